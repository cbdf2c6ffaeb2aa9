import AssociationChecks
package import Findings
import TextFormats

/// An AASA file in the canonical layout, which changes white space and nothing else; a byte order mark is left out.
package struct FormattedFile: Sendable {
    /// Why a file is not laid out: it is no JSON, signed, or larger than Apple reads.
    package struct Failure: Error {
        /// What is wrong, and where.
        package let reason: Note
    }

    /// The file as it was.
    package let original: SourceText
    /// The file in the canonical layout.
    package let text: SourceText

    /// Whether the layout is another.
    package var isChanged: Bool { original.bytes != text.bytes }

    /// Lays a file out; only one that is JSON can be.
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
        let report = Report(judging: Evidence(Question(files: [document.text], now: .now)))
        let errors = report.findings.filter { $0.identity.severity == .error }.map(\.observation)
        let first = errors.min { $0.place.offset < $1.place.offset }
        return first.map { Note($0.message, at: $0.place) } ?? Note("the file is no JSON")
    }
}

extension Place {
    fileprivate var offset: Int { if case .text(_, let span) = self { span.start } else { 0 } }
}
