public import Findings

/// A file that a command changes, or would change.
public struct FileChange: Sendable {
    /// What it holds.
    public let old: SourceText
    /// What it is to hold.
    public let new: SourceText
    /// The findings that are gone for it, each with its place at the time.
    public let repaired: [Finding]
    /// Whether the new text was written.
    public let isWritten: Bool

    /// Whether there is any difference.
    public var isChanged: Bool { old.bytes != new.bytes }

    /// States a change.
    public init(from old: SourceText, to new: SourceText, repaired: [Finding] = [], isWritten: Bool = false) {
        self.old = old
        self.new = new
        self.repaired = repaired
        self.isWritten = isWritten
    }
}
