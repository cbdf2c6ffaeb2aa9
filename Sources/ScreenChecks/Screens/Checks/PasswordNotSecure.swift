import Findings
import Judging
import SignUpScreens

extension SignUpScreenChecks {
    /// A password field that does not hide its text.
    static let passwordNotSecure = Check(
        "AD910", "password-not-secure", .error, since: "0.1.0", evidence: .reported,
        citations: [.passwordAutoFillInput, .wwdc18PasswordAutoFill],
        explanation: """
            ## What it finds
            A field for the password of an account that does not hide what is typed, and never does as far as the \
            sources show. A field that code switches between hidden and visible, or that unread code may hide, is not \
            reported.

            ## Why it matters
            Anyone looking on can read the password. AutoFill recognises a password field by its hidden text: where a \
            field is not hidden, only its content type tells iOS what it is. And developers report that iOS offers \
            generated passwords only while `isSecureTextEntry` is true.

            ## How to fix it
            UIKit: `field.isSecureTextEntry = true`; SwiftUI: `SecureField` instead of `TextField`; Interface Builder: \
            tick “Secure Text Entry”. A button that shows the password may turn it off for a while.
            """,
        of: \.passwordScreens
    ) { screen in
        let fields = screen.fields.filter(\.isPasswordInTheClear)
        guard let first = fields.first else { return nil }
        return Observation(
            "\(first.name) takes a password but does not hide it", at: first.field.isSecure.place ?? first.place,
            label: "the typed text is visible",
            notes: FieldSubject.notes(at: fields.dropFirst()) { "nor does \($0.name)" },
            help: first.field.notation == .native
                ? "set isSecureTextEntry (in SwiftUI, use a SecureField)"
                : "set \(plain: first.field.notation.securing)")
    }
}
