import AssociationModel
import Findings
import Judging
import TextFormats

/// What two files differ in, as notes.
enum DifferenceNotes {
    /// Returns what differs: a note for each service and side, with its place in that document, and one for the links.
    static func notes(
        on difference: AssociationDifference, first: Message, _ left: SiteDocument, second: Message,
        _ right: SiteDocument
    ) -> [Note] {
        let apps = difference.apps.flatMap { change in
            note(first, change.service, change.onlyInFirst, in: left)
                + note(second, change.service, change.onlyInSecond, in: right)
        }
        return apps + (difference.linksDiffer ? [Note("the links under \(plain: "applinks") differ")] : [])
    }

    /// The most identifiers that a note names.
    private static let shown = 5

    private static func note(
        _ file: Message, _ service: Service, _ identifiers: [LocatedString], in document: SiteDocument
    ) -> [Note] {
        guard let first = identifiers.first else { return [] }
        let names = identifiers.prefix(shown).map(\.text)
        let rest = identifiers.count - names.count
        let list: Message = rest > 0 ? "\(list: names, lastBy: "and") and \(rest) more" : "\(list: names)"
        return [Note("only \(file) lists \(list) for \(plain: service.rawValue)", at: document.place(first.span))]
    }
}
