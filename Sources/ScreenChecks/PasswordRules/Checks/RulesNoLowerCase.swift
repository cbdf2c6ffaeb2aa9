import Findings
import Judging
import PasswordRules

extension PasswordRuleChecks {
    /// Rules by which no password has a lower-case letter.
    static let rulesNoLowerCase = Check(
        "AD833", "rules-no-lower-case", .note, since: "0.1.0", evidence: .recorded,
        citations: [.passwordRulesParser, .passwordRules, .strongPasswords],
        explanation: """
            ## What it finds
            Rules that allow no lower-case letter, though they allow capital letters or printable characters besides \
            digits.

            ## Why it matters
            Where rules only say what is required, nothing else is allowed: `required: upper; required: digit;` means \
            passwords of capitals and digits alone. That is seldom meant. Apple’s own form, which is nearly all \
            lower-case letters and easy to type, can’t be used then.

            ## How to fix it
            Add `required: lower;` if the server asks for one, or else `allowed: lower;`. If the server refuses \
            lower-case letters, nothing has to be changed.
            """,
        of: \.usablePasswordRules
    ) { subject in
        let permitted = subject.rules.permitted.characters
        guard permitted.isDisjoint(with: .lower), !permitted.isSubset(of: .digits) else { return nil }
        return Observation(
            "nothing in these rules allows a lower-case letter", at: subject.place,
            notes: [Note("they allow \(plain: subject.rules.permitted.text)")],
            help: "if the server accepts lower-case letters, add allowed: lower")
    }
}
