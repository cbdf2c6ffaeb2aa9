package import Findings

/// A condition with a name, what is known about it, and the function that finds it.
///
/// A check is named after the condition it finds, never after the fix. It judges subjects of one kind. If the evidence
/// has none, the check does not apply, which is not the same as having passed; nor is that something was not seen.
public struct Check: Sendable {
    /// The result of a check.
    package enum Verdict: Sendable {
        /// The evidence has no subject of the check's kind.
        case notApplicable
        /// No subject has the condition, and some of what the check reads, of these kinds, could not be looked at.
        case notSeen(Unseen.Sources)
        /// There are subjects, all of them could be looked at, and none has the condition.
        case passed
        /// At least one subject has the condition.
        case found([Judgement])
    }

    /// Code, name, severity, and what is known about the condition.
    package let identity: Finding.Identity
    /// The first version of the toolkit that has the check.
    package let since: String
    /// Who may know a better help than the check's own.
    package let advisers: [Adviser]
    private let judge: @Sendable (Subjects) -> Verdict

    /// Creates a check that makes at most one observation of a subject.
    ///
    /// - Parameters:
    ///   - advisers: whose help is printed in place of the check's own, where one of them answers for the site.
    ///   - subjects: the subjects that the function is called for, one by one.
    ///   - judge: returns an observation if a subject has the condition.
    package init<Subject: Scoped>(
        _ code: Code, _ name: String, _ severity: Severity, since: String, evidence: EvidenceRank,
        citations: [Citation], advisers: [Adviser] = [],
        explanation: String, of subjects: @escaping @Sendable (Subjects) -> [Subject],
        judge: @escaping @Sendable (Subject) -> Observation?
    ) {
        self.init(
            code, name, severity, since: since, evidence: evidence, citations: citations, advisers: advisers,
            explanation: explanation, in: subjects
        ) { subject in judge(subject).map { [$0] } ?? [] }
    }

    /// Creates a check whose condition may occur several times in a subject.
    ///
    /// - Parameters:
    ///   - advisers: whose help is printed in place of the check's own, where one of them answers for the site.
    ///   - subjects: the subjects that the function is called for, one by one.
    ///   - judge: returns an observation for each occurrence of the condition in a subject.
    package init<Subject: Scoped>(
        _ code: Code, _ name: String, _ severity: Severity, since: String, evidence: EvidenceRank,
        citations: [Citation], advisers: [Adviser] = [],
        explanation: String, in subjects: @escaping @Sendable (Subjects) -> [Subject],
        judge: @escaping @Sendable (Subject) -> [Observation]
    ) {
        identity = Finding.Identity(
            code: code, name: name, severity: severity, evidence: evidence, citations: citations,
            explanation: explanation)
        self.since = since
        self.advisers = advisers
        self.judge = { [identity] all in
            // This is generic across modules, where types that depend on the kind of subject are made anew in every run: of
            // an iterator, of the array's indices, of a result beside another.
            var found: [Subject] = []
            let missed = all.missed { found = subjects(all) }
            let count = found.count
            var judgements: [Judgement] = []
            for index in 0..<count {
                let subject = found[index]
                for observation in judge(subject) {
                    judgements.append(Judgement(finding: Finding(identity, observation), scope: subject.scope))
                }
            }
            if !judgements.isEmpty { return .found(judgements) }
            if !missed.isEmpty { return .notSeen(missed) }
            return count == 0 ? .notApplicable : .passed
        }
    }

    /// Runs the check on all subjects of its kind.
    package func verdict(on subjects: Subjects) -> Verdict { judge(subjects) }
}
