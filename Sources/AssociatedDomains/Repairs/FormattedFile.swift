import AssociationChecks
package import Findings
import TextFormats

/// An AASA file in the canonical layout, which changes only white space and removes a byte order mark.
package struct FormattedFile: Sendable {
    /// Why a file could not be laid out: it is not valid JSON, is signed, or is larger than Apple reads.
    package struct Failure: Error {
        /// The reason, with its place if there is one.
        package let reason: Note
    }

    package let original: SourceText
    /// The file in the canonical layout.
    package let text: SourceText

    /// Whether the layout differs from that of the original.
    package var isChanged: Bool { original.bytes != text.bytes }

    /// Lays out a file, which must be valid JSON and not signed.
    package init(_ original: SourceText) throws(Failure) {
        let document = SiteDocument(file: original)
        guard document.signature == nil, let json = document.json, json.isWellFormed, let root = json.root else {
            throw Failure(reason: Self.reason(document))
        }
        self.original = original
        text = SourceText(JSONLayout.text(of: root, in: original.bytes), from: original.origin)
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
