package import TextFormats

/// An app as it was built and signed, and the bundles nested in it. Facts only; checks judge them.
package struct App: Sendable {
    /// The kind of a bundle.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        case application
        /// An App Clip, nested in an app or on its own.
        case appClip
        case appExtension
        /// A watch app, nested in an app or on its own.
        case watchApp

        /// Whether people see it as an app, rather than as part of one.
        package var isApp: Bool { self != .appExtension }
    }

    package let kind: Kind
    /// The path of the bundle as reports show it. For a nested bundle it includes the path of the enclosing one.
    package let path: String
    /// The contents of its `Info.plist`.
    package let info: AppInfo
    /// The embedded profile; nil if there is none, as in apps from the App Store.
    package let profile: ProvisioningProfile?
    /// The executable; nil if `Info.plist` names none or the file is missing.
    package let executable: Executable?
    /// The nested App Clips, extensions and watch apps, ordered by folder and name.
    package let nested: [App]

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

    /// The signature of the slice that current devices run; nil if it is not signed.
    package var signature: CodeSignature? { executable?.mainSlice?.signature }

    /// The entitlements the app was signed with or, for a simulator build, built with; nil if it has none.
    package var entitlements: AppEntitlements? { executable?.mainSlice?.entitlements }

    /// Whether this is a simulator build.
    package var isForSimulator: Bool { executable?.mainSlice?.isForSimulator == true }

    /// Whether it runs on a Mac, as an app of its own or with Mac Catalyst.
    package var isForMac: Bool {
        let platform = executable?.mainSlice?.target?.platform
        return platform == .macOS || platform == .macCatalyst
    }

    /// The bundle identifier from `Info.plist`.
    package var bundleIdentifier: DeclaredText? { info.bundleIdentifier }

    /// The application identifier the app was signed with. If that is missing or a pattern, the one from the profile,
    /// or one made from the signature's team and the bundle identifier. Nil if no complete identifier is known, as in a
    /// simulator build without a team.
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

    /// The Team ID from the entitlements, else the signature, else the profile.
    package var teamIdentifier: String? {
        entitlements?.teamIdentifier?.string ?? signature?.teamIdentifier ?? profile?.teamIdentifiers.first?.string
    }

    /// Whether the prefix is the placeholder that Xcode writes into simulator builds instead of a team.
    package var hasStandInPrefix: Bool {
        isForSimulator && entitlements?.applicationIdentifier?.string.utf8.starts(with: "FAKETEAMID.".utf8) == true
    }

    /// The extensions in it that claim domains for themselves.
    package var claimingExtensions: [App] {
        all.filter { $0.kind == .appExtension && $0.entitlements?.associatedDomains != nil }
    }

    /// Whether domains are claimed by the app, by an app nested in it, or by an extension where the claim belongs.
    package var claimsAsApp: Bool {
        if let domains = entitlements?.associatedDomains, kind.isApp || domains.areForExtensions { return true }
        return nested.contains { part in
            part.claimsAsApp || kind == .watchApp && part.entitlements?.associatedDomains != nil
        }
    }

    /// The app and every bundle nested in it, each before the bundles it contains.
    package var all: [App] { [self] + nested.flatMap(\.all) }
}
