import Findings

extension YAMLReader {
    // A scalar without marks. Lines that are indented more than the parent continue it.
    mutating func plain(above parent: Int) -> JSONValue {
        let start = index
        var text: [UInt8] = []
        var end = index
        while true {
            let first = index
            while let byte = peek, byte != .lineFeed, !(byte == .hash && index > first && isBlank(at: index - 1)) {
                index += 1
            }
            var last = index
            while last > first, isBlank(bytes[last - 1]) { last -= 1 }
            if !text.isEmpty { text.append(0x20) }
            text += bytes[first..<last]
            end = last
            guard peek == .lineFeed, continues(above: parent) else { break }
        }
        return JSONValue(.string(String(decoding: text, as: UTF8.self)), at: SourceSpan(start, end))
    }

    // Moves to the next line if it belongs to the scalar before it.
    private mutating func continues(above parent: Int) -> Bool {
        var place = index + 1
        let start = place
        while place < bytes.count, bytes[place] == 0x20 { place += 1 }
        guard place < bytes.count, !isBlank(bytes[place]), bytes[place] != .hash, place - start > parent, parent >= 0
        else { return false }
        newLine()
        index = place
        return true
    }

    // `|` or `>` and the lines that are indented more than the parent.
    mutating func blockScalar(above parent: Int) -> JSONValue {
        let start = index
        var end = index
        while let byte = peek, byte != .lineFeed { index += 1 }
        let first = min(index + 1, bytes.count)
        while index < bytes.count {
            var place = index + 1
            let line = place
            while place < bytes.count, bytes[place] == 0x20 { place += 1 }
            let isEmpty = place >= bytes.count || bytes[place] == .lineFeed || bytes[place] == .carriageReturn
            guard isEmpty || place - line > parent else { break }
            newLine()
            while let byte = peek, byte != .lineFeed { index += 1 }
            if !isEmpty { end = index }
        }
        let text = first < end ? Self.withoutIndentation(bytes[first..<end]) : []
        return JSONValue(.string(String(decoding: text, as: UTF8.self)), at: SourceSpan(start, max(end, start + 1)))
    }

    // The lines without the spaces that the first one begins with.
    private static func withoutIndentation(_ block: ArraySlice<UInt8>) -> [UInt8] {
        let indentation = block.drop { $0 == .lineFeed }.prefix { $0 == 0x20 }.count
        var result: [UInt8] = []
        var spaces = 0
        for byte in block {
            if byte == .lineFeed {
                spaces = 0
            } else if byte == 0x20, spaces < indentation {
                spaces += 1
                continue
            } else {
                spaces = indentation
            }
            result.append(byte)
        }
        return result
    }

    mutating func quoted() throws(ConfigurationStop) -> JSONValue {
        let start = index
        let mark = bytes[index]
        var content: [UInt8] = []
        index += 1
        while let byte = peek {
            if byte == mark {
                index += 1
                // Two single marks are one in the text.
                guard mark == .apostrophe, peek == mark else {
                    let span = SourceSpan(start, index)
                    return JSONValue(.string(String(decoding: content, as: UTF8.self)), at: span)
                }
                content.append(mark)
                index += 1
            } else if byte == .lineFeed {
                content.append(0x20)
                newLine()
            } else if byte == .backslash, mark == .quote {
                escape(into: &content)
            } else {
                content.append(byte)
                index += 1
            }
        }
        throw .mistake("a string is not closed", at: start)
    }

    // The letters for control characters, and every other character for itself.
    private mutating func escape(into content: inout [UInt8]) {
        index += 1
        guard let byte = peek else { return }
        switch byte {
        case UInt8(ascii: "n"): content.append(.lineFeed)
        case UInt8(ascii: "t"): content.append(0x09)
        case UInt8(ascii: "r"): content.append(.carriageReturn)
        case .lineFeed:
            newLine()
            return
        default: content.append(byte)
        }
        index += 1
    }

    // `[a, b]` or `{a: b}`
    mutating func flow(depth: Int) throws(ConfigurationStop) -> JSONValue {
        guard depth < Self.deepestNesting else { throw .unsupported("values are nested too deeply", at: index) }
        let start = index
        let isMapping = bytes[index] == .leftBrace
        let close: UInt8 = isMapping ? .rightBrace : .rightBracket
        var elements: [JSONValue] = []
        var members: [JSONMember] = []
        index += 1
        while true {
            nextContent()
            guard let byte = peek else { throw .mistake("a bracket is not closed", at: start) }
            if byte == close { break }
            if byte == .comma {
                index += 1
                continue
            }
            let item = try flowItem(depth: depth)
            nextContent()
            guard peek == .colon else {
                elements.append(item)
                continue
            }
            index += 1
            nextContent()
            let isEmpty = peek == .comma || peek == close
            let value = isEmpty ? JSONValue(.null, at: SourceSpan(index, index)) : try flowItem(depth: depth)
            members.append(JSONMember(key: LocatedString(item.string ?? "", at: item.span), value: value))
        }
        index += 1
        let span = SourceSpan(start, index)
        return isMapping ? JSONValue(.object(members), at: span) : JSONValue(.array(elements), at: span)
    }

    private mutating func flowItem(depth: Int) throws(ConfigurationStop) -> JSONValue {
        switch peek {
        case .quote, .apostrophe: return try quoted()
        case .leftBracket, .leftBrace: return try flow(depth: depth + 1)
        default:
            let start = index
            while let byte = peek, !",[]{}\n".utf8.contains(byte) {
                let isColon = byte == .colon && (isBlank(at: index + 1) || ",]}".utf8.contains(bytes[index + 1]))
                if isColon || byte == .hash && isBlank(at: index - 1) { break }
                index += 1
            }
            var end = index
            while end > start, isBlank(bytes[end - 1]) { end -= 1 }
            guard end > start else { throw .mistake("unexpected character", at: index) }
            return JSONValue(
                .string(String(decoding: bytes[start..<end], as: UTF8.self)), at: SourceSpan(start, end))
        }
    }
}
