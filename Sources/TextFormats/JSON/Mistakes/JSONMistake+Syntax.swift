import Findings

// A syntax error for which the parser reports only the place.
extension JSONMistake {
    var syntax: JSONWording {
        if let related = problem.related { return syntax(relatedTo: related) }
        switch marked.first {
        case .comma?:
            return see("a comma appears where an element should begin", help: "remove the comma")
        case UInt8(ascii: ";")?: return see("a semicolon appears where a comma belongs", help: "write a comma")
        case .colon? where previous == .colon:
            return see("a second colon follows the first", help: "remove it")
        case .colon?:
            return see(
                "a colon appears in an array, which has no keys", help: "write a comma, or braces around the members")
        case .quote? where marked.count == 1:
            return see("the quotation mark appears twice", help: "remove one of them")
        case let first?: return unexpected(first)
        case nil: return see("something is missing here", help: "compare the \(whole) with its source")
        }
    }

    private func unexpected(_ first: UInt8) -> JSONWording {
        if let space = strangeSpace {
            return see(
                "U+\(plain: space.code) (\(space.name)) appears where JSON allows only spaces, tabs and line breaks",
                label: "not white space in JSON", help: "replace it with a space, or remove it")
        }
        if value == nil {
            return see(
                "the \(whole) is not JSON: it begins with \(beginning)", label: "JSON begins with a brace",
                help: "replace it with the JSON itself")
        }
        if first == .leftBrace || first == .leftBracket {
            return see(
                "\(quotation) opens where a key or a comma belongs",
                help: "remove it, or write what belongs before it")
        }
        return see("\(quotation) does not belong here", help: "remove it, or write what is missing around it")
    }

    private var beginning: String {
        let bytes = bytes
        let start = bytes.firstIndex { !$0.isJSONSpace } ?? 0
        return quotation(of: SourceSpan(start, bytes.count))
    }

    // MARK: With another place that belongs to it

    private func syntax(relatedTo related: SourceSpan) -> JSONWording {
        let other = bytes[related.start..<related.end]
        switch (marked.first, other.first) {
        case (nil, .quote?) where other.count == 1:
            return see(
                "a string is not closed", label: "the quotation mark belongs here", note: "it begins here",
                help: "write \" here")
        case (let closer?, let opener?) where related.end - related.start == 1 && (opener | 0x20) == .leftBrace:
            return wrongCloser(closer, for: opener)
        default: return keyWithoutValue(key(at: related), at: related)
        }
    }

    private func wrongCloser(_ closer: UInt8, for opener: UInt8) -> JSONWording {
        let fitting = opener == .leftBrace ? "}" : "]"
        return see(
            "\(text(closer)) appears where \(fitting) should close \(text(opener))",
            label: "does not match", note: "opened here",
            help: "write \(fitting) here or before it, or remove the extra bracket")
    }

    private func keyWithoutValue(_ key: String, at span: SourceSpan) -> JSONWording {
        guard let first = marked.first else {
            return see("no colon follows the key \(key)", label: "the colon belongs here", help: "write a colon here")
        }
        let between = bytes[min(span.end, problem.span.start)..<problem.span.start]
        let hasColon = between.contains(.colon)
        let isCloser = (first | 0x20) == .rightBrace
        if hasColon || isCloser || (first == .comma && !isFollowedByValueAlone) {
            return see(
                "the key \(key) has no value", label: "a value belongs before this", note: "the key",
                help: "write its value, or remove the key")
        }
        if [UInt8(ascii: "="), .comma, UInt8(ascii: ";")].contains(first) {
            return see(
                "\(quotation) appears where a colon should follow the key \(key)",
                help: "write a colon in its place")
        }
        return see("\(quotation) appears where a colon should follow the key \(key)", help: "write a colon")
    }

    // The parser reads a comma as a colon unless what follows may be a key.
    private var isFollowedByValueAlone: Bool { next != .quote && next != .rightBrace }

    private func see(
        _ message: Message, label: Message? = nil, note: Message? = nil, help: Message
    ) -> JSONWording {
        let place = note.flatMap { note in problem.related.map { (note, $0) } }
        return JSONWording(message, label: label, note: place, help: help)
    }

    private func text(_ byte: UInt8) -> String { String(decoding: [byte], as: UTF8.self) }

    // MARK: Invisible characters

    private var strangeSpace: (code: String, name: Message)? {
        guard let scalar = String(decoding: marked, as: UTF8.self).unicodeScalars.first else { return nil }
        let name: Message
        switch scalar.value {
        case 0x0B, 0x0C, 0x85: name = "a control character"
        case 0xA0, 0x202F: name = "a no-break space"
        case 0x200B...0x200F, 0x2060, 0xFEFF: name = "an invisible character"
        case 0x2028, 0x2029: name = "a line separator"
        case 0x2000...0x200A, 0x205F, 0x3000: name = "a wide or narrow space"
        default: return nil
        }
        return (scalar.code, name)
    }
}
