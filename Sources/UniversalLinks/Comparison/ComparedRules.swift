import TextFormats

/// The rules that two files have for one app. Both refer to one shared, numbered list of conditions.
struct ComparedRules {
    /// A rule: its conditions, as indexes into ``ComparedRules/languages``, and its outcome.
    struct Rule: Hashable {
        var wants: [Int]
        let excludes: Bool
    }

    /// Every condition of a rule in either file, without duplicates.
    private(set) var languages: [LinkLanguage] = []
    let before: [Rule]
    let after: [Rule]
    private var places: [LinkLanguage: Int] = [:]

    /// Collects the rules of both files for an app. Nil if a pattern has too many states.
    init?(_ before: CompiledLinks, _ after: CompiledLinks, app: String, _ bounds: AutomatonBounds) {
        var languages: [LinkLanguage] = []
        var places: [LinkLanguage: Int] = [:]
        func rules(of links: CompiledLinks) -> [Rule]? {
            var rules: [Rule] = []
            for rule in links.rules(for: app) ?? [] {
                guard let wanted = links.languages(ofRule: rule, bounds: bounds) else { return nil }
                let wants = wanted.map { language in
                    if let place = places[language] { return place }
                    places[language] = languages.count
                    languages.append(language)
                    return languages.count - 1
                }
                rules.append(Rule(wants: Set(wants).sorted(), excludes: links.rules[rule].excludes))
            }
            return Self.reduced(rules)
        }
        guard let first = rules(of: before), let second = rules(of: after) else { return nil }
        self.before = first
        self.after = second
        self.languages = languages
        self.places = places
    }

    private init(_ rules: ComparedRules, before: [Rule], after: [Rule]) {
        languages = rules.languages
        self.before = before
        self.after = after
    }

    /// A copy without the rules that both lists share at the beginning and at the end. If the remaining rules are
    /// equivalent, so are the whole lists; if they are not, the whole lists may still be.
    var withoutCommonEnds: ComparedRules {
        var (left, right) = (before[...], after[...])
        while let first = left.first, first == right.first {
            left.removeFirst()
            right.removeFirst()
        }
        while let last = left.last, last == right.last {
            left.removeLast()
            right.removeLast()
        }
        return ComparedRules(self, before: Array(left), after: Array(right))
    }

    /// The conditions that the rules use, as indexes.
    var mentioned: Set<Int> { Set((before + after).flatMap(\.wants)) }

    /// The rules without those that can never decide because another rule needs no more conditions. Consecutive rules
    /// with the same outcome are sorted, since their order does not matter.
    static func reduced(_ rules: [Rule]) -> [Rule] {
        var seen: Set<[Int]> = []
        var result: [Rule] = []
        var start = rules.startIndex
        while start < rules.endIndex {
            let end = rules[start...].firstIndex { $0.excludes != rules[start].excludes } ?? rules.endIndex
            let run = rules[start..<end].sorted { $0.wants.lexicographicallyPrecedes($1.wants) }
            for rule in run where seen.insert(rule.wants).inserted {
                result.append(rule)
                if rule.wants.isEmpty { return result }
            }
            start = end
        }
        return result
    }
}
