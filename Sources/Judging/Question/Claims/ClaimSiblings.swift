package import AssociationModel
import Findings
import TextFormats

/// The claims of one list, arranged so that a claim is compared with the others at a cost that does not grow with them.
package struct ClaimSiblings: Sendable {
    private let claims: [Claim]
    private var firsts: [EntryIdentity: Int] = [:]
    private var firstWithBuildSetting: Int?
    private var domains: [Service: Set<String>] = [:]
    private var wildcards: [Service: Set<String>] = [:]

    package init(_ claims: [Claim]) {
        self.claims = claims
        for (index, claim) in claims.enumerated() { add(claim.entry, at: index) }
    }

    private mutating func add(_ entry: EntitlementEntry, at index: Int) {
        if let identity = EntryIdentity(entry), firsts[identity] == nil { firsts[identity] = index }
        if entry.buildSetting != nil, firstWithBuildSetting == nil { firstWithBuildSetting = index }
        guard let service = entry.knownService ?? entry.service.flatMap({ Service.nearest(to: $0.text) }) else {
            return
        }
        if entry.isWildcard {
            wildcards[service, default: []].insert(entry.domain)
        } else {
            domains[service, default: []].insert(entry.domain)
        }
    }

    /// The first claim before the one at `index` that says the same: service and domain, ignoring case, and whatever
    /// else is written.
    package func repeated(at index: Int) -> Claim? {
        guard let identity = EntryIdentity(claims[index].entry), let first = firsts[identity], first < index else {
            return nil
        }
        return claims[first]
    }

    /// Whether a claim says the same as the one at `index`, but without its mode.
    package func hasTwinWithoutMode(at index: Int) -> Bool {
        guard var identity = EntryIdentity(claims[index].entry), identity.query != nil else { return false }
        identity.query = nil
        return firsts[identity] != nil
    }

    /// Whether a claim before the one at `index` depends on a build setting.
    package func hasBuildSetting(before index: Int) -> Bool { firstWithBuildSetting.map { $0 < index } ?? false }

    /// Whether a claim for the service covers the host: names it, or is a wildcard of a domain above it. A misspelt
    /// service counts as the one that was meant.
    package func cover(_ host: String, for service: Service) -> Bool {
        if domains[service]?.contains(host) == true { return true }
        guard let wildcards = wildcards[service] else { return false }
        var rest = host[...]
        while let dot = rest.utf8.firstIndex(of: UInt8(ascii: ".")) {
            rest = rest[rest.utf8.index(after: dot)...]
            if wildcards.contains(String(rest)) { return true }
        }
        return false
    }
}

/// What two entries that say the same have in common.
private struct EntryIdentity: Hashable {
    let service: String
    let pattern: String
    let port: String?
    var query: String?
    let path: String?

    /// Nil for an entry without a service, and for a domain that was typed without one.
    init?(_ entry: EntitlementEntry) {
        guard let service = entry.service, entry.impliedService == nil else { return nil }
        self.service = service.text.asciiLowercased
        pattern = entry.pattern
        port = entry.port?.text
        query = entry.query?.text
        path = entry.pathPrefix
    }
}
