import Findings
import SignUpScreens

extension Check {
    static let nativeAuthErrorUnhandled = Check(
        "AD964", "native-auth-error-unhandled", .warning, since: "0.1.0", evidence: .documentedByMicrosoft,
        citations: [.nativeAuthSignUpTutorial, .nativeAuthWebFallback],
        explanation: """
            ## What it finds
            A delegate’s error method that neither reads the error properties that every app encounters, nor passes \
            the error to code that may: `isUserAlreadyExists` at the start, `isInvalidPassword` where a password is \
            sent, `isBrowserRequired` anywhere.

            ## Why it matters
            Each needs its own response: sign in instead, choose another password, or continue in the browser with \
            `acquireToken`. When the server requires the browser, nothing else gets the person any further. The \
            error’s description is written for developers.

            ## How to fix it
            Check the properties in turn: `if error.isUserAlreadyExists { … } else if error.isInvalidPassword { … } \
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
                "\(method.name) does not check \(list: missing)", at: method.place,
                label: "leaves the user no way to continue", help: "check \(list: missing) on the error")
        }
    }
}

extension NativeAuthenticationDelegateSubject {
    /// The error properties of a protocol that every app encounters.
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
