import AssociationModel
import Findings
import Judging
import TextFormats

// What is not allowed inside a string.
extension ByteChecks {
    /// A raw control character inside a string.
    static let jsonControlCharacter = json(
        .controlCharacter, "AD309", "json-control-character",
        explanation: """
            ## What it finds
            A tab, a line break or another control character (below U+0020) inside a string.

            ## Why it matters
            JSON requires them to be escaped (RFC 8259, section 7). A device that cannot read the file logs \
            `NSCocoaErrorDomain` 3840 and associates no app at all. They come with text that was copied from a table \
            or a web page, or from an editor that broke a long line. In an app identifier or a path they would be \
            wrong even if escaped: identifiers and paths contain none.

            ## How to fix it
            Remove it: write `"7D3KX9QW2M.com.example.app"` without a tab, on one line. Where it is intended, as in a \
            comment, write `\\t` for a tab and `\\n` for a line break.
            """
    ) { mistake in
        let first = mistake.marked.first ?? 0
        let name: Message
        let escape: String
        switch first {
        case 0x09: (name, escape) = ("a tab", "\\t")
        case 0x0A: (name, escape) = ("a line break", "\\n")
        case 0x0D: (name, escape) = ("a line break", mistake.marked.count > 1 ? "\\r\\n" : "\\r")
        default:
            let digits = String(first, radix: 16, uppercase: true).leftPadded(to: 4)
            (name, escape) = ("the control character U+\(plain: digits)", "\\u" + digits)
        }
        return Observation(
            "a string contains \(name)", at: mistake.place,
            help: "remove it, or write \(plain: escape) if it is intended")
    }

    /// A backslash that does not begin a valid escape.
    static let jsonBadEscape = json(
        .badEscape, "AD310", "json-bad-escape",
        explanation: """
            ## What it finds
            A backslash inside a string, followed by something for which JSON defines no escape: `\\d`, `\\*`, `\\'`, \
            `\\x41`, or `\\u` without four hexadecimal digits.

            ## Why it matters
            JSON allows `\\"`, `\\\\`, `\\/`, `\\b`, `\\f`, `\\n`, `\\r`, `\\t` and `\\u` with four digits, and \
            nothing else (RFC 8259, section 7). A device that cannot read the file logs `NSCocoaErrorDomain` 3840 and \
            associates no app at all. Such backslashes often come from a regular expression, but Apple's patterns are \
            not regular expressions: they have `*` and `?`, and no escape for either.

            ## How to fix it
            Remove the backslash, or write it twice if you mean a backslash.
            """
    ) { mistake in
        let letter = mistake.marked.dropFirst().first
        let help: Message
        if letter == UInt8(ascii: "u") {
            help = "write four hexadecimal digits after it, as in \\u00E9"
        } else if mistake.marked.count > 1 {
            let bare = String(decoding: mistake.marked.dropFirst(), as: UTF8.self)
            help = "write \(plain: bare) without the backslash, or \(plain: "\\\\" + bare) if you mean a backslash"
        } else {
            help = "remove the backslash, or write it twice"
        }
        return Observation("\(mistake.quotation) is not a valid JSON escape", at: mistake.place, help: help)
    }
}
