import AssociationModel
import Findings

extension Check {
    /// A person said no.
    static let loggedAccessRefused = Check(
        "AD043", "logged-access-refused", .warning, since: "0.1.0", evidence: .documented,
        citations: [.sharedCredentialSource],
        explanation: """
            ## What it finds
            `User denied access to "…" by "…"`: what `SecAddSharedWebCredential` answers, with errSecAuthFailed \
            (−25293).

            ## Why it matters
            The person who uses the device does not want the app to use the domain's passwords. The device remembers \
            it as the entry's user approval. The association itself may be in order.

            ## How to fix it
            It is that person's choice. On a device for tests, delete the app and install it again, and answer the \
            question otherwise.
            """,
        of: \.loggedCredentials
    ) { logged in
        guard case .sharedCredential(.userDenied(let domain, let app)) = logged.statement else { return [] }
        return [
            logged.observation(
                "the person denied \(plain: app) the passwords of \(plain: domain)",
                label: "a choice made on this device",
                help: "on a device for tests, delete the app and install it again")
        ]
    }
}
