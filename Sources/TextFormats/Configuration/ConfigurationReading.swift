package import Findings

/// Something that reads one of our own files, JSON with comments and trailing commas, and goes on after each mistake.
package protocol ConfigurationReading {
    /// The mistakes so far.
    var problems: [ConfigurationProblem] { get set }
}

extension ConfigurationReading {
    /// Notes a mistake.
    package mutating func complain(_ message: Message, at span: SourceSpan, help: Message? = nil) {
        problems.append(ConfigurationProblem(message, at: span, help: help))
    }

    /// Notes that the value of a key is of the wrong kind.
    package mutating func complain(_ value: JSONValue, _ key: String, _ wanted: Message) {
        complain("\(key) is \(Message(stringLiteral: value.kindName)), not \(wanted)", at: value.opening)
    }

    /// Notes a word that is none of those that are known.
    package mutating func complain(_ text: LocatedString, _ what: Message, among words: [String]) {
        let near = NearestName.nearest(to: text.text, among: words)
        let shown = Array(words.prefix(Self.listLimit))
        let help: Message =
            shown.count == words.count ? "write \(list: shown, lastBy: "or")" : "write one such as \(list: shown)"
        complain("\(text.text) is no \(what)\(Self.suggestion(near))", at: text.span, help: near == nil ? help : nil)
    }

    /// The members of an object; each key that is none of these is a mistake. Nil where the value is no object.
    package mutating func members(of value: JSONValue, _ what: Message, keys: [String]) -> [JSONMember]? {
        guard let members = value.members else {
            complain(
                "\(what) is \(Message(stringLiteral: value.kindName)), not an object", at: value.opening,
                help: "write { and }, and in it \(list: keys)")
            return nil
        }
        for member in members where !keys.contains(where: { $0.utf8.elementsEqual(member.key.text.utf8) }) {
            let near = NearestName.nearest(to: member.key.text, among: keys)
            complain(
                "\(member.key.text) is not a key of \(what)\(Self.suggestion(near))", at: member.key.span,
                help: near == nil ? "the keys are \(list: keys)" : nil)
        }
        return members
    }

    /// The elements of an array; none where it is left out.
    package mutating func elements(_ value: JSONValue?, _ key: String) -> [JSONValue] {
        guard let value else { return [] }
        guard let elements = value.elements else {
            complain(value, key, "an array")
            return []
        }
        return elements
    }

    /// A string that must be there.
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

    /// What a word stands for.
    package mutating func word<Value>(
        _ text: LocatedString, _ what: Message, among values: [Value], name: (Value) -> String
    ) -> Value? {
        if let value = values.first(where: { name($0).utf8.elementsEqual(text.text.utf8) }) { return value }
        complain(text, what, among: values.map(name))
        return nil
    }

    /// A question after a message, where a name is near.
    package static func suggestion(_ near: String?) -> Message { near.map { "; did you mean \($0)?" } ?? "" }

    private static var listLimit: Int { 8 }
}

extension [JSONMember] {
    /// The value of the last member of this name.
    package func value(_ key: String) -> JSONValue? { last { $0.key.text.utf8.elementsEqual(key.utf8) }?.value }
}

extension JSONValue {
    /// The bytes to mark: all of a scalar, the opening bracket of anything that may go over many lines.
    package var opening: SourceSpan {
        elements == nil && members == nil ? span : SourceSpan(span.start, span.start + 1)
    }
}
