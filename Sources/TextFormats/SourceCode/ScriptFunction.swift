/// A function in a script.
package struct ScriptFunction: Sendable {
    /// The index of the bracket before the parameters, or of the only parameter.
    package let parameters: Int
    /// The tokens of the body, without its brackets; of an arrow with an expression, those of the expression.
    package let body: Range<Int>
    /// Whether the body is an expression.
    package let isExpression: Bool
}

extension Script {
    /// The function that is written at an index: a declaration, an expression, an arrow, or a method by its name.
    package func function(at start: Int) -> ScriptFunction? {
        var index = start
        if word(at: index) == "async", !has("=>", at: index + 1) { index += 1 }
        if has("(", at: index) { return arrow(index, after: closer(of: index) + 1) }
        guard let name = word(at: index) else { return nil }
        if has("=>", at: index + 1) { return arrow(index, after: index + 1) }
        if name == "function" {
            if has("*", at: index + 1) { index += 1 }
            index += word(at: index + 1) == nil ? 1 : 2
        } else {
            index += 1
        }
        index = skippingTypes(at: index)
        guard has("(", at: index), let opener = bodyStart(after: closer(of: index) + 1) else { return nil }
        return ScriptFunction(
            parameters: index, body: (opener + 1)..<max(opener + 1, closer(of: opener)), isExpression: false)
    }

    private func arrow(_ parameters: Int, after start: Int) -> ScriptFunction? {
        var index = start
        if has(":", at: index) {
            while index < tokens.count, !has("=>", at: index) {
                if has(";", at: index) || has(",", at: index) { return nil }
                index = min(closer(of: index), tokens.count - 1) + 1
            }
        }
        guard has("=>", at: index) else { return nil }
        index += 2
        if has("{", at: index) {
            return ScriptFunction(
                parameters: parameters, body: (index + 1)..<max(index + 1, closer(of: index)), isExpression: false)
        }
        return ScriptFunction(parameters: parameters, body: index..<endOfExpression(from: index), isExpression: true)
    }

    // The bracket of a body, after the type of what is returned.
    private func bodyStart(after start: Int) -> Int? {
        if has("{", at: start) { return start }
        guard has(":", at: start) else { return nil }
        var index = start + 1
        while index < tokens.count {
            if has("{", at: index) {
                // A type in brackets goes on, or the body follows.
                let next = closer(of: index) + 1
                let isType = [":", "|", "&", "<", ","].contains { has($0, at: index - 1) }
                guard isType else { return index }
                index = next
                continue
            }
            if has(";", at: index) { return nil }
            index = min(closer(of: index), tokens.count - 1) + 1
        }
        return nil
    }

    /// The index after the types in angle brackets at an index, if a bracket follows them; else the index itself.
    package func skippingTypes(at start: Int) -> Int {
        guard has("<", at: start) else { return start }
        var (index, depth) = (start, 0)
        while index < min(tokens.count, start + 60) {
            if has("<", at: index) { depth += 1 }
            if has(">", at: index), !has("=>", at: index - 1) { depth -= 1 }
            if depth == 0 { return has("(", at: index + 1) ? index + 1 : start }
            index = closer(of: index) + 1
        }
        return start
    }
}
