import Findings
import SignUpScreens
import TextFormats

/// Expressions: what they amount to on iOS, as far as the sources say.
extension DartReader: ExpressionReader {
    func script(of frame: DartFrame) -> Script { frame.script }

    func outcome(of argument: DartArgument) -> Outcome { outcome(of: argument.range, in: argument.frame) }

    func operand(_ range: Range<Int>, in frame: DartFrame) -> Outcome? {
        let script = frame.script
        let start = range.lowerBound
        let place = Place.text(frame.file.text, script.span(of: range))
        if ["const", "new"].contains(script.word(at: start)), range.count > 1 {
            return outcome(of: (start + 1)..<range.upperBound, in: frame)
        }
        if let span = script.content(at: start), range.count == 1 {
            let text = LocatedText(literal: frame.file.text.string(in: span), at: span.start)
            return Outcome(settings: [.text(text, frame.file.text)], place: place)
        }
        if let list = script.list(in: range) { return first(of: script.parts(in: list), place, in: frame) }
        guard let path = script.path(in: range) else {
            // `Theme.of(context).platform`
            let isPlatform = script.word(at: start) == "Theme" && script.word(at: range.upperBound - 1) == "platform"
            return isPlatform ? named("iOS", range, in: frame) : nil
        }
        return plain(path[0], place, isAlone: path.count == 1) ?? member(path, range, in: frame)
    }

    private func plain(_ word: String, _ place: Place, isAlone: Bool) -> Outcome? {
        guard isAlone else { return nil }
        switch word {
        case "true", "false": return Outcome(settings: [.flag(word == "true")], place: place)
        case "null": return Outcome(settings: [.nothing], place: place)
        case "kIsWeb": return Outcome(settings: [.flag(false)], place: place)
        default: return nil
        }
    }

    // `widget.type`, `this.type`, `controller.isHidden`, `AutofillHints.email`, `.email`
    private func member(_ path: [String], _ range: Range<Int>, in frame: DartFrame) -> Outcome? {
        let place = Place.text(frame.file.text, frame.script.span(of: range))
        if path[0] == "Platform" {
            return Outcome(settings: [.flag(["isIOS", "isMacOS"].contains(path.last))], place: place)
        }
        if path == ["defaultTargetPlatform"] { return named("iOS", range, in: frame) }
        if let meaning = meaning(of: path, in: frame) { return outcome(of: meaning, at: place) }
        let isConstant =
            path.count > 1 && frame.script.isWidgetName(path[0]) || frame.script.has(".", at: range.lowerBound)
        return isConstant ? path.last.flatMap { named($0, range, in: frame) } : nil
    }

    // A constant of an enumeration or of a library counts as its name.
    private func named(_ name: String, _ range: Range<Int>, in frame: DartFrame) -> Outcome {
        let span = frame.script.span(of: range)
        let text = LocatedText(name, standingFor: span)
        return Outcome(settings: [.text(text, frame.file.text)], place: .text(frame.file.text, span))
    }

    private func outcome(of meaning: DartMeaning, at place: Place) -> Outcome {
        switch meaning {
        case .argument(let argument), .value(let argument): outcome(of: argument)
        case .state(let argument): outcome(of: argument).changing
        case .nothing: Outcome(settings: [.nothing], place: place)
        case .unknown: .open(at: place)
        }
    }

    /// What a path of names stands for; nil if nothing here declares it.
    func meaning(of path: [String], in frame: DartFrame) -> DartMeaning? {
        let path = path[0] == "this" && path.count > 1 ? Array(path.dropFirst()) : path
        if path.count == 1 { return frame.meaning(of: path[0]) }
        if path[0] == "widget", path.count == 2, frame.function.owner !== frame.widget {
            return frame.property(path[1])
        }
        guard path.count == 2, let owner = owner(path[0], in: frame), spend(1) else { return nil }
        guard let field = owner.members.fields[path[1]] else { return nil }
        return DartFrame(owner.scope, of: owner.widget ?? owner).meaning(of: field, path[1], of: owner)
    }

    // The class of what a name stands for, or the class of that name.
    private func owner(_ name: String, in frame: DartFrame) -> DartClass? {
        if frame.script.isWidgetName(name), let found = type(named: name, in: frame.file) { return found }
        let field = frame.function.owner?.members.fields[name] ?? frame.widget?.members.fields[name]
        return field?.type.flatMap { type(named: $0, in: frame.file) }
    }

