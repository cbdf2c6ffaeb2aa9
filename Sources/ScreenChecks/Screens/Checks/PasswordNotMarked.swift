import Findings
import Judging
import SignUpScreens

extension SignUpScreenChecks {
    /// A password field without a content type, on a screen of which nothing certain tells what it is for.
    static let passwordNotMarked = Check(
        "AD906", "password-not-marked", .warning, since: "0.1.0", evidence: .documented,
        citations: [.passwordAutoFillInput, .wwdc18PasswordAutoFill],
        explanation: """
            ## What it finds
            A field for the password of an account, next to a field for the user name, that no file gives a content type, where \
            nothing certain tells whether the password is a new one: neither the name of the screen, nor its texts, nor the \
            functions that it calls. Other screens have `new-password-not-marked` and `login-not-marked`.

            ## Why it matters
            iOS has as little to go by. It guesses from the order of the fields and from secure entry whether it should \
            offer a new password or a saved one.

            ## How to fix it
            Mark the field `.newPassword` where people choose a password, or `.password` where they enter the one they \
            have, and the user name `.username`.
            """,
        of: \.passwordScreens
    ) { screen in
        let fields = screen.fields.filter(\.isUnmarkedWithoutPurpose)
        guard let first = fields.first, screen.swappedTypes == nil else { return nil }
        return Observation(
            "\(first.name) takes a password but has no content type", at: first.place,
            label: "iOS has to guess whether it is a new one",
            notes: FieldSubject.notes(at: fields.dropFirst()) { "nor has \($0.name)" },
            help:
                "mark it \(plain: first.mark(.newPassword)) if the password is chosen here, or else \(plain: first.mark(.password))"
        )
    }
}

extension FieldSubject {
    /// Whether it certainly takes a password and has no content type, and no other finding says so.
    fileprivate var isUnmarkedWithoutPurpose: Bool {
        isCertainlyPassword && !reading.role.isFirm && !field.contentType.isSet && !reading.contentTypeIsOpen
            && !lacksMark
    }
}
