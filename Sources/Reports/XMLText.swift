import Findings

/// Escapes text for XML 1.0 and HTML. <https://www.w3.org/TR/xml/#charsets>
enum XMLText {
    /// The value of an attribute; a line break becomes the text `\u{A}`, as in messages.
    static func attribute(_ text: String) -> String { escaped(text) }

    /// The content of an element; line breaks stay.
    static func content(_ text: String) -> String { escaped(text, keeping: UInt8(ascii: "\n")) }

    // Text that needs no escape, which most is, is returned as it is. A character that XML forbids cannot be written as
    // a reference either, so it is escaped as in messages, like every other character that must not be shown.
    private static func escaped(_ text: String, keeping kept: UInt8? = nil) -> String {
        if text.utf8.allSatisfy({ isPlain($0) || $0 == kept }) { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case _ where UInt8(exactly: scalar.value).map { isPlain($0) || $0 == kept } ?? false:
                result.unicodeScalars.append(scalar)
            default: result += Message.escaped(String(scalar))
            }
        }
        return result
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
        default: (0x20..<0x7F).contains(byte)
        }
    }
}
