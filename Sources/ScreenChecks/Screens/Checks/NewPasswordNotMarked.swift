import Findings
import Judging
import SignUpScreens

extension SignUpScreenChecks {
    /// A field for a new password without the content type for it.
    static let newPasswordNotMarked = Check(
        "AD901", "new-password-not-marked", .error, since: "0.1.0", evidence: .documented,
        citations: [.passwordAutoFillInput, .wwdc18PasswordAutoFill],
        explanation: """
            ## What it finds
            A field in which a password is chosen or repeated, on a screen that creates an account or changes its \
            password, without the content type `.newPassword`. The role of the field is inferred from words (“New \
            password”, `SignUpViewController`); nothing is reported where code that was not read may set the type.

            ## Why it matters
            Without the content type iOS guesses what kind of screen this is. Apple asks for `.newPassword` on the new \
            *and* the confirming field, because the guess often fails: then no strong password is offered, or an old \
            one is.

            ## How to fix it
            Swift: `field.textContentType = .newPassword`; SwiftUI: `SecureField(…).textContentType(.newPassword)`; \
            Interface Builder: Content Type “New Password” (`textContentType="new-password"`).
            """,
        of: \.choosingScreens
    ) { screen in
        let fields = screen.chosenFields.filter(\.lacksMark)
        guard let first = fields.first else { return nil }
        return Observation(
            first.lacks(.newPassword, taking: "a new password"), at: first.place,
            label: "iOS has to guess what this field is",
            notes: first.roleNotes
                + FieldSubject.notes(at: fields.dropFirst()) { "the same goes for \($0.name)" },
            help: first.field.notation == .native
                ? "mark it .newPassword (in Interface Builder: Content Type “New Password”)"
                : "mark it \(plain: first.mark(.newPassword))")
    }
}

extension FieldSubject {
    /// That it has another mark than what it takes needs, or none.
    func lacks(_ type: TextContentType, taking what: Message) -> Message {
        field.contentType.isSet
            ? "\(name) takes \(what) but is marked \(plain: typeName), not \(plain: mark(type))"
            : "\(name) takes \(what) but is not marked \(plain: mark(type))"
    }

    /// A note that says why it is taken for a field for a new password, at the place of what decided.
    var roleNotes: [Note] {
        if case .purpose = reading.role.basis { return screen.purposeNotes("a new-password field") }
        return [Note("treated as a new-password field because of \(reading.role.basis.words)")]
    }
}
