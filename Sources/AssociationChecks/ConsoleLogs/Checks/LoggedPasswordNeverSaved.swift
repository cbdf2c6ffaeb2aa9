import AssociationModel
import Findings

extension Check {
    /// A person said never.
    static let loggedPasswordNeverSaved = Check(
        "AD045", "logged-password-never-saved", .note, since: "0.1.0", evidence: .documented,
        citations: [.sharedCredentialSource],
        explanation: """
            ## What it finds
            `Item already exists for this server`: what `SecAddSharedWebCredential` answers, with \
            errSecDuplicateItem (−25299).

            ## Why it matters
            The words mislead: by the published source this comes where the person chose never to save passwords for \
            the site. No password need be there, and the association is in order, or it would have ended earlier.

            ## How to fix it
            Nothing in the app. On a device for tests, remove the site from the list of those whose passwords are \
            never saved, in the settings of passwords.
            """,
        of: \.loggedCredentials
    ) { logged in
        guard case .sharedCredential(.neverSaved) = logged.statement else { return [] }
        return [
            logged.observation(
                "a password was not saved because the person chose never to save any for this site",
                label: "means “never”, not “already there”")
        ]
    }
}
