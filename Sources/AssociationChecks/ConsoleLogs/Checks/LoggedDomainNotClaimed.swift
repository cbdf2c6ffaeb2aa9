import AssociationModel
import Findings

extension Check {
    /// The app's side is missing.
    static let loggedDomainNotClaimed = Check(
        "AD041", "logged-domain-not-claimed", .error, since: "0.1.0", evidence: .documented,
        citations: [.sharedCredentialSource, .entitlement],
        explanation: """
            ## What it finds
            `… not found in com.apple.developer.associated-domains entitlement`: what `SecAddSharedWebCredential` \
            answers, with errSecMissingEntitlement (−34018).

            ## Why it matters
            The app as it was signed has no `webcredentials:` entry whose host is the name that the app handed over. \
            Nothing was asked of the website. An entry for `www.example.com` does not cover `example.com`, nor the \
            reverse.

            ## How to fix it
            Add `webcredentials:` and exactly that host to the app's associated domains, or hand over the host that \
            is there. `aasa check App.ipa` shows what the signed app claims, which may be less than the project says.
            """,
        of: \.loggedCredentials
    ) { logged in
        guard case .sharedCredential(.notClaimed(let domain)) = logged.statement else { return [] }
        return [
            logged.observation(
                "the app as it was signed has no entry webcredentials:\(plain: domain)",
                label: "the app does not claim it",
                notes: [Note("the signed app shows what it claims: aasa check App.ipa")],
                help: "add webcredentials:\(plain: domain) to the app's associated domains, and sign it again",
                confirmation: logged.confirmation)
        ]
    }
}
