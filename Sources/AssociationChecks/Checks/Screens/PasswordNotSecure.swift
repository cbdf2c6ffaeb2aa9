import Findings
import SignUpScreens

extension Check {
    /// A password that everybody can read.
    static let passwordNotSecure = Check(
        "AD910", "password-not-secure", .error, since: "0.1.0", evidence: .documented,
        sources: [.passwordAutoFillInput, .wwdc18PasswordAutoFill],
        explanation: """
            ## What it finds
            A field for the password of an account that does not hide what is typed, and never does as far as the \
            sources tell. A field that code switches between both, or that code which was not read may hide, is left \
            alone.

            ## Why it matters
            Whoever looks on reads the password. And AutoFill takes hidden text as the sign of a password: where a \
            field is not hidden, nothing but its content type tells iOS what it is.

            ## How to fix it
            UIKit: `field.isSecureTextEntry = true`; SwiftUI: `SecureField` in the place of `TextField`; Interface \
            Builder: tick “Secure Text Entry”. A button that shows the password may switch it off for a while.
            """,
        of: \.passwordFields
    ) { field in
        guard field.isPasswordInTheClear else { return [] }
        return [
            Observation(
                "\(field.name) takes a password and does not hide it", at: field.field.isSecure.place ?? field.place,
                label: "everybody can read what is typed here",
                help: "set isSecureTextEntry (SwiftUI: use a SecureField)")
        ]
    }
}
