package import Findings
package import TextFormats

/// The apps that an Xcode project builds. Facts only; checks judge them.
package struct XcodeProject: Sendable {
    /// The path of the `.xcodeproj` as reports show it.
    package let path: String
    /// The `project.pbxproj` inside it.
    package let source: SourceText
    /// The targets, in the order of the project.
    package let targets: [ProjectTarget]
    /// References to things that are missing, and broken parts of the project.
    package let problems: [ProjectProblem]

    package init(path: String, source: SourceText, targets: [ProjectTarget], problems: [ProjectProblem]) {
        self.path = path
        self.source = source
        self.targets = targets
        self.problems = problems
    }

    /// The targets that build apps, App Clips or extensions, which can have associations.
    package var appTargets: [ProjectTarget] { targets.filter { $0.kind != nil } }
}

/// A target of a project.
package struct ProjectTarget: Sendable {
    package let name: DeclaredText
    /// The product type, such as `com.apple.product-type.application`; nil for targets without a product.
    package let productType: String?
    /// The build configurations, in the order of the project.
    package let configurations: [TargetConfiguration]

    package init(name: DeclaredText, productType: String?, configurations: [TargetConfiguration]) {
        self.name = name
        self.productType = productType
        self.configurations = configurations
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

    /// The configuration with this name, compared byte for byte.
    package func configuration(_ name: String) -> TargetConfiguration? {
        configurations.first { $0.name.utf8.elementsEqual(name.utf8) }
    }
}

/// A target in one build configuration.
package struct TargetConfiguration: Sendable {
    /// The entitlements of a target.
    package enum Entitlements: Sendable {
        /// `CODE_SIGN_ENTITLEMENTS` is not set or empty, so there are no entitlements.
        case notSet
        /// The path of the file is unknown because its setting could not be fully resolved.
        case unresolved(ResolvedSetting)
        /// The file could not be read; its path and the reason.
        case unreadable(ResolvedSetting, path: String, FileFailure)
        /// The file is not an entitlements file; its place and the reason in words.
        case malformed(ResolvedSetting, Place, Message)
        /// The entitlements, with references to settings kept as written.
        case read(ResolvedSetting, AppEntitlements)
    }

    /// The name, such as `Release`.
    package let name: String
    package let settings: BuildSettings
    /// The bundle identifier from `PRODUCT_BUNDLE_IDENTIFIER` or, if that is not set, as in projects older than Xcode
    /// 7, from the `Info.plist` named by `INFOPLIST_FILE`. Nil if neither has one.
    package let bundleIdentifier: ResolvedSetting?
    package let entitlements: Entitlements

    package init(
        name: String, settings: BuildSettings, bundleIdentifier: ResolvedSetting?, entitlements: Entitlements
    ) {
        self.name = name
        self.settings = settings
        self.bundleIdentifier = bundleIdentifier
        self.entitlements = entitlements
    }

    /// `DEVELOPMENT_TEAM`; nil if it is not set.
    package var developmentTeam: ResolvedSetting? { settings["DEVELOPMENT_TEAM"] }

    /// The application identifier, made of the team and the bundle identifier; nil if one is missing, not fully
    /// resolved, or malformed. For an old app the prefix may differ from the team, which the project does not show.
    package var applicationIdentifier: AppIdentifier? {
        guard let team = developmentTeam, let bundle = bundleIdentifier, team.isResolved, bundle.isResolved else {
            return nil
        }
        return AppIdentifier(prefix: team.value, bundleIdentifier: bundle.value)
    }

    /// The entitlements, if they could be read.
    package var readEntitlements: AppEntitlements? { if case .read(_, let read) = entitlements { read } else { nil } }
}

/// A reference to something that is missing, or a broken part of a project.
package struct ProjectProblem: Sendable {
    package enum Kind: Hashable, Sendable {
        /// An `.xcconfig` file is missing or can't be read; its path and the reason.
        case configurationFile(path: String, FileFailure)
        /// An `.xcconfig` file includes itself, directly or indirectly; its path. Xcode skips the inclusion.
        case inclusionCycle(path: String)
        /// There are unrealistically many `.xcconfig` files, or they are unrealistically large.
        case tooManyInclusions
        /// A line of an `.xcconfig` file that is not a statement.
        case malformedLine
        /// A reference to an object that the project does not contain; its identifier.
        case missingObject(String)
    }

    package let kind: Kind
    package let place: Place

    package init(_ kind: Kind, at place: Place) {
        self.kind = kind
        self.place = place
    }

    package var message: Message {
        switch kind {
        case .configurationFile(let path, .missing): "the configuration file \(path) does not exist"
        case .configurationFile(let path, _): "the configuration file \(path) can't be read"
        case .inclusionCycle(let path): "the configuration file \(path) includes itself"
        case .tooManyInclusions: "there are too many configuration files to read them all"
        case .malformedLine: "this line is neither an assignment nor an #include"
        case .missingObject(let identifier): "the project has no object \(identifier)"
        }
    }
}
