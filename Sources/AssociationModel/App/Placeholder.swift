import TextFormats

/// Recognises what templates and documentation have in place of an app identifier.
///
/// The words come from published files: `<TEAM_DEVELOPER_ID>`, `[TEAM_ID]`, `ABCD1234`, `FAKETEAMID`.
package enum Placeholder {
    /// Whether an identifier, well formed or not, is a placeholder that its author should have filled in.
    package static func isIn(_ identifier: String) -> Bool {
        let prefix = identifier.utf8.prefix { $0 != UInt8(ascii: ".") }
        return hasMarks(identifier) || isPlaceholder(prefix: String(decoding: prefix, as: UTF8.self))
    }

    /// Whether a text contains the marks of a template variable, or an ellipsis.
    static func hasMarks(_ text: String) -> Bool {
        text.unicodeScalars.contains(where: marks.contains) || text.utf8.starts(with: "...".utf8)
    }

    /// Whether a prefix, the part of an identifier before the first full stop, comes from an example.
    package static func isPlaceholder(prefix: String) -> Bool {
        let letters = prefix.utf8.filter(\.isASCIIAlphanumeric).map { $0.isASCIILower ? $0 - 0x20 : $0 }
        if letters.count < 20, wholeWords.contains(String(decoding: letters, as: UTF8.self)) { return true }
        if parts.contains(where: { has(letters, $0.utf8) }) { return true }
        return letters.count >= 4 && (isRepeated(letters) || isSequence(letters))
    }

    /// Whether a prefix is one that Apple's documentation or a talk shows, although it could be a real one. The bundle
    /// identifier says nothing: apps of real teams are called `com.yourcompany.app`, after the template they began as.
    package static func isPublished(prefix: String) -> Bool { published.contains(prefix) }

    private static let published: Set<String> = ["ABCED12345", "9JA89QQLNQ", "D3KQX62K1A"]

    private static let marks = Set("<>[]{}$%…".unicodeScalars)

    private static let wholeWords: Set<String> = [
        "TEAM", "PREFIX", "APPID", "ID", "IDENTIFIER", "SAMPLE", "TODO", "YOURID", "APPPREFIX", "BUNDLE", "MYTEAM",
        "XXX",
    ]

    private static let parts = [
        "TEAMID", "YOURTEAM", "TEAMPREFIX", "TEAMNAME", "TEAMDEVELOPER", "DEVELOPMENTTEAM", "DEVELOPERTEAM",
        "DEVELOPERID", "FAKETEAM",
        "EXAMPLETEAM", "APPLETEAM", "APPIDPREFIX", "APPIDENTIFIER", "APPLICATIONID", "BUNDLEID", "BUNDLEIDENTIFIER",
        "PLACEHOLDER",
        "CHANGEME", "REPLACE",
    ]

    private static func has(_ letters: [UInt8], _ part: String.UTF8View) -> Bool {
        guard letters.count >= part.count else { return false }
        return (0...letters.count - part.count).contains { letters[$0...].starts(with: part) }
    }

    private static func isRepeated(_ letters: [UInt8]) -> Bool {
        letters.allSatisfy { $0 == letters[0] }
    }

    /// Whether the letters run A, B, C… and the digits 1, 2, 3… or 0, 1, 2…, in whatever way the two are mixed.
    private static func isSequence(_ word: [UInt8]) -> Bool {
        let letters = word.filter(\.isASCIILetter)
        let digits = word.filter(\.isASCIIDigit)
        return ascends(letters, from: UInt8(ascii: "A"))
            && (ascends(digits, from: UInt8(ascii: "1")) || ascends(digits, from: UInt8(ascii: "0")))
    }

    private static func ascends(_ bytes: [UInt8], from first: UInt8) -> Bool {
        bytes.enumerated().allSatisfy { index, byte in
            // A 0 may follow the 9.
            byte == first + UInt8(clamping: index) || (index == 9 && byte == UInt8(ascii: "0"))
        }
    }
}
