import Findings

// A text that ends too early, or continues after the end of its value.
extension JSONMistake {
    var truncated: JSONWording {
        // What a server sends may have been cut off on the way.
        let isSent = dialect == .strict
        let complete: Message = isSent ? "publish the whole \(whole)" : "write the rest of the \(whole)"
        let message: Message
        let help: Message
        switch problem.related.map({ String(decoding: bytes[$0.start..<$0.end], as: UTF8.self) }) {
        case let bracket? where bracket == "{" || bracket == "[":
            message = "the \(whole) ends before \(bracket) is closed"
            help =
                isSent
                ? "\(complete); if nothing else is missing, end it with \(missingClosers)"
                : "end it with \(missingClosers) if nothing else is missing"
        case "/*"?:
            message = "the \(whole) ends before the comment is closed"
            help = isSent ? "remove the comment; JSON has no comments" : "end the comment with */"
        case nil:
            message = "the \(whole) ends before its value is complete"
            help = complete
        default:
            message = "the \(whole) ends before a string is closed"
            help = "\(complete), or close the string and the brackets around it"
        }
        return JSONWording(
            message, label: "the end of the \(whole)", note: problem.related.map { ("opened here", $0) }, help: help)
    }

    var trailingContent: JSONWording {
        let isClosersOnly = marked.allSatisfy { $0 == .rightBrace || $0 == .rightBracket || $0.isJSONSpace }
        let help: Message =
            switch marked.first {
            case _ where isClosersOnly: "remove it, or the bracket that closes the object too early"
            case UInt8(ascii: "{"): "move its members into the first object"
            case .comma: "remove the bracket before it, which closes the object too early"
            default: "remove it"
            }
        let end = value?.end ?? problem.span.start
        return JSONWording(
            "\(quotation) follows the end of the JSON value", label: "after the end",
            note: ("the value ends here", SourceSpan(max(0, end - 1), end)), help: help)
    }

    /// The closing brackets that are missing at the end of the text, innermost first.
    private var missingClosers: String {
        var open: [Character] = []
        var isString = false
        var isEscaped = false
        for byte in bytes[..<problem.span.start] {
            if isString {
                if isEscaped {
                    isEscaped = false
                } else if byte == .backslash {
                    isEscaped = true
                } else if byte == .quote {
                    isString = false
                }
                continue
            }
            switch byte {
            case .quote: isString = true
            case UInt8(ascii: "{"): open.append("}")
            case UInt8(ascii: "["): open.append("]")
            case .rightBrace, .rightBracket: _ = open.popLast()
            default: break
            }
        }
        return String(open.reversed())
    }
}
