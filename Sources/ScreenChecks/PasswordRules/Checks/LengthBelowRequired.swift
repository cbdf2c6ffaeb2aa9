import Findings
import Judging
import PasswordRules

extension PasswordRuleChecks {
    /// The required classes need more characters than the maximum length has room for.
    static let lengthBelowRequired = Check(
        "AD821", "length-below-required", .error, since: "0.1.0", evidence: .documented,
        citations: [.passwordRules],
        explanation: """
            ## What it finds
            More required classes that share no character than `maxlength` has room for, such as `required: upper; \
            required: lower; required: digit; maxlength: 2`.

            ## Why it matters
            Each `required` rule asks for a character of its own class, so no password can follow these rules. A \
            generator may fail, or produce a password that lacks a class.

            ## How to fix it
            Raise the maximum to what the server allows, or require fewer classes. Several classes in one rule, as in \
            `required: upper, lower;`, ask for one character from any of them.
            """,
        of: \.meantPasswordRules
    ) { subject in
        let required = subject.rules.disjointRequired
        guard let maximum = subject.rules.maxLength, required > maximum else { return nil }
        return Observation(
            "\(required) classes are required, but a password may have only \(maximum) characters",
            at: subject.place(of: .maxLength(maximum)), label: "too short for the required classes",
            help: "write at least maxlength: \(required), or require fewer classes")
    }
}
