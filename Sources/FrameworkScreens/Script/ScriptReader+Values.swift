import Findings
import TextFormats

/// Expressions: what they amount to on iOS, as far as the sources say.
extension ScriptReader {
    /// A component, and the attributes that it is given where it is used; nil for what no source uses.
    struct Frame {
        let component: Component
        let attributes: Attributes?

        var file: ScriptFile { component.file }
        var script: Script { component.file.script }

        /// The attribute that a name of the code stands for; nil if it stands for none.
        func given(_ local: String) -> (name: String, standard: Range<Int>?)? {
            component.properties[local].map { ($0.name, $0.standard) }
        }
    }

    /// The attribute that an expression is, with the source that gives it, or else the expression itself.
    func given(_ value: Range<Int>, in frame: Frame) -> Given {
        guard let (name, standard) = attributeName(of: value, in: frame) else {
            return Given(outcome: outcome(of: value, in: frame), file: frame.file, value: value)
        }
        guard let attributes = frame.attributes else {
            return Given(
                outcome: .open(at: frame.file.place(frame.script.span(of: value))), file: frame.file, value: value)
        }
        if let given = attributes.given[name], !given.outcome.isNothing { return given }
        if let open = attributes.open { return Given(outcome: .open(at: open), file: frame.file, value: value) }
        let place = frame.file.place(frame.script.span(of: value))
        let outcome = standard.map { self.outcome(of: $0, in: frame) } ?? Outcome(settings: [.nothing], place: place)
        return Given(outcome: outcome, file: frame.file, value: value)
    }

    // `name`, `props.name`, `this.props.name`
    private func attributeName(of value: Range<Int>, in frame: Frame) -> (String, Range<Int>?)? {
        let script = frame.script
        guard let last = value.last, let name = script.word(at: last) else { return nil }
        if value.count == 1 { return frame.given(name) }
        let isMember = value.count == 3 || value.count == 5 && script.word(at: value.lowerBound) == "this"
        guard isMember, script.has(".", at: last - 1), let whole = script.word(at: last - 2),
            frame.component.wholes.contains(whole)
        else { return nil }
        return (name, nil)
    }

    /// What an expression amounts to.
    func outcome(of range: Range<Int>, in frame: Frame) -> Outcome {
        let script = frame.script
        let open = Outcome.open(at: frame.file.place(script.span(of: range)))
        guard spend(1), depth < Self.depthLimit else { return open }
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

    private struct Operators {
        var question: Int?
        var colon: Int?
        var places: [String: Int] = [:]
        var comparison: (place: Int, width: Int, isEqual: Bool)?
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

    // MARK: Operands

    private func operand(_ range: Range<Int>, in frame: Frame) -> Outcome? {
        let script = frame.script
        let place = frame.file.place(script.span(of: range))
        if attributeName(of: range, in: frame) != nil { return given(range, in: frame).outcome }
        if let word = script.word(at: range.lowerBound) {
            if range.count == 1, let isApple = importedSystem(word, in: frame) {
                return Outcome(settings: [.flag(isApple)], place: place)
            }
            if word == "Platform" { return platform(range, in: frame) }
            if range.count == 1 {
                if word == "undefined" || word == "null" { return Outcome(settings: [.nothing], place: place) }
                if let state = frame.file.states[word] {
                    guard let state else { return .open(at: place) }
                    return outcome(of: state, in: frame).changing
                }
                if let declared = frame.file.values.declaredValue(of: word, at: range.lowerBound),
                    script.function(at: declared) == nil
                {
                    var outcome = outcome(of: declared..<script.endOfExpression(from: declared), in: frame)
                    if outcome.settings.isEmpty { outcome = .open(at: place) }
                    return outcome
                }
            }
        }
        guard let value = try? frame.file.values.value(range) else { return nil }
        return Outcome(settings: [setting(value, frame.file)], place: place)
    }

    // `isIOS` and `isAndroid` from a module of the app: their names say what they are.
    private func importedSystem(_ word: String, in frame: Frame) -> Bool? {
        guard let imported = frame.file.imports[word] else { return nil }
        switch imported.name.filter({ $0 != "_" }).asciiLowercased {
        case "isios": return true
        case "isandroid", "isweb": return false
        default: return nil
        }
    }

    private func setting(_ value: ScriptValue, _ file: ScriptFile) -> Outcome.Setting {
        switch value {
        case .text(let written, let span): .text(written.located(in: span), file.text)
        case .word("true", _): .flag(true)
        case .word("false", _): .flag(false)
        case .word("null", _), .undefined: .nothing
        default: .other
        }
    }

    // `Platform.OS`, `Platform.select({ ios: …, default: … })`
    private func platform(_ range: Range<Int>, in frame: Frame) -> Outcome? {
        let script = frame.script
        let place = frame.file.place(script.span(of: range))
        let start = range.lowerBound
        switch script.word(at: start + 2) {
        case "OS" where range.count == 3:
            return Outcome(
                settings: [.text(LocatedText("ios", standingFor: script.span(of: range)), frame.file.text)],
                place: place)
        case "select" where script.has("(", at: start + 3) && script.has("{", at: start + 4):
            let parts = script.parts(in: start + 4)
            for name in ["ios", "native", "default"] {
                guard let part = parts.first(where: { key(of: $0, script) == name }), part.count > 2 else { continue }
                return outcome(of: (part.lowerBound + 2)..<part.upperBound, in: frame)
            }
            return Outcome(settings: [.nothing], place: place)
        default: return nil
        }
    }

    private func key(of part: Range<Int>, _ script: Script) -> String? {
        script.word(at: part.lowerBound) ?? script.string(at: part.lowerBound)
    }
}

extension Outcome {
    /// What it begins with, if that is known.
    var beginning: Setting? { beginsWithFirst ? settings.first : nil }

    /// The same, where it changes later.
    var changing: Outcome {
        guard let first = only else { return self }
        var result = self
        result.beginsWithFirst = true
        result.settings = [first]
        if let truth = first.truth, case .flag = first {
            result.settings.append(.flag(!truth))
        } else {
            result.isOpen = true
        }
        return result
    }
}

extension WrittenText {
    /// The text, with the place of each byte where it stands in the source as it is.
    func located(in span: SourceSpan) -> LocatedText {
        if runs.count == 1, let run = runs.first, run.isExact {
            return LocatedText(literal: string, at: run.source.start)
        }
        return LocatedText(string, standingFor: span)
    }
}
