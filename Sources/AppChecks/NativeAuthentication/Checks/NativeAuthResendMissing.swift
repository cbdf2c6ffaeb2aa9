import Findings
import Judging
import SignUpScreens

extension NativeAuthenticationChecks {
    static let nativeAuthResendMissing = Check(
        "AD965", "native-auth-resend-missing", .note, since: "0.1.0", evidence: .documentedByMicrosoft,
        citations: [.nativeAuthSignUpTutorial, .msal],
        explanation: """
            ## What it finds
            An app that submits the code of a sign-up with `submitCode`, while nothing in its files calls `resendCode`.

            ## Why it matters
            A code arrives by e-mail, which may take a while, end up as spam or go to a mistyped address, and it \
            expires. Microsoft’s tutorial lists sending it again among the parts of the page. Without that, the \
            person can only start over.

            ## How to fix it
            Add a button that calls `resendCode(delegate:)` on the state that `onSignUpCodeRequired` received, and use \
            the new state that `onSignUpResendCodeCodeRequired` receives for the next code. The server says how \
            long to wait between two codes.
            """,
        of: \.nativeAuthentication
    ) { subject in
        guard !subject.use.starts.isEmpty, !subject.submits("resendCode") else { return nil }
        let submissions = subject.use.submissions.filter { $0.name == "submitCode" }
        guard let first = submissions.first else { return nil }
        return Observation(
            "no code can be requested again: nothing calls resendCode(delegate:)", at: first.place,
            label: "only the first code can be submitted",
            notes: submissions.dropFirst().map { Note("a code is submitted here, too", at: $0.place) },
            help: "add a button that calls resendCode(delegate:) on the same state")
    }
}
