import Findings

/// Reads the rules of a file: the three levels of settings, laid over each other.
struct LinkRuleReader {
    private var constraintCount = 0
    private var level = LinkConstraint.Level.rule

    /// The rules of an entry. `components` counts if it is there, whatever it holds; else `paths`.
    mutating func rules(of entry: DetailsEntry, at place: Int, over defaults: LinkSettings) -> [LinkRule] {
        let defaults = settings(entry.defaults?.value, .entry).over(defaults)
        if let components = entry.components {
            return (components.value.elements ?? []).enumerated().compactMap { index, value in
                guard value.members != nil else { return nil }
                return rule(settings(value, .rule).over(defaults), .component, LinkPlace(place, index, value))
            }
        }
        return (entry.paths?.value.elements ?? []).enumerated().compactMap { index, value in
            LocatedString(value).map { rule(legacySettings($0).over(defaults), .path, LinkPlace(place, index, value)) }
        }
    }

    /// What an object sets; nothing, where it is no object. Keys that are not known are ignored.
    mutating func settings(_ object: JSONValue?, _ level: LinkConstraint.Level) -> LinkSettings {
        self.level = level
        var settings = LinkSettings()
        for member in object?.members ?? [] {
            let value = member.value
            switch member.key.text {
            case "/": settings.path = constraint(value)
            case "#": settings.fragment = constraint(value)
            case "?": settings.query = query(value)
            case "exclude": settings.exclude = flag(value)
            case "caseSensitive": settings.caseSensitive = flag(value)
            case "percentEncoded": settings.percentEncoded = flag(value)
            default: break
            }
        }
        return settings
    }

    /// What a string of `paths` sets. Only `NOT ` with its space excludes.
    private mutating func legacySettings(_ text: LocatedString) -> LinkSettings {
        level = .rule
        var settings = LinkSettings()
        let isNegated = text.text.utf8.starts(with: "NOT ".utf8)
        settings.path = .value(constraint(LinkPattern(text, droppingFirst: isNegated ? 4 : 0)))
        if isNegated { settings.exclude = .value(true) }
        return settings
    }

    private func rule(_ settings: LinkSettings, _ form: LinkRule.Form, _ place: LinkPlace) -> LinkRule {
        LinkRule(
            entry: place.entry, index: place.index, form: form, span: place.value.span,
            excludes: settings.exclude.usable ?? false,
            isCaseSensitive: settings.caseSensitive.usable ?? true,
            isPercentEncoded: settings.percentEncoded.usable ?? true,
            path: settings.path.usable, query: settings.query.usable ?? .unspecified,
            fragment: settings.fragment.usable)
    }

    private mutating func constraint(_ pattern: LinkPattern) -> LinkConstraint {
        constraintCount += 1
        return LinkConstraint(pattern: pattern, level: level, identity: constraintCount)
    }

    private mutating func constraint(_ value: JSONValue) -> LinkSettings.Setting<LinkConstraint> {
        LocatedString(value).map { .value(constraint(LinkPattern($0))) } ?? .unusable
    }

    private func flag(_ value: JSONValue) -> LinkSettings.Setting<Bool> { value.bool.map { .value($0) } ?? .unusable }

    private mutating func query(_ value: JSONValue) -> LinkSettings.Setting<LinkRule.Query> {
        guard let members = value.members else {
            return LocatedString(value).map { .value(.whole(constraint(LinkPattern($0)))) } ?? .unusable
        }
        if let culprit = members.first(where: { $0.value.string == nil }) { return .value(.void(culprit.value)) }
        var items: [LinkItemConstraints.Item] = []
        var places: [[UInt8]: Int] = [:]
        for member in members {
            guard let text = LocatedString(member.value) else { continue }
            let item = LinkItemConstraints.Item(key: member.key, constraint: constraint(LinkPattern(text)))
            let name = Array(member.key.text.utf8)
            if let place = places[name] {
                items[place] = item
            } else {
                places[name] = items.count
                items.append(item)
            }
        }
        constraintCount += 1
        return .value(.items(LinkItemConstraints(items: items, level: level, identity: constraintCount)))
    }
}

/// Where a rule stands.
private struct LinkPlace {
    let entry: Int
    let index: Int
    let value: JSONValue

    init(_ entry: Int, _ index: Int, _ value: JSONValue) {
        self.entry = entry
        self.index = index
        self.value = value
    }
}
