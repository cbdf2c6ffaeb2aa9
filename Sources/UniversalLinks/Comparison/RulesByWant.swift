/// The rules of a list, by their conditions on one part of a URL, so that those that a text meets are found without looking
/// at the others.
struct RulesByWant {
    /// The conditions on the part.
    private(set) var wants: Set<Int> = []
    private let rules: [ComparedRules.Rule]
    /// By rule, its conditions on the part.
    private var own: [[Int]] = []
    /// The rules without conditions on the part.
    private var free: [Int] = []
    /// By condition, the rules of which it is the first on the part.
    private var byFirst: [Int: [Int]] = [:]

    init(_ rules: [ComparedRules.Rule], where isRelevant: (Int) -> Bool) {
        self.rules = rules
        for (index, rule) in rules.enumerated() {
            own.append(rule.wants.filter(isRelevant))
            wants.formUnion(own[index])
            if let first = own[index].first { byFirst[first, default: []].append(index) } else { free.append(index) }
        }
    }

    /// The rules that can still apply, in their order and with their other conditions, once it is known which conditions on
    /// the part are met.
    func rules(meeting truth: [Int]) -> [ComparedRules.Rule] {
        let met = Set(truth)
        let found = truth.flatMap { byFirst[$0] ?? [] }.filter { own[$0].allSatisfy(met.contains) }
        return (found.isEmpty ? free : (free + found).sorted()).map { index in
            let rest = own[index].isEmpty ? rules[index].wants : rules[index].wants.filter { !own[index].contains($0) }
            return ComparedRules.Rule(wants: rest, excludes: rules[index].excludes)
        }
    }
}
