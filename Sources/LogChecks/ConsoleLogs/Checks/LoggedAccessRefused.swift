import AssociationModel
import Findings
import Judging

extension ConsoleLogChecks {
    static let loggedAccessRefused = Check(
        "AD043", "logged-access-refused", .warning, since: "0.1.0", evidence: .documented,
        citations: [.sharedCredentialSource],
        explanation: """
            ## What it finds
            `User denied access to "…" by "…"`: the error of `SecAddSharedWebCredential` with errSecAuthFailed \
            (−25293).

            ## Why it matters
            The person who uses the device did not let the app use the domain's passwords. The device remembers that \
            choice as the entry's user approval. The association itself may be fine.

            ## How to fix it
            The choice is that person's to make. On a test device, delete the app, install it again, and allow access \
            when asked.
            """,
        of: \.loggedCredentials
    ) { logged in
        guard case .sharedCredential(.userDenied(let domain, let app)) = logged.statement else { return nil }
        return logged.observation(
            "the user denied \(plain: app) access to the passwords of \(plain: domain)",
            label: "choice made on this device",
            help: "on a test device, delete the app, install it again, and allow access when asked")
    }
}
