package import Findings

/// A piece of source code, as ``SourceTokens`` reads it.
package struct SourceToken: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// Letters, digits and `_` that begin with none of the digits; bytes beyond ASCII count as letters.
        case word
        /// A digit, and the letters, digits and `_` after it.
        case number
        /// An operator, a bracket or another sign; several `#` in a row are one.
        case mark(UInt8)
        case comment
        /// The quotation marks that open a string, and the `#` before them.
        case stringStart
        /// What is written in a string, with its escapes.
        case text
        /// The opening of a computed part of a string, such as `\(`.
        case interpolationStart
        /// The bracket that closes the computed part; empty where the text ends first.
        case interpolationEnd
        /// The quotation marks that close a string, and the `#` after them; empty where the line or the text ends first.
        case stringEnd
    }

    package let kind: Kind
    package let span: SourceSpan
}
