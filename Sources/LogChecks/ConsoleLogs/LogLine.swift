import AssociationModel
import Findings
import Judging

/// A row of the table of log lines: how the finding is called, what is known about the line, and what it means.
struct LogLine<Subject: Scoped>: Sendable {
    let name: String
    /// Makes the check that looks for the line among subjects.
    let check: @Sendable (_ subjects: @escaping @Sendable (Subjects) -> [Subject]) -> Check

    /// - Parameter meaning: returns what is observed where this line was logged, and nil for any other.
    init(
        _ code: Code, _ name: String, _ severity: Severity, _ evidence: EvidenceRank, _ citations: [Citation],
        explanation: String, meaning: @escaping @Sendable (Subject) -> Observation?
    ) {
        self.name = name
        check = { subjects in
            Check(
                code, name, severity, since: "0.1.0", evidence: evidence, citations: citations,
                explanation: explanation, of: subjects, judge: meaning)
        }
    }
}

extension LogLine<LoggedSubject> {
    /// A line in which nothing varies: `ConsolePhrase` gives its words, and this name.
    init(
        _ code: Code, _ name: String, _ severity: Severity, _ evidence: EvidenceRank, _ citations: [Citation],
        explanation: String, saying message: Message, label: Message? = nil, notes: [Note] = [], help: Message? = nil
    ) {
        self.init(code, name, severity, evidence, citations, explanation: explanation) { logged in
            guard logged.statement == .fixed(name) else { return nil }
            return logged.observation(
                message, label: label, notes: notes, help: help, confirmation: logged.confirmation)
        }
    }
}
