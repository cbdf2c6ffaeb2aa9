import AssociationModel
import Catalogue
public import Findings
import Judging
import TextFormats

/// An AASA file in the canonical layout, which changes only white space and removes a byte order mark.
public struct FormattedFile: Sendable {
    /// The file before.
    package let original: SourceText
    /// The file in the canonical layout.
    public let text: SourceText

    /// Whether the layout differs from that of the original.
    public var isChanged: Bool { original.bytes != text.bytes }

    /// Lays out a file.
    ///
    /// - Throws: ``InputFailure`` if it is not valid JSON, is signed, or is larger than Apple reads, also if only
    ///   the white space of the layout makes it so.
    public init(_ original: SourceText) throws(InputFailure) {
        let root = try Self.root(of: original)
        text = SourceText(JSONLayout.text(of: root, in: original.bytes), from: original.origin)
        guard text.bytes.count <= Response.sizeLimit else {
            throw InputFailure(
                "in this layout the file would have \(text.bytes.count) bytes; Apple reads no more than \(Response.sizeLimit)",
                in: original)
        }
        self.original = original
    }

    /// The value of a file that Apple's systems can read as it is.
    static func root(of file: SourceText) throws(InputFailure) -> JSONValue {
        let document = SiteDocument(file: file)
        guard document.signature == nil, let json = document.json, json.isWellFormed, let root = json.root else {
            let reason = Self.reason(document)
            throw InputFailure(reason.message, at: file.name, reason.place ?? .wholeText(file))
        }
        return root
    }

    private static func reason(_ document: SiteDocument) -> Note {
        if document.isTooLarge { return Note("the file is larger than Apple reads") }
        if document.signature != nil { return Note("the file is signed") }
        let report = Report(judgingFile: document.text)
        let errors = report.findings.filter { $0.identity.severity == .error }.map(\.observation)
        let first = errors.min { $0.place.offset < $1.place.offset }
        return first.map { Note($0.message, at: $0.place) } ?? Note("not valid JSON")
    }
}

extension Place {
    fileprivate var offset: Int { if case .text(_, let span) = self { span.start } else { 0 } }
}
