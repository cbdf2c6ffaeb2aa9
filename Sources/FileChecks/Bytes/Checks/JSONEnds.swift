import AssociationModel
import Findings
import Judging
import TextFormats

// A text that ends too early, or continues after the end of its value.
extension ByteChecks {
    /// The text ends before its value is complete.
    static let jsonTruncated = json(
        .truncated, "AD307", "json-truncated",
        explanation: """
            ## What it finds
            The file ends while a bracket, a string or a comment is still open. The note points at the innermost one.

            ## Why it matters
            An incomplete value is not valid JSON (RFC 8259). A device that cannot read the file logs \
            `NSCocoaErrorDomain` 3840 and associates no app at all. Either the end was lost on the way (an interrupted \
            upload, a database field too short for the text, a wrong `Content-Length`), or a bracket was forgotten \
            while editing.

            ## How to fix it
            Compare the file with its source and publish it whole. If the source ends in the same place, close what is \
            open: each `{` needs its `}`, each `[` its `]`, in reverse order. If only brackets are missing, the help \
            of the finding lists them.
            """
    ) { mistake in
        let opening = mistake.problem.related.map { mistake.document.text.string(in: $0) }
        let help: Message
        let message: Message
        switch opening {
        case "{"?, "["?:
            let closers = OpenBrackets.closers(of: mistake.bytes[..<mistake.problem.span.start])
            message = "the file ends before \(opening ?? "") is closed"
            help = "publish the whole file; if nothing else is missing, end it with \(closers)"
        case "/*"?:
            message = "the file ends before the comment is closed"
            help = "remove the comment; JSON has no comments"
        case nil:
            message = "the file ends before its value is complete"
            help = "publish the whole file"
        default:
            message = "the file ends before a string is closed"
            help = "publish the whole file, or close the string and the brackets around it"
        }
        return Observation(
            message, at: mistake.place, label: "the end of the file", notes: mistake.relatedNote("opened here"),
            help: help)
    }

    /// Something follows the end of the JSON value.
    static let jsonTrailingContent = json(
        .trailingContent, "AD308", "json-trailing-content",
        explanation: """
            ## What it finds
            Something after the end of the value: an extra bracket, a second object, a semicolon, text.

            ## Why it matters
            A JSON text is one value and nothing else (RFC 8259). A device that cannot read the file logs \
            `NSCocoaErrorDomain` 3840 and associates no app at all. The usual causes are two files joined into one, a \
            bracket that closes the object too early so that the rest is outside, and something that a server or a \
            plug-in adds to each page.

            ## How to fix it
            Remove what follows. If it is a second object, move its members into the first: all services belong in one \
            object, `{"webcredentials": {…}, "applinks": {…}}`. If it is a bracket, look for one that closes too early \
            before you remove the last.
            """
    ) { mistake in
        let rest = mistake.marked
        let closers: [UInt8] = [UInt8(ascii: "}"), UInt8(ascii: "]")]
        let isClosersOnly = rest.allSatisfy { closers.contains($0) || $0.isJSONSpace }
        let isObject = rest.first == UInt8(ascii: "{")
        let isMember = rest.first == UInt8(ascii: ",")
        let help: Message =
            if isClosersOnly {
                "remove it, or the bracket that closes the object too early"
            } else if isObject {
                "move its members into the first object"
            } else if isMember {
                "remove the bracket before it, which closes the object too early"
            } else {
                "remove it"
            }
        let end = mistake.document.json?.root?.span.end ?? mistake.problem.span.start
        return Observation(
            "\(mistake.quotation) follows the end of the JSON value", at: mistake.place, label: "after the end",
            notes: [Note("the value ends here", at: mistake.document.place(SourceSpan(max(0, end - 1), end)))],
            help: help)
    }
}

private enum OpenBrackets {
    /// Returns the closing brackets that are missing at the end of a JSON text, innermost first.
    static func closers(of bytes: ArraySlice<UInt8>) -> String {
        var open: [Character] = []
        var isString = false
        var isEscaped = false
        for byte in bytes {
            if isString {
                if isEscaped {
                    isEscaped = false
                } else if byte == UInt8(ascii: "\\") {
                    isEscaped = true
                } else if byte == UInt8(ascii: "\"") {
                    isString = false
                }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): isString = true
            case UInt8(ascii: "{"): open.append("}")
            case UInt8(ascii: "["): open.append("]")
            case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = open.popLast()
            default: break
            }
        }
        return String(open.reversed())
    }
}
