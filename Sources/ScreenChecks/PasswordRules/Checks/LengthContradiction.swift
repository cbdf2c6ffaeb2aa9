import Findings
import Judging
import PasswordRules

extension PasswordRuleChecks {
    /// The minimum length exceeds the maximum length.
    static let lengthContradiction = Check(
        "AD820", "length-contradiction", .error, since: "0.1.0", evidence: .documented,
        citations: [.passwordRules, .passwordRulesParser],
        explanation: """
            ## What it finds
            A `minlength` that is greater than the `maxlength`, including where either appears several times: the \
            greatest minimum and the smallest maximum count.

            ## Why it matters
            No password can follow both. Apple’s parser keeps both numbers; its generator then ignores the minimum, so \
            the password is too short for a server that enforces it. Other password managers may give up.

            ## How to fix it
            Write the two numbers that the server enforces: `minlength: 12; maxlength: 64;`. In HTML the attributes \
            minlength and maxlength of the same field must agree with them.
            """,
        of: \.meantPasswordRules
    ) { subject in
        guard let minimum = subject.rules.minLength, let maximum = subject.rules.maxLength, minimum > maximum else {
            return nil
        }
        let other = Note("the maximum is \(maximum)", at: subject.place(of: .maxLength(maximum)))
        return Observation(
            "the minimum length \(minimum) exceeds the maximum length \(maximum)",
            at: subject.place(of: .minLength(minimum)), label: "exceeds the maximum", notes: [other],
            help: "write the two lengths that the server enforces")
    }
}
