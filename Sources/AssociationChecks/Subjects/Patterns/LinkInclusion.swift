import AssociationModel

/// Whether everything that one automaton takes is taken by another, within a bound.
///
/// The second is made deterministic only as far as the first can go. Where it is open whether `?` takes a slash, the
/// second is held to the reading that takes less, so that an inclusion holds under both.
struct LinkInclusion {
    /// How the inputs of a part of a URL are formed.
    enum Inputs {
        /// Paths, as ``LinkAutomaton/symbols(ofPath:)`` writes them.
        case paths
        /// Any bytes.
        case bytes
    }

    /// How many steps are left; none are taken without.
    private(set) var budget: Int
    private static let mostPairs = 4_000

    init(budget: Int) { self.budget = budget }

    /// Whether the second automaton takes all inputs that the first takes, and the first takes any. False where the
    /// budget does not suffice to tell.
    mutating func holds(_ narrow: LinkAutomaton, in wide: LinkAutomaton, _ inputs: Inputs) -> Bool {
        let start = wide.closure(of: [0])
        var waiting: [Pair] = []
        var seen: Set<Pair> = []
        func visit(_ states: Set<Int>, _ form: Form, _ others: Set<Int>) {
            for state in states {
                let pair = Pair(state: state, form: form, others: others)
                if seen.insert(pair).inserted { waiting.append(pair) }
            }
        }
        visit(narrow.closure(of: [0]), inputs == .paths ? .start : .free, start)
        var takesAny = false
        while let pair = waiting.popLast() {
            if pair.state == narrow.accepting, pair.form.isWhole {
                guard pair.others.contains(wide.accepting) else { return false }
                takesAny = true
            }
            for way in narrow.transitions[pair.state] {
                for symbols in Self.pieces(of: way.symbols, pair.others, wide) {
                    budget -= 1
                    guard budget > 0, seen.count <= Self.mostPairs else { return false }
                    guard let form = pair.form.after(symbols.lowerBound) else { continue }
                    let next = wide.closure(of: Self.targets(of: symbols.lowerBound, pair.others, wide))
                    budget -= next.count
                    visit(narrow.closure(of: [way.target]), form, next)
                }
            }
        }
        return takesAny
    }

    private struct Pair: Hashable {
        let state: Int
        let form: Form
        let others: Set<Int>
    }

    /// How much of a well-formed input has been read.
    private enum Form: Hashable {
        case free, start, root, inSegment, afterSlash, afterSlashes, end

        var isWhole: Bool {
            switch self {
            case .free, .root, .afterSlash, .end: true
            case .start, .inSegment, .afterSlashes: false
            }
        }

        func after(_ symbol: UInt16) -> Form? {
            let isSlash = symbol == 0x2F
            if symbol == LinkAutomaton.impliedSlash { return self == .inSegment ? .end : nil }
            switch self {
            case .free: return .free
            case .start: return isSlash ? .root : nil
            case .root: return isSlash ? nil : .inSegment
            case .inSegment: return isSlash ? .afterSlash : .inSegment
            case .afterSlash, .afterSlashes: return isSlash ? .afterSlashes : .inSegment
            case .end: return nil
            }
        }
    }

    private static func targets(of symbol: UInt16, _ states: Set<Int>, _ automaton: LinkAutomaton) -> Set<Int> {
        var result: Set<Int> = []
        for state in states {
            for way in automaton.transitions[state] where way.symbols.contains(symbol) {
                // Only `?` has a way for exactly these.
                if symbol == 0x2F, way.symbols == 0...0x7F { continue }
                result.insert(way.target)
            }
        }
        return result
    }

    /// A range, cut wherever the other automaton or the form of a path may tell two symbols apart.
    private static func pieces(
        of range: ClosedRange<UInt16>, _ states: Set<Int>, _ automaton: LinkAutomaton
    ) -> [ClosedRange<UInt16>] {
        if range.count == 1 { return [range] }
        var cuts: Set<UInt16> = [0x2F, 0x30, LinkAutomaton.impliedSlash]
        for state in states {
            for way in automaton.transitions[state] {
                cuts.insert(way.symbols.lowerBound)
                cuts.insert(way.symbols.upperBound + 1)
            }
        }
        var result: [ClosedRange<UInt16>] = []
        var start = range.lowerBound
        for cut in cuts.filter({ $0 > range.lowerBound && $0 <= range.upperBound }).sorted() {
            result.append(start...cut - 1)
            start = cut
        }
        result.append(start...range.upperBound)
        return result
    }
}
