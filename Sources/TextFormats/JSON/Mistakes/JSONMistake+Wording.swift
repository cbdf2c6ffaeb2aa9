import Findings

extension JSONMistake {
    /// What to say about the mistake.
    package var wording: JSONWording {
        switch problem.kind {
        case .trailingComma: commas
        case .missingComma: missingComma
        case .comment: comment
        case .singleQuotes: singleQuotes
        case .smartQuotes: smartQuotes
        case .unquotedKey: unquotedKey
        case .badNumber: badNumber
        case .badLiteral: badLiteral
        case .controlCharacter: controlCharacter
        case .badEscape: badEscape
        case .truncated: truncated
        case .trailingContent: trailingContent
        case .invalidUTF8: invalidUTF8
        case .utf16: otherEncoding
        case .byteOrderMark:
            JSONWording(
                EncodingProblem.byteOrderMark.message, label: "EF BB BF",
                help: "save the \(whole) as UTF-8 without a byte order mark")
        case .tooDeep:
            JSONWording(
                "brackets are nested more than \(JSONParser.depthLimit) levels deep", help: "nest fewer levels")
        case .duplicateKey:
            JSONWording(
                "the key \(key(at: problem.span)) appears twice in this object", label: "second time",
                note: problem.related.map { ("the first one is here; one of the two is ignored", $0) },
                help: "merge the two into one, or remove one of them")
        case .empty: JSONWording("the \(whole) is empty")
        case .syntax: syntax
        }
    }

    // MARK: Commas and comments

    private var commas: JSONWording {
        let count = marked.count { $0 == .comma }
        let help: Message = count == 1 ? "remove the comma" : "remove the \(count) commas"
        if previous == .comma {
            return JSONWording(
                "commas in a row, with nothing between them", label: count == 1 ? "extra comma" : "extra commas",
                help: help)
        }
        let closer: Message =
            switch next {
            case UInt8(ascii: "}"): "“}”"
            case UInt8(ascii: "]"): "“]”"
            default: "bracket"
            }
        return JSONWording("extra comma before the closing \(closer)", label: "nothing follows it", help: help)
    }

    private var missingComma: JSONWording {
        let start = bytes[problem.span.end...].firstIndex { !$0.isJSONSpace } ?? bytes.count
        let rest = bytes[start...]
        let end = rest.dropFirst().firstIndex { $0 == .quote || $0.isLineEnd }.map { $0 + 1 }
        let following = SourceSpan(start, rest.first == .quote ? end ?? rest.endIndex : start + 1)
        return JSONWording(
            "missing comma before \(plain: quotation(of: following))", label: "the comma belongs here",
            help: "add a comma here")
    }

    private var comment: JSONWording {
        switch dialect {
        case .strict:
            JSONWording("\(quotation) is a comment; JSON has no comments", label: "not JSON", help: "remove it")
        case .lenient:
            JSONWording(
                "\(quotation) is not a comment here; a comment begins with //", help: "begin the comment with //")
        }
    }

    // MARK: Quotation marks

    private var replacement: Message { JSONReplacement.help(for: marked) }
    /// Whether only the closing quotation mark is there.
    private var isHalfQuoted: Bool { marked.last == .quote }

    private var singleQuotes: JSONWording {
        if problem.related != nil {
            return JSONWording("a single quotation mark opens a string that is never closed", help: replacement)
        }
        return JSONWording(
            "\(JSONReplacement.withoutMarks(quotation)) is in single quotation marks; JSON allows only double ones",
            label: "single quotes", help: replacement)
    }

    private var smartQuotes: JSONWording {
        let scalars = String(decoding: marked, as: UTF8.self).unicodeScalars
        let marks = [scalars.first, scalars.count > 1 ? scalars.last : nil].compactMap { $0 }
            .filter { $0 != "\"" && JSONReplacement.isMark($0) }
        let label = Message.joined(marks.map { "\(plain: "U+" + $0.code)" }, by: " and ")
        return JSONWording(
            problem.related != nil
                ? "a typographic quotation mark opens a string that is never closed"
                : "\(JSONReplacement.withoutMarks(quotation)) is in typographic quotation marks",
            label: label, help: replacement)
    }

