import Findings
import Judging
import SignUpScreens

extension NativeAuthenticationChecks {
    static let nativeAuthDelegateSignature = Check(
        "AD960", "native-auth-delegate-signature", .error, since: "0.1.0", evidence: .documentedByMicrosoft,
        citations: [.msal, .nativeAuthSignUpTutorial],
        explanation: """
            ## What it finds
            A method that has the name of an optional method of MSAL’s sign-up delegates but other labels, such as \
            `onSignUpAttributesRequired(newState:)`, which Microsoft’s tutorial showed, instead of \
            `onSignUpAttributesRequired(attributes:newState:)`.

            ## Why it matters
            The methods are optional in the Objective-C sense: the compiler requires none of them, and one with other \
            labels is a different method. MSAL does not find it, calls the error method instead, and reports there \
            that the delegate method has not been implemented. That person’s sign-up ends.

            ## How to fix it
            Write the method with exactly these labels. Xcode completes it when the type conforms to the protocol; a \
            private method, or one in an extension that Objective-C does not see, is not found either.
            """,
        in: \.nativeAuthenticationDelegates
    ) { subject in
        subject.misnamed.map { method, meant in
            Observation(
                "\(method.name) is not a method of MSAL’s delegates and is never called", at: method.place,
                label: "MSAL looks for \(meant.name)", help: "declare it as \(plain: meant.name)")
        }
    }
}
