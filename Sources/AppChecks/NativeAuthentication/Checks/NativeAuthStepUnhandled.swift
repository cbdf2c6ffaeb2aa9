import AssociationModel
import Findings
import Judging
import SignUpScreens

extension NativeAuthenticationChecks {
    static let nativeAuthStepUnhandled = Check(
        "AD962", "native-auth-step-unhandled", .warning, since: "0.1.0", evidence: .documentedByMicrosoft,
        citations: [.nativeAuthReference, .msal],
        explanation: """
            ## What it finds
            A sign-up that the existing delegates cannot finish: there is no method for the code that was sent, none \
            for the completion of the sign-up or of the sign-in after it, or none for rejected attributes although \
            attributes are sent; or no file calls `submitCode`. In the preview of MSAL’s interface, V2: no delegate that \
            conforms to the protocol for such a step.

            ## Why it matters
            The server drives the flow. If MSAL finds no method for the next step, it reports a general error instead, \
            and the person cannot continue. The e-mail address is verified in every sign-up, so the code is always \
            asked for; attributes are rejected when they do not match the tenant’s pattern.

            ## How to fix it
            Implement the method that the finding names, with exactly its labels, and continue from the state that it \
            receives.
            """,
        in: \.nativeAuthentication
    ) { subject in
        let sendsAttributes = subject.use.starts.contains(where: \.givesAttributes)
        let missing = subject.unhandled { method, conformance in
            switch method.step {
            case .code, .completed, .signedIn: true
            case .invalidAttributes:
                conformance.contract.name != "SignUpStartDelegate"
                    || conformance.starts.contains(where: \.givesAttributes)
            case .password, .attributes, .furtherFactor: false
            }
        }
        let missingInPreview = subject.unhandledInPreview(sendsAttributes ? [.code, .invalidAttributes] : [.code])
        return missing.isEmpty && missingInPreview.isEmpty
            ? subject.codeWithoutSubmission.map { [$0] } ?? [] : missing + missingInPreview
    }
}

extension NativeAuthenticationSubject {
    // The code is asked for, but nothing sends it.
    fileprivate var codeWithoutSubmission: Observation? {
        guard !use.starts.isEmpty, !submits("submitCode") else { return nil }
        for delegate in delegates where !delegate.delegate.hasUnreadCode {
            let asked = delegate.conformances.first {
                ["SignUpStartDelegate", "MSALNativeAuthCodeRequiredDelegate"].contains($0.contract.name)
            }
            guard let asked else { continue }
            let isPreview = asked.contract.generation == .preview
            let method: Message = isPreview ? "submitCode(_:delegate:)" : "submitCode(code:delegate:)"
            let origin: Message = isPreview ? "onCodeRequired" : "onSignUpCodeRequired"
            return Observation(
                "no code is ever submitted: nothing calls \(method)", at: asked.place,
                label: "sign-ups wait for a code", help: "call \(method) on the state that \(origin) receives")
        }
        return nil
    }
}
