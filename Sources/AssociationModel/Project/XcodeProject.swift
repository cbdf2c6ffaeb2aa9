public import Findings

/// What an Xcode project says of the apps that it builds: the facts, to be judged by checks.
public struct XcodeProject: Sendable {
    /// The path of the `.xcodeproj`, as a report names it.
    public let path: String
    /// The `project.pbxproj` inside it.
    public let source: SourceText
    /// The targets, in the order of the project.
    public let targets: [ProjectTarget]
    /// What the project refers to and does not have, and what is broken in it.
    public let problems: [ProjectProblem]

    /// Puts a project together.
    public init(path: String, source: SourceText, targets: [ProjectTarget], problems: [ProjectProblem]) {
        self.path = path
        self.source = source
        self.targets = targets
        self.problems = problems
    }

    /// The targets that are apps, App Clips or extensions: those that can have associations.
    public var appTargets: [ProjectTarget] { targets.filter { $0.kind != nil } }
}

/// A target of a project.
public struct ProjectTarget: Sendable {
    /// The name.
    public let name: DeclaredText
    /// The product type, such as `com.apple.product-type.application`; nil for targets without a product.
    public let productType: String?
    /// The configurations, in the order of the project.
    public let configurations: [TargetConfiguration]

    /// Puts a target together.
    public init(name: DeclaredText, productType: String?, configurations: [TargetConfiguration]) {
        self.name = name
        self.productType = productType
        self.configurations = configurations
    }

    /// What it builds, if that can have associations.
    public var kind: App.Kind? {
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
    public func configuration(_ name: String) -> TargetConfiguration? {
        configurations.first { $0.name.utf8.elementsEqual(name.utf8) }
    }
}

/// A target in one configuration.
public struct TargetConfiguration: Sendable {
    /// The entitlements of a target.
    public enum Entitlements: Sendable {
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
    public let name: String
    /// All settings.
    public let settings: BuildSettings
    /// The bundle identifier, from `PRODUCT_BUNDLE_IDENTIFIER`, or where that is not set, as in projects of before
    /// Xcode 7, from the `Info.plist` that `INFOPLIST_FILE` names. Nil where neither has one.
    public let bundleIdentifier: ResolvedSetting?
    /// The entitlements.
    public let entitlements: Entitlements

    /// Puts a configuration together.
    public init(
        name: String, settings: BuildSettings, bundleIdentifier: ResolvedSetting?, entitlements: Entitlements
    ) {
        self.name = name
        self.settings = settings
        self.bundleIdentifier = bundleIdentifier
        self.entitlements = entitlements
    }

    /// `DEVELOPMENT_TEAM`; nil where it is not set.
    public var developmentTeam: ResolvedSetting? { settings["DEVELOPMENT_TEAM"] }

    /// The application identifier, of the team and the bundle identifier; nil where one is missing, not known to the
    /// last character, or malformed. The prefix of an old app may differ from the team, which a project does not say.
    public var applicationIdentifier: AppIdentifier? {
        guard let team = developmentTeam, let bundle = bundleIdentifier, team.isResolved, bundle.isResolved else {
            return nil
        }
        return AppIdentifier(prefix: team.value, bundleIdentifier: bundle.value)
    }

    /// The entitlements, if there are any that could be read.
    public var readEntitlements: AppEntitlements? { if case .read(_, let read) = entitlements { read } else { nil } }
}

/// What a project refers to and does not have, or what is broken in it.
public struct ProjectProblem: Sendable {
    /// The kinds.
    public enum Kind: Hashable, Sendable {
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
    public let kind: Kind
    /// Where it shows.
    public let place: Place

    /// Places a problem.
    public init(_ kind: Kind, at place: Place) {
        self.kind = kind
        self.place = place
    }

    /// The problem in words.
    public var message: Message {
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
