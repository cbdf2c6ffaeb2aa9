import AssociationModel
import Findings
import Judging

extension ConsoleLogChecks {
    static let loggedPasswordNeverSaved = Check(
        "AD045", "logged-password-never-saved", .note, since: "0.1.0", evidence: .documented,
        citations: [.sharedCredentialSource],
        explanation: """
            ## What it finds
            `Item already exists for this server`: the error of `SecAddSharedWebCredential` with errSecDuplicateItem \
            (−25299).

            ## Why it matters
            The wording is misleading: according to the published source, this error occurs where the person chose \
            never to save passwords for the site. There need not be any password, and the association is fine, or the \
            call would have failed earlier.

            ## How to fix it
            Nothing to fix in the app. On a test device, remove the site from the list of sites whose passwords are \
            never saved, in the password settings.
            """,
        of: \.loggedCredentials
    ) { logged in
        guard case .sharedCredential(.neverSaved) = logged.statement else { return nil }
        return logged.observation(
            "a password was not saved because the user chose never to save passwords for this site",
            label: "means “never”, not “already there”")
    }
}
