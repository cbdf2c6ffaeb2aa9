/// Strings as JSON, for outputs that logs and terminals show.
package enum JSONText {
    /// A string in quotation marks (RFC 8259, section 7). Also escaped are the characters that a message escapes, so
    /// that nothing in it acts on a terminal.
    package static func string(_ string: String) -> String {
        var text = "\""
        // What needs no escape is copied in one piece.
        var start = string.startIndex
        for index in string.unicodeScalars.indices {
            guard let escape = escapeIfNeeded(string.unicodeScalars[index]) else { continue }
            text += string[start..<index]
            text += escape
            start = string.unicodeScalars.index(after: index)
        }
        text += string[start...]
        return text + "\""
    }

    private static func escapeIfNeeded(_ scalar: Unicode.Scalar) -> String? {
        switch scalar {
        case "\"": "\\\""
        case "\\": "\\\\"
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        default: Message.isHarmless(scalar) ? nil : escape(scalar)
        }
    }

    /// A scalar as one escape, or as two for a pair of surrogates.
    package static func escape(_ scalar: Unicode.Scalar) -> String {
        (UTF16.encode(scalar).map(Array.init) ?? []).map { unit in
            "\\u" + String(unit, radix: 16).leftPadded(to: 4)
        }.joined()
    }
}
