import Findings
import TextFormats

/// Computes what the expressions of a language with the operators of C amount to on iOS, as far as the sources say.
protocol ExpressionReader: AnyObject {
    /// Where names of an expression are looked up.
    associatedtype Frame

    /// How many expressions stand in each other.
    var depth: Int { get set }

    func script(of frame: Frame) -> Script

    /// Counts a step; false where all are spent.
    func spend(_ count: Int) -> Bool

    /// What an expression without operators amounts to; nil where nothing is known.
    func operand(_ range: Range<Int>, in frame: Frame) -> Outcome?
}

/// How deep expressions are followed.
let depthLimitOfExpressions = 16

private struct Operators {
    var question: Int?
    var colon: Int?
    var places: [String: Int] = [:]
    var comparison: (place: Int, width: Int, isEqual: Bool)?
}

extension ExpressionReader {
    /// What an expression amounts to.
    func outcome(of range: Range<Int>, in frame: Frame) -> Outcome {
        let script = script(of: frame)
        let open = Outcome.open(at: Place.text(script.text, script.span(of: range)))
        guard spend(1), depth < depthLimitOfExpressions else { return open }
        depth += 1
        defer { depth -= 1 }
        let range = bare(range, script)
        guard !range.isEmpty else { return open }
        let signs = operators(in: range, script)
        if let question = signs.question {
            guard let colon = signs.colon else { return open }
            return choice(
                outcome(of: range.lowerBound..<question, in: frame),
                (question + 1)..<colon, (colon + 1)..<range.upperBound, in: frame)
        }
        for sign in ["||", "??", "&&"] {
            guard let place = signs.places[sign] else { continue }
            let left = outcome(of: range.lowerBound..<place, in: frame)
            let right = { self.outcome(of: (place + 2)..<range.upperBound, in: frame) }
            return joined(left, sign, right)
        }
        if let (place, width, isEqual) = signs.comparison {
            let left = outcome(of: range.lowerBound..<place, in: frame)
            return compared(left, outcome(of: (place + width)..<range.upperBound, in: frame), isEqual)
        }
        if script.has("!", at: range.lowerBound) {
            return negated(outcome(of: (range.lowerBound + 1)..<range.upperBound, in: frame))
        }
        return operand(range, in: frame) ?? open
    }

    // Without brackets around it, and what TypeScript adds.
    private func bare(_ range: Range<Int>, _ script: Script) -> Range<Int> {
        var range = range
        while range.count > 1 {
            if script.has("(", at: range.lowerBound), script.closer(of: range.lowerBound) == range.upperBound - 1 {
                range = (range.lowerBound + 1)..<(range.upperBound - 1)
            } else if range.count > 2, ["as", "satisfies"].contains(script.word(at: range.upperBound - 2)) {
                range = range.lowerBound..<(range.upperBound - 2)
            } else if script.has("!", at: range.upperBound - 1) {
                range = range.lowerBound..<(range.upperBound - 1)
            } else {
                break
            }
        }
        return range
    }

    private func operators(in range: Range<Int>, _ script: Script) -> Operators {
        var found = Operators()
        var (index, nested) = (range.lowerBound, 0)
        while index < range.upperBound, spend(1) {
            guard case .mark(let byte) = script.tokens[index].kind, "?|&:=!".utf8.contains(byte) else {
                index = min(script.closer(of: index), range.upperBound - 1) + 1
                continue
            }
            if script.has("??", at: index) || script.has("||", at: index) || script.has("&&", at: index) {
                let sign = script.text.string(in: script.span(of: index..<(index + 2)))
                if found.places[sign] == nil { found.places[sign] = index }
                index += 1
            } else if script.has("?", at: index), !script.has("?.", at: index) {
                if found.question == nil { found.question = index } else { nested += 1 }
            } else if script.has(":", at: index), found.question != nil, found.colon == nil {
                if nested == 0 { found.colon = index } else { nested -= 1 }
            } else if found.comparison == nil, script.has("==", at: index) || script.has("!=", at: index) {
                let width = script.has("=", at: index + 2) ? 3 : 2
                found.comparison = (index, width, script.has("=", at: index))
                index += width - 1
            }
            index = min(script.closer(of: index), range.upperBound - 1) + 1
        }
        return found
    }

    // MARK: Operators

    private func choice(_ condition: Outcome, _ yes: Range<Int>, _ no: Range<Int>, in frame: Frame) -> Outcome {
        let first = condition.settings.first?.truth
        if condition.only != nil, let first { return outcome(of: first ? yes : no, in: frame) }
        let knowsStart = condition.beginsWithFirst && first != nil
        let one = outcome(of: knowsStart && first == false ? no : yes, in: frame)
        let other = outcome(of: knowsStart && first == false ? yes : no, in: frame)
        var result = Outcome(
            settings: one.settings + other.settings, isOpen: one.isOpen || other.isOpen, place: one.place)
        result.beginsWithFirst = knowsStart && !one.isOpen && !one.settings.isEmpty
        return result
    }

    private func joined(_ left: Outcome, _ sign: String, _ right: () -> Outcome) -> Outcome {
        let decisive = left.only.flatMap { setting -> Bool? in
            if sign == "??" {
                if case .nothing = setting { return false }
                return true
            }
            return setting.truth.map { sign == "||" ? $0 : !$0 }
        }
        switch decisive {
        case true?: return left
        case false?: return right()
        case nil:
            let right = right()
            // A condition that isn't met leaves the attribute out.
            let ends: [Outcome.Setting] = sign == "&&" ? right.settings + [.nothing] : left.settings + right.settings
            return Outcome(settings: ends, isOpen: right.isOpen || sign != "&&" && left.isOpen, place: left.place)
        }
    }

    private func compared(_ left: Outcome, _ right: Outcome, _ isEqual: Bool) -> Outcome {
        guard let one = left.only ?? left.beginning, let other = right.only ?? right.beginning else {
            return .open(at: left.place)
        }
        let same: Bool
        switch (one, other) {
        case (.text(let one, _), .text(let other, _)): same = one.string == other.string
        case (.flag(let one), .flag(let other)): same = one == other
        case (.nothing, .nothing): same = true
        case (.other, _), (_, .other): return .open(at: left.place)
        default: same = false
        }
        let result = Outcome(settings: [.flag(same == isEqual)], place: left.place)
        return left.only != nil && right.only != nil ? result : result.changing
    }

    private func negated(_ outcome: Outcome) -> Outcome {
        var result = outcome
        result.settings = outcome.settings.map { $0.truth.map { .flag(!$0) } ?? .other }
        return result
    }
}
