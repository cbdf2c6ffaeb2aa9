/// Strings as JSON, for outputs that logs and terminals show.
package enum JSONText {
    /// A string in quotation marks (RFC 8259, section 7). Also escaped are the characters that a message escapes, so
    /// that nothing in it acts on a terminal.
    package static func string(_ string: String) -> String {
        var text = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case " "..."~": text.unicodeScalars.append(scalar)
            default:
                let isHarmless = Message.escaped(String(scalar)).unicodeScalars.elementsEqual([scalar])
                if isHarmless { text.unicodeScalars.append(scalar) } else { text += escape(scalar) }
            }
        }
        return text + "\""
    }

    /// A scalar as one escape, or as two for a pair of surrogates.
    package static func escape(_ scalar: Unicode.Scalar) -> String {
        (UTF16.encode(scalar).map(Array.init) ?? []).map { unit in
            "\\u" + String(unit, radix: 16).leftPadded(to: 4)
        }.joined()
    }
}
