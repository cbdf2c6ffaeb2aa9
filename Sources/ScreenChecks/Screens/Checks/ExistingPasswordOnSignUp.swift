import Findings
import Judging
import SignUpScreens

extension SignUpScreenChecks {
    /// A new password, marked as the password of an existing account.
    static let existingPasswordOnSignUp = Check(
        "AD914", "existing-password-on-sign-up", .warning, since: "0.1.0", evidence: .documented,
        citations: [.passwordAutoFillInput, .textContentType, .wwdc18PasswordAutoFill],
        explanation: """
            ## What it finds
            A password field with the content type `.password`, on a screen that creates an account, or that seems to \
            serve both people with an account and people without one.

            ## Why it matters
            `.password` tells iOS to fill in a saved password. On a sign-up screen it offers an old one, perhaps from \
            another site, where it should offer a new one. A single screen cannot be right for both: a field has one \
            content type.

            ## How to fix it
            Mark the field, and the one that repeats the password, `.newPassword`. If one screen does both, split it \
            in two, or set the content type when the person chooses between them, before the field is edited.
            """,
        of: \.choosingScreens
    ) { screen in
        let fields = screen.chosenFields.filter(\.isMarkedAsExisting)
        guard let first = fields.first else { return nil }
        let others = FieldSubject.notes(at: fields.dropFirst()) { "so is \($0.name)" }
        if case .mixed(let one, let other) = screen.reading.purpose.basis {
            return Observation(
                "\(first.name) is marked \(plain: first.typeName), on a screen for both sign-up and sign-in",
                at: first.place,
                label: "iOS offers saved passwords here, never a new one",
                notes: [Note("the screen seems to serve both: \(one), \(other)")] + others + first.unreadCodeNotes,
                help: "use two screens, or set \(plain: first.mark(.newPassword)) when someone signs up")
        }
        return Observation(
            "\(first.name) is marked \(plain: first.typeName), on a screen that creates an account", at: first.place,
            label: "iOS offers saved passwords here, never a new one",
            notes: screen.purposeNotes("a sign-up screen") + others + first.unreadCodeNotes,
            help: "mark it \(plain: first.mark(.newPassword))")
    }
}
