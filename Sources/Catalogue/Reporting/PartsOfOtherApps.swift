import AssociationModel
import Findings
import Judging
import TextFormats

/// The parts of a file that touch an app's association in no way: entries of `details`, and identifiers, of other apps.
struct PartsOfOtherApps {
    private let origin: SourceText.Origin
    /// In the order of the file; none is within another.
    private let spans: [SourceSpan]

    /// Nil where the file does not list the app, so that any mistake may be the reason.
    init?(_ subject: AssociationSubject) {
        guard let app = subject.app, let service = subject.service, let document = subject.document,
            let association = document.association, document.lists(app, for: service)
        else { return nil }
        origin = document.text.origin
        func isOther(_ identifier: LocatedString) -> Bool { !identifier.text.utf8.elementsEqual(app.raw.utf8) }
        spans =
            service == .applinks
            ? (association.appLinks?.details ?? []).filter { $0.identifiers.allSatisfy(isOther) }.map(\.span)
            : association.identifiers(for: service).filter(isOther).map(\.span)
    }

    /// Whether what is at the place is in one of the parts.
    func contain(_ place: Place) -> Bool {
        guard case .text(let text, let span) = place, text.origin == origin else { return false }
        var candidates = spans[...]
        while let middle = candidates.indices.dropFirst(candidates.count / 2).first {
            let part = spans[middle]
            if span.end <= part.start {
                candidates = candidates[..<middle]
            } else if part.end <= span.start {
                candidates = candidates[(middle + 1)...]
            } else {
                return part.start <= span.start && span.end <= part.end
            }
        }
        return false
    }
}

extension DetailsEntry {
    /// The key, if it has one, and the value.
    fileprivate var span: SourceSpan { SourceSpan((key?.span ?? value.span).start, value.span.end) }
}
