package import Findings

/// A problem that the JSON parser found, with the text around it, so that it can be described.
package struct JSONMistake: Sendable {
    package let problem: JSONProblem
    let bytes: [UInt8]
    /// Where the value is, as far as it could be read; nil if nothing could be read.
    let value: SourceSpan?
    /// What the text is called: a file, a line.
    let whole: Message
    /// What the text may contain; the lenient dialect is that of the files that people write for this tool.
    let dialect: JSONParser.Dialect

    package init(
        _ problem: JSONProblem, of document: JSONDocument, in bytes: [UInt8], called whole: Message = "file",
        dialect: JSONParser.Dialect = .strict
    ) {
        self.problem = problem
        self.bytes = bytes
        value = document.root?.span
        self.whole = whole
        self.dialect = dialect
    }

    /// The bytes that the problem marks.
    var marked: ArraySlice<UInt8> { bytes[problem.span.start..<problem.span.end] }

    /// The last byte before the mistake that is not white space; nil at the start of the text.
    var previous: UInt8? { bytes[..<min(problem.span.start, bytes.count)].last { !$0.isJSONSpace } }

    /// The first byte after the mistake that is not white space; nil at the end of the text.
    var next: UInt8? { bytes[min(problem.span.end, bytes.count)...].first { !$0.isJSONSpace } }

    /// The marked bytes as text, shortened to a piece of one line.
    var quotation: String { quotation(of: problem.span) }

    /// Returns the bytes of a span as text, shortened to a piece of one line, with an ellipsis if something is left
    /// out.
    func quotation(of span: SourceSpan) -> String {
        let slice = bytes[span.start..<span.end]
        let line = slice.prefix { !$0.isLineEnd }
        let text = String(decoding: line, as: UTF8.self)
        let short = text.unicodeScalars.count > Self.longest ? String(text.unicodeScalars.prefix(Self.longest)) : text
        let hasMore = slice.dropFirst(short.utf8.count).contains { !$0.isJSONSpace }
        let end = short.utf8.reversed().prefix { $0 == UInt8(ascii: " ") }.count
        let trimmed = String(short.dropLast(end))
        return hasMore ? trimmed + "…" : trimmed
    }

    /// Returns the key at a span, without the quotation marks around it.
    package func key(at span: SourceSpan) -> String {
        let marks: (UInt8) -> Bool = { $0 == .quote || $0 == .apostrophe }
        let inner = bytes[span.start..<span.end].drop(while: marks)
        return String(decoding: inner.prefix(inner.count - (inner.last.map(marks) == true ? 1 : 0)), as: UTF8.self)
    }

    /// The JSON literal for a marked word of another language, such as Python's `True`; nil if it is none.
    var meantLiteral: String? {
        switch JSONReader.foreignLiterals[String(decoding: marked, as: UTF8.self)] {
        case .bool(let value)?: value ? "true" : "false"
        case .null?: "null"
        default: nil
        }
    }

    // In Unicode scalars: as much as reads well in a sentence.
    private static let longest = 40
}
