package import Findings

/// Finds the start tags in HTML, written by hand or as a template, and keeps the place of everything.
///
/// It is as tolerant as a browser, and simpler: comments, scripts, styles and other raw text are skipped, no tree is
/// built, and nothing is reported as a mistake. Time and memory are linear in the number of bytes.
/// <https://html.spec.whatwg.org/multipage/parsing.html#tokenization>
package enum HTMLReader {
    /// The start tags, in order.
    package static func startTags(of bytes: [UInt8]) -> [HTMLTag] {
        pieces(of: bytes).compactMap { if case .start(let tag) = $0 { tag } else { nil } }
    }

    /// The tags, and the texts between them, in order; of a part of a text, with their places in the whole.
    package static func pieces(of bytes: [UInt8], in part: SourceSpan? = nil) -> [HTMLPiece] {
        var scanner = HTMLScanner(bytes, part ?? SourceSpan(0, bytes.count))
        var pieces: [HTMLPiece] = []
        while let piece = scanner.next() { pieces.append(piece) }
        return pieces
    }
}

/// A position in the bytes of an HTML document.
private struct HTMLScanner {
    let bytes: [UInt8]
    private var offset: Int
    private let end: Int
    private var pending: SourceSpan?

    // Elements whose content is always text, whatever it looks like.
    private static let rawText: Set<String> = [
        "script", "style", "textarea", "title", "xmp", "iframe", "noembed", "noframes", "plaintext",
    ]

    init(_ bytes: [UInt8], _ part: SourceSpan) { (self.bytes, offset, end) = (bytes, part.start, part.end) }

    mutating func next() -> HTMLPiece? {
        if let span = pending {
            pending = nil
            return .text(span)
        }
        while let open = find(UInt8(ascii: "<")) {
            if let text = text(before: open) { return text }
            offset = open + 1
            guard let byte = current else { return nil }
            if byte.isASCIILetter {
                guard let tag = readTag(from: open) else { return nil }
                if Self.rawText.contains(tag.name) {
                    let start = offset
                    skipRawText(of: tag.name)
                    // The title of a page is shown.
                    if tag.name == "title" { pending = SourceSpan(start, offset) }
                }
                return .start(tag)
            }
            switch byte {
            case UInt8(ascii: "!"): skipDeclaration()
            case UInt8(ascii: "?"): skip(past: ">")
            case UInt8(ascii: "/"):
                offset += 1
                // The attributes of an end tag are parsed like those of a start tag, since they may contain a >.
                guard current?.isASCIILetter == true else {
                    skip(past: ">")
                    continue
                }
                guard let tag = readTag(from: open) else { return nil }
                return .end(tag.name, tag.span)
            default: break
            }
        }
        return nil
    }

    // What stands before an offset, if it is more than white space.
    private mutating func text(before open: Int) -> HTMLPiece? {
        let span = SourceSpan(offset, open)
        offset = open
        return bytes[span.start..<span.end].allSatisfy(\.isHTMLSpace) ? nil : .text(span)
    }

    // MARK: Skipping

    private mutating func skipDeclaration() {
        if looksAt("!-->") || looksAt("!--->") { return skip(past: ">") }
        if looksAt("!--") {
            offset += 3
            return skip(past: "-->")
        }
        skip(past: looksAt("![CDATA[") ? "]]>" : ">")
    }

    private mutating func skip(past text: StaticString) {
        let first = text.utf8Start.pointee
        while let next = find(first) {
            offset = next
            if looksAt(text) {
                offset += text.utf8CodeUnitCount
                return
            }
            offset += 1
        }
        offset = end
    }

    private mutating func skipRawText(of name: String) {
        let name = Array(name.utf8)
        while let open = find(UInt8(ascii: "<")) {
            offset = open + 1
            guard current == UInt8(ascii: "/") else { continue }
            let next = open + 2 + name.count
            guard next <= end,
                bytes[(open + 2)..<next].elementsEqual(name, by: { $0.asciiLowercased == $1 }),
                next == end || bytes[next].isHTMLSpace || bytes[next] == UInt8(ascii: "/")
                    || bytes[next] == UInt8(ascii: ">")
            else { continue }
            offset = open
            return
        }
        offset = end
    }

    // MARK: Tags

    /// Reads a tag whose name begins here; nil if the document ends before the tag does.
    private mutating func readTag(from start: Int) -> HTMLTag? {
        let name = readName { !$0.isHTMLSpace && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ">") }
        var attributes: [MarkupAttribute] = []
        while true {
            while let byte = current, byte.isHTMLSpace || byte == UInt8(ascii: "/") { offset += 1 }
            guard let byte = current else { return nil }
            if byte == UInt8(ascii: ">") {
                offset += 1
                return HTMLTag(
                    name: text(name).asciiLowercased, attributes: attributes, span: SourceSpan(start, offset))
            }
            guard let attribute = readAttribute() else { return nil }
            attributes.append(attribute)
        }
    }

    private mutating func readAttribute() -> MarkupAttribute? {
        let first = offset
        offset += 1
        let rest = readName {
            !$0.isHTMLSpace && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "=")
        }
        let name = SourceSpan(first, rest.end)
        var value = SourceSpan(rest.end, rest.end)
        skipSpace()
        if current == UInt8(ascii: "=") {
            offset += 1
            skipSpace()
            guard let span = readValue() else { return nil }
            value = span
        }
        return MarkupAttribute(
            name: text(name).asciiLowercased, nameSpan: name, value: HTMLText.decode(value, of: bytes))
    }

    private mutating func readValue() -> SourceSpan? {
        guard let quote = current else { return nil }
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            return readName { !$0.isHTMLSpace && $0 != UInt8(ascii: ">") }
        }
        offset += 1
        let start = offset
        guard let close = find(quote) else { return nil }
        offset = close + 1
        return SourceSpan(start, close)
    }

    // MARK: Bytes

    private var current: UInt8? { offset < end ? bytes[offset] : nil }

    private func text(_ span: SourceSpan) -> String { String(decoding: bytes[span.start..<span.end], as: UTF8.self) }

    private mutating func skipSpace() { while current?.isHTMLSpace == true { offset += 1 } }

    private mutating func readName(while isPart: (UInt8) -> Bool) -> SourceSpan {
        let start = offset
        while let byte = current, isPart(byte) { offset += 1 }
        return SourceSpan(start, offset)
    }

    private func find(_ byte: UInt8) -> Int? { bytes[min(offset, end)..<end].firstIndex(of: byte) }

    private func looksAt(_ text: StaticString) -> Bool { bytes.has(text, at: offset, before: end) }
}

extension UInt8 {
    /// White space as the HTML standard defines it: tab, line feed, form feed, carriage return, space.
    fileprivate var isHTMLSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0C || self == 0x0D }
}
