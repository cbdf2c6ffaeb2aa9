import Findings
import PasswordRules

extension Check {
    /// `required: upper, lower` asks for either.
    static let requiredNotAll = Check(
        "AD830", "required-not-all", .note, since: "0.1.0", evidence: .recorded,
        citations: [.passwordRulesParser, .passwordRules],
        explanation: """
            ## What it finds
            A `required` rule that lists several classes: `required: upper, lower`.

            ## Why it matters
            The comma means *or*: a password with one upper-case letter and no lower-case one follows this rule. Where \
            the server wants both, some passwords will be refused. Where the server wants *a digit or a symbol*, the \
            rule is right as it is, and this note can be passed over.

            ## How to fix it
            If each class is needed, give each a rule of its own: `required: upper; required: lower;`.
            """,
        of: \.meantPasswordRules
    ) { subject in
        subject.descriptor.written.compactMap { rule in
            guard case .required(let characters) = rule.rule, rule.classCount > 1 else { return nil }
            let each = characters.elements.count > 1 ? separately(characters) : "each class in a rule of its own"
            return Observation(
                "\(plain: characters.text) in one rule asks for a character of any of them, not of each",
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
