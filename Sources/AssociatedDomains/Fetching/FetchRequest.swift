package import AssociationModel
import Catalogue
package import Findings
import Judging
import TextFormats

/// What `aasa fetch` asks of hosts: the file of each, and which apps it should list.
package struct FetchRequest: Sendable {
    /// The services of each host, which comes once, in the order of the arguments.
    private let claims: [[Claim]]
    private let apps: [AppIdentifier]

    /// Reads the hosts.
    ///
    /// - Parameters:
    ///   - services: the services that the apps are looked for in; empty for that of an entitlement string, and
    ///     `webcredentials` for a domain.
    ///   - apps: the apps that the files should list; empty to judge nothing.
    package init(
        _ arguments: [String], services: [Service], apps: [AppIdentifier]
    ) throws(WrittenHost.Refusal) {
        var hosts: [(site: SiteKey, claims: [Claim])] = []
        var seen: Set<String> = []
        for argument in arguments {
            let host = try WrittenHost(argument, allowing: .ofOneHost)
            let wanted = services.isEmpty ? [host.service ?? .webcredentials] : services
            hosts.append((host.site, wanted.map(host.claim).filter { seen.insert($0.entitlement).inserted }))
        }
        claims = hosts.grouped(by: \.site).map { $0.elements.flatMap(\.claims) }
        self.apps = apps
    }

    /// The check that finds it out.
    ///
    /// - Parameter isForFile: whether the file alone is wanted, of which one copy is enough.
    package func check(from source: EvidenceSource, forFile isForFile: Bool = false) -> AssociationCheck {
        let all = claims.flatMap(\.self)
        return isForFile
            ? AssociationCheck(fileFor: all, apps: apps, from: source)
            : AssociationCheck(InputParts(lists: [ClaimList(named: all)], apps: apps), from: source)
    }

    /// What was found out of each host, in their order.
    package func reports(on evidence: Evidence) -> [FetchReport] {
        let report = apps.isEmpty ? nil : Report(judging: evidence)
        let associations = Dictionary(grouping: report?.associations ?? []) { $0.entitlement ?? "" }
        let sites = Dictionary(evidence.sites.map { ($0.key, $0) }) { first, _ in first }
        return claims.compactMap { claims in
            guard let site = claims.first?.siteKey.flatMap({ sites[$0] }) else { return nil }
            let own = claims.flatMap { associations[$0.entitlement] ?? [] }
            return FetchReport(site, judgement: report.map { Report(associations: own, findings: $0.findings) })
        }
    }

    /// The file of the only host: the one that Apple reads, or the CDN's copy where the origin was not to be asked.
    package func file(in evidence: Evidence) -> FetchedFile? { evidence.sites.first.map(FetchedFile.init) }
}
