import Findings

/// A line of a source with the bytes of a span marked under it.
struct Excerpt {
    /// The number of the line, from 1.
    let line: Int
    /// The line as it can be shown: tabs made spaces, control characters escaped, a long line cut around the span.
    let text: String
    /// How many columns stand before the mark.
    let indent: Int
    /// How many columns the mark takes; at least 1.
    let width: Int

    /// How much of a long line is shown, in bytes before and after the start of the mark.
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
        let before = Self.shown(source.string(in: SourceSpan(start, min(span.start, end))))
        let marked = Self.shown(source.string(in: SourceSpan(span.start, markEnd)))
        let after = Self.shown(source.string(in: SourceSpan(markEnd, end)))
        let left = start > whole.start ? "…" : ""
        text = left + before + marked + after + (end < whole.end ? "…" : "")
        indent = Self.columns(of: left + before)
        width = max(1, Self.columns(of: marked))
    }

    // A cut must not fall inside a character of UTF-8.
    private static func boundary(_ offset: Int, in source: SourceText) -> Int {
        var offset = offset
        while offset < source.bytes.count, source.bytes[offset] & 0xC0 == 0x80 { offset += 1 }
        return offset
    }

    private static func shown(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            result += scalar == "\t" ? "    " : Message.escaped(String(scalar))
        }
        return result
    }

    // Marks stand under characters: none for a combining one, two columns for a wide one.
    private static func columns(of text: String) -> Int {
        text.unicodeScalars.reduce(0) { $0 + columns(of: $1) }
    }

    private static func columns(of scalar: Unicode.Scalar) -> Int {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark: return 0
        default: break
        }
        // Flags are two letters of one column each.
        if scalar.properties.isEmojiPresentation, !(0x1F1E6...0x1F1FF).contains(scalar.value) { return 2 }
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
            0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
            return 2
        default: return 1
        }
    }
}
