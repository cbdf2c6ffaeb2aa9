import Findings

/// A line of a source text, with the bytes of a span marked below it.
struct Excerpt {
    /// The number of the line, from 1.
    let line: Int
    /// The line up to the mark, as it is shown: tabs become spaces, control characters are escaped, and a long line is cut
    /// around the span.
    let before: String
    /// What is marked, likewise.
    let marked: String
    /// The line after the mark, likewise.
    let after: String
    /// The number of columns before the mark.
    let indent: Int
    /// The width of the mark in columns, at least 1.
    let width: Int

    /// How much of a long line is shown before and after the start of the mark, in bytes.
    private static let reach = 60
    private static let longest = 120

    init?(of span: SourceSpan, in source: SourceText) {
        let position = source.position(of: span.start)
        guard let whole = source.span(ofLine: position.line) else { return nil }
        line = position.line
        let isLong = whole.count > Self.longest
        let start = isLong ? Self.boundary(max(whole.start, span.start - Self.reach), in: source) : whole.start
        let end = isLong ? Self.boundary(min(whole.end, span.start + Self.reach), in: source) : whole.end
        let markEnd = max(span.start, min(span.end, end))
        let left = start > whole.start ? "…" : ""
        before = left + Self.shown(source.string(in: SourceSpan(start, min(span.start, end))))
        marked = Self.shown(source.string(in: SourceSpan(span.start, markEnd)))
        after = Self.shown(source.string(in: SourceSpan(markEnd, end))) + (end < whole.end ? "…" : "")
        indent = before.terminalColumns
        width = max(1, marked.terminalColumns)
    }

    /// The line as it is shown.
    var text: String { before + marked + after }

    /// The offset, or the next one at which a cut does not fall inside the UTF-8 bytes of a character.
    static func boundary(_ offset: Int, in source: SourceText) -> Int {
        var offset = offset
        let limit = min(offset + 3, source.bytes.count)
        while offset < limit, source.bytes[offset] & 0xC0 == 0x80 { offset += 1 }
        return offset
    }

    /// The text as it is shown: tabs become spaces, and control characters are escaped.
    static func shown(_ text: String) -> String {
        if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            result += scalar == "\t" ? "    " : Message.escaped(String(scalar))
        }
        return result
    }
}
