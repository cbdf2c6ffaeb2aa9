package import Findings

/// A file that a command changes, or would change.
package struct FileChange: Sendable {
    /// What it holds.
    package let old: SourceText
    /// What it is to hold.
    package let new: SourceText
    /// The findings that are gone for it, each with its place at the time.
    package let repaired: [Finding]
    /// Whether the new text was written.
    package let isWritten: Bool

    /// Whether there is any difference.
    package var isChanged: Bool { old.bytes != new.bytes }

    /// States a change.
    package init(from old: SourceText, to new: SourceText, repaired: [Finding] = [], isWritten: Bool = false) {
        self.old = old
        self.new = new
        self.repaired = repaired
        self.isWritten = isWritten
    }
}
