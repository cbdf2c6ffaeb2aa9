package import Findings
package import TextFormats

/// Finds the descriptors in sources in JavaScript, TypeScript, Dart and C#: what an attribute, an argument or a property named
/// `passwordRules` is set to, and what is passed to `UITextInputPasswordRules`.
struct ScriptDescriptors {
    private let script: Script
    private let evaluator: ScriptEvaluator
    private var found: [CodeScanner.Call] = []
    private var starts: Set<Int> = []

    static func calls(in text: SourceText, language: SourceLanguage) -> [CodeScanner.Call] {
        var reader = ScriptDescriptors(Script(text, language))
        for index in reader.script.tokens.indices { reader.read(index) }
        return reader.found
    }

    private init(_ script: Script) {
        self.script = script
        evaluator = ScriptEvaluator(script)
    }

    private mutating func read(_ index: Int) {
        switch script.word(at: index) ?? script.string(at: index) {
        case "passwordRules", "passwordrules", "PasswordRules": readSetting(after: index)
        case "UITextInputPasswordRules":
            // `UITextInputPasswordRules.Create("…")`
            guard script.has(".", at: index + 1), script.has("(", at: index + 3) else { return }
            if let value = script.parts(in: index + 3).first { add(value, isCertain: true) }
        default: break
        }
    }

    private mutating func readSetting(after index: Int) {
        let opener = script.opener(around: index)
        if script.has("=", at: index + 1), !script.has("==", at: index + 1), !script.has("=>", at: index + 1) {
            let isAttribute = opener.map { script.tokens[$0].kind == .tag } ?? false
            guard isAttribute, script.has("{", at: index + 2) else {
                return add((index + 2)..<valueEnd(from: index + 2, isAttribute), isCertain: isAttribute)
            }
            add((index + 3)..<script.closer(of: index + 2), isCertain: true)
        } else if script.has(":", at: index + 1) {
            add((index + 2)..<script.endOfExpression(from: index + 2), isCertain: false)
        } else if let opener, script.has(",", at: index + 1), script.word(at: opener - 1) == "setAttribute" {
            if let value = script.parts(in: opener).dropFirst().first { add(value, isCertain: true) }
        }
    }

    private func valueEnd(from start: Int, _ isAttribute: Bool) -> Int {
        isAttribute ? min(start + 1, script.tokens.count) : script.endOfExpression(from: start)
    }

    /// Adds what an expression amounts to.
    ///
    /// - Parameter isCertain: whether it has password rules, whatever it amounts to. What a program calls so may be the words
    ///   that it shows to people, or functions that check a form.
    private mutating func add(_ range: Range<Int>, isCertain: Bool) {
        guard let first = range.first, script.tokens.indices.contains(first), starts.insert(first).inserted else {
            return
        }
        guard case .text(let written, let span)? = try? evaluator.value(range) else {
            if isCertain, script.word(at: first) != "undefined" { found.append(.computed(script.span(of: range))) }
            return
        }
        let text = written.located(in: span)
        if isCertain || Self.looksLikeRules(text.string) { found.append(.followed(text)) }
    }

    private static func looksLikeRules(_ text: String) -> Bool {
        ["required:", "allowed:", "minlength:", "maxlength:", "max-consecutive:"].contains { text.contains($0) }
    }
}

extension WrittenText {
    /// The text, with the place of each byte where it stands in the source as it is.
    package func located(in span: SourceSpan) -> LocatedText {
        if runs.count == 1, let run = runs.first, run.isExact {
            return LocatedText(literal: string, at: run.source.start)
        }
        return LocatedText(string, standingFor: span)
    }
}
