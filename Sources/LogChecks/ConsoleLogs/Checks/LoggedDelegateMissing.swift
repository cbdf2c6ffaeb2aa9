import AssociationModel
import Findings
import Judging
import SignUpScreens

extension ConsoleLogChecks {
    static let loggedDelegateMissing = Check(
        "AD053", "logged-delegate-missing", .warning, since: "0.1.0", evidence: .reported,
        citations: [.msalDelegateMessage, .nativeAuthSignUpTutorial],
        explanation: """
            ## What it finds
            `MSALNativeAuth has called the delegate method … that has not been implemented`, the error of Microsoft’s \
            MSAL for iOS and macOS when the app’s delegate has no such method.

            ## Why it matters
            The methods are optional in the Objective-C sense, so the compiler asks for none of them, and one with \
            other labels is a different method. MSAL ends that sign-up or sign-in with an error. Associated domains \
            play no part in it.

            ## How to fix it
            Implement the method with exactly MSAL’s labels: `onSignUpAttributesRequired(attributes:newState:)`, for \
            example, and not `onSignUpAttributesRequired(newState:)`, which Microsoft’s tutorial showed. A private \
            method is not found either. `aasa screens` finds the misnamed method in Swift sources.
            """,
        of: \.loggedBuilds
    ) { logged in
        guard case .delegateMethodMissing(let name) = logged.statement else { return nil }
        let methods = NativeAuthenticationProtocol.all.flatMap(\.optional).filter { $0.baseName == name }.map(\.name)
        let known = methods.enumerated().filter { !methods[..<$0.offset].contains($0.element) }.map(\.element)
        return logged.observation(
            "MSAL called \(name), which the app's delegate doesn't implement", label: "the sign-up or sign-in ends",
            notes: [Note("to find a misnamed one: aasa screens PATH, with the path of the Swift sources")],
            help: known.isEmpty
                ? "implement \(plain: name) with exactly the labels that MSAL's protocol has"
                : "implement \(list: known, lastBy: "or"), with exactly these labels")
    }
}
