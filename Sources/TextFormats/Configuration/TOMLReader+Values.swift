import Findings

extension TOMLReader {
    mutating func value(depth: Int) throws(ConfigurationStop) -> JSONValue {
        guard depth < Self.deepestNesting else { throw .unsupported("values are nested too deeply", at: index) }
        switch peek {
        case .quote, .apostrophe: return try string()
        case .leftBracket: return try array(depth: depth)
        case .leftBrace: return try inlineTable(depth: depth)
        default: return try bare()
        }
    }

    private mutating func array(depth: Int) throws(ConfigurationStop) -> JSONValue {
        let start = index
        index += 1
        var elements: [JSONValue] = []
        while true {
            skipLines()
            if take(.rightBracket) { break }
            elements.append(try value(depth: depth + 1))
            skipLines()
            guard take(.comma) || peek == .rightBracket else {
                throw .mistake("expected a comma or the end of the array", at: index)
            }
        }
        return JSONValue(.array(elements), at: SourceSpan(start, index))
    }

    // Its keys may be dotted, and its lines are one.
    private mutating func inlineTable(depth: Int) throws(ConfigurationStop) -> JSONValue {
        let start = index
        index += 1
        var members = TOMLTables()
        skipLines()
        while !take(.rightBrace) {
            let path = try keys()
            guard take(UInt8(ascii: "=")) else { throw .mistake("expected “=” after the key", at: index) }
            skipBlanks()
            try members.insert(try value(depth: depth + path.count), under: path, in: 0)
            skipLines()
            guard take(.comma) || peek == .rightBrace else {
                throw .mistake("expected a comma or the end of the table", at: index)
            }
            skipLines()
        }
        return members.value(at: SourceSpan(start, index))
    }

    // A boolean, number or date, as written.
    private mutating func bare() throws(ConfigurationStop) -> JSONValue {
        let start = index
        while let byte = peek, byte.isASCIIAlphanumeric || "+-._:".utf8.contains(byte) { index += 1 }
        let span = SourceSpan(start, index)
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        switch text {
        case "true": return JSONValue(.bool(true), at: span)
        case "false": return JSONValue(.bool(false), at: span)
        default:
            guard let first = text.utf8.first else { throw .mistake("a value is missing", at: start) }
            let isNumber = first.isASCIIDigit || first == .plus || first == .minus || text == "inf" || text == "nan"
            guard isNumber else { throw .mistake("\(text) has no quotation marks", at: start, index) }
            return JSONValue(.number(text), at: span)
        }
    }

    mutating func string() throws(ConfigurationStop) -> JSONValue {
        let start = index
        let mark = bytes[index]
        let isLong = hasThree(mark)
        index += isLong ? 3 : 1
        if isLong {
            _ = take(.carriageReturn)
            _ = take(.lineFeed)
        }
        var content: [UInt8] = []
        while let byte = peek {
            if byte == mark, !isLong || hasThree(mark) {
                index += isLong ? 3 : 1
                // Up to two more marks belong to the text.
                while isLong, take(mark) { content.append(mark) }
                return JSONValue(
                    .string(String(decoding: content, as: UTF8.self)), at: SourceSpan(start, index))
            }
            if byte == .lineFeed, !isLong { break }
            if byte == .backslash, mark == .quote {
                try escape(into: &content)
            } else {
                content.append(byte)
                index += 1
            }
        }
        throw .mistake("a string is not closed", at: start)
    }

    private func hasThree(_ mark: UInt8) -> Bool {
        let three = bytes.prefix(3, at: index)
        return three.count == 3 && three.allSatisfy { $0 == mark }
    }

    private mutating func escape(into content: inout [UInt8]) throws(ConfigurationStop) {
        let start = index
        index += 1
        guard let byte = peek else { throw .mistake("a string is not closed", at: start) }
        index += 1
        switch byte {
        case UInt8(ascii: "b"): content.append(0x08)
        case UInt8(ascii: "t"): content.append(0x09)
        case UInt8(ascii: "n"): content.append(.lineFeed)
        case UInt8(ascii: "f"): content.append(0x0C)
        case UInt8(ascii: "r"): content.append(.carriageReturn)
        case UInt8(ascii: "e"): content.append(0x1B)
        case .quote, .backslash: content.append(byte)
        case UInt8(ascii: "u"): content += try scalar(digits: 4, from: start)
        case UInt8(ascii: "U"): content += try scalar(digits: 8, from: start)
        case 0x20, 0x09, .carriageReturn, .lineFeed:
            while let next = peek, [0x20, 0x09, .carriageReturn, .lineFeed].contains(next) { index += 1 }
        default: throw .mistake("this escape is not known in TOML", at: start, index)
        }
    }

    private mutating func scalar(digits: Int, from start: Int) throws(ConfigurationStop) -> [UInt8] {
        let text = bytes.prefix(digits, at: index)
        guard text.count == digits, text.allSatisfy(\.isASCIIHexDigit),
            let number = UInt32(String(decoding: text, as: UTF8.self), radix: 16), let scalar = Unicode.Scalar(number)
        else { throw .mistake("this escape names no character", at: start, index) }
        index += digits
        return Array(String(Character(scalar)).utf8)
    }
}
