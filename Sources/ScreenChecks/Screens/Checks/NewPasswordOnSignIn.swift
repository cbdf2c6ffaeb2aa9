import Findings
import Judging
import SignUpScreens

extension SignUpScreenChecks {
    /// The password of a sign-in, marked as a new one.
    static let newPasswordOnSignIn = Check(
        "AD904", "new-password-on-sign-in", .error, since: "0.1.0", evidence: .documented,
        citations: [.passwordAutoFillInput, .textContentType, .wwdc18PasswordAutoFill],
        explanation: """
            ## What it finds
            A password field with the content type `.newPassword` on a screen that is for signing in by its name, its title, \
            its button or the function that it calls. A screen whose texts speak of signing up first, or whose code sets \
            several content types, is not reported.

            ## Why it matters
            iOS suggests a strong new password there, and no saved one. Whoever accepts it can’t sign in, and iOS may \
            replace the saved password with one that the server never saw.

            ## How to fix it
            Mark the field `.password`. Keep `.newPassword` for screens that create an account or change its password.
            """,
        of: \.choosingScreens
    ) { screen in
        guard screen.reading.isCertainlySignIn else { return nil }
        let fields = screen.chosenFields.filter { $0.field.contentType.value == .newPassword }
        guard let first = fields.first else { return nil }
        return Observation(
            "\(first.name) is marked \(plain: first.mark(.newPassword)), on a screen for signing in", at: first.place,
            label: "iOS offers a new password here, not the saved one",
            notes: screen.purposeNotes("a screen for signing in")
                + FieldSubject.notes(at: fields.dropFirst()) { "so is \($0.name)" },
            help: "mark it \(plain: first.mark(.password))")
    }
}
