import AssociationModel
import Findings
import SignUpScreens
import TextFormats

extension Check {
    static let nativeAuthStepUnhandled = Check(
        "AD962", "native-auth-step-unhandled", .warning, since: "0.1.0", evidence: .documentedByMicrosoft,
        citations: [.nativeAuthReference, .msal],
        explanation: """
            ## What it finds
            A sign-up that the existing delegates cannot finish: there is no method for the code that was sent, none \
            for the completion, or none for rejected attributes although attributes are sent; or no file calls \
            `submitCode`.

            ## Why it matters
            The server drives the flow. If MSAL finds no method for the next step, it reports a general error instead, \
            and the person cannot continue. The e-mail address is verified in every sign-up, so the code is always \
            asked for; attributes are rejected when they do not match the tenant’s pattern.

            ## How to fix it
            Implement the method that the finding names, with exactly its labels, and continue from the state that it \
            receives.
            """,
        of: \.nativeAuthenticationDelegates
    ) { subject in
        let sendsAttributes = subject.use.starts.contains(where: \.givesAttributes)
        var result: [Observation] = []
        for conformance in subject.conformances {
            for method in subject.missing(conformance) {
                let isCertain =
                    switch method.step {
                    case .code, .completed: true
                    case .invalidAttributes: conformance.contract.name != "SignUpStartDelegate" || sendsAttributes
                    case .password, .attributes: false
                    }
                if isCertain { result.append(subject.lacks(method, conformance)) }
            }
            let waitsForCode =
                conformance.contract.name == "SignUpStartDelegate" && !subject.use.starts.isEmpty
                && !subject.delegate.hasUnreadCode
            if waitsForCode, result.isEmpty, !subject.use.submissions.contains(where: { $0.name == "submitCode" }) {
                result.append(
                    Observation(
                        "no code is ever submitted: nothing calls submitCode(code:delegate:)", at: conformance.place,
                        label: "sign-ups wait for a code",
                        help: "call submitCode(code:delegate:) on the state that onSignUpCodeRequired receives"))
            }
        }
        return result
    }
}

extension NativeAuthenticationDelegateSubject {
    /// The observation that a delegate lacks a method for a step of the sign-up.
    func lacks(_ method: NativeAuthenticationProtocol.Method, _ conformance: Conformance) -> Observation {
        let step: Message =
            switch method.step {
            case .code: "the code that was sent"
            case .password: "a password that the server asks for"
            case .attributes: "attributes that the server asks for"
            case .invalidAttributes: "attributes that the server rejects"
            case .completed: "the end of the sign-up"
            }
        return Observation(
            "\(plain: delegate.typeName) has no method for \(step)", at: conformance.place,
            label: "\(method.name) is missing",
            help: "implement \(plain: method.name)")
    }
}
