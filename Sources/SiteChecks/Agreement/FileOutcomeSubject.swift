package import Judging

/// An expectation about a file by itself, with its outcome.
package struct FileOutcomeSubject: Scoped {
    package let outcome: FileOutcome
    package let scope: Scope
}

extension Subjects {
    /// The expectations about files by themselves, in their order.
    package var fileOutcomes: [FileOutcomeSubject] {
        parts.fileOutcomes.identified.map { FileOutcomeSubject(outcome: $1, scope: Scope($0)) }
    }
}
