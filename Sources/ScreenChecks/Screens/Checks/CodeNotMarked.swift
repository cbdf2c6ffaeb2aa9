import Findings
import Judging
import SignUpScreens

extension SignUpScreenChecks {
    /// A field for a one-time code without the content type for it.
    static let codeNotMarked = Check(
        "AD920", "code-not-marked", .warning, since: "0.1.0", evidence: .documented,
        citations: [.passwordAutoFillInput, .textContentType, .wwdc18PasswordAutoFill],
        explanation: """
            ## What it finds
            A field for a code that was sent (“Verification code”, `otpField`), without the content type `.oneTimeCode`.

            ## Why it matters
            iOS offers the code from a message, or from the system’s own generator, above the keyboard where it knows \
            that a code is expected. Without the content type it has to guess, and people leave the app to look the \
            code up: the step of a sign-up where most are lost.

            ## How to fix it
            UIKit: `field.textContentType = .oneTimeCode`; SwiftUI: `.textContentType(.oneTimeCode)`; Interface \
            Builder: Content Type “One Time Code”. Keep the system’s keyboard: a custom one offers no code.
            """,
        of: \.codeFields
    ) { field in
        let reading = field.reading
        guard reading.role.isFirm, !reading.contentTypeIsOpen, field.field.contentType.value != .oneTimeCode else {
            return nil
        }
        return Observation(
            field.lacks(.oneTimeCode, taking: "a code"), at: field.place, label: "iOS may not offer the code here",
            help: "mark it \(plain: field.mark(.oneTimeCode))")
    }
}
