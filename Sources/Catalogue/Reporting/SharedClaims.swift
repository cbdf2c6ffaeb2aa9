import AssociationModel
import Findings
import Judging
import TextFormats

/// Which entries several configurations or targets of a project share, and which of them a finding is about.
struct SharedClaims {
    /// An entry that a project claims, wherever it stands.
    struct Entry: Hashable {
        private let project: String
        private let text: String

        /// Nil for a claim that comes from no project.
        init?(_ claim: Claim, in list: ClaimList) {
            guard let project = list.project?.path else { return nil }
            (self.project, text) = (project, claim.entitlement)
        }
    }

    private let lists: [ClaimList]
    private let indices: [PartID: Int]
    /// How many lists of a project have an entry at a place, whatever it says in each.
    private var counts: [Whereabouts: Int] = [:]

    /// The place of an entry, or the entitlements file that a list was read from.
    private enum Whereabouts: Hashable {
        case entry(PlaceKey)
        case file(String)
    }

    init(_ lists: [ClaimList]) {
        self.lists = lists
        indices = Dictionary(uniqueKeysWithValues: zip(lists.identified.map(\.id), lists.indices))
        for list in lists where list.project != nil {
            for place in Set(list.claims.map { PlaceKey($0.place) }) { counts[.entry(place), default: 0] += 1 }
            if let name = list.entitlements?.source.name { counts[.file(name), default: 0] += 1 }
        }
    }

    /// The entry that a finding is about; nil if it is about none of a project, or can be repaired where it is.
    func entry(of judgement: Judgement) -> Entry? {
        guard judgement.finding.repair == nil, let list = index(of: judgement.scope),
            let claim = judgement.scope.part?.member
        else {
            return nil
        }
        return Entry(lists[list].claims[claim], in: lists[list])
    }

    private func index(of scope: Scope) -> Int? { scope.part.flatMap { indices[$0.whole] } }

    /// A note that names the targets and configurations that a finding is about, where the same place is in order in
    /// others; nil where the finding names the app.
    func note(on draft: Draft) -> Note? {
        var concerned: Set<Int> = []
        var found: [Whereabouts: Set<Int>] = [:]
        for scope in draft.scopes {
            guard let list = index(of: scope), lists[list].target != nil, scope.app == nil else { return nil }
            concerned.insert(list)
            if let claim = scope.part?.member {
                found[.entry(PlaceKey(lists[list].claims[claim].place)), default: []].insert(list)
            } else if let name = lists[list].entitlements?.source.name, draft.finding.place.file == name {
                found[.file(name), default: []].insert(list)
            }
        }
        guard found.contains(where: { $1.count < counts[$0] ?? 0 }) else { return nil }
        return Note("this concerns \(Builds(concerned.sorted().map { lists[$0] }).subject)")
    }
}
