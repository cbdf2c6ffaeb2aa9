import AssociationModel
import Findings

extension Check {
    /// A `webcredentials` association fails, and another of the same app holds.
    static let eligibleByAnotherAssociation = Check(
        "AD660", "eligible-by-another-association", .note, since: "0.1.0", evidence: .documented,
        citations: [.wwdc18PasswordAutoFill, .passkeys],
        explanation: """
            ## What it finds
            One `webcredentials` association does not hold, and another association of the same app does: for another \
            domain, or for another service.

            ## Why it matters
            Any approved association makes an app eligible for Password AutoFill, so the device may offer strong \
            passwords and log no complaint. The failing one is still missing: passwords are saved under a domain whose \
            `webcredentials` association holds, so this domain's website and the app do not share them, and passkeys \
            and https callbacks for this domain are refused.

            ## How to fix it
            Mend the failing association; the other findings about it name the cause. If the app no longer needs \
            the domain, take its entry out of the entitlement:

                webcredentials:example.com
            """,
        of: \.failures
    ) { failure in
        guard let other = failure.holding.first, let claim = failure.association.claim else { return [] }
        let saving: Message =
            failure.holding.contains { $0.service == .webcredentials }
            ? "passwords are not saved under \(plain: claim.entry.domain)"
            : "the domain that passwords are saved under is not settled"
        return [
            Observation(
                """
                strong passwords may be offered all the same, because another association of \(failure.app.raw) holds; \
                but \(saving), and passkeys for \(plain: claim.entry.domain) do not work
                """,
                at: claim.place,
                notes: [
                    Note(
                        "\(plain: other.claim?.entitlement ?? other.document?.text.name ?? "") holds",
                        at: other.claim?.place)
                ],
                help: "mend this association for the sake of passwords and passkeys of \(plain: claim.entry.domain)")
        ]
    }
}
