import AssociationModel
import Findings
import TextFormats

/// Reads the rules of a file by combining the three levels of settings.
struct LinkRuleReader {
    private let reading: LinkReading
    private var constraintCount = 0
    private var level = LinkConstraint.Level.rule

    init(_ reading: LinkReading) { self.reading = reading }

    /// The rules of an entry: from `components` if that key is present, whatever its value, else from `paths`.
    mutating func rules(of entry: DetailsEntry, at place: Int, over defaults: LinkSettings) -> [LinkRule] {
        let defaults = settings(entry.defaults?.value, .entry).over(defaults, reading)
        var rules: [LinkRule] = []
        for (index, value) in (entry.components?.value.elements ?? []).enumerated() where value.members != nil {
            let settings = settings(value, .rule).over(defaults, reading)
            rules.append(rule(settings, .component, entry: place, index: index, at: value.span))
        }
        guard entry.components == nil || reading.departs(at: .componentsBesidePaths) else { return rules }
        for (index, value) in (entry.paths?.value.elements ?? []).enumerated() {
            guard let text = LocatedString(value) else { continue }
            let below = reading.departs(at: .defaultsOnPaths) ? LinkSettings() : defaults
            let settings = legacySettings(text).over(below, reading)
            rules.append(rule(settings, .path, entry: place, index: index, at: value.span))
        }
        return rules
    }

    /// The settings in an object; none if the value is not an object. Unknown keys are ignored.
    mutating func settings(_ object: JSONValue?, _ level: LinkConstraint.Level) -> LinkSettings {
        self.level = level
        var settings = LinkSettings()
        for member in object?.members ?? [] {
            let value = member.value
            switch reading.departs(at: .keysInOtherCase) ? Self.known(member.key.text) : member.key.text {
            case "/":
                settings.path = constraint(value)
                if reading.departs(at: .emptyPathPattern), value.string?.isEmpty == true { settings.path = .unusable }
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

    private static func known(_ key: String) -> String {
        ["exclude", "caseSensitive", "percentEncoded"].first { $0.asciiLowercased == key.asciiLowercased } ?? key
    }

    /// The settings in a string of `paths`. Only `NOT ` with its space excludes.
    private mutating func legacySettings(_ text: LocatedString) -> LinkSettings {
        level = .rule
        var settings = LinkSettings()
        let isNegated = text.text.utf8.starts(with: "NOT ".utf8)
        var prefix = isNegated ? 4 : 0
        if reading.departs(at: .looseNegation), text.text.asciiLowercased.utf8.starts(with: "not".utf8) {
            prefix = text.text.utf8.dropFirst(3).first == UInt8(ascii: " ") ? 4 : 3
        }
        settings.path = .value(constraint(LinkPattern(text, droppingFirst: prefix)))
        if reading.departs(at: .queryInPath), let mark = text.text.utf8.firstIndex(of: .questionMark) {
            let rest = text.text.utf8[mark...].dropFirst()
            if rest.contains(UInt8(ascii: "=")) {
                let start = LocatedString(String(text.text[..<mark]), at: text.span)
                settings.path = .value(constraint(LinkPattern(start, droppingFirst: prefix)))
                let query = LocatedString(String(text.text[rest.startIndex...]), at: text.span)
                settings.query = .value(.whole(constraint(LinkPattern(query))))
            }
        }
        if prefix > 0 { settings.exclude = .value(true) }
        return settings
    }

    private func rule(
        _ settings: LinkSettings, _ form: LinkRule.Form, entry: Int, index: Int, at span: SourceSpan
    ) -> LinkRule {
        LinkRule(
            entry: entry, index: index, form: form, span: span,
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
        guard let text = LocatedString(value) else { return unusablePattern.map { .value($0) } ?? .unusable }
        return .value(constraint(LinkPattern(text)))
    }

    /// What replaces a pattern that is not a string, under the reading in which it matches nothing.
    private var unusablePattern: LinkConstraint? {
        mutating get {
            guard reading.departs(at: .patternsOfOtherKind) else { return nil }
            return constraint(LinkPattern(LocatedString("$(", at: SourceSpan(0, 0))))
        }
    }

    private func flag(_ value: JSONValue) -> LinkSettings.Setting<Bool> {
        if let flag = value.bool { return .value(flag) }
        guard reading.departs(at: .flagsOfOtherKind) else { return .unusable }
        return switch value.content {
        case .string(let text): .value(["true", "yes", "1"].contains(text.asciiLowercased))
        case .number(let text): .value(text != "0")
        case .null, .bool, .array, .object: .unusable
        }
    }

    private mutating func query(_ value: JSONValue) -> LinkSettings.Setting<LinkRule.Query> {
        guard let members = value.members else {
            switch constraint(value) {
            case .value(let whole): return .value(.whole(whole))
            case .absent, .unusable: return .unusable
            }
        }
        if let culprit = members.first(where: { $0.value.string == nil }) { return .value(.void(culprit.value)) }
        let items = members.lastOfEachName { member in
            LocatedString(member.value).map { text in
                LinkItemConstraints.Item(key: member.key, constraint: constraint(LinkPattern(text)))
            }
        }.made
        constraintCount += 1
        return .value(.items(LinkItemConstraints(items: items, level: level, identity: constraintCount)))
    }
}
