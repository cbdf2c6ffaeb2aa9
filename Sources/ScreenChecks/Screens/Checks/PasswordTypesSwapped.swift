import Findings
import Judging
import SignUpScreens

extension SignUpScreenChecks {
    /// The user name is marked as the new password, and the password field has no content type.
    static let passwordTypesSwapped = Check(
        "AD902", "password-types-swapped", .error, since: "0.1.0", evidence: .documented,
        citations: [.passwordAutoFillInput, .textContentType],
        explanation: """
            ## What it finds
            A field that by its words takes a user name or an e-mail address, with the content type `.newPassword`, on a \
            screen whose password field has no content type.

            ## Why it matters
            The content type went to the wrong field. iOS offers a strong password where the name belongs, and has to \
            guess what the password field is.

            ## How to fix it
            Mark the user name `.username` and the password `.newPassword`.
            """,
        of: \.screens
    ) { screen in
        guard let swapped = screen.swappedTypes else { return nil }
        return Observation(
            "\(swapped.name.name) takes a user name but is marked \(plain: swapped.name.typeName)",
            at: swapped.name.place,
            label: "iOS offers a strong password here",
            notes: [
                Note(
                    "\(swapped.password.name) takes the password and has no content type",
                    at: swapped.password.place)
            ],
            help:
                "mark this one \(plain: swapped.name.mark(.username)), and the password \(plain: swapped.name.mark(.newPassword))"
        )
    }
}

extension ScreenSubject {
    /// The field for the name that is marked as a new password, and the password field without a mark.
    var swappedTypes: (name: FieldSubject, password: FieldSubject)? {
        guard let name = fields.first(where: { $0.reading.isNameMarkedAsPassword }),
            let password = fields.first(where: {
                $0.reading.isCalledPassword && !$0.reading.isNameMarkedAsPassword && !$0.field.contentType.isSet
                    && !$0.reading.contentTypeIsOpen
            })
        else { return nil }
        return (name, password)
    }
}
