import AssociationModel
import Findings
import Judging

extension TransportChecks {
    /// A registrar's or a parking service's page answers for the domain.
    static let parkedDomain = Check(
        "AD264", "parked-domain", .error, since: "0.1.0", evidence: .reported,
        citations: [.parkedFingerprints, .parkedDomains],
        explanation: """
            ## What it finds
            The domain is parked or for sale: the response is a page of GoDaddy, Sedo, Bodis, ParkingCrew or Namecheap, \
            or it redirects to HugeDomains, Afternic, Dan.com or another marketplace for domains.

            ## Why it matters
            Your server is not asked at all, so nothing that is changed there helps. Either the DNS records of a new \
            domain still lead to the registrar's page, or the domain has expired. An expired domain can be bought by \
            anybody, who may then serve a file for apps of their own; an app that still claims it trusts a stranger.

            ## How to fix it
            If the domain is yours, replace the registrar's parking records with those of your server, or renew it. If \
            it is not, remove it from the entitlement and release the app.
            """,
        of: \.answers
    ) { answer in
        guard let found = answer.substitution, found.substitute.kind == .parking else { return nil }
        return Observation(
            "\(plain: answer.site.key.host) is parked at \(plain: found.substitute.title ?? "a parking service"): its page answers, not your server",
            at: answer.place, notes: found.notes, help: found.substitute.advice)
    }
}
