import AssociationModel
import Findings

extension Check {
    /// The call itself is wrong.
    static let loggedArgumentMissing = Check(
        "AD044", "logged-argument-missing", .error, since: "0.1.0", evidence: .documented,
        citations: [.sharedCredentialSource],
        explanation: """
            ## What it finds
            `No account provided` or `No domain provided`: what `SecAddSharedWebCredential` answers, with errSecParam \
            (−50).

            ## Why it matters
            The app called the function with an empty user name or domain. Nothing was saved, and the association was \
            not looked at.

            ## How to fix it
            Hand over the domain as it stands in the entitlement, without `https://` and without a path, and the user \
            name that was typed: read it before the field is cleared.
            """,
        of: \.loggedCredentials
    ) { logged in
        guard case .sharedCredential(.argumentMissing(let text)) = logged.statement else { return [] }
        return [
            logged.observation(
                "the app asked for a password to be saved without what that takes: \(text)",
                help: "hand over the host as in the entitlement, and the user name before its field is cleared")
        ]
    }
}
