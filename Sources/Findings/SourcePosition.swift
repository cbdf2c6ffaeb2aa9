/// The line and column of a byte, both counted from 1, the column in UTF-8 bytes.
public struct SourcePosition: Hashable, Sendable {
    /// The line, from 1. LF, CRLF and a lone CR each end a line.
    public let line: Int
    /// The column, from 1, in bytes of UTF-8 (not characters).
    public let column: Int

    /// Creates a position from a line and a column, both counted from 1.
    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}
