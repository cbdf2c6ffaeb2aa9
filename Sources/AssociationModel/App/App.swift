/// An app as it was built and signed, with what is inside it: the facts, to be judged by checks.
public struct App: Sendable {
    /// What a bundle is.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// An app.
        case application
        /// An App Clip inside an app, or by itself.
        case appClip
        /// An extension.
        case appExtension
        /// An app for a watch, inside an app or by itself.
        case watchApp
    }

    /// What it is.
    public let kind: Kind
    /// The path of the bundle, as a report names it; of a part, with the path of what it is inside of.
    public let path: String
    /// What its `Info.plist` says.
    public let info: AppInfo
    /// The profile inside; nil where there is none, as in what the App Store delivers.
    public let profile: ProvisioningProfile?
    /// The executable; nil where `Info.plist` names none, or the file is not there.
    public let executable: Executable?
    /// The App Clips, extensions and apps for a watch inside, in the order of their folders and names.
    public let nested: [App]

    /// Puts an app together.
    public init(
        kind: Kind, path: String, info: AppInfo, profile: ProvisioningProfile?, executable: Executable?, nested: [App]
    ) {
        self.kind = kind
        self.path = path
        self.info = info
        self.profile = profile
        self.executable = executable
        self.nested = nested
    }

    /// The signature of the slice that today's devices run; nil where it is not signed.
    public var signature: CodeSignature? { executable?.mainSlice?.signature }

    /// The entitlements that it was really signed with; nil where it has none, or is not signed.
    public var entitlements: AppEntitlements? { signature?.entitlements }

    /// The bundle identifier, from `Info.plist`.
    public var bundleIdentifier: DeclaredText? { info.bundleIdentifier }

    /// The app and everything inside it, the outer before the inner.
    public var all: [App] { [self] + nested.flatMap(\.all) }
}
