import Findings

/// A JSON value to be written; members keep the order in which they are given.
indirect enum JSONOutput {
    case null
    case bool(Bool)
    case integer(Int)
    case string(String)
    case array([JSONOutput])
    case object([(String, JSONOutput)])

    /// A string, or null.
    init(_ text: String?) { self = text.map(JSONOutput.string) ?? .null }

    /// A number, or null.
    init(_ number: Int?) { self = number.map(JSONOutput.integer) ?? .null }

    /// The text, indented by two spaces a level; it ends without a line break.
    var text: String {
        var writer = JSONTextWriter()
        writer.write(self, indent: 0)
        return writer.text
    }
}

private struct JSONTextWriter {
    var text = ""

    mutating func write(_ value: JSONOutput, indent: Int) {
        switch value {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .integer(let number): text += String(number)
        case .string(let string): write(string)
        case .array(let elements):
            writeList(elements, between: "[", "]", indent: indent) { $0.write($1, indent: indent + 1) }
        case .object(let members):
            writeList(members, between: "{", "}", indent: indent) { writer, member in
                writer.write(member.0)
                writer.text += ": "
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

    // RFC 8259, section 7. Also escaped are the characters that a message escapes, since logs and terminals show this
    // text too, and the second of two number signs, which begin a command on some build servers.
    private mutating func write(_ string: String) {
        text += "\""
        var previous: Unicode.Scalar?
        for scalar in string.unicodeScalars {
            defer { previous = scalar }
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "#" where previous == "#": writeEscape(scalar)
            case " "..."~": text.unicodeScalars.append(scalar)
            default:
                let isHarmless = Message.escaped(String(scalar)).unicodeScalars.elementsEqual([scalar])
                if isHarmless { text.unicodeScalars.append(scalar) } else { writeEscape(scalar) }
            }
        }
        text += "\""
    }

    private mutating func writeEscape(_ scalar: Unicode.Scalar) {
        for unit in UTF16.encode(scalar) ?? .init() {
            let digits = String(unit, radix: 16)
            text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
    }
}

/// JSON strings for modules that write JSON piece by piece.
package enum JSONText {
    /// A string as JSON, in quotation marks, escaped so that nothing in it acts on a terminal or a log.
    package static func string(_ text: String) -> String { JSONOutput.string(text).text }
}
