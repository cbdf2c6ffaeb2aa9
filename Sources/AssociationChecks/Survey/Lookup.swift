package import AssociationModel
import TextFormats
import UniversalLinks

/// Looks for answers in the evidence and notes each question that is still to be asked.
///
/// Reading the evidence and planning what to ask next are one walk, so that they cannot disagree: what is judged is
/// exactly what was planned.
struct Lookup {
    let evidence: Evidence
    /// What the claims ask each site about.
    let requests: [SiteKey: SiteRequest]
    private(set) var missing: [Request] = []
    private var noted: Set<Request> = []

    init(_ evidence: Evidence) {
        self.evidence = evidence
        requests = evidence.question.requests
    }

    /// The answer to a request; nil where it is still to be asked.
    mutating func exchange(_ request: Request) -> Exchange? {
        if let exchange = evidence[request] { return exchange }
        if noted.insert(request).inserted { missing.append(request) }
        return nil
    }
}

extension Evidence {
    /// What is still to be asked before the evidence can be judged, in order; empty when it is complete.
    ///
    /// Ask these, at once if possible, add the exchanges, and ask again: an answer may raise new questions, such as
    /// a redirect's target, or the same request as a browser after a refusal.
    package var missingRequests: [Request] {
        var lookup = Lookup(self)
        for key in question.siteKeys { _ = SiteSurvey(key, &lookup) }
        return lookup.missing
    }
}
