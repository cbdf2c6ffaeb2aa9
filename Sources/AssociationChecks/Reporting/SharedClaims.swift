import AssociationModel
import Findings
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
    /// The lists of a project that have an entry at a place, whatever it says in each.
    private var listsByPlace: [PlaceKey: Set<Int>] = [:]
    /// The lists of a project that were read from the same entitlements file.
    private var listsByFile: [String: Set<Int>] = [:]

    init(_ lists: [ClaimList]) {
        self.lists = lists
        for (index, list) in lists.enumerated() where list.project != nil {
            for claim in list.claims { listsByPlace[PlaceKey(claim.place), default: []].insert(index) }
            if let name = list.entitlements?.source.name { listsByFile[name, default: []].insert(index) }
        }
    }

    /// The entry that a finding is about; nil if it is about none of a project, or can be repaired where it is.
    func entry(of judgement: Judgement) -> Entry? {
        guard judgement.finding.repair == nil, let list = judgement.scope.list, let claim = judgement.scope.claim else {
            return nil
        }
        return Entry(lists[list].claims[claim], in: lists[list])
    }

    /// A note that names the targets and configurations that a finding is about, where the same place is in order in
    /// others; nil where the finding names the app.
    func note(on draft: Draft) -> Note? {
        var concerned: Set<Int> = []
        var places: Set<PlaceKey> = []
        var files: Set<String> = []
        for scope in draft.scopes {
            guard let list = scope.list, lists[list].target != nil, scope.app == nil else { return nil }
            concerned.insert(list)
            if let claim = scope.claim {
                places.insert(PlaceKey(lists[list].claims[claim].place))
            } else if let name = lists[list].entitlements?.source.name, draft.finding.place.file == name {
                files.insert(name)
            }
        }
        let alike = Set(places.flatMap { listsByPlace[$0] ?? [] } + files.flatMap { listsByFile[$0] ?? [] })
        guard !concerned.isEmpty, !alike.isSubset(of: concerned) else { return nil }
        return Note("this concerns \(Builds(concerned.sorted().map { lists[$0] }).subject)")
    }
}
