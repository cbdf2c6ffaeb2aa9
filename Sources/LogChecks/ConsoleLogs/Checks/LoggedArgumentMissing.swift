import AssociationModel
import Findings
import Judging

extension ConsoleLogChecks {
    static let loggedArgumentMissing = Check(
        "AD044", "logged-argument-missing", .error, since: "0.1.0", evidence: .documented,
        citations: [.sharedCredentialSource],
        explanation: """
            ## What it finds
            `No account provided` or `No domain provided`: the error of `SecAddSharedWebCredential` with errSecParam \
            (−50).

            ## Why it matters
            The app called the function with an empty user name or domain. Nothing was saved, and the association was \
            not checked.

            ## How to fix it
            Pass the domain exactly as it appears in the entitlement, without `https://` and without a path, and the \
            user name that was typed. Read the user name before its field is cleared.
            """,
        of: \.loggedCredentials
    ) { logged in
        guard case .sharedCredential(.argumentMissing(let text)) = logged.statement else { return nil }
        return logged.observation(
            "the app tried to save a password without a required argument: \(text)",
            help: text.contains("domain")
                ? "pass the host as it is in the entitlement, without a scheme"
                : text.contains("account")
                    ? "read the user name before its field is cleared, and pass it"
                    : "pass the host as it is in the entitlement, and the user name, read before its field is cleared"
        )
    }
}
