import AssociationModel
import Findings

extension Check {
    /// The same sentence, going on about callbacks.
    static let loggedCallbackNotAssociated = Check(
        "AD011", "logged-callback-not-associated", .error, since: "0.1.0", evidence: .reported,
        citations: [.httpsCallback, .forum("805416")],
        explanation: """
            ## What it finds
            `Application with identifier … is not associated with domain …. Using HTTPS callbacks requires Associated \
            Domains using the webcredentials service type for …`: a web session was to end at an https address.

            ## Why it matters
            The session ends at once, and the app sees error 1, `canceledLogin`, the same as when a person cancels. \
            An association for `applinks` does not count: the host of the callback must be claimed, and the app \
            listed, for `webcredentials`.

            ## How to fix it
            Add `webcredentials:` and the host to the app's associated domains, and the app to the file of that host \
            under `webcredentials`. Then reinstall the app. Before iOS 17.4 only custom schemes work.
            """,
        of: \.loggedAuthorizations
    ) { logged in
        guard case .notAssociated(let app, let domain, forCallback: true) = logged.statement else { return [] }
        let host = LoggedHost.name(domain, hidden: "DOMAIN")
        let name = LoggedHost.name(app, hidden: "the app")
        return [
            logged.observation(
                "a web session cannot come back to \(plain: domain): the device knows no webcredentials association of \(plain: app) with it",
                label: "reported to the app as a cancel", notes: LoggedHost.notes(on: domain),
                help:
                    "claim webcredentials:\(plain: host) beside applinks, and list \(plain: name) under webcredentials in its file; then reinstall the app",
                confirmation: logged.confirmation)
        ]
    }
}
