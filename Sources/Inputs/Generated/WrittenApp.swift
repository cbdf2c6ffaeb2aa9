import AssociationModel
import Findings
import TextFormats

/// What a program that describes an app says of it in literals and constants; it is not run.
struct WrittenApp {
    let script: Script
    private let evaluator: ScriptEvaluator

    // Each is followed to its end, and outwards through all brackets around it.
    private static let mostPlaces = 64

    init(_ text: SourceText, _ language: SourceLanguage) {
        script = Script(text, language)
        evaluator = ScriptEvaluator(script)
    }

    /// The texts in all lists with one of these names, each once; nil if there is no such list.
    ///
    /// - Parameters:
    ///   - others: names of arguments in which a list of that name means something else.
    ///   - part: where it is looked for, by the tokens; everywhere if nil.
    func texts(
        of names: Set<String>, notIn others: Set<String> = [], within part: Range<Int>? = nil
    ) throws(ComputedExpression) -> [DeclaredText]? {
        let values = try values(of: names, notIn: others, within: part ?? script.tokens.indices)
        var texts: [DeclaredText] = []
        var seen: Set<String> = []
        for value in values {
            for text in try self.texts(in: value) where seen.insert(text.string).inserted { texts.append(text) }
        }
        return values.isEmpty ? nil : texts
    }

    /// The one text that is given for a name; nil if none is, several are, or a part of one is computed.
    func text(of names: Set<String>) -> DeclaredText? {
        guard let texts = try? texts(of: names), texts.count == 1, !texts[0].string.contains("$") else { return nil }
        return texts[0]
    }

    /// The arguments of each call of a function with one of these names, by their labels.
    func calls(of names: Set<String>) -> [[String: Range<Int>]] {
        script.tokens.indices.filter { index in
            script.word(at: index).map(names.contains) ?? false && script.has("(", at: index + 1)
        }.map { index in
            var arguments: [String: Range<Int>] = [:]
            for part in script.parts(in: index + 1) where script.has(":", at: part.lowerBound + 1) {
                arguments[script.word(at: part.lowerBound) ?? ""] =
                    min(part.lowerBound + 2, part.upperBound)..<part.upperBound
            }
            return arguments
        }
    }

    /// What a constant stands for, if an expression is the name of one; else the expression.
    func meaning(of range: Range<Int>) -> Range<Int> {
        guard range.count == 1, let name = script.word(at: range.lowerBound),
            let value = evaluator.declaredValue(of: name, at: range.lowerBound)
        else { return range }
        return value..<script.endOfExpression(from: value)
    }

    // The tokens of the value of each member or argument with one of these names.
    private func values(
        of names: Set<String>, notIn others: Set<String>, within part: Range<Int>
    ) throws(ComputedExpression) -> [Range<Int>] {
        let places = part.lazy.filter { index in
            script.has(":", at: index + 1) && names.contains(script.word(at: index) ?? script.string(at: index) ?? "")
        }
        let first = Array(places.prefix(Self.mostPlaces))
        guard first.count < Self.mostPlaces else { throw evaluator.computed(first[0]..<(first[0] + 1)) }
        return first.compactMap { index in
            if isInside(others, index) { return nil }
            let value = (index + 2)..<script.endOfExpression(from: index + 2)
            let isType = ["string", "Array", "readonly", "String"].contains(script.word(at: value.lowerBound))
            return isType || value.isEmpty ? nil : value
        }
    }

    // Whether one of the brackets around a token belongs to an argument or function with one of these names.
    private func isInside(_ names: Set<String>, _ index: Int) -> Bool {
        guard !names.isEmpty else { return false }
        var opener = script.opener(around: index)
        while let place = opener {
            for before in max(0, place - 4)..<place where names.contains(script.word(at: before) ?? "") { return true }
            opener = script.opener(around: place)
        }
        return false
    }

    /// The texts of a list, or a text alone.
    func texts(in range: Range<Int>) throws(ComputedExpression) -> [DeclaredText] {
        let range = unwrapped(range)
        if script.has("[", at: range.lowerBound), script.closer(of: range.lowerBound) == range.upperBound - 1 {
            var texts: [DeclaredText] = []
            for part in script.parts(in: range.lowerBound) { texts.append(try text(in: unwrapped(part))) }
            return texts
        }
        guard case .array(let values, _)? = try? evaluator.value(range) else { return [try text(in: range)] }
        return try values.map { value throws(ComputedExpression) in
            guard case .text(let text, let span) = value else { throw evaluator.computed(range) }
            return declared(text.string, at: span)
        }
    }

    private func text(in range: Range<Int>) throws(ComputedExpression) -> DeclaredText {
        let value: ScriptValue
        do throws(ComputedExpression) { value = try evaluator.value(range) } catch {
            if let text = templateText(range) { return text }
            throw error
        }
        guard case .text(let text, let span) = value else { throw evaluator.computed(range) }
        return declared(text.string, at: script.content(at: range.lowerBound) ?? span)
    }

    // A template of which a part is computed, with that part as a reference.
    private func templateText(_ range: Range<Int>) -> DeclaredText? {
        let start = range.lowerBound
        guard script.tokens.indices.contains(start), script.tokens[start].kind == .template,
            script.closer(of: start) == range.upperBound - 1
        else { return nil }
        var (result, index) = ("", start + 1)
        while index < range.upperBound - 1 {
            let end = script.closer(of: index)
            switch script.tokens[index].kind {
            case .piece: result += script.text.string(in: script.tokens[index].span)
            case .computed:
                let value = try? evaluator.value((index + 1)..<end)
                result += value?.string ?? "${\(path(from: index + 1))}"
            default: break
            }
            index = end + 1
        }
        return declared(result, at: script.span(of: range))
    }

    // The names at the start of an expression.
    private func path(from start: Int) -> String {
        var index = start
        while script.word(at: index) != nil, script.has(".", at: index + 1), script.word(at: index + 2) != nil {
            index += 2
        }
        return script.word(at: index) == nil ? "…" : script.text.string(in: script.span(of: start..<(index + 1)))
    }

    // What is in the brackets of `.array(…)` and `.string(…)`.
    private func unwrapped(_ range: Range<Int>) -> Range<Int> {
        var range = range
        while script.has(".", at: range.lowerBound), script.has("(", at: range.lowerBound + 2),
            ["array", "string"].contains(script.word(at: range.lowerBound + 1)),
            script.closer(of: range.lowerBound + 2) == range.upperBound - 1
        {
            range = (range.lowerBound + 3)..<max(range.lowerBound + 3, range.upperBound - 1)
        }
        return range
    }

    private func declared(_ string: String, at span: SourceSpan) -> DeclaredText {
        let isLiteral = script.text.bytes(in: span).elementsEqual(string.utf8)
        return DeclaredText(
            string, in: script.text,
            at: isLiteral ? LocatedText(literal: string, at: span.start) : LocatedText(string, standingFor: span),
            keys: [])
    }
}
