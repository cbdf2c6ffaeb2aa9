public import Findings

extension Check {
    /// The code, such as `AD204`. It is never reused for another condition.
    public var code: Code { identity.code }
    /// The name of the condition, such as `redirected`. It never changes.
    public var name: String { identity.name }
    /// The severity of all findings of the check.
    public var severity: Severity { identity.severity }
    /// The kind of evidence for what the check claims.
    public var evidence: EvidenceRank { identity.evidence }
    /// Where the behaviour that the check relies on is documented or reported.
    public var citations: [Citation] { identity.citations }
    /// Markdown with the headings “What it finds”, “Why it matters” and “How to fix it”.
    package var explanation: String { identity.explanation }

    /// All that is known about the condition, as `aasa explain` prints it: a page of Markdown with the explanation, how
    /// sure it is, and the citations.
    public var page: String { "# \(code) \(name) (\(severity.rawValue))\n\n\(identity.page)" }
}
