import AssociationModel
import Findings
import Judging
import TextFormats

/// Describes a syntax error for which the JSON parser reports only the place.
struct JSONSyntaxWording {
    private let mistake: JSONMistake
    private let related: SourceSpan?

    init(_ mistake: JSONMistake) {
        self.mistake = mistake
        related = mistake.problem.related
    }

    var observation: Observation {
        if let related { return observation(relatedTo: related) }
        switch mistake.marked.first {
        case UInt8(ascii: ",")?:
            return see("a comma appears where an element should begin", help: "remove the comma")
        case UInt8(ascii: ";")?: return see("a semicolon appears where a comma belongs", help: "write a comma")
        case UInt8(ascii: ":")? where mistake.previous == UInt8(ascii: ":"):
            return see("a second colon follows the first", help: "remove it")
        case UInt8(ascii: ":")?:
            return see(
                "a colon appears in an array, which has no keys", help: "write a comma, or braces around the members")
        case UInt8(ascii: "\"")? where mistake.marked.count == 1:
            return see("the quotation mark appears twice", help: "remove one of them")
        case let first?: return unexpected(first)
        case nil: return see("something is missing here", help: "compare the file with its source")
        }
    }

    private func unexpected(_ first: UInt8) -> Observation {
        if let space = strangeSpace {
            return see(
                "U+\(plain: space.code) (\(space.name)) appears where JSON allows only spaces, tabs and line breaks",
                label: "not white space in JSON", help: "replace it with a space, or remove it")
        }
        if mistake.document.json?.root == nil {
            return see(
                "the file is not JSON: it begins with \(beginning)", label: "JSON begins with a brace",
                help: "replace it with the JSON itself")
        }
        if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
            return see(
                "\(mistake.quotation) opens where a key or a comma belongs",
                help: "remove it, or write what belongs before it")
        }
        return see("\(mistake.quotation) does not belong here", help: "remove it, or write what is missing around it")
    }

    private var beginning: String {
        let bytes = mistake.bytes
        let start = bytes.firstIndex { !$0.isJSONSpace } ?? 0
        return mistake.quotation(of: SourceSpan(start, bytes.count))
    }

    // MARK: With another place that belongs to it

    private func observation(relatedTo related: SourceSpan) -> Observation {
        let other = mistake.document.text.bytes(in: related)
        switch (mistake.marked.first, other.first) {
        case (nil, UInt8(ascii: "\"")?) where other.count == 1:
            return see(
                "a string is not closed", label: "the quotation mark belongs here", note: "it begins here",
                help: "write \" here")
        case (let closer?, let opener?) where related.end - related.start == 1 && (opener | 0x20) == UInt8(ascii: "{"):
            return wrongCloser(closer, for: opener)
        default: return keyWithoutValue(mistake.key(at: related), at: related)
        }
    }

    private func wrongCloser(_ closer: UInt8, for opener: UInt8) -> Observation {
        let fitting = opener == UInt8(ascii: "{") ? "}" : "]"
        return see(
            "\(text(closer)) appears where \(fitting) should close \(text(opener))",
            label: "does not match", note: "opened here",
            help: "write \(fitting) here or before it, or remove the extra bracket")
    }

    private func keyWithoutValue(_ key: String, at span: SourceSpan) -> Observation {
        guard let first = mistake.marked.first else {
            return see("no colon follows the key \(key)", label: "the colon belongs here", help: "write a colon here")
        }
        let between = mistake.bytes[min(span.end, mistake.problem.span.start)..<mistake.problem.span.start]
        let hasColon = between.contains(UInt8(ascii: ":"))
        let isCloser = (first | 0x20) == UInt8(ascii: "}")
        if hasColon || isCloser || (first == UInt8(ascii: ",") && !isFollowedByValueAlone) {
            return see(
                "the key \(key) has no value", label: "a value belongs before this", note: "the key",
                help: "write its value, or remove the key")
        }
        if [UInt8(ascii: "="), UInt8(ascii: ","), UInt8(ascii: ";")].contains(first) {
            return see(
                "\(mistake.quotation) appears where a colon should follow the key \(key)",
                help: "write a colon in its place")
        }
        return see("\(mistake.quotation) appears where a colon should follow the key \(key)", help: "write a colon")
    }

    // The parser reads a comma as a colon unless what follows may be a key.
    private var isFollowedByValueAlone: Bool { mistake.next != UInt8(ascii: "\"") && mistake.next != UInt8(ascii: "}") }

    private func see(
        _ message: Message, label: Message? = nil, note: Message? = nil, help: Message
    ) -> Observation {
        Observation(
            message, at: mistake.place, label: label, notes: note.map(mistake.relatedNote) ?? [], help: help)
    }

    private func text(_ byte: UInt8) -> String { String(decoding: [byte], as: UTF8.self) }

    // MARK: Invisible characters

    private var strangeSpace: (code: String, name: Message)? {
        guard let scalar = String(decoding: mistake.marked, as: UTF8.self).unicodeScalars.first else { return nil }
        let name: Message
        switch scalar.value {
        case 0x0B, 0x0C, 0x85: name = "a control character"
        case 0xA0, 0x202F: name = "a no-break space"
        case 0x200B...0x200F, 0x2060, 0xFEFF: name = "an invisible character"
        case 0x2028, 0x2029: name = "a line separator"
        case 0x2000...0x200A, 0x205F, 0x3000: name = "a wide or narrow space"
        default: return nil
        }
        return (String(scalar.value, radix: 16, uppercase: true).leftPadded(to: 4), name)
    }
}
