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
    )

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
    )
}
