import Findings
import SignUpScreens

extension Check {
    /// A field for a new password without its content type.
    static let newPasswordNotMarked = Check(
        "AD901", "new-password-not-marked", .error, since: "0.1.0", evidence: .documented,
        citations: [.passwordAutoFillInput, .wwdc18PasswordAutoFill],
        explanation: """
            ## What it finds
            A field in which a password is chosen or repeated, on a screen that creates an account or changes its \
            password, without the content type `.newPassword`. That the field is one is read from words (“New \
            password”, `SignUpViewController`); where code that was not read may set the type, nothing is said.

            ## Why it matters
            Without the mark iOS guesses which screen this is. Apple asks for `.newPassword` on the new *and* the \
            confirming field, because the guess fails often: then no strong password is offered, or an old one is.

            ## How to fix it
            Swift: `field.textContentType = .newPassword`; SwiftUI: `SecureField(…).textContentType(.newPassword)`; \
            Interface Builder: Content Type “New Password” (`textContentType="new-password"`).
            """,
        of: \.choosingScreens
    ) { screen in
        let fields = screen.chosenFields.filter(\.lacksMark)
        guard let first = fields.first else { return [] }
        let message: Message =
            first.field.contentType.isSet
            ? "\(first.name) takes a new password and is marked \(plain: first.typeName), not .newPassword"
            : "\(first.name) takes a new password and is not marked .newPassword"
        return [
            Observation(
                message, at: first.place, label: "iOS has to guess what this field is",
                notes: [Note("it is taken for one by \(first.basis)")]
                    + Array(fields.dropFirst()).notes { "the same is missing for \($0.name)" },
                help: "mark it .newPassword (in Interface Builder: Content Type “New Password”)")
        ]
    }
}

extension FieldSubject {
    /// What the field is taken for what it is by.
    var basis: Message {
        if case .purpose = reading.role.basis { return screen.basis }
        return reading.role.basis.words
    }
}
