import TextFormats

/// The rules of two files for one app, over one numbered list of the things that they want.
struct ComparedRules {
    /// A rule: what it wants, as places in ``ComparedRules/languages``, and what it then says.
    struct Rule: Hashable {
        var wants: [Int]
        let excludes: Bool
    }

    /// Everything that some rule of either file wants, each once.
    private(set) var languages: [LinkLanguage] = []
    /// The rules of the first file.
    let before: [Rule]
    /// The rules of the second file.
    let after: [Rule]
    private var places: [LinkLanguage: Int] = [:]

    /// Takes the rules that two files have for an app; nil where a pattern has too many states.
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

    /// The same without the rules at the beginning and the end that both have. Where what is left decides alike, so do
    /// the whole lists; where it does not, they may still.
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

    /// The languages that the rules really mention, as places.
    var mentioned: Set<Int> { Set((before + after).flatMap(\.wants)) }

    /// The rules without those that can never decide because another one wants no more, and with those that follow each
    /// other and say the same in one order: among them the order does not matter.
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
