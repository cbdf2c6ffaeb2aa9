import Findings
import SignUpScreens

extension Check {
    /// Password rules on a field that is no password's.
    static let rulesWithoutSecureEntry = Check(
        "AD932", "rules-without-secure-entry", .warning, since: "0.1.0", evidence: .documented,
        citations: [.passwordRules, .passwordAutoFillInput],
        explanation: """
            ## What it finds
            Password rules on a field that does not hide its text, and that nothing else shows to be a password’s: no \
            content type, no label, no name. (One that is called a password is `password-not-secure`.)

            ## Why it matters
            The rules speak of passwords that are made for a new-password field. On any other they do nothing, and \
            the field that they were meant for goes without: the server may then refuse what iOS offers.

            ## How to fix it
            Set the rules on the field that is marked `.newPassword` and has `isSecureTextEntry`; or set both here, \
            if this is the one.
            """,
        of: \.ruledFields
    ) { field in
        guard field.reading.isInTheClear, !field.isPasswordInTheClear else { return [] }
        return [
            Observation(
                "\(field.name) has password rules and does not hide its text",
                at: field.field.rules.place ?? field.place, label: "these have no effect on such a field",
                help: "set the rules on the field that is marked .newPassword and has isSecureTextEntry")
        ]
    }
}
