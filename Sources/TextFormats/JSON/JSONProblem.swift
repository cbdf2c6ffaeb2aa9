package import Findings

/// A mistake in a text that should be JSON, with its place.
package struct JSONProblem: Sendable {
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A comma before a closing bracket, or several commas in a row; the span covers the extra ones.
        case trailingComma
        /// `//…`, `/*…*/` or `#…`.
        case comment
        /// A string in single quotation marks.
        case singleQuotes
        /// A string in typographic quotation marks.
        case smartQuotes
        /// A key without quotation marks.
        case unquotedKey
        /// Two values or members without a comma between them; the span is empty, where the comma belongs.
        case missingComma
        /// The text ends before the value does. The span is empty, after the last byte that is not white space, and
        /// `related` is the bracket, quotation mark or comment that was never closed.
        case truncated
        /// Something follows the value; the span covers all of it.
        case trailingContent
        /// An unescaped control character (below U+0020) in a string; RFC 8259 requires an escape.
        case controlCharacter
        /// A backslash that does not begin a valid escape. An unpaired surrogate is not a mistake: the grammar allows
        /// it (RFC 8259, section 8.2), and it is read as U+FFFD.
        case badEscape
        /// A number that is not valid JSON: `+1`, `01`, `1.`, `.5`, `0x10`, `NaN`.
        case badNumber
        /// A word other than `true`, `false` and `null`, or other text without quotation marks.
        case badLiteral
        /// Bytes that are not UTF-8.
        case invalidUTF8
        /// UTF-16 or UTF-32, detected by its byte order mark or its zero bytes. Nothing else is read.
        case utf16
        /// A UTF-8 byte order mark at the start. The rest is read normally.
        case byteOrderMark
        /// Nesting deeper than ``JSONParser/depthLimit``. Deeper content is skipped.
        case tooDeep
        /// A key that appears twice in one object; `related` is the earlier one.
        case duplicateKey
        /// No value: the text is empty or only white space.
        case empty
        /// Anything else. `related`, if present, is the quotation mark that was not closed (the span is then empty,
        /// where the closing one belongs), the bracket that the one at the span does not match, or the key without a
        /// colon or a value.
        case syntax
    }

    package let kind: Kind
    /// The bytes at fault.
    package let span: SourceSpan
    /// A related place: the earlier of two equal keys, or the bracket that was never closed.
    package let related: SourceSpan?

    package init(_ kind: Kind, at span: SourceSpan, related: SourceSpan? = nil) {
        self.kind = kind
        self.span = span
        self.related = related
    }
}
