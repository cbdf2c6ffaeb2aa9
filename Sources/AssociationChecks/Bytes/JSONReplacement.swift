import AssociationModel
import Findings
import TextFormats
import UniversalLinks

/// What to write in the place of a string that is quoted wrongly.
enum JSONReplacement {
    // As much as stands well in a sentence, with marks of three bytes around it.
    private static let longestShown = 86

    /// The text in straight double quotation marks; nil where that is too long to be shown, or holds what needs an
    /// escape of its own.
    ///
    /// - Parameter written: the string as it stands, with the marks around it.
    static func string(for written: ArraySlice<UInt8>) -> String? {
        written.count <= longestShown ? text(for: written) : nil
    }

    /// The same of any length.
    static func text(for written: ArraySlice<UInt8>) -> String? {
        let content = Array(withoutMarks(String(decoding: written, as: UTF8.self)).utf8)
        guard content.allSatisfy({ $0 >= 0x20 }) else { return nil }
        var result = "\""
        var isEscaped = false
        for scalar in String(decoding: content, as: UTF8.self).unicodeScalars {
            if isEscaped {
                // An apostrophe needs no escape, and has none in JSON.
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

    /// The help that gives the replacement, or says it in words.
    static func help(for written: ArraySlice<UInt8>) -> Message {
        string(for: written).map { "write \(plain: $0)" } ?? "put it between straight double quotation marks (U+0022)"
    }

    /// A string as it is written, without the quotation marks of whatever kind around it.
    static func withoutMarks(_ written: String) -> String {
        var scalars = Substring(written).unicodeScalars
        if let first = scalars.first, isMark(first) { scalars.removeFirst() }
        if let last = scalars.last, isMark(last) { scalars.removeLast() }
        return String(scalars)
    }

    /// Whether a character is a quotation mark of some kind.
    static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x22, 0x27, 0xAB, 0xBB, 0x2018...0x201F, 0x2039, 0x203A: true
        default: false
        }
    }
}
