import Findings

/// Reads the elements of a property list that contain no other elements.
enum PropertyListScalar {
    static func value(of element: XMLElement) throws(PropertyListProblem) -> PropertyList {
        let span = element.span
        switch element.name {
        case "string": return PropertyList(try text(of: element), at: span)
        case "true": return PropertyList(.bool(try emptiness(of: element)), at: span)
        case "false": return PropertyList(.bool(try !emptiness(of: element)), at: span)
        case "integer": return PropertyList(.integer(try parsed(element, .badInteger, integer)), at: span)
        case "real": return PropertyList(.real(try parsed(element, .badReal) { Double($0) }), at: span)
        case "date": return PropertyList(.date(try parsed(element, .badDate, date)), at: span)
        case "data": return PropertyList(.data(try parsed(element, .badData, data)), at: span)
        default: throw PropertyListProblem(.unknownElement(element.name), at: element.nameSpan)
        }
    }

    /// The text of an element that contains nothing else.
    static func text(of element: XMLElement) throws(PropertyListProblem) -> LocatedText {
        for case .element(let inner) in element.children {
            throw PropertyListProblem(.unexpectedElement(inner.name), at: inner.nameSpan)
        }
        if case .text(let text)? = element.children.first { return text }
        return element.isOneTag
            ? LocatedText(emptyAt: element.span) : LocatedText(literal: "", at: element.startTagSpan.end)
    }

    private static func emptiness(of element: XMLElement) throws(PropertyListProblem) -> Bool {
        let text = try text(of: element)
        guard text.string.utf8.allSatisfy(\.isXMLSpace) else {
            throw PropertyListProblem(.unexpectedText, at: text.span)
        }
        return true
    }

    private static func parsed<Value>(
        _ element: XMLElement, _ kind: PropertyListProblem.Kind, _ parse: (String) -> Value?
    ) throws(PropertyListProblem) -> Value {
        let text = try text(of: element)
        guard let value = parse(text.string) else {
            throw PropertyListProblem(kind, at: text.span.count > 0 ? text.span : element.span)
        }
        return value
    }

    /// Parses white space, a sign, white space, and decimal digits or `0x` and hexadecimal digits.
    private static func integer(_ text: String) -> Int128? {
        var rest = Substring(text).utf8.trimming(while: \.isXMLSpace)
        let isNegative = rest.first == UInt8(ascii: "-")
        if isNegative || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst().drop(while: \.isXMLSpace) }
        let isHex = rest.starts(with: "0x".utf8) || rest.starts(with: "0X".utf8)
        if isHex { rest = rest.dropFirst(2) }
        guard let first = rest.first, isHex ? first.isASCIIHexDigit : first.isASCIIDigit,
            let size = UInt64(Substring(rest), radix: isHex ? 16 : 10)
        else { return nil }
        let value = isNegative ? -Int128(size) : Int128(size)
        return value >= Int128(Int64.min) ? value : nil
    }

    private static func date(_ text: String) -> Instant? { text.utf8.count == 20 ? Instant(text) : nil }

    /// Decodes Base64 as Apple's reader does: ASCII characters outside the alphabet are skipped, and an incomplete
    /// group of fewer than four characters at the end is dropped (RFC 4648, section 4).
    private static func data(_ text: String) -> [UInt8]? {
        var result: [UInt8] = []
        var group: UInt32 = 0
        var count = 0
        var padding = 0
        for byte in text.utf8 {
            guard byte < 0x80 else { return nil }
            let isPadding = byte == UInt8(ascii: "=")
            guard let sextet = isPadding ? 0 : Base64.value(of: byte) else { continue }
            padding = isPadding ? padding + 1 : 0
            group = group << 6 | sextet
            count += 1
            guard count == 4 else { continue }
            let bytes = [UInt8(group >> 16 & 0xFF), UInt8(group >> 8 & 0xFF), UInt8(group & 0xFF)]
            result.append(contentsOf: bytes.prefix(max(1, 3 - padding)))
            (group, count) = (0, 0)
        }
        return result
    }
}
