/// The constants and functions that a script declares, by name.
struct ScriptNames: Sendable {
    struct Declaration: Sendable {
        /// The index of the name.
        let name: Int
        /// The index of the first token of the value; of a function, of its first word.
        let value: Int
    }

    private var declarations: [String: [Declaration]] = [:]
    // What is assigned again, or changed in place.
    private var changed: Set<String> = []

    init(_ script: Script) {
        for index in script.tokens.indices {
            guard let word = script.word(at: index) else { continue }
            switch word {
            case "const", "let", "var":
                guard let name = script.word(at: index + 1), let value = script.valueStart(after: index + 1) else {
                    continue
                }
                declarations[name, default: []].append(Declaration(name: index + 1, value: value))
            case "function":
                let name = script.has("*", at: index + 1) ? index + 2 : index + 1
                guard let word = script.word(at: name) else { continue }
                declarations[word, default: []].append(Declaration(name: name, value: index))
            default:
                if script.isChange(of: index) { changed.insert(word) }
            }
        }
    }

    // More that are of one name are not told apart, which would take long.
    private static let mostOfOneName = 64

    /// The declaration that a name at an index means; nil where there is none, or its value may be another later.
    func declaration(of name: String, at index: Int, in script: Script) -> Declaration? {
        guard !changed.contains(name), let all = declarations[name], all.count <= Self.mostOfOneName else { return nil }
        let visible = all.filter { declaration in
            guard let opener = script.opener(around: declaration.name) else { return true }
            return opener < index && index < script.closer(of: opener)
        }
        // Of several, that of the innermost block.
        let depths = visible.map { script.opener(around: $0.name) ?? -1 }
        guard let deepest = depths.max() else { return nil }
        let inner = visible.indices.filter { depths[$0] == deepest }
        return inner.count == 1 ? visible[inner[0]] : nil
    }
}

extension Script {
    // The index after the `=` that gives a declared name its value; its type may stand between. Nil where there is none.
    fileprivate func valueStart(after name: Int) -> Int? {
        var (index, depth) = (name + 1, 0)
        guard has("=", at: index) || has(":", at: index) else { return nil }
        // A type is never as long.
        while index < min(tokens.count, name + 100) {
            if has("=", at: index), !has("=>", at: index) { return index + 1 }
            if has("=>", at: index) {
                index += 2
                continue
            }
            if has("<", at: index) { depth += 1 }
            if has(">", at: index) { depth -= 1 }
            if has(";", at: index) || has(",", at: index) && depth <= 0 || has(")", at: index) { return nil }
            index = min(closer(of: index), tokens.count - 1) + 1
        }
        return nil
    }

    // Whether the name at an index is given another value there, or a part of its value is.
    fileprivate func isChange(of name: Int) -> Bool {
        if has(".", at: name - 1) { return false }
        if let before = word(at: name - 1), ["const", "let", "var", "type", "interface", "class"].contains(before) {
            return false
        }
        var (index, last) = (name + 1, "")
        while index < tokens.count {
            if has(".", at: index), let member = word(at: index + 1) {
                (index, last) = (index + 2, member)
            } else if has("[", at: index) {
                (index, last) = (closer(of: index) + 1, "")
            } else {
                break
            }
        }
        if has("(", at: index) { return Self.changing.contains(last) }
        let isSum = has("+=", at: index) || has("||=", at: index) || has("??=", at: index)
        return isSum || has("=", at: index) && !has("==", at: index) && !has("=>", at: index)
    }

    private static let changing: Set<String> = ["push", "unshift", "splice", "pop", "shift", "sort", "reverse", "fill"]
}
