import AssociationModel
import Findings
import Judging

extension ConsoleLogChecks {
    static let loggedSiteNotApproved = Check(
        "AD042", "logged-site-not-approved", .error, since: "0.1.0", evidence: .documented,
        citations: [.sharedCredentialSource, .passwordAutoFillDomains],
        explanation: """
            ## What it finds
            `"…" failed to approve "…"`: the error of `SecAddSharedWebCredential` with errSecAuthFailed (−25293).

            ## Why it matters
            The app claims the domain, but the device does not have the site's approval: the domain's file does not \
            list the app under `webcredentials`, or could not be fetched or read. So the password was not saved.

            ## How to fix it
            Run the check that the finding names. List the app under `webcredentials`, `apps` in \
            `https://…/.well-known/apple-app-site-association`, and reinstall the app.
            """,
        of: \.loggedCredentials
    ) { logged in
        guard case .sharedCredential(.notApproved(let domain, let app)) = logged.statement else { return nil }
        return logged.observation(
            "the device has no approval from \(plain: domain) for \(plain: app)", label: "not approved by the site",
            help: "list the app under webcredentials in the domain's file; then reinstall the app",
            confirmation: logged.confirmation)
    }
}
