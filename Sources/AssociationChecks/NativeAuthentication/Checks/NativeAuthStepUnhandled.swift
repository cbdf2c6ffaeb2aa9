import AssociationModel
import Findings
import SignUpScreens
import TextFormats

extension Check {
    /// A step that every sign-up has is not handled.
    static let nativeAuthStepUnhandled = Check(
        "AD962", "native-auth-step-unhandled", .warning, since: "0.1.0", evidence: .documentedByMicrosoft,
        citations: [.nativeAuthReference, .msal],
        explanation: """
            ## What it finds
            A sign-up that cannot be finished by the delegates that are there: no method for the code that was sent, \
            none for the completion, none for attributes that were refused though attributes are sent; or no call of \
            `submitCode` in any file.

            ## Why it matters
            The server leads the flow. Where MSAL finds no method for the next step, it reports a general error \
            instead, and the person cannot go on. It verifies the e-mail address in every sign-up, so the code is \
            always asked for; attributes are refused when they do not fit the tenant’s pattern.

            ## How to fix it
            Implement the method that is named, with exactly its labels, and go on from the state it is given.
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
                        label: "its sign-ups wait for a code",
                        help: "call submitCode(code:delegate:) on the state that onSignUpCodeRequired is given"))
            }
        }
        return result
    }
}

extension NativeAuthenticationDelegateSubject {
    /// What is said of a method that is not there.
    func lacks(_ method: NativeAuthenticationProtocol.Method, _ conformance: Conformance) -> Observation {
        let step: Message =
            switch method.step {
            case .code: "the code that was sent"
            case .password: "a password that the server asks for"
            case .attributes: "attributes that the server asks for"
            case .invalidAttributes: "attributes that the server refuses"
            case .completed: "the end of the sign-up"
            }
        return Observation(
            "\(plain: delegate.typeName) has no method for \(step)", at: conformance.place,
            label: "\(method.name) is missing",
            help: "implement \(plain: method.name)")
    }
}
