import Findings
import TextFormats

/// A source in JavaScript or TypeScript with elements: its components, and the names that they use.
///
/// A class, since components refer to it, and its evaluator has one budget.
final class ScriptFile {
    /// What a name was imported as.
    struct Import {
        let name: String
        let module: String
    }

    let text: SourceText
    let script: Script
    let values: ScriptEvaluator
    private(set) var imports: [String: Import] = [:]
    private(set) var components: [Component] = []
    /// The first of each name.
    private(set) var byName: [String: Component] = [:]
    /// Names that stand for another component: `const Field = styled(TextInput)`.
    private(set) var aliases: [String: String] = [:]
    /// The variables of `useState`, and what they begin with; nil where that is left out.
    private(set) var states: [String: Range<Int>?] = [:]

    init(_ text: SourceText) {
        self.text = text
        script = Script(text, .jsx)
        values = ScriptEvaluator(script)
        readImports()
        readStates()
        readDeclarations()
    }

    /// The name of the file without its extensions, and of its folder where it is only an index.
    var stem: String {
        let parts = text.name.split(separator: "/")
        let name = parts.last?.prefix { $0 != "." } ?? ""
        guard ["index", "page", "screen", "+page", "_layout"].contains(name), let folder = parts.dropLast().last else {
            return String(name)
        }
        return String(folder)
    }

    /// The names by which other sources may call its components.
    var names: [String] { components.map(\.name) + aliases.keys + [stem] }

    func place(_ span: SourceSpan) -> Place { .text(text, span) }

    // MARK: Names

    private func readImports() {
        for index in script.tokens.indices where script.word(at: index) == "import" {
            guard script.opener(around: index) == nil else { continue }
            // The clause is short, whatever a stranger writes.
            guard
                let from = (index..<min(index + 400, script.tokens.count)).first(where: {
                    script.word(at: $0) == "from" && script.string(at: $0 + 1) != nil
                }), let module = script.string(at: from + 1)
            else { continue }
            var last = index + 1
            while last < from {
                if script.has("{", at: last) {
                    for part in script.parts(in: last) {
                        guard let name = script.word(at: part.lowerBound) else { continue }
                        let local = script.word(at: part.upperBound - 1) ?? name
                        imports[local] = Import(name: name, module: module)
                    }
                    last = script.closer(of: last) + 1
                } else {
                    if let name = script.word(at: last), !["type", "as"].contains(name) {
                        imports[name] = Import(name: "default", module: module)
                    }
                    last += 1
                }
            }
        }
    }

    private func readStates() {
        for index in script.tokens.indices where script.word(at: index) == "useState" {
            let call = script.skippingTypes(at: index + 1)
            var equals = index - 1
            if script.has(".", at: equals) { equals -= 2 }
            guard script.has("(", at: call), script.has("=", at: equals), script.has("]", at: equals - 1),
                let opener = (max(0, equals - 6)..<equals).last(where: { script.has("[", at: $0) }),
                let name = script.word(at: opener + 1)
            else { continue }
            // Two of one name in a file are not told apart.
            states[name] = states[name] == nil ? .some(script.parts(in: call).first) : .some(nil)
        }
    }

    // MARK: Components

    private func readDeclarations() {
        var starts: [(name: String, index: Int)] = []
        for index in script.tokens.indices where script.opener(around: index) == nil {
            guard let word = script.word(at: index) else { continue }
            switch word {
            case "function", "class", "const", "let", "var":
                let name = script.has("*", at: index + 1) ? index + 2 : index + 1
                let isDefault = script.word(at: index - 1) == "default" || script.word(at: index - 2) == "default"
                if let name = script.word(at: name), !["extends"].contains(name) {
                    starts.append((name, index))
                } else if isDefault {
                    starts.append((stem, index))
                }
            case "default":
                let next = script.word(at: index + 1)
                if next == nil || !["function", "class", "async"].contains(next ?? "") {
                    starts.append((stem, index + 1))
                }
            case "type", "interface", "export", "import": starts.append(("", index))
            default: break
            }
        }
        for (number, start) in starts.enumerated() where !start.name.isEmpty {
            let end = number + 1 < starts.count ? starts[number + 1].index : script.tokens.count
            add(start.name, start.index..<max(end, start.index))
        }
    }

    private func add(_ name: String, _ range: Range<Int>) {
        let component = Component(named: name, range, in: self)
        if component.events.contains(where: \.isTag) {
            components.append(component)
            if byName[name] == nil { byName[name] = component }
        } else if name.first?.isUppercase == true, range.count < 2_000,
            let word = range.lazy.compactMap({ self.base(at: $0) }).first
        {
            aliases[name] = word
        }
    }

    // A name with a capital that is imported, or is a known field, in `styled(TextInput)` and the like.
    private func base(at index: Int) -> String? {
        guard let word = script.word(at: index), word.first?.isUppercase == true else { return nil }
        let isKnown = KnownFields.names.contains(imports[word]?.name ?? word)
        return isKnown && (imports[word] != nil || script.has(".", at: index - 1)) ? word : nil
    }
}
