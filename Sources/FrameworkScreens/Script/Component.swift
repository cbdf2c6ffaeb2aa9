import Findings
import SignUpScreens
import TextFormats

/// A component: a function or a class that makes elements.
final class Component {
    /// Something of its code that matters, by the index of its token.
    enum Event {
        case tag(Int)
        case text(String, at: Int)
        case call(Int)

        var isTag: Bool { if case .tag = self { true } else { false } }
    }

    /// What names of its code stand for an attribute that it is given.
    struct Property {
        let name: String
        /// What it is where it is not given.
        let standard: Range<Int>?
    }

    let name: String
    unowned let file: ScriptFile
    let range: Range<Int>
    private(set) var events: [Event] = []
    private(set) var properties: [String: Property] = [:]
    /// The names of all attributes, or of all that have no name of their own.
    private(set) var wholes: Set<String> = []

    init(named name: String, _ range: Range<Int>, in file: ScriptFile) {
        self.name = name
        self.range = range
        self.file = file
        events = range.compactMap { file.script.event(at: $0) }
        if events.contains(where: \.isTag) { readProperties() }
    }

    /// The elements that it makes.
    var tags: [Int] { events.compactMap { if case .tag(let index) = $0 { index } else { nil } } }

    // MARK: Attributes

    private func readProperties() {
        let script = file.script
        wholes = ["props"]
        // The first function with parameters, which `memo`, `forwardRef` and the like may stand around.
        for index in range.prefix(60) {
            guard let function = script.function(at: index), script.has("(", at: function.parameters) else { continue }
            if script.has("{", at: function.parameters + 1) {
                read(pattern: function.parameters + 1)
            } else if let word = script.word(at: function.parameters + 1) {
                wholes.insert(word)
            }
            break
        }
        for index in range where script.has("{", at: index) {
            guard ["const", "let", "var"].contains(script.word(at: index - 1) ?? "") else { continue }
            let next = script.closer(of: index) + 1
            let isThis = script.word(at: next + 1) == "this"
            guard script.has("=", at: next), let word = script.word(at: isThis ? next + 3 : next + 1),
                wholes.contains(word), !script.has(".", at: isThis ? next + 4 : next + 2)
            else { continue }
            read(pattern: index)
        }
    }

    // `{ label, value: text, secure = true, ...rest }`
    private func read(pattern opener: Int) {
        let script = file.script
        for part in script.parts(in: opener) {
            if script.has("...", at: part.lowerBound), let rest = script.word(at: part.lowerBound + 3) {
                wholes.insert(rest)
                continue
            }
            guard let name = script.word(at: part.lowerBound) else { continue }
            let isRenamed = script.has(":", at: part.lowerBound + 1)
            let local = isRenamed ? script.word(at: part.lowerBound + 2) : name
            let equals = part.first { script.has("=", at: $0) }
            let standard = equals.map { ($0 + 1)..<part.upperBound }
            if let local { properties[local] = Property(name: name, standard: standard) }
        }
    }
}

extension Script {
    /// What matters of a token of a component.
    func event(at index: Int) -> Component.Event? {
        switch tokens[index].kind {
        case .tag: .tag(index)
        case .text: shown(text.string(in: tokens[index].span)).map { .text($0, at: index) }
        case .string: isShown(index) ? string(at: index).flatMap(shown).map { .text($0, at: index) } : nil
        case .word:
            has("(", at: index + 1) && word(at: index - 1) != "function"
                ? .call(index) : isShownName(index) ? word(at: index).map { .text($0, at: index) } : nil
        default: nil
        }
    }

    // White space as it is shown; nil if nothing else is there. A long text says nothing about a screen.
    private func shown(_ text: String) -> String? {
        let words = text.prefix(200).split(whereSeparator: \.isWhitespace)
        return words.isEmpty ? nil : words.joined(separator: " ")
    }

    // A string in `{…}` among the contents of an element, in a call that translates it, or as the title of a screen.
    private func isShown(_ index: Int) -> Bool {
        guard let opener = opener(around: index) else { return false }
        switch tokens[opener].kind {
        case .mark(.leftBrace):
            if has(":", at: index - 1), word(at: index - 2) == "title" { return true }
            return isAmongContents(opener)
        case .mark(UInt8(ascii: "(")):
            // What is said of a mistake, or in an alert, is on no screen at first.
            guard ["t", "translate", "_", "tr", "formatMessage"].contains(word(at: opener - 1) ?? ""),
                var brace = self.opener(around: opener)
            else { return false }
            for _ in 0..<3 {
                guard has("(", at: brace), let outer = self.opener(around: brace) else { break }
                brace = outer
            }
            return has("{", at: brace) && isAmongContents(brace)
        default: return false
        }
    }

    // `{strings.signUp}` among the contents of an element.
    private func isShownName(_ index: Int) -> Bool {
        guard has("}", at: index + 1), has(".", at: index - 1), let opener = opener(around: index) else { return false }
        return opener >= index - 8 && isAmongContents(opener)
            && [
                "strings", "i18n", "labels", "translations", "copy", "messages", "locale", "lang", "texts", "constants",
            ]
            .contains(word(at: opener + 1)?.lowercased() ?? "")
    }

    private func isAmongContents(_ brace: Int) -> Bool {
        opener(around: brace).map { tokens[$0].kind == .contents } ?? false
    }

    /// Whether an element hides its text, under some condition or always.
    func isSecure(tag: Int) -> Bool {
        attributes(ofTag: tag).contains { attribute in
            attribute.name == "secureTextEntry"
                || attribute.name == "type" && attribute.value?.contains { string(at: $0) == "password" } ?? false
        }
    }
}
