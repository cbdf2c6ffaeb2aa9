package import Findings

/// A reader of one of our own files: JSON with comments and trailing commas. It continues after each mistake.
package protocol ConfigurationReading {
    var problems: [ConfigurationProblem] { get set }
}

extension ConfigurationReading {
    /// Records a mistake.
    package mutating func complain(_ message: Message, at span: SourceSpan, help: Message? = nil) {
        problems.append(ConfigurationProblem(message, at: span, help: help))
    }

    /// Records that the value of a key has the wrong type.
    package mutating func complain(_ value: JSONValue, _ key: String, _ wanted: Message) {
        complain("\(key) is \(Message(stringLiteral: value.kindName)), not \(wanted)", at: value.opening)
    }

    /// Records a word that is not one of the known ones.
    package mutating func complain(_ text: LocatedString, _ what: Message, among words: [String]) {
        let near = nearest(to: text.text, among: words)
        let shown = Array(words.prefix(Self.listLimit))
        let help: Message =
            shown.count == words.count
            ? "write \(list: shown, lastBy: "or")" : "use one of the known values, such as \(list: shown)"
        complain("unknown \(what) \(text.text)\(Self.suggestion(near))", at: text.span, help: near == nil ? help : nil)
    }

    /// The members of an object, recording every key that is not in `keys` as a mistake, except `ignored`. Nil if the
    /// value is not an object.
    package mutating func members(
        of value: JSONValue, _ what: Message, keys: [String], ignoring ignored: String? = nil
    ) -> [JSONMember]? {
        guard let members = value.members else {
            complain(
                "\(what) is \(Message(stringLiteral: value.kindName)), not an object", at: value.opening,
                help: "write an object, { … }, with the keys \(list: keys)")
            return nil
        }
        for member in members where member.key.text != ignored {
            if keys.contains(where: { $0.utf8.elementsEqual(member.key.text.utf8) }) { continue }
            let near = nearest(to: member.key.text, among: keys)
            complain(
                "\(member.key.text) is not a key of \(what)\(Self.suggestion(near))", at: member.key.span,
                help: near == nil ? "the keys are \(list: keys)" : nil)
        }
        return members
    }

    /// The members of an object that may have the keys of a schema, likewise. `$schema`, which only editors read, is
    /// not among the keys that are suggested.
    package mutating func members(of value: JSONValue, _ what: Message, _ schema: Schema) -> [JSONMember]? {
        let keys = schema.keys.filter { $0 != Self.editorKey }
        return members(of: value, what, keys: keys, ignoring: keys.count < schema.keys.count ? Self.editorKey : nil)
    }

    private static var editorKey: String { "$schema" }

    /// The elements of an array; none if the value is missing.
    package mutating func elements(_ value: JSONValue?, _ key: String) -> [JSONValue] {
        guard let value else { return [] }
        guard let elements = value.elements else {
            complain(value, key, "an array")
            return []
        }
        return elements
    }

    /// A required string.
    package mutating func string(
        of key: String, _ members: [JSONMember], in entry: JSONValue
    ) -> LocatedString? {
        guard let value = members.value(key) else {
            complain("\(key) is missing here", at: entry.opening)
            return nil
        }
        guard let text = LocatedString(value) else {
            complain(value, key, "a string")
            return nil
        }
        return text
    }

    /// The value that a word stands for.
    package mutating func word<Value>(
        _ text: LocatedString, _ what: Message, among values: [Value], name: (Value) -> String
    ) -> Value? {
        if let value = values.first(where: { name($0).utf8.elementsEqual(text.text.utf8) }) { return value }
        complain(text, what, among: values.map(name))
        return nil
    }

    /// The name that was probably meant by an unknown one; nil once there are so many mistakes that a search for each
    /// would take long.
    package func nearest(to name: String, among names: [String]) -> String? {
        problems.count < Self.suggestionLimit ? NearestName.nearest(to: name, among: names) : nil
    }

    /// A “did you mean” for the end of a message, if a similar name exists.
    package static func suggestion(_ near: String?) -> Message { near.map { "; did you mean \($0)?" } ?? "" }

    private static var listLimit: Int { 8 }

    private static var suggestionLimit: Int { 100 }
}

extension [JSONMember] {
    /// The value of the last member with this name.
    package func value(_ key: String) -> JSONValue? { last { $0.key.text.utf8.elementsEqual(key.utf8) }?.value }
}

extension JSONValue {
    /// The bytes to underline: the whole of a scalar, but only the opening bracket of an array or object, which may
    /// span many lines.
    package var opening: SourceSpan {
        elements == nil && members == nil ? span : SourceSpan(span.start, span.start + 1)
    }
}
