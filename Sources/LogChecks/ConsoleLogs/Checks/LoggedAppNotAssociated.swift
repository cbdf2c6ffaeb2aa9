import AssociationModel
import Findings
import Judging

extension ConsoleLogChecks {
    static let loggedAppNotAssociated = Check(
        "AD010", "logged-app-not-associated", .error, since: "0.1.0", evidence: .reported,
        citations: [.passkeys, .passkeyErrors, .developerReports],
        explanation: """
            ## What it finds
            `Application with identifier … is not associated with domain …`, usually the reason in an \
            `AuthorizationError` 1004: a request for a passkey or a password failed.

            ## Why it matters
            The device has no approved `webcredentials` association between the app and that domain. The signed app \
            may lack the entry, the file may not list the identifier, Apple's CDN may have no copy or an old one, or \
            the relying party ID may not be the domain in the entry. `applinks` alone is not enough.

            ## How to fix it
            Run the check that the finding names: it looks at the entry, the server and the CDN copy. The identifier \
            in the line is the one that the app really has: list it under `webcredentials` in the file, character for \
            character. Then reinstall the app.
            """,
        of: \.loggedAuthorizations
    ) { logged in
        guard case .notAssociated(let app, let domain, forCallback: false) = logged.statement else { return nil }
        let host = LoggedHost.name(domain, hidden: "DOMAIN")
        let name = LoggedHost.name(app, hidden: "the app")
        return logged.observation(
            "the device has no approved association between \(plain: app) and \(plain: domain)",
            label: "no passkey or password for this domain", notes: LoggedHost.notes(on: domain),
            help: LoggedHost.canBeAssociated(domain)
                ? "claim webcredentials:\(plain: host) in the signed app, list \(plain: name) under webcredentials in that domain's file, and reinstall the app"
                : "use a public host name in place of \(plain: host), such as a tunnel's for tests: as the relying party ID, in webcredentials of the signed app, and for the file",
            confirmation: logged.confirmation)
    }
}
