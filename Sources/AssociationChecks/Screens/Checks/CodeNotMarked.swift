import Findings
import SignUpScreens

extension Check {
    /// A field for a code that was sent, without its content type.
    static let codeNotMarked = Check(
        "AD920", "code-not-marked", .warning, since: "0.1.0", evidence: .documented,
        citations: [.passwordAutoFillInput, .textContentType, .wwdc18PasswordAutoFill],
        explanation: """
            ## What it finds
            A field that asks for a code which was sent (“Verification code”, `otpField`), without the content type \
            `.oneTimeCode`.

            ## Why it matters
            The code out of a message or of the system’s own generator is offered above the keyboard where iOS knows \
            that a code is asked for. Without the mark it guesses, and a person leaves the app to look the code up: \
            the step of a sign-up where most are lost.

            ## How to fix it
            UIKit: `field.textContentType = .oneTimeCode`; SwiftUI: `.textContentType(.oneTimeCode)`; Interface \
            Builder: Content Type “One Time Code”. Keep the system’s keyboard: one of your own offers no code.
            """,
        of: \.codeFields
    ) { field in
        let reading = field.reading
        guard reading.role.isFirm, !reading.contentTypeIsOpen, field.field.contentType.value != .oneTimeCode else {
            return []
        }
        let message: Message =
            field.field.contentType.isSet
            ? "\(field.name) takes a code and is marked \(plain: field.typeName), not .oneTimeCode"
            : "\(field.name) takes a code and is not marked .oneTimeCode"
        return [
            Observation(
                message, at: field.place, label: "the code is not offered here",
                help: "mark it .oneTimeCode")
        ]
    }
}
