import TextFormats

/// Compiles patterns into programs: normalises path patterns, substitutes variables, and picks the cheapest matcher
/// that is exact.
struct PatternCompiler {
    /// The programs compiled so far.
    private(set) var pool = PatternPool()
    private let variables: SubstitutionVariables
    private var programs: [ProgramKey: Int] = [:]
    private var expansions: [ExpansionKey: Expansion] = [:]
    private var steps: [PatternStep] = []
    private var literal: [UInt8] = []

    init(_ variables: SubstitutionVariables) { self.variables = variables }

    /// A pattern and how it is used. It is compiled once for all rules that take it from the same defaults.
    private struct ProgramKey: Hashable {
        let identity: Int
        let isPath: Bool
        let isFolded: Bool
    }

    private struct ExpansionKey: Hashable {
        let name: String
        let isFolded: Bool
    }

    /// What a variable is replaced by in a pattern.
    enum Expansion {
        case never
        case text([UInt8])
        case step(PatternStep)
    }

    /// Compiles a path pattern.
    mutating func path(_ constraint: LinkConstraint, folded: Bool) -> Int {
        program(ProgramKey(identity: constraint.identity, isPath: true, isFolded: folded), constraint)
    }

    /// Compiles a pattern for a query, a query item's value, or a fragment.
    mutating func text(_ constraint: LinkConstraint, folded: Bool) -> Int {
        program(ProgramKey(identity: constraint.identity, isPath: false, isFolded: folded), constraint)
    }

    private mutating func program(_ key: ProgramKey, _ constraint: LinkConstraint) -> Int {
        let pattern = constraint.pattern
        if let program = programs[key] { return program }
        steps.removeAll(keepingCapacity: true)
        literal.removeAll(keepingCapacity: true)
        let isPossible = key.isPath ? addPath(pattern, key.isFolded) : add(pattern, pattern.bytes.indices, key.isFolded)
        endLiteral()
        var program = isPossible ? pool.program(of: steps) : .never
        if constraint.level != .rule {
            program.memo = pool.memoCount
            pool.memoCount += 1
        }
        pool.programs.append(program)
        programs[key] = pool.programs.count - 1
        return pool.programs.count - 1
    }

    /// Adds one slash in front and one at the end, except where there is a star.
    private mutating func addPath(_ pattern: LinkPattern, _ isFolded: Bool) -> Bool {
        let bytes = pattern.bytes
        let start = bytes.firstIndex { $0 != .slash } ?? bytes.count
        let end = bytes.lastIndex { $0 != .slash }.map { $0 + 1 } ?? start
        if start > 0 || bytes.first != .asterisk { literal.append(.slash) }
        guard add(pattern, start..<end, isFolded) else { return false }
        if start < end, bytes.last != .asterisk { literal.append(.slash) }
        return true
    }

    /// Adds the pieces of a pattern that are within a range. False if the pattern cannot match anything.
    private mutating func add(_ pattern: LinkPattern, _ range: Range<Int>, _ isFolded: Bool) -> Bool {
        for piece in pattern.pieces {
            switch piece {
            case .literal(let text):
                for byte in pattern.bytes[text.clamped(to: range)] {
                    literal.append(isFolded ? byte.asciiLowercased : byte)
                }
            case .anyScalar: add(.scalar)
            case .star: add(.star)
            case .broken: return false
            case .variable(let name, _):
                switch expansion(of: ExpansionKey(name: name, isFolded: isFolded)) {
                case .never: return false
                case .text(let text): literal += text
                case .step(let step): add(step)
                }
            }
        }
        return true
    }

    private mutating func add(_ step: PatternStep) {
        endLiteral()
        if case .star = step, case .star? = steps.last { return }
        steps.append(step)
    }

    private mutating func endLiteral() {
        guard !literal.isEmpty else { return }
        steps.append(.bytes(pool.add(literal)))
        literal.removeAll(keepingCapacity: true)
    }

    private mutating func expansion(of key: ExpansionKey) -> Expansion {
        if let known = expansions[key] { return known }
        var values = variables.values(of: key.name) ?? []
        if key.isFolded { values = values.map { $0.map(\.asciiLowercased) } }
        let expansion = pool.expansion(of: values)
        expansions[key] = expansion
        return expansion
    }
}
