package import Findings

/// A mistake in a text that should be JSON, at the bytes that make it.
package struct JSONProblem: Sendable {
    /// The kinds of mistake.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A comma before a closing bracket, or more than one comma in a row; the span has those that are too many.
        case trailingComma
        /// `//…`, `/*…*/` or `#…`.
        case comment
        /// A string in single quotation marks.
        case singleQuotes
        /// A string in typographic quotation marks.
        case smartQuotes
        /// A key without quotation marks.
        case unquotedKey
        /// Two values or members with nothing between them; the span is empty, where the comma belongs.
        case missingComma
        /// The text ends before the value does; the span is empty, at the end of what is not white space, and
        /// `related` the bracket, quotation mark or comment that was never closed.
        case truncated
        /// Something stands after the value; the span is all of it.
        case trailingContent
        /// A control character (below U+0020) inside a string; RFC 8259 wants it escaped.
        case controlCharacter
        /// A backslash followed by something that is no escape. Half a surrogate pair is none of these: the grammar
        /// allows it (RFC 8259, section 8.2), and it is read as U+FFFD.
        case badEscape
        /// A number that is none in JSON: `+1`, `01`, `1.`, `.5`, `0x10`, `NaN`.
        case badNumber
        /// A word that is not `true`, `false` or `null`, or other text without quotation marks.
        case badLiteral
        /// Bytes that are not UTF-8.
        case invalidUTF8
        /// UTF-16 or UTF-32, by its byte order mark or its zero bytes. Nothing else is read.
        case utf16
        /// A UTF-8 byte order mark at the start. The rest is read.
        case byteOrderMark
        /// Nesting over ``JSONParser/depthLimit``. What lies deeper is skipped.
        case tooDeep
        /// The same key twice in one object; `related` is the earlier one.
        case duplicateKey
        /// No value at all: nothing but white space.
        case empty
        /// Anything else. `related`, where there is one, is the quotation mark that was not closed (then the span is
        /// empty, where the other belongs), the bracket that the one at the span does not fit, or the key that no
        /// colon or no value follows.
        case syntax
    }

    /// Which mistake it is.
    package let kind: Kind
    /// The bytes that make it.
    package let span: SourceSpan
    /// Another place that belongs to it: the earlier of two equal keys, the bracket that was never closed.
    package let related: SourceSpan?

    /// Places a mistake.
    package init(_ kind: Kind, at span: SourceSpan, related: SourceSpan? = nil) {
        self.kind = kind
        self.span = span
        self.related = related
    }
}

/// What became of a text that should be JSON.
package struct JSONDocument: Sendable {
    /// The value, as far as it could be made out; nil where there is none.
    package let root: JSONValue?
    /// The mistakes, in the order of their places.
    package let problems: [JSONProblem]

    /// Pairs a value with what is wrong about it.
    package init(root: JSONValue?, problems: [JSONProblem]) {
        self.root = root
        self.problems = problems
    }

    /// Whether the text is JSON by RFC 8259, whose reader may take a byte order mark and duplicate keys.
    package var isWellFormed: Bool {
        root != nil && problems.allSatisfy { $0.kind == .duplicateKey || $0.kind == .byteOrderMark }
    }
}
