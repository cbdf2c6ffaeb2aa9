import Findings
import SignUpScreens
import UniversalLinks

extension Check {
    /// A new password, marked as that of an account which exists.
    static let existingPasswordOnSignUp = Check(
        "AD914", "existing-password-on-sign-up", .warning, since: "0.1.0", evidence: .documented,
        citations: [.passwordAutoFillInput, .textContentType, .wwdc18PasswordAutoFill],
        explanation: """
            ## What it finds
            A password’s field with the content type `.password`, on a screen that creates an account, or that seems \
            to serve both those who have one and those who have none.

            ## Why it matters
            `.password` tells iOS to fill in a password that is saved already. On a sign-up it offers an old one, \
            perhaps another site’s, where it should offer a new one. One screen for both cannot be right: a field has \
            one content type.

            ## How to fix it
            Mark the field, and the one that repeats the password, `.newPassword`. Where one screen signs up and \
            signs in, make it two, or set the content type when the person chooses which, before the field is edited.
            """,
        of: \.choosingScreens
    ) { screen in
        let fields = screen.chosenFields.filter(\.isMarkedAsExisting)
        guard let first = fields.first else { return [] }
        let others = Array(fields.dropFirst()).notes { "so is \($0.name)" }
        if case .mixed(let one, let other) = screen.reading.purpose.basis {
            return [
                Observation(
                    "\(first.name) is marked .password, on a screen that both signs up and signs in", at: first.place,
                    label: "iOS offers saved passwords here, never a new one",
                    notes: [Note("the screen seems to serve both: \(one), \(other)")] + others + first.doubt,
                    help: "use two screens, or set .newPassword while a person signs up")
            ]
        }
        return [
            Observation(
                "\(first.name) is marked .password, on a screen that creates an account", at: first.place,
                label: "iOS offers saved passwords here, never a new one",
                notes: [Note("the screen is taken for a sign-up by \(screen.basis)")] + others + first.doubt,
                help: "mark it .newPassword")
        ]
    }
}
