import Findings
import SignUpScreens

extension Check {
    /// A delegate's method is never called, since its labels are others.
    static let nativeAuthDelegateSignature = Check(
        "AD960", "native-auth-delegate-signature", .error, since: "0.1.0", evidence: .documentedByMicrosoft,
        citations: [.msal, .nativeAuthSignUpTutorial],
        explanation: """
            ## What it finds
            A method with the name of an optional method of MSAL’s sign-up delegates and with other labels, such as \
            `onSignUpAttributesRequired(newState:)`, which Microsoft’s tutorial showed, for \
            `onSignUpAttributesRequired(attributes:newState:)`.

            ## Why it matters
            The methods are optional in Objective-C’s sense: the compiler asks for none, and one with other labels is \
            another method. MSAL does not find it, calls the method for errors instead, and says there that the \
            delegate method has not been implemented. The sign-up of that person ends.

            ## How to fix it
            Write the name with exactly these labels. Xcode completes it when the type conforms to the protocol; a \
            private method, or one in an extension that Objective-C does not see, is not found either.
            """,
        of: \.nativeAuthenticationDelegates
    ) { subject in
        subject.misnamed.map { method, meant in
            Observation(
                "\(method.name) is no method of MSAL’s delegates, and is never called", at: method.place,
                label: "MSAL looks for \(meant.name)", help: "write it as \(plain: meant.name)")
        }
    }
}
