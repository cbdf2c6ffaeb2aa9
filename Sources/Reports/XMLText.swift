import Findings

/// Escapes text for XML 1.0 and HTML. <https://www.w3.org/TR/xml/#charsets>
enum XMLText {
    /// The value of an attribute; a line break becomes the text `\u{A}`, as in messages.
    static func attribute(_ text: String) -> String { escaped(text) }

    /// The content of an element; line breaks stay.
    static func content(_ text: String) -> String { escaped(text, keeping: UInt8(ascii: "\n")) }

    /// The content of a form field of several lines: every character that XML knows stays what it is, since the text is sent
    /// back as it is shown. Line breaks become LF, as browsers make them.
    static func editable(_ text: String) -> String {
        var result = ""
        var isAfterReturn = false
        for scalar in text.unicodeScalars {
            defer { isAfterReturn = scalar == "\r" }
            switch scalar.value {
            case 0x09: result += "\t"
            case 0x0A where isAfterReturn: continue
            case 0x0A, 0x0D: result += "\n"
            case 0x20..<0x7F:
                if let reference = reference(to: scalar) {
                    result += reference
                } else {
                    result.unicodeScalars.append(scalar)
                }
            default:
                let shown = Message.escaped(String(scalar))
                let isReferable = scalar.value > 0x9F && scalar.value & 0xFFFE != 0xFFFE
                result += shown == String(scalar) || !isReferable ? shown : "&#\(scalar.value);"
            }
        }
        return result
    }

    // Text that needs no escape, which most is, is returned as it is. A character that XML forbids cannot be written as
    // a reference either, so it is escaped as in messages, like every other character that must not be shown.
    private static func escaped(_ text: String, keeping kept: UInt8? = nil) -> String {
        if text.utf8.allSatisfy({ isPlain($0) || $0 == kept }) { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            if let reference = reference(to: scalar) {
                result += reference
            } else if UInt8(exactly: scalar.value).map({ isPlain($0) || $0 == kept }) ?? false {
                result.unicodeScalars.append(scalar)
            } else {
                result += Message.escaped(String(scalar))
            }
        }
        return result
    }

    /// A character of the syntax as a reference; nil for any other.
    private static func reference(to scalar: Unicode.Scalar) -> String? {
        switch scalar {
        case "&": "&amp;"
        case "<": "&lt;"
        case ">": "&gt;"
        case "\"": "&quot;"
        default: nil
        }
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
        default: (0x20..<0x7F).contains(byte)
        }
    }
}
