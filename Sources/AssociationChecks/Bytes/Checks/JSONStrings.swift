import AssociationModel
import Findings
import TextFormats
import UniversalLinks

// What may not stand inside a string.
extension Check {
    /// A control character inside a string.
    static let jsonControlCharacter = json(
        .controlCharacter, "AD309", "json-control-character",
        explanation: """
            ## What it finds
            A tab, a line break or another control character (below U+0020) inside a string.

            ## Why it matters
            JSON wants them escaped (RFC 8259, section 7). A device that cannot read the file logs \
            `NSCocoaErrorDomain` 3840 and associates no app at all. They come with text that was copied out of a \
            table or a web page, or from an editor that broke a long line. In an app identifier or a path they would \
            be wrong even if escaped: identifiers and paths hold none.

            ## How to fix it
            Remove it: write `"7D3KX9QW2M.com.example.app"` without a tab, on one line. Where it is meant, as in a \
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
            "\(name) stands inside a string", at: mistake.place,
            help: "remove it, or write \(plain: escape) if it belongs there")
    }

    /// A backslash and something that is no escape.
    static let jsonBadEscape = json(
        .badEscape, "AD310", "json-bad-escape",
        explanation: """
            ## What it finds
            A backslash inside a string, with something after it that JSON does not define: `\\d`, `\\*`, `\\'`, \
            `\\x41`, or `\\u` without four hexadecimal digits.

            ## Why it matters
            JSON knows `\\"`, `\\\\`, `\\/`, `\\b`, `\\f`, `\\n`, `\\r`, `\\t` and `\\u` with four digits, and \
            nothing else (RFC 8259, section 7). A device that cannot read the file logs `NSCocoaErrorDomain` 3840 and \
            associates no app at all. Such backslashes often come from a regular expression, which Apple's patterns \
            are not: they know `*` and `?`, and no escape for either.

            ## How to fix it
            Remove the backslash, or write it twice if a backslash itself is meant.
            """
    ) { mistake in
        let letter = mistake.marked.dropFirst().first
        let help: Message
        if letter == UInt8(ascii: "u") {
            help = "write four hexadecimal digits after it, as in \\u00E9"
        } else if mistake.marked.count > 1 {
            let bare = String(decoding: mistake.marked.dropFirst(), as: UTF8.self)
            help = "write \(plain: bare) without the backslash, or \(plain: "\\\\" + bare) if the backslash is meant"
        } else {
            help = "remove the backslash, or write it twice"
        }
        return Observation("\(mistake.quotation) is no escape that JSON knows", at: mistake.place, help: help)
    }
}
