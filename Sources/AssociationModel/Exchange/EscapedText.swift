import TextFormats

/// Escapes text so that it fits on one line: `\\`, `\n`, `\r` and `\u{7F}`.
enum EscapedText {
    /// Escapes backslashes, control characters, spaces at either end, and the characters in `also`.
    static func escaped(_ text: String, also: String = "") -> String {
        let scalars = Array(text.unicodeScalars)
        var result = ""
        for (index, scalar) in scalars.enumerated() {
            let isAtEnd = index == 0 || index == scalars.count - 1
            switch scalar {
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case _ where isControl(scalar) || (isAtEnd && scalar == " ") || also.unicodeScalars.contains(scalar):
                result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Reverses ``escaped(_:also:)``. A backslash before any other character stands for itself.
    static func unescaped(_ text: String) -> String {
        var rest = text.unicodeScalars[...]
        var result = String.UnicodeScalarView()
        while let scalar = rest.popFirst() {
            guard scalar == "\\" else {
                result.append(scalar)
                continue
            }
            switch rest.first {
            case "\\": result.append("\\")
            case "n": result.append("\n")
            case "r": result.append("\r")
            case "u":
                if let named = namedScalar(&rest) { result.append(named) } else { result.append(scalar) }
                continue
            default:
                result.append(scalar)
                continue
            }
            rest.removeFirst()
        }
        return String(result)
    }

    // U+2028 and U+2029 end a line in many editors.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0...0x1F, 0x7F...0x9F, 0x2028, 0x2029, 0xFEFF: true
        default: false
        }
    }

    // Removes `u{…}` from the front; nil and no change if it is not well formed.
    private static func namedScalar(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
        let opened = rest.dropFirst()
        guard opened.first == "{", let end = opened.firstIndex(of: "}") else { return nil }
        let digits = opened[..<end].dropFirst()
        guard (1...6).contains(digits.count), digits.allSatisfy({ $0.properties.isASCIIHexDigit }),
            let scalar = UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init)
        else { return nil }
        rest = rest[rest.index(after: end)...]
        return scalar
    }
}
