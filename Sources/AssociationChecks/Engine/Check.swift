package import Findings

/// A check: a condition with a name, what is known about it, and the function that finds it.
///
/// A check is named for the condition it finds, never for the remedy. It judges subjects of one kind; where the
/// evidence has none, it does not apply, which is something else than having passed.
package struct Check: Sendable {
    /// What came of a check.
    package enum Verdict: Sendable {
        /// There was nothing to judge.
        case notApplicable
        /// There was, and the condition was not found.
        case passed
        /// The condition was found.
        case found([Judgement])
    }

    /// Code, name, severity and rank of evidence.
    package let identity: Finding.Identity
    /// The version of the toolkit that has it first.
    package let since: String
    /// Where it is documented, or who reports it.
    package let citations: [Citation]
    /// What it finds, why it matters, and how to mend it: Markdown with these three headings.
    package let explanation: String
    private let judge: @Sendable (Subjects) -> Verdict

    /// Makes a check of a function over one kind of subject.
    ///
    /// - Parameters:
    ///   - subjects: where the subjects are found; the function is called for each.
    ///   - judge: says what it sees of the condition; nothing, if all is well.
    package init<Subject: Scoped>(
        _ code: Code, _ name: String, _ severity: Severity, since: String, evidence: EvidenceRank, citations: [Citation],
        explanation: String, of subjects: any KeyPath<Subjects, [Subject]> & Sendable,
        judge: @escaping @Sendable (Subject) -> [Observation]
    ) {
        let identity = Finding.Identity(code: code, name: name, severity: severity, evidence: evidence)
        self.identity = identity
        self.since = since
        self.citations = citations
        self.explanation = explanation
        self.judge = { evidence in
            let subjects = evidence[keyPath: subjects]
            guard !subjects.isEmpty else { return .notApplicable }
            let judgements = subjects.flatMap { subject in
                judge(subject).map { Judgement(finding: Finding(identity, $0), scope: subject.scope) }
            }
            return judgements.isEmpty ? .passed : .found(judgements)
        }
    }

    /// Judges the evidence.
    package func verdict(on subjects: Subjects) -> Verdict { judge(subjects) }
}

/// A finding, and what it concerns.
package struct Judgement: Sendable {
    /// The finding.
    package let finding: Finding
    /// What it concerns.
    package let scope: Scope
}
