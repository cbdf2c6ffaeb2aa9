import Findings
import SignUpScreens
import TextFormats

/// Expressions: what they amount to on iOS, as far as the sources say.
extension ScriptReader {
    /// A component, and the attributes that it is given where it is used; nil for what no source uses.
    struct Frame {
        let component: Component
        let attributes: Attributes?

        var file: ScriptFile { component.file }
        var script: Script { component.file.script }
    }

    /// The attribute that an expression is, with the source that gives it, or else the expression itself.
    func given(_ value: Range<Int>, in frame: Frame) -> Given {
        func made(_ outcome: Outcome) -> Given { Given(outcome: outcome, file: frame.file, value: value) }
        guard let property = property(of: value, in: frame) else { return made(outcome(of: value, in: frame)) }
        let place = frame.file.place(frame.script.span(of: value))
        guard let attributes = frame.attributes else { return made(.open(at: place)) }
        if let given = attributes.given[property.name], !given.outcome.isNothing { return given }
        if let open = attributes.open { return made(.open(at: open)) }
        return made(
            property.standard.map { outcome(of: $0, in: frame) } ?? Outcome(settings: [.nothing], place: place))
    }

    // `name`, `props.name`, `this.props.name`
    private func property(of value: Range<Int>, in frame: Frame) -> Component.Property? {
        let script = frame.script
        guard let last = value.last, let name = script.word(at: last) else { return nil }
        if value.count == 1 { return frame.component.properties[name] }
        let isMember = value.count == 3 || value.count == 5 && script.word(at: value.lowerBound) == "this"
        guard isMember, script.has(".", at: last - 1), let whole = script.word(at: last - 2),
            frame.component.wholes.contains(whole)
        else { return nil }
        return Component.Property(name: name, standard: nil)
    }

    func script(of frame: Frame) -> Script { frame.script }

    // MARK: Operands

    func operand(_ range: Range<Int>, in frame: Frame) -> Outcome? {
        let script = frame.script
        let place = frame.file.place(script.span(of: range))
        if property(of: range, in: frame) != nil { return given(range, in: frame).outcome }
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
