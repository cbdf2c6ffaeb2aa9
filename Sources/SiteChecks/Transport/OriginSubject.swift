package import AssociationModel
package import Findings
package import Judging

/// The attempt to fetch a site's file from the origin over the network.
///
/// A site that a directory stands in for, or that may not be contacted, has none.
package struct OriginSubject: Scoped {
    package let site: SiteSurvey
    /// The exchange that counts: in an alternate mode, the one that accepts any certificate.
    package let exchange: Exchange
    package let scope: Scope

    init?(_ site: SiteSurvey) {
        guard let exchange = site.probes.decisive, exchange.file == nil else { return nil }
        if case .notSeen = exchange.outcome { return nil }
        self.site = site
        self.exchange = exchange
        scope = site.scope
    }

    /// Why there was no response, if there was none.
    package var failure: FetchFailure? { exchange.failure }

    /// The host as written, with the port if one was given.
    package var host: String { site.key.authority }

    /// The host with a port, 443 if none was given.
    var hostAndPort: String { site.key.host + ":" + (site.key.port ?? "443") }

    package var place: Place { .response(url: exchange.request.url) }

    /// How long the attempt took, in brackets; empty where it was not timed.
    var duration: Message {
        exchange.timing.map { " (gave up after \(Int($0.total.rounded())) s)" } ?? ""
    }

    /// The TLS version below 1.2 that the server chose when old versions were allowed; nil where it chose none.
    var oldVersion: String? {
        let old: Set = ["SSLv2", "SSLv3", "TLSv1", "TLSv1.0", "TLSv1.1"]
        return site.probes.withOldProtocols?.tls?.version.flatMap { old.contains($0) ? $0 : nil }
    }

    /// Makes an observation with notes about the addresses that were tried, and about the attempts.
    func observation(_ message: Message, notes: [Note] = [], help: Message) -> Observation {
        let attempts = exchange.attempts.map { Note($0.inWords) }
        return Observation(message, at: place, notes: attempts + exchange.circumstances + notes, help: help)
    }
}

extension Subjects {
    /// The sites whose servers were contacted.
    var origins: [OriginSubject] { once { sites.compactMap(OriginSubject.init) } }

    /// The contacted sites whose file devices get from Apple's CDN.
    var publicOrigins: [OriginSubject] { once { origins.filter { !$0.site.isDirect } } }
}
