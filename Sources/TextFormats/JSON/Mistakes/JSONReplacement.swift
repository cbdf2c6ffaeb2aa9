import Findings

/// Builds the correctly quoted JSON string for one that is quoted wrongly.
enum JSONReplacement {
    // In bytes: as much as reads well in a sentence, with quotation marks of three bytes each.
    private static let longestShown = 86

    /// Returns the text in straight double quotation marks; nil where it is too long to show, or contains control
    /// characters, which would need an escape.
    ///
    /// - Parameter written: the string as it appears in the file, with the marks around it.
    static func string(for written: ArraySlice<UInt8>) -> String? {
        written.count <= longestShown ? text(for: written) : nil
    }

    /// Returns the same as ``string(for:)``, of any length.
    static func text(for written: ArraySlice<UInt8>) -> String? {
        let content = Array(withoutMarks(String(decoding: written, as: UTF8.self)).utf8)
        guard content.allSatisfy({ $0 >= 0x20 }) else { return nil }
        var result = "\""
        var isEscaped = false
        for scalar in String(decoding: content, as: UTF8.self).unicodeScalars {
            if isEscaped {
                // An apostrophe needs no escape, and JSON has none for it.
                result += scalar == "'" ? "'" : "\\" + String(scalar)
                isEscaped = false
            } else if scalar == "\\" {
                isEscaped = true
            } else {
                result += scalar == "\"" ? "\\\"" : String(scalar)
            }
        }
        return result + "\""
    }

    /// Returns help that shows the replacement, or describes it where it cannot be shown.
    static func help(for written: ArraySlice<UInt8>) -> Message {
        string(for: written).map { "write \(plain: $0)" } ?? "put it in straight double quotation marks (U+0022)"
    }

    /// Removes one quotation mark of any kind from each end, if there is one.
    static func withoutMarks(_ written: String) -> String {
        var scalars = Substring(written).unicodeScalars
        if let first = scalars.first, isMark(first) { scalars.removeFirst() }
        if let last = scalars.last, isMark(last) { scalars.removeLast() }
        return String(scalars)
    }

    /// Whether a character is a straight, typographic or angle quotation mark.
    static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x22, 0x27, 0xAB, 0xBB, 0x2018...0x201F, 0x2039, 0x203A: true
        default: false
        }
    }
}
