package import Findings
package import TextFormats

/// A target of a project.
package struct ProjectTarget: Sendable {
    package let name: DeclaredText
    /// The product type, such as `com.apple.product-type.application`; nil for targets without a product.
    package let productType: String?
    /// The build configurations, in the order of the project.
    package let configurations: [TargetConfiguration]
    /// The system's frameworks in its phase “Link Binary With Libraries”.
    package let frameworks: [LinkedFramework]

    /// A framework that a target links.
    package struct LinkedFramework: Sendable {
        /// The name without its extension, such as `AuthenticationServices`.
        package let name: String
        /// Whether it is optional, so that an app starts without it.
        package let isWeak: Bool
        package let place: Place

        package init(name: String, isWeak: Bool, at place: Place) {
            (self.name, self.isWeak, self.place) = (name, isWeak, place)
        }
    }

    package init(
        name: DeclaredText, productType: String?, configurations: [TargetConfiguration],
        frameworks: [LinkedFramework] = []
    ) {
        self.name = name
        self.productType = productType
        self.configurations = configurations
        self.frameworks = frameworks
    }

    /// What the target builds, if it can have associations.
    package var kind: App.Kind? {
        switch productType {
        case "com.apple.product-type.application", "com.apple.product-type.application.messages": .application
        case "com.apple.product-type.application.on-demand-install-capable": .appClip
        case "com.apple.product-type.application.watchapp", "com.apple.product-type.application.watchapp2": .watchApp
        case "com.apple.product-type.app-extension", "com.apple.product-type.extensionkit-extension",
            "com.apple.product-type.watchkit2-extension", "com.apple.product-type.watchkit-extension",
            "com.apple.product-type.tv-app-extension", "com.apple.product-type.app-extension.messages":
            .appExtension
        default: nil
        }
    }

    /// Whether it builds the extension of a watch app, to which the app's capabilities belong.
    package var isWatchExtension: Bool {
        productType == "com.apple.product-type.watchkit2-extension"
            || productType == "com.apple.product-type.watchkit-extension"
    }

    /// Whether it claims domains in some configuration.
    package var claimsDomains: Bool {
        configurations.contains { $0.readEntitlements?.associatedDomains != nil }
    }

    /// The configuration with this name, compared byte for byte.
    package func configuration(_ name: String) -> TargetConfiguration? {
        configurations.first { $0.name.utf8.elementsEqual(name.utf8) }
    }
}
