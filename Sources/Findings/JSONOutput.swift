/// A JSON value to be written; members keep the order in which they are given.
package indirect enum JSONOutput: Sendable {
    case null
    case bool(Bool)
    case integer(Int)
    /// A value that was read, as it was written: a number, or JSON that has no line break.
    case number(String)
    case string(String)
    case array([JSONOutput])
    case object([(String, JSONOutput)])

    /// A string, or null.
    package init(_ text: String?) { self = text.map(JSONOutput.string) ?? .null }

    /// A number, or null.
    package init(_ number: Int?) { self = number.map(JSONOutput.integer) ?? .null }

    /// The text, indented by two spaces a level; it ends without a line break.
    package var text: String {
        var writer = JSONTextWriter()
        writer.write(self, indent: 0)
        return writer.text
    }
}

extension JSONOutput {
    /// The text on one line, for output that is read line by line; it ends without a line break.
    package var line: String {
        switch self {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .integer(let number): String(number)
        case .number(let text): text
        case .string(let string): JSONText.string(string)
        case .array(let elements): "[" + elements.map(\.line).joined(separator: ", ") + "]"
        case .object(let members):
            "{" + members.map { JSONText.string($0.0) + ": " + $0.1.line }.joined(separator: ", ") + "}"
        }
    }
}

// Literals, for values that are written out, such as a schema.
extension JSONOutput: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    package init(stringLiteral value: String) { self = .string(value) }
    package init(integerLiteral value: Int) { self = .integer(value) }
    package init(booleanLiteral value: Bool) { self = .bool(value) }
    package init(arrayLiteral elements: JSONOutput...) { self = .array(elements) }
    package init(dictionaryLiteral elements: (String, JSONOutput)...) { self = .object(elements) }
}

private struct JSONTextWriter {
    var text = ""

    mutating func write(_ value: JSONOutput, indent: Int) {
        switch value {
        case .null, .bool, .integer, .number, .string: text += value.line
        case .array(let elements):
            writeList(elements, between: "[", "]", indent: indent) { $0.write($1, indent: indent + 1) }
        case .object(let members):
            writeList(members, between: "{", "}", indent: indent) { writer, member in
                writer.text += JSONText.string(member.0) + ": "
                writer.write(member.1, indent: indent + 1)
            }
        }
    }

    private mutating func writeList<Element>(
        _ elements: [Element], between open: String, _ close: String, indent: Int,
        _ body: (inout JSONTextWriter, Element) -> Void
    ) {
        text += open
        for (index, element) in elements.enumerated() {
            text += (index > 0 ? ",\n" : "\n") + String(repeating: "  ", count: indent + 1)
            body(&self, element)
        }
        if !elements.isEmpty { text += "\n" + String(repeating: "  ", count: indent) }
        text += close
    }
}
