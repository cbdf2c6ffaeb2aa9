package import AssociationModel
import TextFormats
import UniversalLinks

/// Looks up exchanges in the evidence and collects the requests that are still to be made.
///
/// Reading the evidence and planning the next requests are one pass, so that they cannot disagree: what is judged is
/// exactly what was planned.
struct Lookup {
    let evidence: Evidence
    /// What the claims need from each site.
    let requests: [SiteKey: SiteRequest]
    private(set) var missing: [Request] = []
    private var noted: Set<Request> = []

    init(_ evidence: Evidence) {
        self.evidence = evidence
        requests = evidence.question.requests
    }

    /// The exchange for a request; if there is none yet, records the request as missing and returns nil.
    mutating func exchange(_ request: Request) -> Exchange? {
        if let exchange = evidence[request] { return exchange }
        if noted.insert(request).inserted { missing.append(request) }
        return nil
    }
}

extension Evidence {
    /// The requests to make before the evidence can be judged, in order; empty when the evidence is complete.
    ///
    /// Make them, concurrently if possible, add the exchanges, and read this again: an answer may require more,
    /// such as the target of a redirect, or the same request as a browser after a refusal.
    package var missingRequests: [Request] {
        var lookup = Lookup(self)
        for key in question.siteKeys { _ = SiteSurvey(key, &lookup) }
        return lookup.missing
    }
}
