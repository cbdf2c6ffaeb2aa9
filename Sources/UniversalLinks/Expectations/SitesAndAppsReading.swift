package import AssociationModel
package import Findings
package import TextFormats

/// A reader of a file with the keys `sites` and `apps`, which mean the same in expectation files and in `.aasa.json`.
package protocol SitesAndAppsReading: ConfigurationReading {
    /// The sites that were read.
    var sites: [ExpectationFile.Site] { get set }
    /// The names of apps that were read.
    var apps: NamedApps { get set }
}

/// The names that one of our files gives to apps.
package struct NamedApps: Sendable {
    /// The apps, by their names.
    package private(set) var identifiers: [String: AppIdentifier] = [:]
    /// The names, in the order of the file.
    package private(set) var names: [String] = []
    /// The places of the names.
    package private(set) var spans: [String: SourceSpan] = [:]
    /// The names whose identifier is not one, which is reported once.
    fileprivate var mistaken: Set<String> = []

    package init() {}

    fileprivate mutating func add(_ app: AppIdentifier, as name: LocatedString) {
        if identifiers.updateValue(app, forKey: name.text) == nil { names.append(name.text) }
        spans[name.text] = name.span
    }
}

extension SitesAndAppsReading {
    /// Reads the object that maps hosts to web roots or AASA files.
    package mutating func readSites(_ value: JSONValue) {
        guard let members = value.members else {
            return complain(value, "sites", "an object that maps hosts to paths")
        }
        for member in members {
            let host: WrittenHost
            do throws(WrittenHost.Refusal) { host = try WrittenHost(member.key.text, allowing: .port) } catch {
                complain("\(member.key.text) is not a host name", at: member.key.span, help: error.help)
                continue
            }
            guard let path = LocatedString(member.value), !path.text.isEmpty else {
                complain(member.value, member.key.text, "the path of a directory or file")
                continue
            }
            sites.append(.init(host: host.authority, path: path))
        }
    }

    /// Reads the object that maps names to app identifiers.
    package mutating func readApps(_ value: JSONValue) {
        guard let members = value.members else {
            return complain(value, "apps", "an object that maps names to app identifiers")
        }
        for member in members {
            guard let text = member.value.string else {
                apps.mistaken.insert(member.key.text)
                complain(member.value, member.key.text, "an app identifier")
                continue
            }
            if let app = AppIdentifier(text) {
                apps.add(app, as: member.key)
            } else {
                apps.mistaken.insert(member.key.text)
                complain("\(text) is not an app identifier", at: member.value.span, help: Self.identifierHelp)
            }
        }
    }

    /// The app that a text names, by a name under `apps` or by its identifier; nil after a mistake.
    package mutating func app(_ text: LocatedString) -> AppIdentifier? {
        if let app = apps.identifiers[text.text] ?? AppIdentifier(text.text) { return app }
        guard !apps.mistaken.contains(text.text) else { return nil }
        let near = nearest(to: text.text, among: apps.names)
        complain(
            "\(text.text) is neither an app identifier nor a name under “apps”\(Self.suggestion(near))", at: text.span,
            help: near == nil ? Self.identifierHelp : nil)
        return nil
    }

    private static var identifierHelp: Message {
        "write ten letters or digits, a period and the bundle identifier, as in 7D3KX9QW2M.com.example.app"
    }
}

extension EntitlementEntry {
    /// Whether this is a plain domain, possibly with a wildcard or a port, and nothing else.
    package var isPlainDomain: Bool { isDomain && path == nil }

    /// Whether this is a domain as an entitlement may have it, with a wildcard, a port or a path.
    var isDomain: Bool {
        problem == nil && hostProblem == nil && !hasInvalidPort && scheme == nil && query == nil && whitespace.isEmpty
    }
}
