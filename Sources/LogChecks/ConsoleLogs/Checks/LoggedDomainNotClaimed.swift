import AssociationModel
import Findings
import Judging

extension ConsoleLogChecks {
    static let loggedDomainNotClaimed = Check(
        "AD041", "logged-domain-not-claimed", .error, since: "0.1.0", evidence: .documented,
        citations: [.sharedCredentialSource, .entitlement],
        explanation: """
            ## What it finds
            `… not found in com.apple.developer.associated-domains entitlement`: the error of \
            `SecAddSharedWebCredential` with errSecMissingEntitlement (−34018).

            ## Why it matters
            The signed app has no `webcredentials:` entry for the host that the app passed. The website was not \
            contacted. An entry for `www.example.com` does not cover `example.com`, or the reverse.

            ## How to fix it
            Add `webcredentials:` and exactly that host to the app's associated domains, or pass a host that is \
            already there. `aasa check App.ipa` shows what the signed app claims, which may be less than the project \
            declares.
            """,
        of: \.loggedCredentials
    ) { logged in
        guard case .sharedCredential(.notClaimed(let domain)) = logged.statement else { return nil }
        return logged.observation(
            "the signed app has no entry webcredentials:\(plain: domain)",
            label: "not claimed by the app",
            notes: [Note("to see what the signed app claims: aasa check App.ipa")],
            help: "add webcredentials:\(plain: domain) to the app's associated domains, and sign the app again",
            confirmation: logged.confirmation)
    }
}
