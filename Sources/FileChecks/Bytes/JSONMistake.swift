import AssociationModel
import Findings
import Judging
import TextFormats

/// A problem that the JSON parser found, with the document around it, so that a check can describe it.
struct JSONMistake {
    let problem: JSONProblem
    let document: SiteDocument

    var bytes: [UInt8] { document.text.bytes }
    /// The bytes that the problem marks.
    var marked: ArraySlice<UInt8> { document.text.bytes(in: problem.span) }
    var place: Place { document.place(problem.span) }

    /// The marked bytes as text, shortened to a piece of one line.
    var quotation: String { quotation(of: problem.span) }

    /// Returns the bytes of a span as text, shortened to a piece of one line, with an ellipsis if something is left
    /// out.
    func quotation(of span: SourceSpan) -> String {
        let slice = document.text.bytes(in: span)
        let line = slice.prefix { !$0.isLineEnd }
        let text = String(decoding: line, as: UTF8.self)
        let short = text.unicodeScalars.count > Self.longest ? String(text.unicodeScalars.prefix(Self.longest)) : text
        let hasMore = slice.dropFirst(short.utf8.count).contains { !$0.isJSONSpace }
        let end = short.utf8.reversed().prefix { $0 == UInt8(ascii: " ") }.count
        let trimmed = String(short.dropLast(end))
        return hasMore ? trimmed + "…" : trimmed
    }

    /// Returns the key at a span, without the quotation marks around it.
    func key(at span: SourceSpan) -> String {
        let slice = document.text.bytes(in: span)
        let marks: (UInt8) -> Bool = { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }
        let inner = slice.drop(while: marks)
        return String(decoding: inner.prefix(inner.count - (inner.last.map(marks) == true ? 1 : 0)), as: UTF8.self)
    }

    /// The first byte after the mistake that is not white space; nil at the end of the text.
    var next: UInt8? { bytes[min(problem.span.end, bytes.count)...].first { !$0.isJSONSpace } }

    /// The last byte before the mistake that is not white space; nil at the start of the text.
    var previous: UInt8? { bytes[..<min(problem.span.start, bytes.count)].last { !$0.isJSONSpace } }

    /// Returns the number of the line, from 1, that contains a byte offset.
    func line(of offset: Int) -> Int { document.text.position(of: offset).line }

    /// Returns a note at the other place that belongs to the problem; empty if there is none.
    func relatedNote(_ message: Message) -> [Note] {
        problem.related.map { [Note(message, at: document.place($0))] } ?? []
    }

    // In Unicode scalars: as much as reads well in a sentence.
    private static let longest = 40
}