    private var unquotedKey: JSONWording {
        let key = JSONReplacement.withoutMarks(quotation)
        return JSONWording(
            isHalfQuoted ? "the key \(key) lacks its opening quotation mark" : "the key \(key) has no quotation marks",
            help: replacement)
    }

    // MARK: Numbers and words

    private var badNumber: JSONWording {
        let replacement = looksLikeText ? JSONReplacement.string(for: marked) : nil
        return JSONWording(
            "\(quotation) is not a valid JSON number",
            help: replacement.map { "write \(plain: $0)" } ?? "write a decimal number, or put it in quotation marks")
    }

    /// Whether it contains letters that no number has, so that it was probably meant to be a string.
    private var looksLikeText: Bool {
        let text = String(decoding: marked, as: UTF8.self)
        let isHexadecimal = text.hasPrefix("0x") || text.hasPrefix("0X")
        return !isHexadecimal && !["Infinity", "NaN"].contains { text.hasSuffix($0) }
            && marked.contains {
                $0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z") && $0 | 0x20 != UInt8(ascii: "e")
            }
    }

    private var badLiteral: JSONWording {
        if let literal = meantLiteral {
            return JSONWording("\(quotation) is not a JSON literal", help: "write \(plain: literal)")
        }
        return isHalfQuoted
            ? JSONWording(
                "\(JSONReplacement.withoutMarks(quotation)) lacks its opening quotation mark",
                label: "no quotation mark before it", help: replacement)
            : JSONWording("\(quotation) has no quotation marks", help: replacement)
    }

    // MARK: Inside strings

    private var controlCharacter: JSONWording {
        let name: Message
        let escape: String
        switch marked.first ?? 0 {
        case 0x09: (name, escape) = ("a tab", "\\t")
        case .lineFeed: (name, escape) = ("a line break", "\\n")
        case .carriageReturn: (name, escape) = ("a line break", marked.count > 1 ? "\\r\\n" : "\\r")
        case let byte:
            let digits = Unicode.Scalar(byte).code
            (name, escape) = ("the control character U+\(plain: digits)", "\\u" + digits)
        }
        return JSONWording(
            "a string contains \(name)", help: "remove it, or write \(plain: escape) if it is intended")
    }

    private var badEscape: JSONWording {
        let bare = String(decoding: marked.dropFirst(), as: UTF8.self)
        let help: Message =
            if bare.utf8.first == .u {
                "write four hexadecimal digits after it, as in \\u00E9"
            } else if marked.count > 1 {
                "write \(plain: bare) without the backslash, or \(plain: "\\\\" + bare) if you mean a backslash"
            } else {
                "remove the backslash, or write it twice"
            }
        return JSONWording("\(quotation) is not a valid JSON escape", help: help)
    }

    // MARK: Encoding

    private var invalidUTF8: JSONWording {
        let digits = marked.prefix(4).map { "0x" + String($0, radix: 16, uppercase: true).leftPadded(to: 2) }
        let shown = digits.joined(separator: " ") + (marked.count > 4 ? " …" : "")
        let isOne = marked.count == 1
        let latin = marked.first.flatMap { $0 >= 0xA0 && isOne ? String(Unicode.Scalar($0)) : nil }
        return JSONWording(
            isOne ? "the byte \(plain: shown) is not valid UTF-8" : "the bytes \(plain: shown) are not valid UTF-8",
            label: latin.map { "\($0) in ISO 8859-1" }, help: "save the \(whole) as UTF-8")
    }

    private var otherEncoding: JSONWording {
        let start = bytes.prefix(4)
        let isUTF32 =
            start.count { $0 == 0 } == 3 || start.starts(with: [0xFF, 0xFE, 0, 0])
            || start.starts(with: [0, 0, 0xFE, 0xFF])
        let name: Message = isUTF32 ? "UTF-32" : "UTF-16"
        return JSONWording("the \(whole) is encoded in \(name), not UTF-8", help: "save the \(whole) as UTF-8")
    }
}

extension Unicode.Scalar {
    /// The number of the character, as it follows `U+`.
    var code: String { String(value, radix: 16, uppercase: true).leftPadded(to: 4) }
}
