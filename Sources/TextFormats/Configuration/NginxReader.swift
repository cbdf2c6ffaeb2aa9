import Findings

/// Reads the configuration of nginx: directives that end in `;` or have a block.
/// <https://nginx.org/en/docs/beginners_guide.html#conf_structure>
///
/// The text in a block of a language of its own (`content_by_lua_block`) is skipped.
struct NginxReader: ServerConfigurationReader {
    let bytes: [UInt8]
    var offset = 0
    var words: [LocatedString] = []
    var builder: ServerDirectiveBuilder

    mutating func readAll() -> ConfigurationProblem? {
        while skipSpace() {
            let start = offset
            switch bytes[offset] {
            case UInt8(ascii: ";"):
                guard !words.isEmpty else { return problem("expected a directive before “;”", at: start) }
                offset += 1
                builder.add(words)
                words = []
            case .leftBrace:
                offset += 1
                if let problem = beginBlock(at: start) { return problem }
            case .rightBrace:
                guard words.isEmpty else { return unended() }
                guard builder.end() else { return problem("“}” without an open block", at: start) }
                offset += 1
            case .quote, .apostrophe:
                guard readQuoted(by: bytes[offset]) else {
                    return problem("the quotation mark is not closed", at: start)
                }
            default: readWord()
            }
        }
        if !words.isEmpty { return unended() }
        return blockLeftOpen("the block is not closed", help: "close it with }")
    }

    private mutating func beginBlock(at start: Int) -> ConfigurationProblem? {
        guard let name = words.first else { return problem("expected a directive before “{”", at: start) }
        guard builder.depth < ServerConfiguration.depthLimit else {
            return problem("blocks are nested too deeply", at: start)
        }
        builder.begin(words)
        words = []
        if name.text.utf8.suffix(10).elementsEqual("_lua_block".utf8) { skipBlock() }
        return nil
    }

    // Past everything up to the brace that closes this block, which is left to be read.
    private mutating func skipBlock() {
        var depth = 0
        while offset < bytes.count {
            switch bytes[offset] {
            case .leftBrace: depth += 1
            case .rightBrace where depth == 0: return
            case .rightBrace: depth -= 1
            case .quote, .apostrophe: skipLuaText(endedBy: bytes[offset])
            case .minus where bytes[offset...].starts(with: "--".utf8): skipToLineEnd()
            default: break
            }
            offset += 1
        }
    }

    // To the mark that ends a text in Lua, which is in the same line.
    private mutating func skipLuaText(endedBy mark: UInt8) {
        offset += 1
        while offset < bytes.count, bytes[offset] != mark, bytes[offset] != .lineFeed {
            offset += bytes[offset] == .backslash ? 2 : 1
        }
    }

    // Past white space and comments; false at the end.
    private mutating func skipSpace() -> Bool {
        while offset < bytes.count {
            if bytes[offset] == .hash {
                skipToLineEnd()
            } else if bytes[offset].isConfigurationSpace {
                offset += 1
            } else {
                return true
            }
        }
        return false
    }

    private mutating func readQuoted(by mark: UInt8) -> Bool {
        let start = offset
        var text: [UInt8] = []
        offset += 1
        while offset < bytes.count, bytes[offset] != mark {
            appendNext(to: &text)
        }
        guard offset < bytes.count else { return false }
        offset += 1
        words.append(word(text, from: start))
        return true
    }

    // `${` does not begin a block, and a closing brace inside a word is part of it.
    private mutating func readWord() {
        let start = offset
        var text: [UInt8] = []
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte.isConfigurationSpace || byte == UInt8(ascii: ";") { break }
            if byte == .leftBrace, text.last != UInt8(ascii: "$") { break }
            appendNext(to: &text)
        }
        words.append(word(text, from: start))
    }

    // A backslash before a mark or another backslash stands for that alone; before anything else it stays, as in a
    // pattern.
    private mutating func appendNext(to text: inout [UInt8]) {
        let byte = bytes[offset]
        offset += 1
        guard byte == .backslash, offset < bytes.count else { return text.append(byte) }
        let next = bytes[offset]
        offset += 1
        switch next {
        case .quote, .apostrophe, .backslash: text.append(next)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "n"): text.append(0x0A)
        default: text += [byte, next]
        }
    }

    private func unended() -> ConfigurationProblem {
        let span = words.first?.span ?? SourceSpan(offset, offset)
        return ConfigurationProblem("the directive has no “;” at its end", at: span, help: "end the directive with ;")
    }

    private func problem(_ message: Message, at start: Int) -> ConfigurationProblem {
        ConfigurationProblem(message, at: SourceSpan(start, min(start + 1, bytes.count)))
    }
}

extension UInt8 {
    /// Whether the byte separates words in the configuration of a server.
    var isConfigurationSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}
