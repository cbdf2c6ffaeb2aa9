import AssociationModel
import CurlFetch
import Findings
import TextFormats
import UniversalLinks

extension ConfigurationReader {
    /// Reads the environments, by their names.
    mutating func readEnvironments(_ value: JSONValue) {
        guard let members = value.members else {
            return complain(value, "environments", "an object that maps names to settings")
        }
        for member in members { readEnvironment(member) }
    }

    private mutating func readEnvironment(_ member: JSONMember) {
        let name = member.key
        guard let members = members(of: member.value, "an environment", ConfigurationFile.environmentSchema) else {
            return
        }
        var network = NetworkChoices()
        network.isOffline = flag("offline", members)
        network.allowsPrivateAddresses = flag("allow-private", members)
        network.connectTo = strings(members.value("connect-to"), "connect-to", "HOST:PORT:ADDR:PORT").compactMap {
            value($0, of: "HOST:PORT:ADDR:PORT", ConnectTo.init)
        }
        network.resolve = strings(members.value("resolve"), "resolve", "HOST:PORT:ADDR").compactMap {
            value($0, of: "HOST:PORT:ADDR", Resolve.init)
        }
        network.cdn = optionalString("cdn", members).flatMap { text in
            word(text, "choice", among: EvidenceSource.CDNCopy.allCases) { $0.rawValue }
        }
        network.cdnBase = optionalString("cdn-url", members).flatMap { cdnBase($0) }
        network.timeout = number("timeout", members, "a number of seconds, at most 3600") {
            Double($0).flatMap { NetworkChoices.allows(timeout: $0) ? $0 : nil }
        }
        network.concurrency = number("jobs", members, "a whole number from 1 to 256") {
            Int($0).flatMap { NetworkChoices.concurrencies.contains($0) ? $0 : nil }
        }
        environments.append(
            ConfigurationFile.Environment(
                name: name, sites: members.value("sites").map { sites(of: $0) },
                trustedRoots: optionalString("cacert", members), network: network,
                spans: Dictionary(members.map { ($0.key.text, $0.key.span) }) { _, last in last }))
    }

    /// The sites of an environment, which stand for those of the file.
    private mutating func sites(of value: JSONValue) -> [ExpectationFile.Site] {
        let outer = sites
        sites = []
        defer { sites = outer }
        readSites(value)
        return sites
    }

    private mutating func cdnBase(_ text: LocatedString) -> String? {
        guard let base = NetworkChoices.cdnBase(text.text) else {
            complain("\(text.text) is not an https URL", at: text.span)
            return nil
        }
        return base
    }

    private mutating func flag(_ key: String, _ members: [JSONMember]) -> Bool? {
        guard let value = members.value(key) else { return nil }
        if value.bool == nil { complain(value, key, "true or false") }
        return value.bool
    }

    private mutating func number<Value>(
        _ key: String, _ members: [JSONMember], _ wanted: Message, _ read: (String) -> Value?
    ) -> Value? {
        guard let value = members.value(key) else { return nil }
        guard case .number(let digits) = value.content, let number = read(digits) else {
            complain("\(key) is not \(wanted)", at: value.opening)
            return nil
        }
        return number
    }

    private mutating func value<Value>(_ text: LocatedString, of form: Message, _ read: (String) -> Value?) -> Value? {
        if let value = read(text.text) { return value }
        complain("\(text.text) is not of the form \(form)", at: text.span)
        return nil
    }
}
