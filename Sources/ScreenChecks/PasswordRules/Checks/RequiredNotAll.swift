import Findings
import Judging
import PasswordRules

extension PasswordRuleChecks {
    /// Several classes in one `required` rule, of which any one is enough.
    static let requiredNotAll = Check(
        "AD830", "required-not-all", .note, since: "0.1.0", evidence: .recorded,
        citations: [.passwordRulesParser, .passwordRules],
        explanation: """
            ## What it finds
            A `required` rule that lists several classes: `required: upper, lower`.

            ## Why it matters
            The comma means *or*: a password with one upper-case letter and no lower-case one follows this rule. If \
            the server wants both, it refuses some passwords. If the server wants *a digit or a symbol*, the rule is \
            right as it is, and this note can be ignored.

            ## How to fix it
            If each class is needed, give each its own rule: `required: upper; required: lower;`.
            """,
        in: \.meantPasswordRules
    ) { subject in
        subject.descriptor.written.compactMap { rule in
            guard case .required(let characters) = rule.rule, rule.classCount > 1 else { return nil }
            let each = characters.elements.count > 1 ? separately(characters) : "each class in its own rule"
            return Observation(
                "\(plain: characters.text) in one rule requires a character from any of these classes, not from each",
                at: subject.place(of: rule.valueSpan), label: "one of these is enough",
                help: "if each is needed, write \(each)")
        }
    }

    private static func separately(_ characters: CharacterClass) -> Message {
        .joined(
            characters.elements.map { element in
                switch element {
                case .named(let name): "required: \(plain: name.rawValue);"
                case .custom(let members): "required: [\(plain: members)];"
                }
            }, by: " ")
    }
}
