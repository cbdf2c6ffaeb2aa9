import Findings

/// Writes values as JSON (RFC 8259) into a file; ``JSONText`` is for outputs.
package enum JSONLiteral {
    /// A string in quotation marks, with only the mandatory escapes.
    package static func string(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\u{0}"..."\u{1F}":
                result += JSONText.escape(scalar)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
