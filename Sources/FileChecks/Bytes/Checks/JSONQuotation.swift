import Findings
import Judging
import TextFormats

// Strings and keys in quotation marks other than straight double ones, or without any.
extension ByteChecks {
    /// A string or key in single quotation marks.
    static let jsonSingleQuotes = json(
        .singleQuotes, "AD303", "json-single-quotes",
        explanation: """
            ## What it finds
            A key or a string in single quotation marks: `'apps'`.

            ## Why it matters
            JSON allows only the straight double mark `"` (U+0022, RFC 8259). JavaScript and Python also accept single \
            ones, and Python prints them when a program writes a dictionary with `print` instead of `json.dumps`. A \
            device that cannot read the file logs `NSCocoaErrorDomain` 3840 and associates no app.

            ## How to fix it
            Write `"apps"`. If a program makes the file, let a JSON library write it. An apostrophe inside a string \
            needs no escape; a double mark inside is written `\\"`.
            """
    )

    /// A string or key in typographic quotation marks.
    static let jsonSmartQuotes = json(
        .smartQuotes, "AD304", "json-smart-quotes",
        citations: [.supportingDomains, .json, .smartQuotesReport],
        explanation: """
            ## What it finds
            A key or a string with typographic quotation marks, such as “apps” or «apps», at one end or both.

            ## Why it matters
            JSON allows only the straight mark `"` (U+0022, RFC 8259). Curly marks come from word processors, notes, \
            chats and web pages, and from TextEdit while *smart quotes* is on; in many fonts they are hard to tell \
            apart. A device that cannot read the file logs `NSCocoaErrorDomain` 3840 and associates no app at all.

            ## How to fix it
            Replace every “ and ” with `"` in a plain text editor; in TextEdit, switch off *Edit, Substitutions, Smart \
            Quotes* first. Then run `aasa lint` on the file again.
            """
    )

    /// A key without quotation marks, or with only the closing one.
    static let jsonUnquotedKey = json(
        .unquotedKey, "AD305", "json-unquoted-key",
        explanation: """
            ## What it finds
            A key without quotation marks, or with only one: `{apps: []}`, `{apps": []}`.

            ## Why it matters
            In JSON every key is a string in double quotation marks (RFC 8259). JavaScript accepts keys without them, \
            so text that was copied from a program looks right. A device that cannot read the file logs \
            `NSCocoaErrorDomain` 3840 and associates no app at all.

            ## How to fix it
            Put the key in double quotation marks: `{"apps": []}`. If a program makes the file, let it write JSON \
            (`JSON.stringify`) and not the text of its own object.
            """
    )
}
