import AssociationModel
import Findings

extension Check {
    /// The sentence of passkeys and of credentials that are asked for by the app.
    static let loggedAppNotAssociated = Check(
        "AD010", "logged-app-not-associated", .error, since: "0.1.0", evidence: .reported,
        citations: [.passkeys, .passkeyErrors, .developerReports],
        explanation: """
            ## What it finds
            `Application with identifier … is not associated with domain …`, usually as the reason of \
            `AuthorizationError` 1004: the answer to a request for a passkey or a password.

            ## Why it matters
            The device knows no approved `webcredentials` association of the app with that domain. The entry may be \
            missing in the app as it was signed, the file may not list the identifier, Apple's CDN may have no copy or \
            an old one, or the relying party's id may be another domain than the entry's. `applinks` alone will not do.

            ## How to fix it
            Run the check that the finding names: it looks at the entry, the server and Apple's copy. The identifier \
            in the line is the one that the app really has: it must stand under `webcredentials` in the file, letter \
            for letter. Then reinstall the app.
            """,
        of: \.loggedAuthorizations
    ) { logged in
        guard case .notAssociated(let app, let domain, forCallback: false) = logged.statement else { return [] }
        let host = LoggedHost.name(domain, hidden: "DOMAIN")
        let name = LoggedHost.name(app, hidden: "the app")
        return [
            logged.observation(
                "the device knows no approved association of \(plain: app) with \(plain: domain)",
                label: "no passkey or password for this domain", notes: LoggedHost.notes(on: domain),
                help:
                    "the signed app must claim webcredentials:\(plain: host), and that domain's file must list \(plain: name) under webcredentials; then reinstall the app",
                confirmation: logged.confirmation)
        ]
    }
}
