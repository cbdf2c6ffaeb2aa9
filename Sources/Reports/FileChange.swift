package import Findings

/// A file that a command changes, or would change.
package struct FileChange: Sendable {
    /// The text before the change.
    package let old: SourceText
    /// The text after the change.
    package let new: SourceText
    /// The findings that the change repairs, each with its place when it was repaired.
    package let repaired: [Finding]
    /// Whether the new text was written to the file.
    package let isWritten: Bool

    package var isChanged: Bool { old.bytes != new.bytes }

    package init(from old: SourceText, to new: SourceText, repaired: [Finding] = [], isWritten: Bool = false) {
        self.old = old
        self.new = new
        self.repaired = repaired
        self.isWritten = isWritten
    }
}
