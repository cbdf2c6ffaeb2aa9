package import Findings
package import TextFormats

/// The app described by a file from which a tool makes its Xcode project: Expo's `app.json`, `app.config.json` and
/// `app.config.ts`, Capacitor's `capacitor.config.json`, Cordova's `config.xml`, Tauri's `tauri.conf.json`, Tuist's
/// `Project.swift`. Many repositories have no other description, since their Xcode project is generated.
///
/// <https://docs.expo.dev/versions/latest/config/app/>, <https://capacitorjs.com/docs/config>
package struct AppDescription: Sendable {
    /// The tools whose descriptions are supported.
    package enum Tool: String, Hashable, Sendable, CaseIterable {
        /// Expo: `expo.ios.bundleIdentifier` and other keys, with or without the outer `expo`.
        case expo
        /// Capacitor: `appId`. It does not declare domains.
        case capacitor
        /// Cordova: `<config-file parent="com.apple.developer.associated-domains">`, or `<universal-links>`, which a plugin
        /// reads.
        ///
        /// <https://cordova.apache.org/docs/en/12.x/config_ref/>, <https://github.com/nordnet/cordova-universal-links-plugin>
        case cordova
        /// Tauri: `plugins.deep-link.mobile`, each host of which becomes `applinks:`.
        ///
        /// <https://v2.tauri.app/plugin/deep-linking/>
        case tauri
        /// Tuist: the dictionary of a target's `entitlements`.
        ///
        /// <https://docs.tuist.dev/en/references/project-description/structs/target>
        case tuist

        /// What names the team.
        package var teamSetting: String {
            switch self {
            case .expo: "ios.appleTeamId"
            case .capacitor, .tuist: "DEVELOPMENT_TEAM"
            case .cordova: "developmentTeam in build.json"
            case .tauri: "bundle.iOS.developmentTeam"
            }
        }
    }

    package let tool: Tool
    package let source: SourceText
    package let name: DeclaredText?
    /// The bundle identifier: `ios.bundleIdentifier`, or `appId`.
    package let bundleIdentifier: DeclaredText?
    /// The Team ID: `ios.appleTeamId`.
    package let teamIdentifier: DeclaredText?
    /// The associated domains: `ios.associatedDomains` and those in `ios.entitlements`, which Expo merges.
    package let associatedDomains: [DeclaredText]

    package init(
        _ tool: Tool, in source: SourceText, bundleIdentifier: DeclaredText?,
        teamIdentifier: DeclaredText?, associatedDomains: [DeclaredText]
    ) {
        self.tool = tool
        self.source = source
        name = nil
        self.bundleIdentifier = bundleIdentifier
        self.teamIdentifier = teamIdentifier
        self.associatedDomains = associatedDomains
    }

    /// Reads the description. Nil if the JSON is not an object or not a description for this tool.
    package init?(_ root: JSONValue, of tool: Tool, in source: SourceText) {
        guard root.members != nil else { return nil }
        self.tool = tool
        self.source = source
        switch tool {
        case .capacitor:
            guard root.member("appId") != nil else { return nil }
            name = root.text(["appName"], in: source)
            bundleIdentifier = root.text(["appId"], in: source)
            teamIdentifier = nil
            associatedDomains = []
        case .expo:
            let base = root.member("expo") == nil ? [] : ["expo"]
            // Heroku and React Native have an app.json too, with a “name” at the top.
            guard root.value(base + ["ios"]) != nil || root.value(base + [base.isEmpty ? "slug" : "name"]) != nil else {
                return nil
            }
            name = root.text(base + ["name"], in: source)
            bundleIdentifier = root.text(base + ["ios", "bundleIdentifier"], in: source)
            teamIdentifier = root.text(base + ["ios", "appleTeamId"], in: source)
            associatedDomains =
                root.texts(base + ["ios", "associatedDomains"], in: source)
                + root.texts(base + ["ios", "entitlements", DeclaredDomains.key], in: source)
        case .tauri:
            guard root.member("identifier") != nil || root.value(Self.deepLinks) != nil else { return nil }
            name = root.text(["productName"], in: source)
            bundleIdentifier = root.text(["identifier"], in: source)
            teamIdentifier = root.text(["bundle", "iOS", "developmentTeam"], in: source)
            associatedDomains = (root.value(Self.deepLinks)?.elements ?? []).enumerated().compactMap { index, link in
                guard let host = link.member("host")?.value, let string = host.string else { return nil }
                let text = "\(Service.applinks.rawValue):\(string)"
                return DeclaredText(
                    text, in: source, at: LocatedText(text, standingFor: host.span),
                    keys: Self.deepLinks + [String(index), "host"])
            }
        case .cordova, .tuist: return nil
        }
    }

    private static let deepLinks = ["plugins", "deep-link", "mobile"]

    /// The application identifier, made of the team and the bundle identifier; nil if one is missing or malformed.
    package var applicationIdentifier: AppIdentifier? {
        guard let team = teamIdentifier, let bundle = bundleIdentifier else { return nil }
        return AppIdentifier(prefix: team.string, bundleIdentifier: bundle.string)
    }
}

extension JSONValue {
    fileprivate func value(_ keys: [String]) -> JSONValue? {
        keys.reduce(self) { $0?.member($1)?.value }
    }

    fileprivate func text(_ keys: [String], in source: SourceText) -> DeclaredText? {
        value(keys)?.declaredText(in: source, keys: keys)
    }

    fileprivate func texts(_ keys: [String], in source: SourceText) -> [DeclaredText] {
        (value(keys)?.elements ?? []).enumerated().compactMap {
            $1.declaredText(in: source, keys: keys + [String($0)])
        }
    }

    private func declaredText(in source: SourceText, keys: [String]) -> DeclaredText? {
        string.map {
            let location = LocatedText($0, standingFor: SourceSpan(span.start + 1, span.end - 1))
            return DeclaredText($0, in: source, at: location, keys: keys)
        }
    }
}
