import AssociationModel
import Findings
import TextFormats
import UniversalLinks

/// Finds the entries of a file whose rules open nothing.
///
/// Whether an exclusion also ends the search in later entries is unknown. Either way an app opens nothing if none of its
/// entries opens anything by itself, so that is what must be proved.
struct ClosedEntrySearch: Sendable {
    /// The entries with rules that should open URLs, and cannot.
    private(set) var closed: [ClosedEntry] = []
    /// The entries that have nothing but exclusions, of apps that have no others.
    private(set) var exclusionsOnly: [ClosedEntry] = []

    private var statesOfApps: [String: Set<State>] = [:]
    /// The state of the first entry with rules.
    private var firstStatesOfApps: [String: State] = [:]
    /// How many rules of the entries that open URLs are no exclusions.
    private var openersOfApps: [String: Int] = [:]

    private enum State: Hashable {
        /// Some rule opens URLs, and no exclusion takes them all.
        case open
        /// It is not known which URLs it opens.
        case unread
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
        for (index, state) in states.enumerated() {
            let own = byEntry[index] ?? []
            let openers = own.count { !rules[$0].rule.excludes }
            for app in appLinks.details[index].identifiers {
                statesOfApps[app.text, default: []].insert(state)
                if !own.isEmpty, firstStatesOfApps[app.text] == nil { firstStatesOfApps[app.text] = state }
                if state == .open { openersOfApps[app.text, default: 0] += openers }
            }
        }
        for (index, state) in states.enumerated() where state == .closed || state == .vacant {
            guard let own = byEntry[index] else { continue }
            let apps = appLinks.details[index].identifiers.map(\.text).uniqued().filter { app in
                let all = statesOfApps[app] ?? []
                return all.isDisjoint(with: [.open, .unread]) && (state == .closed || !all.contains(.closed))
            }
            guard !apps.isEmpty else { continue }
            let entry = ClosedEntry(
                apps: apps, rules: own.map { rules[$0] }, exclusions: (exclusions[index] ?? []).map { rules[$0] })
            if state == .closed { closed.append(entry) } else { exclusionsOnly.append(entry) }
        }
    }

    /// What the rules open for an app.
    func opening(of app: String) -> LinkOpening {
        let states = statesOfApps[app] ?? []
        if states.contains(.open) {
            return firstStatesOfApps[app] == .open ? .links(rules: openersOfApps[app] ?? 0) : .unknown
        }
        if states.contains(.unread) || states.isEmpty { return .unknown }
        return states.contains(.closed) ? .excluded : .nothing
    }

    /// The exclusions of an entry that take all URLs of its other rules; nil if they do not take all.
    private static func exclusions(of own: [Int], _ rules: [RuleSubject], _ deciders: [Int: Int]) -> [Int]? {
        var result: [Int] = []
        for rule in own where !rules[rule].rule.excludes {
            guard let decider = deciders[rule], rules[decider].rule.excludes,
                rules[decider].rule.entry == rules[rule].rule.entry
            else { return nil }
            result.append(decider)
        }
        return result.uniqued()
    }

    private static func state(
        of entry: DetailsEntry, rules: [RuleSubject], exclusions: [Int]?, hasDefaults: Bool
    ) -> State {
        guard let first = rules.first else {
            return (entry.components ?? entry.paths)?.value.elements?.isEmpty == true ? .vacant : .unread
        }
        let isComponent = first.rule.form == .component
        let elements = (isComponent ? entry.components : entry.paths)?.value.elements
        // An element that was not read may open URLs, and whether defaults apply to “paths” is unknown.
        guard elements?.count == rules.count else { return .unread }
        if !isComponent, hasDefaults || entry.defaults?.value.members?.isEmpty == false { return .unread }
        guard let exclusions else { return .open }
        return exclusions.isEmpty ? .vacant : .closed
    }
}
