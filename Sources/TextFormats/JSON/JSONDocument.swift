import Findings

/// The result of parsing a text that should be JSON.
package struct JSONDocument: Sendable {
    /// The value, as far as it could be read; nil if there is none.
    package let root: JSONValue?
    /// The mistakes, in the order of their places.
    package let problems: [JSONProblem]

    /// Whether the text is valid by RFC 8259, which lets a parser accept a byte order mark and duplicate keys.
    package var isWellFormed: Bool {
        root != nil && problems.allSatisfy { $0.kind == .duplicateKey || $0.kind == .byteOrderMark }
    }
}
