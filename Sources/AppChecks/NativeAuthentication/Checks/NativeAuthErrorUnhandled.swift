import Findings
import Judging
import SignUpScreens

extension NativeAuthenticationChecks {
    static let nativeAuthErrorUnhandled = Check(
        "AD964", "native-auth-error-unhandled", .warning, since: "0.1.0", evidence: .documentedByMicrosoft,
        citations: [.nativeAuthSignUpTutorial, .nativeAuthWebFallback],
        explanation: """
            ## What it finds
            A delegate’s error method that neither reads the error properties that every app encounters, nor passes \
            the error to code that may: `isUserAlreadyExists` and `isInvalidUsername` at the start, `isInvalidCode` \
            where a code is sent, `isInvalidPassword` where a password is sent, `isBrowserRequired` anywhere. A method \
            that looks at `newState` instead is fine: MSAL passes it only where another code or password is possible. \
            In the preview, V2, one method receives them all.

            ## Why it matters
            Each needs its own response: sign in instead, correct the address, enter the code again, choose another \
            password, or continue in the browser with `acquireToken`. When the server requires the browser, nothing \
            else gets the person any further. The error’s description is written for developers.

            ## How to fix it
            Check the properties in turn: `if error.isUserAlreadyExists { … } else if error.isInvalidUsername { … } \
            else if error.isInvalidPassword { … } else if error.isBrowserRequired { … } else { … }`.
            """,
        in: \.nativeAuthentication
    ) { subject in
        var result: [Observation] = []
        var indices: [String: Int] = [:]
        for (method, missing) in subject.uncheckedErrors {
            let new = missing.filter { indices[$0] == nil }
            for index in Set(missing.compactMap { indices[$0] }).sorted() {
                let known = missing.filter { indices[$0] == index }
                result[index] = result[index].noting(
                    Note("\(method.name) does not check \(list: known) either", at: method.place))
            }
            guard !new.isEmpty else { continue }
            for name in new { indices[name] = result.count }
            result.append(
                Observation(
                    "\(method.name) does not check \(list: new)", at: method.place,
                    label: "handled like any other error", help: "check \(list: new) on the error"))
        }
        return result
    }
}

extension NativeAuthenticationSubject {
    /// The error methods of the delegates, each with the properties that it should read and does not, in order.
    fileprivate var uncheckedErrors: [(method: NativeAuthenticationDelegate.Method, missing: [String])] {
        delegates.flatMap { delegate in
            delegate.conformances.compactMap { conformance in
                guard let method = delegate.method(conformance.contract.error), let use = method.errorUse,
                    !use.isHandedOn
                else { return nil }
                let missing = expected(of: conformance).filter {
                    !use.properties.contains($0) && !(method.readsNewState && Self.recoverable.contains($0))
                }
                return missing.isEmpty ? nil : (method, missing)
            }
        } + uncheckedInPreview
    }

    // With these, and no others, MSAL passes the state along with the error.
    private static let recoverable: Set<String> = ["isInvalidCode", "isInvalidPassword"]

    /// The error properties of a protocol that every app encounters.
    private func expected(of conformance: NativeAuthenticationDelegateSubject.Conformance) -> [String] {
        switch conformance.contract.name {
        case "SignUpStartDelegate": startErrors(conformance.starts) + ["isBrowserRequired"]
        case "SignUpVerifyCodeDelegate": ["isInvalidCode", "isBrowserRequired"]
        case "SignUpPasswordRequiredDelegate": ["isInvalidPassword", "isBrowserRequired"]
        default: []
        }
    }

    private func startErrors(_ starts: [NativeAuthentication.Start]) -> [String] {
        let password = starts.contains(where: \.givesPassword) ? ["isInvalidPassword"] : []
        return ["isUserAlreadyExists", "isInvalidUsername"] + password
    }

    // One method receives the errors of all flows, so what any delegate reads counts as read.
    private var uncheckedInPreview: [(method: NativeAuthenticationDelegate.Method, missing: [String])] {
        guard !previewStarts.isEmpty else { return [] }
        let methods = delegates.filter(\.isOfPreview).map { delegate in
            delegate.conformances.lazy.compactMap { delegate.method($0.contract.error) }.first
        }
        let uses = methods.compactMap { $0?.errorUse }
        guard let first = methods.compactMap(\.self).first, uses.count == methods.count,
            !uses.contains(where: \.isHandedOn)
        else { return [] }
        let known = uses.reduce(into: Set<String>()) { $0.formUnion($1.properties) }
        let missing = (startErrors(previewStarts) + ["isInvalidCode", "isBrowserRequired"]).filter {
            !known.contains($0)
        }
        return missing.isEmpty ? [] : [(first, missing)]
    }
}
