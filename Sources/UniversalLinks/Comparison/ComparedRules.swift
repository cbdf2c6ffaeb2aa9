import TextFormats

/// The rules that two files have for one app. Both refer to one shared, numbered list of conditions.
struct ComparedRules: Hashable {
    /// A rule: its conditions, as indexes into ``RuleLanguages/all``, and its outcome.
    struct Rule: Hashable {
        var wants: [Int]
        let excludes: Bool
    }

    let before: [Rule]
    let after: [Rule]

    /// A copy without the rules that both lists share at the beginning and at the end. If the remaining rules are
    /// equivalent, so are the whole lists; if they are not, the whole lists may still be.
    var withoutCommonEnds: ComparedRules {
        let start = zip(before, after).prefix { $0 == $1 }.count
        let shorter = min(before.count, after.count) - start
        let end = zip(before.reversed(), after.reversed()).prefix(shorter).prefix { $0 == $1 }.count
        return ComparedRules(
            before: Array(before[start..<before.count - end]), after: Array(after[start..<after.count - end]))
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
