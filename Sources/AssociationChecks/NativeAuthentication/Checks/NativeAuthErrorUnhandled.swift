import Findings
import SignUpScreens

extension Check {
    /// An error that the app must react to is not told from the others.
    static let nativeAuthErrorUnhandled = Check(
        "AD964", "native-auth-error-unhandled", .warning, since: "0.1.0", evidence: .documentedByMicrosoft,
        citations: [.nativeAuthSignUpTutorial, .nativeAuthWebFallback],
        explanation: """
            ## What it finds
            A delegate’s method for errors that reads neither the property of an error which every app meets, nor hands \
            the error to code that may: `isUserAlreadyExists` at the start, `isInvalidPassword` where a password is \
            sent, `isBrowserRequired` anywhere.

            ## Why it matters
            Each needs its own answer: to sign in instead, to choose another password, to go on in the browser with \
            `acquireToken`. When the server asks for the browser, nothing else gets the person any further. The \
            description of the error is written for developers.

            ## How to fix it
            Ask for the properties in turn: `if error.isUserAlreadyExists { … } else if error.isInvalidPassword { … } \
            else if error.isBrowserRequired { … } else { … }`.
            """,
        of: \.nativeAuthenticationDelegates
    ) { subject in
        subject.conformances.compactMap { conformance in
            guard let method = subject.delegate.methods.first(where: { $0.name == conformance.contract.error }),
                let use = method.errorUse, !use.isHandedOn
            else { return nil }
            let missing = subject.expected(of: conformance.contract).filter { !use.properties.contains($0) }
            guard !missing.isEmpty else { return nil }
            return Observation(
                "\(method.name) does not look at \(list: missing)", at: method.place,
                label: "the person gets no way to go on", help: "ask for \(list: missing) of the error")
        }
    }
}

extension NativeAuthenticationDelegateSubject {
    /// The properties that the errors of a protocol have and every app meets.
    fileprivate func expected(of contract: NativeAuthenticationProtocol) -> [String] {
        switch contract.name {
        case "SignUpStartDelegate":
            let password = use.starts.contains(where: \.givesPassword) ? ["isInvalidPassword"] : []
            return ["isUserAlreadyExists"] + password + ["isBrowserRequired"]
        case "SignUpVerifyCodeDelegate": return ["isBrowserRequired"]
        case "SignUpPasswordRequiredDelegate": return ["isInvalidPassword", "isBrowserRequired"]
        default: return []
        }
    }
}
