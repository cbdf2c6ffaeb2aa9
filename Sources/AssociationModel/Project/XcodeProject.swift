package import Findings
package import TextFormats

/// What an Xcode project says of the apps that it builds: the facts, to be judged by checks.
package struct XcodeProject: Sendable {
    /// The path of the `.xcodeproj`, as a report names it.
    package let path: String
    /// The `project.pbxproj` inside it.
    package let source: SourceText
    /// The targets, in the order of the project.
    package let targets: [ProjectTarget]
    /// What the project refers to and does not have, and what is broken in it.
    package let problems: [ProjectProblem]

    /// Puts a project together.
    package init(path: String, source: SourceText, targets: [ProjectTarget], problems: [ProjectProblem]) {
        self.path = path
        self.source = source
        self.targets = targets
        self.problems = problems
    }

    /// The targets that are apps, App Clips or extensions: those that can have associations.
    package var appTargets: [ProjectTarget] { targets.filter { $0.kind != nil } }
}

/// A target of a project.
package struct ProjectTarget: Sendable {
    /// The name.
    package let name: DeclaredText
    /// The product type, such as `com.apple.product-type.application`; nil for targets without a product.
    package let productType: String?
    /// The configurations, in the order of the project.
    package let configurations: [TargetConfiguration]

    /// Puts a target together.
    package init(name: DeclaredText, productType: String?, configurations: [TargetConfiguration]) {
        self.name = name
        self.productType = productType
        self.configurations = configurations
    }

    /// What it builds, if that can have associations.
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

    /// The configuration of a name, compared byte for byte.
    package func configuration(_ name: String) -> TargetConfiguration? {
        configurations.first { $0.name.utf8.elementsEqual(name.utf8) }
    }
}

/// A target in one configuration.
package struct TargetConfiguration: Sendable {
    /// The entitlements of a target.
    package enum Entitlements: Sendable {
        /// `CODE_SIGN_ENTITLEMENTS` is not set, or empty: there are none.
        case notSet
        /// The file could not be named, as its setting is not known to the last character.
        case unresolved(ResolvedSetting)
        /// The file could not be read; its path, and why.
        case unreadable(ResolvedSetting, path: String, FileFailure)
        /// The file is no entitlements file; its place and the reason in words.
        case malformed(ResolvedSetting, Place, Message)
        /// The entitlements, with references to settings as written.
        case read(ResolvedSetting, AppEntitlements)
    }

    /// The name, such as `Release`.
    package let name: String
    /// All settings.
    package let settings: BuildSettings
    /// The bundle identifier, from `PRODUCT_BUNDLE_IDENTIFIER`, or where that is not set, as in projects of before
    /// Xcode 7, from the `Info.plist` that `INFOPLIST_FILE` names. Nil where neither has one.
    package let bundleIdentifier: ResolvedSetting?
    /// The entitlements.
    package let entitlements: Entitlements

    /// Puts a configuration together.
    package init(
        name: String, settings: BuildSettings, bundleIdentifier: ResolvedSetting?, entitlements: Entitlements
    ) {
        self.name = name
        self.settings = settings
        self.bundleIdentifier = bundleIdentifier
        self.entitlements = entitlements
    }

    /// `DEVELOPMENT_TEAM`; nil where it is not set.
    package var developmentTeam: ResolvedSetting? { settings["DEVELOPMENT_TEAM"] }

    /// The application identifier, of the team and the bundle identifier; nil where one is missing, not known to the
    /// last character, or malformed. The prefix of an old app may differ from the team, which a project does not say.
    package var applicationIdentifier: AppIdentifier? {
        guard let team = developmentTeam, let bundle = bundleIdentifier, team.isResolved, bundle.isResolved else {
            return nil
        }
        return AppIdentifier(prefix: team.value, bundleIdentifier: bundle.value)
    }

    /// The entitlements, if there are any that could be read.
    package var readEntitlements: AppEntitlements? { if case .read(_, let read) = entitlements { read } else { nil } }
}

/// What a project refers to and does not have, or what is broken in it.
package struct ProjectProblem: Sendable {
    /// The kinds.
    package enum Kind: Hashable, Sendable {
        /// An `.xcconfig` file is missing or cannot be read; its path.
        case configurationFile(path: String, FileFailure)
        /// An `.xcconfig` file includes itself, directly or through others; its path. Xcode skips it.
        case inclusionCycle(path: String)
        /// More `.xcconfig` files, or larger ones, than any project has.
        case tooManyInclusions
        /// A line of an `.xcconfig` file that is no statement.
        case malformedLine
        /// A reference to an object that is not in the project; its identifier.
        case missingObject(String)
    }

    /// What it is.
    package let kind: Kind
    /// Where it shows.
    package let place: Place

    /// Places a problem.
    package init(_ kind: Kind, at place: Place) {
        self.kind = kind
        self.place = place
    }

    /// The problem in words.
    package var message: Message {
        switch kind {
        case .configurationFile(let path, .missing): "the configuration file \(path) is not there"
        case .configurationFile(let path, _): "the configuration file \(path) cannot be read"
        case .inclusionCycle(let path): "the configuration file \(path) includes itself"
        case .tooManyInclusions: "there are more configuration files than are read"
        case .malformedLine: "this line is neither an assignment nor an #include"
        case .missingObject(let identifier): "the project has no object \(identifier)"
        }
    }
}
