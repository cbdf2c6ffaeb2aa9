import Findings
import TextFormats

/// Lists of texts: array literals and sets, and the functions of Swift that make texts of them.
extension CodeTextReader {
    /// `["required: upper", "minlength: 8"]`
    mutating func readArray(_ cursor: inout CodeCursor, in scope: Int) -> Value? {
        guard cursor.take("[") else { return nil }
        var elements: [LocatedText] = []
        while !cursor.take("]") {
            guard case .text(let text)? = readSum(&cursor, in: scope) else { return nil }
            elements.append(text)
            guard cursor.take(",") || cursor.isBefore("]") else { return nil }
        }
        return .list(elements, isSet: false)
    }

    /// `String(…)`, `Array(…)` and `Set(…)`; nil, with the cursor where it was, for any other word.
    mutating func readConversion(to type: String, _ cursor: inout CodeCursor, in scope: Int) -> Value? {
        guard ["String", "Array", "Set"].contains(type) else { return nil }
        var inner = cursor
        if inner.take("<") {
            guard ["Character", "String"].contains(inner.takeWord()), inner.take(">") else { return nil }
        }
        guard inner.take("("), let value = readSum(&inner, in: scope), inner.take(")") else { return nil }
        cursor = inner
        switch (type, value) {
        case ("String", .list(let elements, let isSet)): return joined(elements, isSet: isSet, by: nil)
        case ("String", .text(let text)), ("String", .number(let text)): return .text(text)
        case (_, .text(let text)):
            guard text.string.utf8.count <= LocatedText.mostOfClass else { return nil }
            return .list(text.characters, isSet: type == "Set")
        case (_, .list(let elements, let isSet)): return .list(elements, isSet: type == "Set" || isSet)
        default: return nil
        }
    }

    /// What follows a value: `.map { … }`, `.sorted()`, `.joined(separator: …)`. Nil if something else does.
    mutating func readCalls(on value: Value, _ cursor: inout CodeCursor, in scope: Int) -> Value? {
        var value = value
        while cursor.take(".") {
            guard case .list(let elements, let isSet) = value else { return nil }
            let next: Value? =
                switch cursor.takeWord() {
                case "joined": readJoin(of: elements, isSet: isSet, &cursor, in: scope)
                case "map": readMap(of: elements, &cursor, in: scope).map { .list($0, isSet: isSet) }
                case "sorted":
                    cursor.take("(") && cursor.take(")")
                        ? .list(elements.sorted { $0.string < $1.string }, isSet: false) : nil
                default: nil
                }
            guard let next else { return nil }
            value = next
        }
        return value
    }

    private mutating func readJoin(
        of elements: [LocatedText], isSet: Bool, _ cursor: inout CodeCursor, in scope: Int
    ) -> Value? {
        guard cursor.take("(") else { return nil }
        var separator: LocatedText?
        if cursor.take("separator") {
            guard cursor.take(":"), case .text(let text)? = readSum(&cursor, in: scope) else { return nil }
            separator = text
        }
        return cursor.take(")") ? joined(elements, isSet: isSet, by: separator) : nil
    }

    private func joined(_ elements: [LocatedText], isSet: Bool, by separator: LocatedText?) -> Value? {
        let text =
            isSet
            ? LocatedText.joined(ofSet: elements, by: separator) : LocatedText.joined(elements, by: separator)
        return text.map(Value.text)
    }

    /// A closure with a single expression, for each element in turn.
    private mutating func readMap(of elements: [LocatedText], _ cursor: inout CodeCursor, in scope: Int)
        -> [LocatedText]?
    {
        guard cursor.take("{") else { return nil }
        var name = "$0"
        var head = cursor
        let word = head.takeWord()
        if !word.isEmpty, head.takeWord() == "in" { (name, cursor) = (word, head) }
        _ = cursor.take("return ")
        let around = bound
        defer { bound = around }
        let start = cursor.offset
        var result: [LocatedText] = []
        for element in elements {
            bound[name] = .text(element)
            cursor.offset = start
            guard let text = readSum(&cursor, in: scope)?.text, cursor.take("}"),
                take(cursor.offset - start + text.string.utf8.count)
            else { return nil }
            result.append(text)
        }
        return result.isEmpty ? nil : result
    }
}

extension CodeCursor {
    /// Whether a call's arguments come next, or its closure.
    var isBeforeArguments: Bool { isBefore("(") || isBefore("{") }

    func isBefore(_ text: StaticString) -> Bool {
        var rest = self
        rest.skipSpace()
        return rest.looksAt(text)
    }
}
