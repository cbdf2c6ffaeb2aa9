import Findings

/// The fix of a finding: what to change, and the text to paste where there is one.
package struct HTMLFix {
    let finding: Finding

    /// The most lines that are shown repaired, and the longest, in bytes.
    private static let mostLines = 12
    private static let longestLine = 400

    /// The help after its label, and the text to paste; nil if the finding has no help.
    func markup(_ label: Markup) -> Markup? {
        finding.help.map { "<p class=\"help\"><b>\(label)</b> \($0)</p>\n\(paste)" }
    }

    /// The text to paste: that of another file, or the lines of this one as they should be.
    private var paste: Markup? {
        if let snippet = finding.snippet { return Self.block(snippet.text, "\(snippet.file)") }
        guard let (text, lines) = repairedLines else { return nil }
        let name: Markup =
            lines.count == 1
            ? "Line \(lines.lowerBound), repaired" : "Lines \(lines.lowerBound) to \(lines.upperBound), repaired"
        return Self.block(text, name)
    }

    /// Text to paste, below its name. A script may put a button there that copies it.
    package static func block(_ text: String, _ name: Markup) -> Markup {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
            return parts.map { Markup.escaped(String($0)) }.joined(by: "\t")
        }
        return "<pre class=\"fix\" role=\"group\" aria-label=\"\(name)\"><code>\(lines.joined(by: "\n"))</code></pre>\n"
    }

    /// The lines that the repair changes, as they are after it; nil where they cannot be pasted as they are shown.
    private var repairedLines: (text: String, lines: ClosedRange<Int>)? {
        guard let repair = finding.repair, let source = finding.place.source, let first = repair.edits.first,
            let last = repair.edits.last,
            let start = source.span(ofLine: source.position(of: first.span.start).line),
            let end = source.span(ofLine: source.position(of: last.span.end).line)
        else { return nil }
        let lines = source.position(of: start.start).line...source.position(of: end.start).line
        guard lines.count <= Self.mostLines, end.end - start.start <= Self.mostLines * Self.longestLine,
            lines.allSatisfy({ (source.span(ofLine: $0)?.count ?? 0) <= Self.longestLine })
        else { return nil }
        var bytes: [UInt8] = []
        var place = start.start
        for edit in repair.edits {
            bytes += source.bytes[place..<edit.span.start] + edit.replacement
            place = edit.span.end
        }
        if place < end.end { bytes += source.bytes[place..<end.end] }
        guard let text = String(validating: bytes.filter { $0 != UInt8(ascii: "\r") }, as: UTF8.self),
            !text.isBlank, text.split(separator: "\n").allSatisfy(Self.isShownAsItIs)
        else { return nil }
        return (text, lines)
    }

    // A tab is pasted as it is.
    private static func isShownAsItIs(_ line: Substring) -> Bool {
        line.unicodeScalars.allSatisfy { $0 == "\t" || Message.isHarmless($0) }
    }
}

extension String {
    fileprivate var isBlank: Bool { utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: "\n") } }
}
