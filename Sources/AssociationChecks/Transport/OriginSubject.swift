package import AssociationModel
package import Findings

/// The attempt to get a site's file from its own server over the network.
///
/// Where a site was answered by a directory, or may not be asked, there is none.
package struct OriginSubject: Scoped {
    /// The site.
    package let site: SiteSurvey
    /// The exchange that counts: in an alternate mode the one for which any certificate would do.
    package let exchange: Exchange
    /// What a finding about it concerns.
    package let scope: Scope

    init?(_ site: SiteSurvey) {
        guard let exchange = site.probes.decisive else { return nil }
        if case .file = exchange.responder { return nil }
        if case .notConsulted = exchange.outcome { return nil }
        self.site = site
        self.exchange = exchange
        scope = site.scope
    }

    /// Why there was no answer, if there was none.
    package var failure: FetchFailure? { exchange.failure }

    /// The host as a person wrote it, with the port.
    package var host: String { site.key.authority }

    /// The host with a port in any case.
    var hostAndPort: String { site.key.host + ":" + (site.key.port ?? "443") }

    /// The place of every finding about it.
    package var place: Place { .response(url: exchange.request.url) }

    /// The addresses that were tried, a note each.
    package var attemptNotes: [Note] {
        exchange.attempts.map { attempt in
            switch attempt.result {
            case .connected: Note("\(plain: attempt.address) was connected to")
            case .failed: Note("\(plain: attempt.address) was tried and could not be connected to")
            case .refusedAsPrivate: Note("\(plain: attempt.address) is private or reserved, so it was not tried")
            case .unroutable: Note("\(plain: attempt.address) was not tried: this machine has no route to it")
            }
        }
    }

    /// How long it was waited, in brackets; empty where nothing was timed.
    var duration: Message {
        exchange.timing.map { " (it was given up after \(Int($0.total.rounded())) s)" } ?? ""
    }

    /// The version below TLS 1.2 that the server spoke when old versions were allowed; nil where it did not.
    var oldVersion: String? {
        let old: Set = ["SSLv2", "SSLv3", "TLSv1", "TLSv1.0", "TLSv1.1"]
        return site.probes.withOldProtocols?.tls?.version.flatMap { old.contains($0) ? $0 : nil }
    }

    /// An observation about it, with the addresses that were tried.
    func observation(_ message: Message, notes: [Note] = [], help: Message) -> Observation {
        Observation(message, at: place, notes: attemptNotes + notes, help: help)
    }
}

extension Subjects {
    /// The sites whose servers were asked.
    var origins: [OriginSubject] { sites.compactMap(OriginSubject.init) }

    /// Those whose file devices get from Apple's CDN.
    var publicOrigins: [OriginSubject] { origins.filter { !$0.site.isDirect } }
}
