import Findings
import PasswordRules

extension Check {
    /// A check of one kind of mistake that the reader of password rules finds.
    static func passwordRules(
        _ code: Code, _ name: String, _ severity: Severity, explanation: String,
        finding isMeant: @escaping @Sendable (DescriptorProblem) -> Bool
    ) -> Check {
        Check(
            code, name, severity, since: "0.1.0", evidence: .recorded, citations: [.passwordRulesParser, .passwordRules],
            explanation: explanation, of: \.passwordRules
        ) { subject in
            subject.descriptor.problems.filter(isMeant).map { problem in
                Observation(
                    problem.message, at: subject.place(of: problem.span), label: problem.label,
                    notes: problem.loss == .nothingElse ? [] : [subject.remainder, ofOtherReaders], help: problem.help)
            }
        }
    }

    private static var ofOtherReaders: Note {
        Note(
            "recorded from the parser that Apple publishes; that Apple’s systems read the same way is likely, not proved"
        )
    }
}
