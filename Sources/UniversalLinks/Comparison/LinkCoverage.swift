import TextFormats

/// Finds out which rules of a file match every URL that another rule matches, so that the other can never decide after
/// them.
///
/// Results for single rules are cached, so testing many pairs is cheap.
package struct LinkCoverage: Sendable {
    package let links: CompiledLinks
    private let bounds: AutomatonBounds
    private var known: [Int: Wants?] = [:]
    /// The number of transitions of automata followed so far.
    package private(set) var steps = 0

    /// The conditions of a rule, and for each part an example that meets them.
    private struct Wants: Sendable {
        let languages: [LinkLanguage]
        /// One text for each kind of part; nil if there is none or none was found.
        let examples: [[UInt8]]?
    }

    package init(_ links: CompiledLinks, bounds: AutomatonBounds = AutomatonBounds()) {
        self.links = links
        self.bounds = bounds
    }

    /// Whether a rule matches every URL that another matches, regardless of their flags and outcomes. Both true and
    /// false are proved. Nil if a limit was reached or the other rule matches no URL at all.
    ///
    /// The rules are indexes into ``CompiledLinks/rules``. The caller makes sure that both apply to the same apps.
    package mutating func covers(_ earlier: Int, _ later: Int) -> Bool? {
        guard let first = wants(of: earlier), let second = wants(of: later), let examples = second.examples else {
            return nil
        }
        for language in first.languages where !language.contains(examples[language.part.kind]) { return false }
        // If a pattern looks at the whole query, items with different names are no longer independent.
        let looksAtWholeQuery = second.languages.contains { $0.part == .query }
        for language in first.languages {
            let common = second.languages.filter {
                $0.part.bears(on: language.part) || looksAtWholeQuery && $0.part.kind == language.part.kind
            }
            guard !common.contains(language) else { continue }
            switch LanguageInclusion(of: common, in: language, bounds, &steps) {
            case .included: continue
            case .notIncluded: return false
            case .unknown: return nil
            }
        }
        return true
    }

    private mutating func wants(of rule: Int) -> Wants? {
        if let wants = known[rule] { return wants }
        let wants = links.languages(ofRule: rule, bounds: bounds).map {
            Wants(languages: $0, examples: examples($0))
        }
        known[rule] = wants
        return wants
    }

    private mutating func examples(_ languages: [LinkLanguage]) -> [[UInt8]]? {
        var examples: [[UInt8]] = []
        for kind in 0..<LinkLanguage.Part.kindCount {
            let wanted = languages.filter { $0.part.kind == kind }
            guard !wanted.isEmpty else {
                examples.append([])
                continue
            }
            var search = JointSearch(wanted, bounds)
            var example: [UInt8]?
            search.run { truth, text in
                if truth.count == wanted.count { example = text }
                return example == nil
            }
            steps += search.steps
            guard let example else { return nil }
            examples.append(example)
        }
        return examples
    }
}

extension LinkLanguage.Part {
    static let kindCount = 3

    /// 0 for the path, 1 for the query and its items, 2 for the fragment.
    var kind: Int {
        switch self {
        case .path: 0
        case .query, .item: 1
        case .fragment: 2
        }
    }

    /// Whether a condition on one part depends on a condition on the other. Items with different names are independent;
    /// names are compared decoded here, since a name can be written in several ways.
    func bears(on other: LinkLanguage.Part) -> Bool {
        if case .item(let left) = self, case .item(let right) = other { return left.unescaped == right.unescaped }
        return kind == other.kind
    }
}

extension [UInt8] {
    /// The bytes with each percent escape decoded; everything else is unchanged.
    var unescaped: [UInt8] {
        var bytes: [UInt8] = []
        var place = 0
        while place < count {
            if self[place] == .percent, place + 2 < count, let high = self[place + 1].hexadecimalValue,
                let low = self[place + 2].hexadecimalValue
            {
                bytes.append(high << 4 | low)
                place += 3
            } else {
                bytes.append(self[place])
                place += 1
            }
        }
        return bytes
    }
}
