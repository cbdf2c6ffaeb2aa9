import AssociationModel
import Findings
import Judging
import SignUpScreens

extension NativeAuthenticationChecks {
    static let nativeAuthStepUnforeseen = Check(
        "AD963", "native-auth-step-unforeseen", .note, since: "0.1.0", evidence: .documentedByMicrosoft,
        citations: [.nativeAuthReference, .msal],
        explanation: """
            ## What it finds
            A delegate without a method for a password or for attributes, which the server may ask for after the code, \
            and nothing shows that it will not: no password is sent at the start, and the challenge types allow one. In the \
            preview of MSAL’s interface, V2: no delegate that conforms to the protocol for attributes, or for the end of \
            the sign-up.

            ## Why it matters
            What the server asks for depends on the user flow in the tenant, which somebody may change long after the \
            app has shipped. MSAL then finds no method, reports a general error, and nobody can sign up. With a user \
            flow that asks for neither, nothing is wrong.

            ## How to fix it
            Implement the method and show a page for it, or at least say there that the app is too old. To keep the \
            password on one page with the e-mail address, which iOS needs in order to save it, send it at the start.
            """,
        in: \.nativeAuthentication
    ) { subject in
        let mayAskForPassword =
            !subject.use.starts.contains(where: \.givesPassword)
            && !subject.use.applications.contains { $0.challengeTypes.value.map { !$0.contains("password") } ?? false }
        return subject.unhandled { method, _ in
            method.step == .attributes || (method.step == .password && mayAskForPassword)
        } + subject.unhandledInPreview([.attributes, .completed])
    }
}