    // Of a list only the first element counts.
    private func first(of parts: [Range<Int>], _ place: Place, in frame: DartFrame) -> Outcome {
        let script = frame.script
        guard let part = parts.first else { return Outcome(settings: [.nothing], place: place) }
        if script.has("...", at: part.lowerBound) { return .open(at: place) }
        guard script.word(at: part.lowerBound) == "if", script.has("(", at: part.lowerBound + 1) else {
            return outcome(of: part, in: frame)
        }
        let end = script.closer(of: part.lowerBound + 1)
        let condition = outcome(
            of: (part.lowerBound + 2)..<max(part.lowerBound + 2, min(end, part.upperBound)), in: frame)
        let other = part.first { $0 > end && script.word(at: $0) == "else" }
        switch condition.only?.truth {
        case true?: return outcome(of: (end + 1)..<max(end + 1, other ?? part.upperBound), in: frame)
        case false?:
            if let other { return outcome(of: (other + 1)..<part.upperBound, in: frame) }
            return first(of: Array(parts.dropFirst()), place, in: frame)
        case nil: return .open(at: place)
        }
    }

    // MARK: Words

    // What words are shown in another way, or in another language.
    private static let ignored: Set<String> = [
        "tr", "translate", "toUpperCase", "toLowerCase", "trim", "i18n", "l10n", "of", "context", "capitalize", "const",
    ]

    /// The texts that an expression shows, or the keys by which they are found.
    func words(_ argument: DartArgument) -> [String] {
        let (range, frame) = (argument.range, argument.frame)
        let script = frame.script
        guard spend(1), depth < depthLimitOfExpressions else { return [] }
        depth += 1
        defer { depth -= 1 }
        if let path = script.path(in: range), let meaning = meaning(of: path, in: frame) {
            return meaning.expression.map(words) ?? []
        }
        let texts = range.prefix(60).compactMap { script.string(at: $0) }.filter { $0.contains(where: \.isLetter) }
        if let name = texts.first.flatMap(Self.onlyName), let value = frame.meaning(of: name)?.expression {
            return words(value)
        }
        if !texts.isEmpty { return texts }
        let last = range.prefix(60).last { script.word(at: $0).map { !Self.ignored.contains($0) } ?? false }
        guard let last, script.has(".", at: last - 1), let word = script.word(at: last) else { return [] }
        return [word]
    }

    // `label` of `"$label *"`, where nothing else is written.
    private static func onlyName(_ text: String) -> String? {
        guard let sign = text.firstIndex(of: "$") else { return nil }
        let name = text[text.index(after: sign)...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return text[..<sign].contains(where: \.isLetter) || text[name.endIndex...].contains(where: \.isLetter)
            ? nil : String(name)
    }

    /// The last name of an expression: `emailController` of `widget.emailController`, whatever that is given.
    func name(_ argument: DartArgument) -> String? {
        let script = argument.frame.script
        guard let path = script.path(in: argument.range), spend(1), depth < depthLimitOfExpressions else { return nil }
        depth += 1
        defer { depth -= 1 }
        if case .argument(let given)? = meaning(of: path, in: argument.frame) { return name(given) }
        return path.last
    }
}

extension Script {
    /// The words of a path, `a.b?.c`; nil for any other expression.
    fileprivate func path(in range: Range<Int>) -> [String]? {
        var words: [String] = []
        for index in range.prefix(12) {
            if let word = word(at: index) {
                words.append(word)
            } else if !has(".", at: index), !has("?", at: index), !has("!", at: index) {
                return nil
            }
        }
        return words.isEmpty || range.count > 12 ? nil : words
    }

    /// The bracket of a list, `[…]` or `<String>[…]`, that a range is.
    fileprivate func list(in range: Range<Int>) -> Int? {
        let opener = range.prefix(8).first { has("[", at: $0) || has("{", at: $0) }
        guard let opener, opener == range.lowerBound || has(">", at: opener - 1) && has("<", at: range.lowerBound)
        else {
            return nil
        }
        return closer(of: opener) == range.upperBound - 1 ? opener : nil
    }
}
