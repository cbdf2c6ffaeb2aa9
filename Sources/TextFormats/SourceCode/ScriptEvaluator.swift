package import Findings

/// Why the value of an expression is not known: what computes it.
package struct ComputedExpression: Error {
    package let span: SourceSpan
}

/// Finds the values of expressions as far as the file itself says them: literals, constants, and functions that return such.
///
/// A class because one budget is spent by all that look at a file: constants that are made of each other could double with
/// each line.
package final class ScriptEvaluator {
    package let script: Script
    private let names: ScriptNames
    private var steps = 200_000
    private var depth = 0
    // What the parameters of the functions stand for that are being followed.
    private var arguments: [String: Range<Int>] = [:]

    package init(_ script: Script) {
        self.script = script
        names = ScriptNames(script)
    }

    /// Where the declared value of a name begins; nil where it is not known, or may change.
    package func declaredValue(of name: String, at index: Int) -> Int? {
        names.declaration(of: name, at: index, in: script)?.value
    }

    /// The function that an expression is, or names.
    package func function(at index: Int) -> ScriptFunction? {
        if let function = script.function(at: index) { return function }
        guard let name = script.word(at: index), script.endOfExpression(from: index) == index + 1,
            let value = declaredValue(of: name, at: index)
        else { return nil }
        return script.function(at: value)
    }

    /// The value of the expression that begins at an index.
    package func value(at index: Int) throws(ComputedExpression) -> ScriptValue {
        try value(index..<script.endOfExpression(from: index))
    }

    /// The value of an expression.
    package func value(_ range: Range<Int>) throws(ComputedExpression) -> ScriptValue {
        steps -= 1
        depth += 1
        defer { depth -= 1 }
        guard steps > 0, depth < 100, !range.isEmpty else { throw computed(range) }
        var index = range.lowerBound
        var sum = try operand(&index, in: range)
        while index < range.upperBound {
            if let word = script.word(at: index), word == "as" || word == "satisfies" { break }
            guard script.has("+", at: index), !script.has("++", at: index) else { throw computed(range) }
            index += 1
            guard case .text(let left, let start) = sum,
                case .text(let right, let end) = try operand(&index, in: range)
            else { throw computed(range) }
            steps -= (left.bytes.count + right.bytes.count) / 100
            sum = .text(left + right, SourceSpan(start.start, max(start.end, end.end)))
        }
        // What stands for a text can be used again and again.
        if case .text(let text, _) = sum { steps -= text.bytes.count / 100 }
        return sum
    }

    func spend(_ count: Int) { steps -= count }

    /// Follows a part of the file for a reader, one level deeper; nil where that is too deep, or the budget is spent. Then it
    /// stays spent: what was not followed makes everything computed.
    ///
    /// - Parameter tokens: how many are looked at for it.
    package func deeper<Value>(_ tokens: Int, _ follow: () -> Value) -> Value? {
        steps -= tokens
        guard steps > 0, depth < 100 else {
            steps = 0
            return nil
        }
        depth += 1
        defer { depth -= 1 }
        return follow()
    }

    /// Says that an expression is computed.
    package func computed(_ range: Range<Int>) -> ComputedExpression {
        ComputedExpression(span: script.span(of: range))
    }

    private func operand(_ index: inout Int, in range: Range<Int>) throws(ComputedExpression) -> ScriptValue {
        guard index < range.upperBound else { throw computed(range) }
        var value = try primary(&index, in: range)
        while index < range.upperBound {
            if script.has("!", at: index), !script.has("!=", at: index) {
                index += 1
            } else if script.has(".", at: index), let name = script.word(at: index + 1) {
                if name == "trim", script.has("(", at: index + 2), case .text = value {
                    index = script.closer(of: index + 2) + 1
                    continue
                }
                guard !script.has("(", at: index + 2), case .object(let members, _) = value,
                    let member = members.last(where: { $0.name == name })
                else { throw computed(range) }
                value = member.value
                index += 2
            } else {
                break
            }
        }
        return value
    }

    private func primary(_ index: inout Int, in range: Range<Int>) throws(ComputedExpression) -> ScriptValue {
        let start = index
        let span = script.tokens[start].span
        switch script.tokens[start].kind {
        case .string:
            index += 1
            guard let content = script.content(at: start) else { throw computed(range) }
            return .text(try unescaped(content), span)
        case .template:
            index = script.closer(of: start) + 1
            return .text(try template(at: start), script.span(of: start..<index))
        case .number:
            index += 1
            if script.has(".", at: index), script.tokens.indices.contains(index + 1),
                script.tokens[index + 1].kind == .number
            {
                index += 2
            }
            let text = script.text.string(in: script.span(of: start..<index))
            guard text.utf8.allSatisfy({ $0.isASCIIDigit || $0 == .point }), text == "0" || !text.hasPrefix("0") else {
                throw computed(range)
            }
            return .word(text, script.span(of: start..<index))
        case .mark(let byte):
            let end = script.closer(of: start)
            guard end > start, end < script.tokens.count else { throw computed(range) }
            index = end + 1
            switch byte {
            case UInt8(ascii: "("): return try value((start + 1)..<end)
            case .leftBracket: return try array(at: start)
            case .leftBrace: return try object(at: start)
            default: throw computed(range)
            }
        case .word: return try named(&index, in: range)
        case .piece, .computed, .end, .expression, .tag, .contents, .text, .tagEnd: throw computed(range)
        }
    }

    private func named(_ index: inout Int, in range: Range<Int>) throws(ComputedExpression) -> ScriptValue {
        let start = index
        let name = script.word(at: start) ?? ""
        let span = script.tokens[start].span
        index += 1
        switch name {
        case "true", "false", "null": return .word(name, span)
        case "undefined": return .undefined
        case "await":
            while script.word(at: index) == "await" { index += 1 }
            return try operand(&index, in: range)
        case "JSON", "Object":
            guard script.has(".", at: index), let method = script.word(at: index + 1), script.has("(", at: index + 2),
                let argument = script.parts(in: index + 2).first
            else { throw computed(range) }
            index = script.closer(of: index + 2) + 1
            let inner = try value(argument)
            switch (name, method) {
            case ("Object", "freeze"): return inner
            case ("JSON", "stringify"):
                guard let json = inner.json else { throw computed(range) }
                // Each time its own result is quoted that is twice as long.
                steps -= json.bytes.count / 10
                guard steps > 0 else { throw computed(range) }
                return .text(json, script.span(of: start..<index))
            default: throw computed(range)
            }
        default: break
        }
        if let argument = arguments[name] { return try value(argument) }
        guard let declared = declaredValue(of: name, at: start) else { throw computed(start..<index) }
        if script.has("(", at: index) {
            let given = script.parts(in: index)
            let call = start..<(script.closer(of: index) + 1)
            index = call.upperBound
            guard let function = script.function(at: declared) else { throw computed(call) }
            let value = following(function, with: given) { Result { try returned(by: function) } }
            switch value {
            case .success(let value)?: return value
            case .failure(let error as ComputedExpression)?: throw error
            case .failure?, nil: throw computed(call)
            }
        }
        guard script.word(at: declared) != "function" else { throw computed(range) }
        return try value(at: declared)
    }

    /// Follows a function that is called with these arguments; nil where its parameters are more than names.
    package func following<Value>(
        _ function: ScriptFunction, with given: [Range<Int>], _ follow: () -> Value
    ) -> Value? {
        depth += 1
        defer { depth -= 1 }
        guard depth < 100 else { return nil }
        let outer = arguments
        defer { arguments = outer }
        let parameters =
            script.has("(", at: function.parameters)
            ? script.parts(in: function.parameters) : [function.parameters..<(function.parameters + 1)]
        for (position, parameter) in parameters.enumerated() {
            guard let name = script.word(at: parameter.lowerBound) else { continue }
            let standard = parameter.first { script.has("=", at: $0) && !script.has("=>", at: $0) }
            let part = position < given.count ? given[position] : standard.map { ($0 + 1)..<parameter.upperBound }
            // A name that is passed on under the same name stands for what it stood for.
            if let part, part.count == 1, script.word(at: part.lowerBound) == name { continue }
            arguments[name] = part
        }
        return follow()
    }

    // What a function returns that does nothing but declare and return.
    private func returned(by function: ScriptFunction) throws(ComputedExpression) -> ScriptValue {
        if function.isExpression { return try value(function.body) }
        var index = function.body.lowerBound
        while index < function.body.upperBound {
            switch script.word(at: index) {
            case "return": return try value(at: index + 1)
            case "const", "let", "var":
                guard let equals = (index..<function.body.upperBound).first(where: { script.has("=", at: $0) }) else {
                    throw computed(function.body)
                }
                index = script.endOfExpression(from: equals + 1)
            case nil where script.has(";", at: index): index += 1
            default: throw computed(function.body)
            }
        }
        throw computed(function.body)
    }

    private func array(at opener: Int) throws(ComputedExpression) -> ScriptValue {
        var values: [ScriptValue] = []
        for part in script.parts(in: opener) {
            if script.has("...", at: part.lowerBound) {
                guard case .array(let more, _) = try value((part.lowerBound + 3)..<part.upperBound) else {
                    throw computed(part)
                }
                steps -= more.count
                values += more
            } else {
                values.append(try value(part))
            }
        }
        return .array(values, script.span(of: opener..<(script.closer(of: opener) + 1)))
    }

    private func object(at opener: Int) throws(ComputedExpression) -> ScriptValue {
        var members: [ScriptValue.Member] = []
        var places: [String: Int] = [:]
        func add(_ member: ScriptValue.Member) {
            // The last value of a name counts, at the place of the first.
            if let place = places[member.name] { return members[place] = member }
            places[member.name] = members.count
            members.append(member)
        }
        for part in script.parts(in: opener) {
            let start = part.lowerBound
            if script.has("...", at: start) {
                guard case .object(let more, _) = try value((start + 3)..<part.upperBound) else { throw computed(part) }
                steps -= more.count
                for member in more { add(member) }
                continue
            }
            let (key, colon) = try key(at: start, of: part)
            if colon == part.upperBound, script.tokens[start].kind == .word {
                add(ScriptValue.Member(key: key, span: script.tokens[start].span, value: try value(part)))
                continue
            }
            guard script.has(":", at: colon) else { throw computed(part) }
            let value = try value((colon + 1)..<part.upperBound)
            add(ScriptValue.Member(key: key, span: script.span(of: start..<colon), value: value))
        }
        return .object(members, script.span(of: opener..<(script.closer(of: opener) + 1)))
    }

    // The name of a member, and the index after it.
    private func key(at start: Int, of part: Range<Int>) throws(ComputedExpression) -> (WrittenText, Int) {
        let span = script.tokens[start].span
        switch script.tokens[start].kind {
        case .word, .number: return (WrittenText(script.text.bytes(in: span), from: span, isExact: true), start + 1)
        case .string:
            guard let content = script.content(at: start) else { throw computed(part) }
            return (try unescaped(content), start + 1)
        case .mark(.leftBracket):
            guard case .text(let text, _) = try value((start + 1)..<script.closer(of: start)) else {
                throw computed(part)
            }
            return (text, script.closer(of: start) + 1)
        default: throw computed(part)
        }
    }
}
