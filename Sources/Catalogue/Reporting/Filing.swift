import Findings
import Judging
import TextFormats

/// A finding, with all that it concerns.
struct Filing {
    let finding: Finding
    let scopes: [Scope]

    /// Files findings in their order, each once: those that say the same of the same place are one, and so are those that
    /// say the same of an entry that several configurations or targets of a project share.
    static func filings(of found: [Judgement], on evidence: Evidence) -> [Filing] {
        let shared = SharedClaims(evidence.question.parts.claims.lists)
        var drafts: [Draft] = []
        var indices: [Sameness: Int] = [:]
        for judgement in found {
            let here = Sameness(judgement.finding, at: .place(PlaceKey(judgement.finding.place)))
            let claimed = shared.entry(of: judgement).map { Sameness(judgement.finding, at: .entry($0)) }
            if let index = indices[here] {
                drafts[index].add(judgement)
            } else if let claimed, let index = indices[claimed] {
                drafts[index].add(judgement)
                drafts[index].elsewhere.append(judgement.finding.place)
                indices[here] = index
            } else {
                indices[here] = drafts.count
                if let claimed { indices[claimed] = drafts.count }
                drafts.append(Draft(judgement))
            }
        }
        let modes = SiteModes(evidence.sites)
        return drafts.map { draft in
            let notes = [draft.placesNote, shared.note(on: draft), modes.note(on: draft)].compactMap(\.self)
            return Filing(finding: draft.finding.noting(draft.notes + notes), scopes: draft.scopes)
        }
    }
}

/// A finding while equal ones are still added to it.
struct Draft {
    let finding: Finding
    private(set) var scopes: [Scope]
    /// The notes that equal findings add to its own.
    fileprivate private(set) var notes: [Note] = []
    /// The places of equal findings about the same entry in other files.
    var elsewhere: [Place] = []
    private var seen: Set<Scope>
    private var noted: Set<NoteKey>

    private struct NoteKey: Hashable {
        let message: Message
        let place: PlaceKey?

        init(_ note: Note) { (message, place) = (note.message, note.place.map(PlaceKey.init)) }
    }

    init(_ judgement: Judgement) {
        finding = judgement.finding
        scopes = [judgement.scope]
        seen = [judgement.scope]
        noted = Set(finding.notes.map(NoteKey.init))
    }

    mutating func add(_ judgement: Judgement) {
        if seen.insert(judgement.scope).inserted { scopes.append(judgement.scope) }
        notes += judgement.finding.notes.filter { noted.insert(NoteKey($0)).inserted }
    }

    private static let shownPlaces = 10

    fileprivate var placesNote: Note? {
        guard let first = elsewhere.first else { return nil }
        if elsewhere.count == 1 { return Note("the same entry is here, too", at: first) }
        let places = elsewhere.lazy.map { place in
            let position = place.position.map { ":\($0.line):\($0.column)" } ?? ""
            return "\(place.file ?? "")\(position)"
        }
        return Note("the same entry is in \(.list(places, atMost: Self.shownPlaces))")
    }
}

/// What equal findings have in common.
private struct Sameness: Hashable {
    enum Whereabouts: Hashable {
        case place(PlaceKey)
        case entry(SharedClaims.Entry)
    }

    let code: Code
    let message: Message
    let help: Message?
    let whereabouts: Whereabouts

    init(_ finding: Finding, at whereabouts: Whereabouts) {
        (code, message, help) = (finding.code, finding.message, finding.help)
        self.whereabouts = whereabouts
    }
}

/// A place, as a value to compare by.
struct PlaceKey: Hashable {
    private let kind: Int
    private let name: String
    private let details: [String]
    private let span: SourceSpan?

    init(_ place: Place) {
        switch place {
        case .text(let text, let span): (kind, name, details, self.span) = (0, text.name, [], span)
        case .wholeText(let text): (kind, name, details, span) = (1, text.name, [], nil)
        case .response(let url): (kind, name, details, span) = (2, url, [], nil)
        case .header(let url, let header, let value): (kind, name, details, span) = (3, url, [header, value], nil)
        case .domain(let domain): (kind, name, details, span) = (4, domain, [], nil)
        case .keyPath(let file, let keys): (kind, name, details, span) = (5, file, keys, nil)
        case .inspection: (kind, name, details, span) = (6, "", [], nil)
        }
    }
}
