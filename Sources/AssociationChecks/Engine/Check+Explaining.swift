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

    /// All that is known about the condition, as `aasa explain` prints it: a page of Markdown with the explanation, how
    /// sure it is, and the citations.
    public var page: String {
        let citations = citations.map { "- \($0.title)\($0.url.map { ": <\($0)>" } ?? "")\n" }.joined()
        return """
            # \(code) \(name) (\(severity.rawValue))

            \(explanation)

            ## How sure we are
            This is \(evidence.meaning).
            \(citations)
            """
    }
}
