import Findings
import Judging
import SignUpScreens

extension SignUpScreenChecks {
    /// Password rules on a field that does not seem to be a password field.
    static let rulesWithoutSecureEntry = Check(
        "AD932", "rules-without-secure-entry", .warning, since: "0.1.0", evidence: .documented,
        citations: [.passwordRules, .passwordAutoFillInput],
        explanation: """
            ## What it finds
            Password rules on a field that does not hide its text, and that nothing else identifies as a password \
            field: no content type, no label, no name. (A field that is called a password is reported as \
            `password-not-secure`.)

            ## Why it matters
            The rules apply to passwords that are generated for a new-password field. On any other field they do \
            nothing, and the field that they were meant for has none: the server may then refuse what iOS offers.

            ## How to fix it
            Set the rules on the field that is marked `.newPassword` and has `isSecureTextEntry`; or set both here, if \
            this is the one.
            """,
        of: \.ruledFields
    ) { field in
        guard field.reading.isInTheClear, !field.isPasswordInTheClear else { return nil }
        return Observation(
            "\(field.name) has password rules but does not hide its text",
            at: field.field.rules.place ?? field.place, label: "no effect on such a field",
            help:
                "set the rules on the field that is marked \(plain: field.mark(.newPassword)) and has \(plain: field.field.notation.securing)"
        )
    }
}
