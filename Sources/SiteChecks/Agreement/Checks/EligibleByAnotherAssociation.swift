import AssociationModel
import Findings
import Judging

extension AgreementChecks {
    static let eligibleByAnotherAssociation = Check(
        "AD660", "eligible-by-another-association", .note, since: "0.1.0", evidence: .documented,
        citations: [.wwdc18PasswordAutoFill, .passkeys],
        explanation: """
            ## What it finds
            One `webcredentials` association does not hold, but another association of the same app does, for another \
            domain or another service.

            ## Why it matters
            Any approved association makes an app eligible for Password AutoFill, so the device may offer strong \
            passwords and log no error. The failing association is still missing: passwords are saved under a domain \
            whose `webcredentials` association holds, so this domain's website and the app do not share them, and \
            passkeys and https callbacks for this domain are refused.

            ## How to fix it
            Fix the failing association; the other findings about it name the cause. If the app no longer needs the \
            domain, remove its entry from the entitlement:

                webcredentials:example.com
            """,
        of: \.failures
    ) { failure in
        guard let other = failure.holding.first, let claim = failure.association.claim else { return nil }
        let saving: Message =
            failure.holding.contains { $0.service == .webcredentials }
            ? "passwords are not saved under \(plain: claim.entry.domain)"
            : "it is unknown which domain passwords are saved under"
        return Observation(
            """
            strong passwords may still be offered, because another association of \(failure.app.raw) holds; but \
            \(saving), and passkeys for \(plain: claim.entry.domain) do not work
            """,
            at: claim.place,
            notes: [
                Note(
                    "\(plain: other.claim?.entitlement ?? other.document?.text.name ?? "") holds",
                    at: other.claim?.place)
            ],
            help: "fix this association to use passwords and passkeys with \(plain: claim.entry.domain)")
    }
}
