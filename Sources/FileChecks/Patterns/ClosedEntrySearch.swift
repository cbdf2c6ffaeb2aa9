import AssociationModel
import TextFormats
import UniversalLinks

/// Finds the entries of a file whose rules open nothing.
///
/// Whether an exclusion also ends the search in later entries is unknown. Either way an app opens nothing if none of its
/// entries opens anything by itself, so that is what must be proved.
struct ClosedEntrySearch {
    /// The entries with rules that should open URLs, and cannot.
    private(set) var closed: [ClosedEntry] = []
    /// The entries that have nothing but exclusions, of apps that have no others.
    private(set) var exclusionsOnly: [ClosedEntry] = []

    private enum State: Hashable {
        /// Some rule opens URLs, or it is not known that none does.
        case open
        /// Exclusions take every URL of the rules that should open some.
        case closed
        /// There is nothing that should open a URL.
        case vacant
    }

    /// - Parameters:
    ///   - rules: one subject for each rule of the file, in the order of the rules.
    ///   - deciders: for each unreachable rule, the one that decides in its place.
    init(_ appLinks: AppLinks, _ rules: [RuleSubject], deciders: [Int: Int]) {
        let byEntry = Dictionary(grouping: rules.indices, by: { rules[$0].rule.entry })
        let exclusions = byEntry.compactMapValues { Self.exclusions(of: $0, rules, deciders) }
        let states = appLinks.details.indices.map { entry in
            Self.state(
                of: appLinks.details[entry], rules: (byEntry[entry] ?? []).map { rules[$0] },
                exclusions: exclusions[entry], hasDefaults: appLinks.defaults?.value.members?.isEmpty == false)
        }
        var statesOfApps: [String: Set<State>] = [:]
        for (entry, state) in zip(appLinks.details, states) {
            for app in entry.identifiers { statesOfApps[app.text, default: []].insert(state) }
        }
        for (index, state) in states.enumerated() where state != .open {
            guard let own = byEntry[index] else { continue }
            var seen: Set<String> = []
            let apps = appLinks.details[index].identifiers.map(\.text).filter { app in
                let all = statesOfApps[app] ?? []
                return !all.contains(.open) && (state == .closed || !all.contains(.closed)) && seen.insert(app).inserted
            }
            guard !apps.isEmpty else { continue }
            let entry = ClosedEntry(
                apps: apps, rules: own.map { rules[$0] }, exclusions: (exclusions[index] ?? []).map { rules[$0] })
            if state == .closed { closed.append(entry) } else { exclusionsOnly.append(entry) }
        }
    }

    /// The exclusions of an entry that take all URLs of its other rules; nil if they do not take all.
    private static func exclusions(of own: [Int], _ rules: [RuleSubject], _ deciders: [Int: Int]) -> [Int]? {
        var result: [Int] = []
        var seen: Set<Int> = []
        for rule in own where !rules[rule].rule.excludes {
            guard let decider = deciders[rule], rules[decider].rule.excludes,
                rules[decider].rule.entry == rules[rule].rule.entry
            else { return nil }
            if seen.insert(decider).inserted { result.append(decider) }
        }
        return result
    }

    private static func state(
        of entry: DetailsEntry, rules: [RuleSubject], exclusions: [Int]?, hasDefaults: Bool
    ) -> State {
        guard let first = rules.first else {
            return entry.components?.value.elements?.isEmpty == true ? .vacant : .open
        }
        let isComponent = first.rule.form == .component
        let elements = (isComponent ? entry.components : entry.paths)?.value.elements
        // An element that was not read may open URLs, and whether defaults apply to “paths” is unknown.
        guard elements?.count == rules.count else { return .open }
        if !isComponent, hasDefaults || entry.defaults?.value.members?.isEmpty == false { return .open }
        guard let exclusions else { return .open }
        return exclusions.isEmpty ? .vacant : .closed
    }
}
