package import TextFormats

/// An app as it was built and signed, with what is inside it: the facts, to be judged by checks.
package struct App: Sendable {
    /// What a bundle is.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
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
    package let kind: Kind
    /// The path of the bundle, as a report names it; of a part, with the path of what it is inside of.
    package let path: String
    /// What its `Info.plist` says.
    package let info: AppInfo
    /// The profile inside; nil where there is none, as in what the App Store delivers.
    package let profile: ProvisioningProfile?
    /// The executable; nil where `Info.plist` names none, or the file is not there.
    package let executable: Executable?
    /// The App Clips, extensions and apps for a watch inside, in the order of their folders and names.
    package let nested: [App]

    /// Puts an app together.
    package init(
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
    package var signature: CodeSignature? { executable?.mainSlice?.signature }

    /// The entitlements that it was really signed with, or built with for a simulator; nil where it has none.
    package var entitlements: AppEntitlements? { executable?.mainSlice?.entitlements }

    /// Whether it was built for a simulator.
    package var isForSimulator: Bool { executable?.mainSlice?.isForSimulator == true }

    /// The bundle identifier, from `Info.plist`.
    package var bundleIdentifier: DeclaredText? { info.bundleIdentifier }

    /// The application identifier: the one it was signed with; where that is a pattern or not there, that of the
    /// profile, or the one that the signature's team and the bundle identifier make. Nil where none is known in full, as
    /// in a build for a simulator that no team was chosen for.
    package var identifier: AppIdentifier? {
        let signed = entitlements?.applicationIdentifier?.string
        if let app = signed.flatMap({ AppIdentifier($0) }) { return hasStandInPrefix ? nil : app }
        if let app = profile?.applicationIdentifier.flatMap({ AppIdentifier($0.string) }) { return app }
        let pattern = signed ?? profile?.applicationIdentifier?.string
        let prefix =
            pattern.map { String(decoding: $0.utf8.prefix { $0 != UInt8(ascii: ".") }, as: UTF8.self) }
            ?? teamIdentifier
        guard let prefix, let bundle = bundleIdentifier?.string else { return nil }
        return AppIdentifier(prefix: prefix, bundleIdentifier: bundle)
    }

    /// The Team ID: of the entitlements, the signature, or the profile.
    package var teamIdentifier: String? {
        entitlements?.teamIdentifier?.string ?? signature?.teamIdentifier ?? profile?.teamIdentifiers.first?.string
    }

    /// Whether the prefix is what Xcode writes for a simulator in place of a team.
    package var hasStandInPrefix: Bool {
        isForSimulator && entitlements?.applicationIdentifier?.string.utf8.starts(with: "FAKETEAMID.".utf8) == true
    }

    /// The app and everything inside it, the outer before the inner.
    package var all: [App] { [self] + nested.flatMap(\.all) }
}
