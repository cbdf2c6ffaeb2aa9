import AssociationModel
import Findings
import TextFormats
import UniversalLinks

/// Compares the `paths` of entries with the `components` beside them, within limits for the whole file.
struct FormComparison {
    private let appLinks: AppLinks
    /// The rules that may still be compared, in all entries together. Long lists are read side by side, which takes time.
    private var rulesLeft = 400
    /// The transitions of automata that may still be followed, in all entries together.
    private var stepsLeft = 2_000_000

    init(_ appLinks: AppLinks) { self.appLinks = appLinks }

    /// Whether the two forms of an entry open the same URLs; nil if it does not have both.
    mutating func agreement(in entry: DetailsEntry) -> OldFormEntry.Agreement? {
        guard let paths = entry.paths, let components = entry.components, !paths.value.isVacant,
            !components.value.isNull, components.value.elements?.isEmpty != true
        else { return nil }
        if isTranslation(components.value, of: paths.value, entry) { return .agree }
        guard let new = components.value.elements, let old = paths.value.elements else { return .unknown }
        rulesLeft -= new.count + old.count
        guard rulesLeft >= 0, stepsLeft > 0 else { return .unknown }
        // Older systems know neither defaults nor variables.
        let newer = links(components, [entry.defaults], options: [appLinks.defaults, appLinks.substitutionVariables])
        let older = links(paths, [], options: [])
        var comparer = LinkComparer(newer, older, bounds: .ofCheck)
        let comparison = comparer.comparison(for: Self.app)
        stepsLeft -= comparer.steps
        switch comparison {
        case .equivalent: return .agree
        case .different(let witness): return .disagree(witness)
        case .unknown: return .unknown
        }
    }

    /// Whether the components are the strings of `paths`, one by one and in the same order.
    private func isTranslation(_ components: JSONValue, of paths: JSONValue, _ entry: DetailsEntry) -> Bool {
        guard let components = components.elements, let paths = paths.elements, components.count == paths.count,
            [appLinks.defaults, entry.defaults].allSatisfy({ $0?.value.isVacant ?? true })
        else { return false }
        return zip(components, paths).allSatisfy { component, path in
            guard let members = component.members, let pattern = component.member("/")?.value.string,
                members.allSatisfy({ ["/", "exclude", "comment"].contains($0.key.text) }),
                !pattern.utf8.contains(UInt8(ascii: "$"))
            else { return false }
            return path.string == (component.member("exclude")?.value.bool == true ? "NOT " : "") + pattern
        }
    }

    private static let app = "app"

    /// The links of an entry that has the one member of patterns. At its end is a rule that excludes everything, since
    /// it makes no difference to a device whether a URL is excluded or no rule matches it.
    private func links(_ patterns: JSONMember, _ others: [JSONMember?], options: [JSONMember?]) -> CompiledLinks {
        let span = patterns.value.span
        func value(_ content: JSONValue.Content) -> JSONValue { JSONValue(content, at: span) }
        func member(_ name: String, _ content: JSONValue.Content) -> JSONMember {
            JSONMember(key: LocatedString(name, at: span), value: value(content))
        }
        let isPaths = patterns.key.text == "paths"
        let last: JSONValue.Content =
            isPaths ? .string("NOT *") : .object([member("/", .string("*")), member("exclude", .bool(true))])
        let all = member(patterns.key.text, .array((patterns.value.elements ?? []) + [value(last)]))
        let entry = value(.object([member("appID", .string(Self.app)), all] + others.compactMap { $0 }))
        let details = member("details", .array([entry]))
        let root = value(.object([member("applinks", .object([details] + options.compactMap { $0 }))]))
        return CompiledLinks(SiteAssociation(root))
    }
}

extension AutomatonBounds {
    /// What one comparison of a check may take, far less than a command's.
    static let ofCheck: AutomatonBounds = {
        var bounds = AutomatonBounds()
        bounds.patternStates = 4_000
        bounds.states = 5_000
        bounds.steps = 500_000
        bounds.combinations = 5_000
        return bounds
    }()
}
