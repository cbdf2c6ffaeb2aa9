import Findings
import Judging
import PasswordRules

extension PasswordRuleChecks {
    /// Makes a check that reports those mistakes of a descriptor for which `isMeant` is true.
    ///
    /// - Parameter fullWidth: whether the mistakes are full-width characters, which have a check of their own, whatever
    ///   else they cause.
    static func passwordRules(
        _ code: Code, _ name: String, _ severity: Severity, fullWidth: Bool = false, explanation: String,
        finding isMeant: @escaping @Sendable (DescriptorProblem) -> Bool
    ) -> Check {
        Check(
            code, name, severity, since: "0.1.0", evidence: .recorded,
            citations: [.passwordRulesParser, .passwordRules],
            explanation: explanation, in: \.passwordRules
        ) { subject in
            let isOwn = { (problem: DescriptorProblem) in problem.isFullWidth == fullWidth && isMeant(problem) }
            let later = subject.descriptor.laterProblems.filter(isOwn).map { problem in
                Observation(
                    problem.message, at: subject.place(of: problem.span), label: problem.label, notes: [ofLaterOnes],
                    help: problem.help)
            }
            return subject.descriptor.problems.filter(isOwn).map { problem in
                Observation(
                    problem.message, at: subject.place(of: problem.span), label: problem.label,
                    notes: problem.loss == .nothingElse ? [] : [subject.remainder, ofOtherReaders], help: problem.help)
            } + later
        }
    }

    private static var ofLaterOnes: Note {
        Note("Apple’s parser stops before it; this is what it costs once the mistakes before it are corrected")
    }

    private static var ofOtherReaders: Note {
        Note(
            "recorded from the parser that Apple publishes; Apple’s systems probably read rules the same way, but that is not confirmed"
        )
    }
}
