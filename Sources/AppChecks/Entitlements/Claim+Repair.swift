import AssociationModel
import Findings
import Judging
import TextFormats

extension Claim {
    /// Writes another entry in its place; nil where it stands in no entitlements file of XML.
    func writing(_ entry: String) -> Repair? { element.map { Repair(replacing: $0.span, by: entry) } }

    /// Adds an entry after it, on a line of its own; nil where it stands in no entitlements file of XML.
    func adding(_ entry: String) -> Repair? {
        guard let (text, span) = element, let line = text.span(ofLine: text.position(of: span.start).line) else {
            return nil
        }
        let blanks = text.bytes(in: line).prefix { $0 == 0x20 || $0 == 0x09 }
        let end = "</string>"
        return Repair(
            inserting: "\(end)\n\(String(decoding: blanks, as: UTF8.self))<string>\(entry)", at: span.end)
    }

    /// The text between `<string>` and `</string>` in a file that people edit, where it is written as it is read.
    private var element: (text: SourceText, span: SourceSpan)? {
        guard case .text(let text, let span) = place, case .file(let path) = text.origin,
            path.hasSuffix(".entitlements"), text.bytes(in: span).elementsEqual(entry.raw.utf8),
            text.bytes[..<span.start].suffix(8).elementsEqual("<string>".utf8),
            text.bytes[span.end...].prefix(9).elementsEqual("</string>".utf8)
        else { return nil }
        return (text, span)
    }
}
