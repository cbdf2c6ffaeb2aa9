import AssociationModel
import Findings
import Judging

extension ConsoleLogChecks {
    static let loggedIdentifierMissing = Check(
        "AD013", "logged-identifier-missing", .error, since: "0.1.0", evidence: .reported,
        citations: [.sharedCredentialSource, .passkeyErrors, .developerReports],
        explanation: """
            ## What it finds
            `The calling process does not have an application identifier. Make sure it is properly configured.`, or \
            `Missing application-identifier entitlement`.

            ## Why it matters
            The process is not signed with an identifier: it is an unsigned or ad-hoc build, a command-line tool, or a \
            test runner. No file can list a process without an identifier, so no passkey and no shared password works.

            ## How to fix it
            Sign the app with a provisioning profile of your team; on the Mac the entitlement is \
            `com.apple.application-identifier`. `aasa check App.app` shows the identifier that a build is signed with.
            """,
        of: \.loggedAuthorizations
    ) { logged in
        guard case .noApplicationIdentifier = logged.statement else { return nil }
        return logged.observation(
            "the calling process is not signed with an application identifier", label: "unsigned or ad hoc",
            notes: [Note("to confirm it: aasa check App.app, with the path of the app that ran")],
            help: "sign the app with a provisioning profile of your team")
    }
}
