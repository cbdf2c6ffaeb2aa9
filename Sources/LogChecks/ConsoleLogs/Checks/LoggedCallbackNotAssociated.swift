import AssociationModel
import Findings
import Judging

extension ConsoleLogChecks {
    static let loggedCallbackNotAssociated = Check(
        "AD011", "logged-callback-not-associated", .error, since: "0.1.0", evidence: .reported,
        citations: [.httpsCallback, .forum("805416")],
        explanation: """
            ## What it finds
            `Application with identifier … is not associated with domain …. Using HTTPS callbacks requires Associated \
            Domains using the webcredentials service type for …`: the app started a web session whose callback is an \
            https address.

            ## Why it matters
            The session ends at once, and the app gets error 1, `canceledLogin`, the same as when a person cancels. An \
            association for `applinks` does not count: the app must claim the callback's host for `webcredentials`, \
            and that host's file must list the app for it.

            ## How to fix it
            Add `webcredentials:` and the host to the app's associated domains, and list the app under \
            `webcredentials` in that host's file. Then reinstall the app. Before iOS 17.4, only custom schemes work.
            """,
        of: \.loggedAuthorizations
    ) { logged in
        guard case .notAssociated(let app, let domain, forCallback: true) = logged.statement else { return nil }
        let host = LoggedHost.name(domain, hidden: "DOMAIN")
        let name = LoggedHost.name(app, hidden: "the app")
        return logged.observation(
            "a web session can't return to \(plain: domain): the device has no webcredentials association between \(plain: app) and that host",
            label: "reported to the app as a cancellation", notes: LoggedHost.notes(on: domain),
            help:
                "claim webcredentials:\(plain: host) (applinks is not enough), list \(plain: name) under webcredentials in that host's file, and reinstall the app",
            confirmation: logged.confirmation)
    }
}
