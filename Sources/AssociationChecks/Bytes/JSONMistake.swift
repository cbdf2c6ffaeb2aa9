import AssociationModel
import Findings
import TextFormats
import UniversalLinks

/// A mistake in a document that should be JSON, with the text around it: what a check needs to describe it.
struct JSONMistake {
    let problem: JSONProblem
    let document: SiteDocument

    /// The bytes of the document.
    var bytes: [UInt8] { document.text.bytes }
    /// The bytes that make the mistake.
    var marked: ArraySlice<UInt8> { document.text.bytes(in: problem.span) }
    /// The place of the mistake.
    var place: Place { document.place(problem.span) }

    /// The mistake as it is written, cut to a piece of one line.
    var quotation: String { quotation(of: problem.span) }

    /// The bytes of a span as they are written, cut to a piece of one line.
    func quotation(of span: SourceSpan) -> String {
        let slice = document.text.bytes(in: span)
        let line = slice.prefix { !$0.isLineBreak }
        let text = String(decoding: line, as: UTF8.self)
        let short = text.unicodeScalars.count > Self.longest ? String(text.unicodeScalars.prefix(Self.longest)) : text
        let hasMore = slice.dropFirst(short.utf8.count).contains { !$0.isJSONBlank }
        return hasMore ? short.trimmedOfSpaces + "…" : short.trimmedOfSpaces
    }

    /// The key at a span, without its quotation marks.
    func key(at span: SourceSpan) -> String {
        let slice = document.text.bytes(in: span)
        let marks: (UInt8) -> Bool = { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }
        let inner = slice.drop(while: marks)
        return String(decoding: inner.prefix(inner.count - (inner.last.map(marks) == true ? 1 : 0)), as: UTF8.self)
    }

    /// The first byte after the mistake that is not white space; nil at the end of the text.
    var next: UInt8? { bytes[min(problem.span.end, bytes.count)...].first { !$0.isJSONBlank } }

    /// The last byte before the mistake that is not white space; nil at the start of the text.
    var previous: UInt8? { bytes[..<min(problem.span.start, bytes.count)].last { !$0.isJSONBlank } }

    /// The number of the line at an offset.
    func line(of offset: Int) -> Int { document.text.position(of: offset).line }

    /// A note at another place that belongs to the mistake, if there is one.
    func relatedNote(_ message: Message) -> [Note] {
        problem.related.map { [Note(message, at: document.place($0))] } ?? []
    }

    // As much as stands well in a sentence.
    private static let longest = 40
}

extension UInt8 {
    /// Whether the byte is white space in JSON.
    var isJSONBlank: Bool { self == 0x20 || self == 0x09 || isLineBreak }
    /// Whether the byte ends a line.
    var isLineBreak: Bool { self == 0x0A || self == 0x0D }
}

extension String {
    fileprivate var trimmedOfSpaces: String {
        var text = self
        while text.last == " " { text.removeLast() }
        return text
    }
}
