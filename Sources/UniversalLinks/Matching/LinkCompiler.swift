import TextFormats

/// A compiled rule.
struct RuleProgram: Hashable, Sendable {
    /// The condition on the query.
    enum Query: Hashable, Sendable {
        case unspecified
        /// An index into ``PatternPool/programs``.
        case whole(Int)
        /// An index into ``CompiledLinks/objects``.
        case items(Int)
    }

    let form: TextForm
    var excludes: Bool
    /// An index into ``PatternPool/programs``.
    let path: Int?
    let query: Query
    /// An index into ``PatternPool/programs``.
    let fragment: Int?
}

/// The name of a query item and the pattern for its values.
struct QueryItemProgram: Sendable {
    /// An index into ``CompiledLinks/names``.
    let name: Int
    /// An index into ``PatternPool/programs``.
    let pattern: Int
    /// Whether the pattern matches the empty text, which stands for a missing item.
    let takesNothing: Bool
}

struct LinkCompiler {
    /// The patterns compiled so far.
    private(set) var patterns: PatternCompiler
    /// The query items compiled so far.
    private(set) var items: [QueryItemProgram] = []
    let names: NameTable
    /// The range of ``items`` that belongs to each query object.
    private(set) var objects: [Range<Int>] = []
    private var known: [ItemsKey: Int] = [:]
    private var positions = PositionMatcher()

    private struct ItemsKey: Hashable {
        let identity: Int
        let isFolded: Bool
    }

    init(_ variables: SubstitutionVariables, _ rules: [LinkRule]) {
        patterns = PatternCompiler(variables)
        var names: Set<[UInt8]> = []
        var seen: Set<Int> = []
        for rule in rules {
            guard case .items(let object) = rule.query, seen.insert(object.identity).inserted else { continue }
            names.formUnion(object.items.map { Array($0.key.text.utf8) })
        }
        self.names = NameTable(names)
    }

    mutating func program(of rule: LinkRule) -> RuleProgram {
        let isFolded = !rule.isCaseSensitive
        var form: TextForm = isFolded ? .folded : []
        if !rule.isPercentEncoded { form.insert(.decoded) }
        let query: RuleProgram.Query =
            switch rule.query {
            case .unspecified, .void: .unspecified
            case .whole(let constraint): .whole(patterns.text(constraint, folded: isFolded))
            case .items(let object): .items(index(of: object, isFolded))
            }
        return RuleProgram(
            form: form, excludes: rule.excludes, path: rule.path.map { patterns.path($0, folded: isFolded) },
            query: query, fragment: rule.fragment.map { patterns.text($0, folded: isFolded) })
    }

    private mutating func index(of object: LinkItemConstraints, _ isFolded: Bool) -> Int {
        let key = ItemsKey(identity: object.identity, isFolded: isFolded)
        if let index = known[key] { return index }
        let start = items.count
        for item in object.items {
            guard let name = names.index(of: Array(item.key.text.utf8)[...]) else { continue }
            let pattern = patterns.text(item.constraint, folded: isFolded)
            let nothing = LinkText(bytes: UnsafeBufferPointer(start: nil, count: 0), limit: 0)
            let pool = patterns.pool
            items.append(
                QueryItemProgram(
                    name: name, pattern: pattern,
                    takesNothing: pool.matches(pool.programs[pattern], nothing, &positions)))
        }
        known[key] = objects.count
        objects.append(start..<items.count)
        return objects.count - 1
    }
}
