import AssociationModel
import Findings
import TextFormats

/// Reads the members of an expectation file and continues after each mistake.
struct ExpectationReader: SitesAndAppsReading {
    var problems: [ConfigurationProblem] = []
    var sites: [ExpectationFile.Site] = []
    var apps = NamedApps()
    private(set) var expectations: [Expectation] = []
    private(set) var files: [FileExpectation] = []

    /// Reads the root. `isWhole` means that nothing was lost to JSON mistakes, so that an empty file can be reported.
    mutating func read(_ root: JSONValue, isWhole: Bool) {
        guard let members = members(of: root, "the file", ExpectationFile.fileSchema) else { return }
        if let value = members.value("sites") { readSites(value) }
        if let value = members.value("apps") { readApps(value) }
        for entry in elements(members.value("associations"), "associations") { readAssociation(entry) }
        for entry in elements(members.value("links"), "links") { readLinks(entry) }
        for entry in elements(members.value("files"), "files") { readFile(entry) }
        if isWhole, problems.isEmpty, expectations.isEmpty, files.isEmpty {
            complain(
                "the file contains no expectations", at: root.opening,
                help: "add expectations under “associations”, “links” or “files”")
        }
    }

    private mutating func readFile(_ entry: JSONValue) {
        guard let members = members(of: entry, "an entry of files", ExpectationFile.filesSchema),
            let path = string(of: "file", members, in: entry)
        else { return }
        guard let value = members.value("finds") else {
            return complain(
                "this entry does not say what is found", at: entry.opening,
                help: "add “finds”, an array of the names of findings, or [] for none")
        }
        let count = problems.count
        let finds = elements(value, "finds").compactMap { element in
            let name = LocatedString(element)
            if name == nil { complain(element, "finds", "an array of the names of findings") }
            return name
        }
        if problems.count == count { files.append(FileExpectation(path: path, finds: finds)) }
    }

    private mutating func app(of members: [JSONMember], in entry: JSONValue) -> (name: String, app: AppIdentifier)? {
        guard let text = string(of: "app", members, in: entry), let app = app(text) else { return nil }
        return (text.text, app)
    }

    // MARK: Associations

    private mutating func readAssociation(_ entry: JSONValue) {
        guard let members = members(of: entry, "an association", ExpectationFile.associationSchema) else { return }
        let app = app(of: members, in: entry)
        let written = string(of: "domain", members, in: entry)
        let stated = members.value("service") == nil ? written.flatMap { EntitlementEntry($0.text).knownService } : nil
        let service =
            stated
            ?? string(of: "service", members, in: entry).flatMap { text in
                word(text, "service", among: Service.allCases) { $0.rawValue }
            }
        let domain = written.flatMap { self.domain($0, for: service ?? .webcredentials) }
        var outcome: Expectation.Outcome? = .associated
        var span = written?.span
        if members.value("expect") != nil {
            let text = string(of: "expect", members, in: entry)
            outcome = text.flatMap {
                word($0, "expectation", among: Expectation.Outcome.ofAssociations) { $0.rawValue }
            }
            span = text?.span
        }
        guard let app, let service, let domain, let outcome, let span else { return }
        expectations.append(
            Expectation(
                outcome: outcome, app: app.app, appName: app.name, service: service, domain: domain, url: nil,
                span: span))
    }

    private mutating func domain(_ text: LocatedString, for service: Service) -> EntitlementEntry? {
        var written = text.text[...]
        // As the entitlement has it: `webcredentials:example.com?mode=developer`.
        if let stated = EntitlementEntry(text.text).knownService, let colon = written.firstIndex(of: ":") {
            guard stated == service else {
                complain(
                    "\(text.text) is for \(stated.rawValue), but this entry is for \(service.rawValue)", at: text.span,
                    help: "write \(String(written[colon...].dropFirst())), or the other service")
                return nil
            }
            written = written[colon...].dropFirst()
            written = written[..<(written.firstIndex(of: "?") ?? written.endIndex)]
        }
        let entry = EntitlementEntry(String(written), impliedService: service)
        if entry.isDomain { return entry }
        do throws(WrittenHost.Refusal) {
            let host = try WrittenHost(String(written), allowing: [.port, .wildcard])
            let wildcard = host.parts.contains(.wildcard) ? "*." : ""
            return EntitlementEntry(wildcard + host.authority, impliedService: service)
        } catch {
            let help: Message? = error.replacement == nil ? "write a domain such as example.com or *.example.com" : nil
            complain("\(text.text) is not a domain", at: text.span, help: help ?? error.help)
            return nil
        }
    }

    // MARK: Links

    private mutating func readLinks(_ entry: JSONValue) {
        let outcomes = Expectation.Outcome.ofLinks
        guard let members = members(of: entry, "an entry of links", ExpectationFile.linkSchema) else { return }
        let app = app(of: members, in: entry)
        var domain: EntitlementEntry?
        if members.value("domain") != nil {
            domain = string(of: "domain", members, in: entry).flatMap { self.domain($0, for: .applinks) }
            if domain == nil { return }
        }
        if !outcomes.contains(where: { members.value($0.rawValue) != nil }) {
            complain(
                "this entry lists no URLs", at: entry.opening,
                help: "add “match”, “exclude” or “no-match”, each an array of URLs")
        }
        for outcome in outcomes {
            for element in elements(members.value(outcome.rawValue), outcome.rawValue) {
                guard let url = LocatedString(element) else {
                    complain(element, outcome.rawValue, "an array of URLs")
                    continue
                }
                guard let site = site(of: url, within: domain), let app else { continue }
                expectations.append(
                    Expectation(
                        outcome: outcome, app: app.app, appName: app.name, service: .applinks, domain: site,
                        url: url.text, span: url.span))
            }
        }
    }

    private mutating func site(of url: LocatedString, within domain: EntitlementEntry?) -> EntitlementEntry? {
        let bytes = Array(url.text.utf8)
        let parts = LinkURL(bytes)
        let scheme = String(decoding: bytes[parts.scheme ?? 0..<0], as: UTF8.self).asciiLowercased
        let host = bytes[parts.host ?? 0..<0]
        let entry = EntitlementEntry(String(decoding: host, as: UTF8.self), impliedService: .applinks)
        guard scheme == "https" || scheme == "http", entry.isPlainDomain, !entry.isWildcard else {
            complain(
                "\(url.text) is not the URL of a website", at: url.span,
                help: "write a URL such as https://example.com/path")
            return nil
        }
        guard let domain else { return entry }
        guard LinkDomain(domain.pattern).takes(host) else {
            complain("\(url.text) is not in \(plain: domain.pattern), the domain of this entry", at: url.span)
            return nil
        }
        return domain
    }
}
