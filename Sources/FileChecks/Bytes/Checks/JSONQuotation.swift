import AssociationModel
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
    ) { mistake in
        if mistake.problem.related != nil {
            return Observation(
                "a single quotation mark opens a string that is never closed", at: mistake.place,
                help: JSONReplacement.help(for: mistake.marked))
        }
        let content = JSONReplacement.withoutMarks(mistake.quotation)
        return Observation(
            "\(content) is in single quotation marks; JSON allows only double ones", at: mistake.place,
            label: "single quotes", help: JSONReplacement.help(for: mistake.marked))
    }

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
    ) { mistake in
        let scalars = String(decoding: mistake.marked, as: UTF8.self).unicodeScalars
        let marks = [scalars.first, scalars.count > 1 ? scalars.last : nil].compactMap { $0 }
            .filter { $0 != "\"" && JSONReplacement.isMark($0) }
        let names = marks.map { "U+" + String($0.value, radix: 16, uppercase: true).leftPadded(to: 4) }
        let label = Message.joined(names.map { "\(plain: $0)" }, by: " and ")
        let isOpen = mistake.problem.related != nil
        return Observation(
            isOpen
                ? "a typographic quotation mark opens a string that is never closed"
                : "\(JSONReplacement.withoutMarks(mistake.quotation)) is in typographic quotation marks",
            at: mistake.place, label: label, help: JSONReplacement.help(for: mistake.marked))
    }

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
    ) { mistake in
        let key = JSONReplacement.withoutMarks(mistake.quotation)
        let isHalf = mistake.marked.last == UInt8(ascii: "\"")
        return Observation(
            isHalf ? "the key \(key) lacks its opening quotation mark" : "the key \(key) has no quotation marks",
            at: mistake.place, help: JSONReplacement.help(for: mistake.marked))
    }
}
