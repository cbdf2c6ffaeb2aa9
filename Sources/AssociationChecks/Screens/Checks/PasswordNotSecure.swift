import Findings
import SignUpScreens

extension Check {
    /// A password that everybody can read.
    static let passwordNotSecure = Check(
        "AD910", "password-not-secure", .error, since: "0.1.0", evidence: .documented,
        citations: [.passwordAutoFillInput, .wwdc18PasswordAutoFill],
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
        of: \.passwordScreens
    ) { screen in
        let fields = screen.fields.filter(\.isPasswordInTheClear)
        guard let first = fields.first else { return [] }
        return [
            Observation(
                "\(first.name) takes a password and does not hide it", at: first.field.isSecure.place ?? first.place,
                label: "everybody can read what is typed here",
                notes: Array(fields.dropFirst()).notes { "nor does \($0.name)" },
                help: "set isSecureTextEntry (SwiftUI: use a SecureField)")
        ]
    }
}
