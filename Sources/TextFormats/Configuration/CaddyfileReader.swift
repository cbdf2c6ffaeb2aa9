import Findings

/// Reads a Caddyfile: a directive a line, with a block in braces. <https://caddyserver.com/docs/caddyfile/concepts>
///
/// The block of global options and a block without a name have an empty name; a file with one site may have no braces
/// around it, and is given as its lines.
struct CaddyfileReader: ServerConfigurationReader {
    let bytes: [UInt8]
    var offset = 0
    var words: [LocatedString] = []
    var builder: ServerDirectiveBuilder

    mutating func readAll() -> ConfigurationProblem? {
        while offset < bytes.count {
            let byte = bytes[offset]
            switch byte {
            case .lineFeed:
                endLine()
                offset += 1
            case 0x20, 0x09, .carriageReturn: offset += 1
            case .hash: skipToLineEnd()
            case .backslash where isBeforeLineEnd: skipPastLineEnd()
            case .quote, UInt8(ascii: "`"):
                if let problem = readQuoted(by: byte) { return problem }
            default: if let problem = readWord() { return problem }
            }
        }
        endLine()
        return blockLeftOpen("the block is not closed", help: "close it with }")
    }

    // Addresses of a site may go on in the next line after a comma.
    private mutating func endLine() {
        guard !words.isEmpty else { return }
        if builder.depth == 0, words.last?.text.utf8.last == .comma { return }
        builder.add(words)
        words = []
    }

    private mutating func readWord() -> ConfigurationProblem? {
        let start = offset
        while offset < bytes.count, !bytes[offset].isConfigurationSpace { offset += 1 }
        let word = bytes[start..<offset]
        if word.elementsEqual([.leftBrace]) {
            guard builder.depth < ServerConfiguration.depthLimit else {
                return ConfigurationProblem("blocks are nested too deeply", at: SourceSpan(start, offset))
            }
            builder.begin(words)
            words = []
        } else if word.elementsEqual([.rightBrace]) {
            endLine()
            guard builder.end() else {
                return ConfigurationProblem("“}” without an open block", at: SourceSpan(start, offset))
            }
        } else if word.starts(with: "<<".utf8), word.count > 2 {
            return readHeredoc(named: Array(word.dropFirst(2)), from: start)
        } else {
            words.append(self.word(Array(word), from: start))
        }
        return nil
    }

    private mutating func readQuoted(by mark: UInt8) -> ConfigurationProblem? {
        let start = offset
        var text: [UInt8] = []
        offset += 1
        while offset < bytes.count, bytes[offset] != mark {
            if mark == .quote, bytes[offset] == .backslash, offset + 1 < bytes.count, bytes[offset + 1] == mark {
                offset += 1
            }
            text.append(bytes[offset])
            offset += 1
        }
        guard offset < bytes.count else {
            return ConfigurationProblem("the quotation mark is not closed", at: SourceSpan(start, start + 1))
        }
        offset += 1
        words.append(word(text, from: start))
        return nil
    }

    // `<<NAME`, lines, and a line with NAME first, after which the line goes on.
    private mutating func readHeredoc(named name: [UInt8], from start: Int) -> ConfigurationProblem? {
        skipToLineEnd()
        let first = offset + 1
        while offset < bytes.count {
            let lineStart = offset + 1
            var index = lineStart
            while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
            if index < bytes.count, bytes[index...].starts(with: name) {
                let text = Array(bytes[min(first, lineStart)..<lineStart])
                offset = index + name.count
                words.append(word(text, from: start))
                return nil
            }
            offset = index
            skipToLineEnd()
        }
        return ConfigurationProblem("the text that begins here has no end", at: SourceSpan(start, start + 2))
    }

    private var isBeforeLineEnd: Bool {
        let next = bytes[(offset + 1)...].prefix(2)
        return next.first == .lineFeed || next.elementsEqual([.carriageReturn, .lineFeed])
    }

    private mutating func skipPastLineEnd() {
        while bytes[offset] != .lineFeed { offset += 1 }
        offset += 1
    }
}
