import Findings

/// Reads the configuration of Apache's httpd: a directive a line, and sections such as `<Files "x">`.
/// <https://httpd.apache.org/docs/2.4/configuring.html>
///
/// The name of a section is given without its angle brackets.
struct ApacheReader: ServerConfigurationReader {
    let bytes: [UInt8]
    var offset = 0
    var builder: ServerDirectiveBuilder

    mutating func readAll() -> ConfigurationProblem? {
        while offset < bytes.count {
            skipBlanks()
            guard offset < bytes.count else { break }
            switch bytes[offset] {
            case .lineFeed, .carriageReturn: offset += 1
            case .hash: skipLine()
            case UInt8(ascii: "<"): if let problem = readSectionTag() { return problem }
            default: builder.add(readWords(endingAt: nil))
            }
        }
        return blockLeftOpen("the section is not closed")
    }

    private mutating func readSectionTag() -> ConfigurationProblem? {
        let start = offset
        offset += 1
        let isEnd = offset < bytes.count && bytes[offset] == .slash
        if isEnd { offset += 1 }
        let words = readWords(endingAt: UInt8(ascii: ">"))
        let span = SourceSpan(start, offset)
        guard let name = words.first else { return ConfigurationProblem("expected a name after “<”", at: span) }
        guard isEnd else {
            guard builder.depth < ServerConfiguration.depthLimit else {
                return ConfigurationProblem("sections are nested too deeply", at: span)
            }
            builder.begin(words)
            return nil
        }
        guard let open = builder.innermost.first, open.text.asciiLowercased == name.text.asciiLowercased else {
            return ConfigurationProblem("\(name.text) is closed here, but it is not the open section", at: span)
        }
        _ = builder.end()
        return nil
    }

    // The words up to the end of the line, or to the last `end` of it.
    private mutating func readWords(endingAt end: UInt8?) -> [LocatedString] {
        let limit = end.map { endOfTag(closedBy: $0) }
        var words: [LocatedString] = []
        while true {
            skipBlanks()
            guard offset < (limit ?? bytes.count), !bytes[offset].isLineEnd else { break }
            words.append(readWord(before: limit ?? bytes.count))
        }
        if limit != nil { skipLine() }
        return words
    }

    // A pattern may contain `>`: the last one of the line closes the tag.
    private func endOfTag(closedBy mark: UInt8) -> Int {
        var index = offset
        var found: Int?
        while index < bytes.count, !bytes[index].isLineEnd {
            if bytes[index] == mark { found = index }
            index += 1
        }
        return found ?? index
    }

    // A backslash hides only the mark that a quoted word is in, so a pattern keeps its own.
    private mutating func readWord(before limit: Int) -> LocatedString {
        let start = offset
        var text: [UInt8] = []
        let mark = bytes[offset]
        let isQuoted = mark == .quote || mark == .apostrophe
        if isQuoted { offset += 1 }
        while offset < limit, !bytes[offset].isLineEnd {
            let byte = bytes[offset]
            if isQuoted ? byte == mark : (byte == 0x20 || byte == 0x09) { break }
            if byte == .backslash, isQuoted, offset + 1 < limit, bytes[offset + 1] == mark {
                offset += 1
            }
            if isContinuation { break }
            text.append(bytes[offset])
            offset += 1
        }
        if isQuoted, offset < limit, bytes[offset] == mark { offset += 1 }
        return word(text, from: start)
    }

    // Past spaces, tabs, and line breaks after a backslash.
    private mutating func skipBlanks() {
        while offset < bytes.count {
            if bytes[offset] == 0x20 || bytes[offset] == 0x09 {
                offset += 1
            } else if isContinuation {
                offset += offset + 2 < bytes.count && bytes[offset + 1] == .carriageReturn ? 3 : 2
            } else {
                return
            }
        }
    }

    private var isContinuation: Bool {
        guard offset + 1 < bytes.count, bytes[offset] == .backslash else { return false }
        return bytes[offset + 1] == .lineFeed
            || (bytes[offset + 1] == .carriageReturn && offset + 2 < bytes.count && bytes[offset + 2] == .lineFeed)
    }

    // A comment goes on after a line break that a backslash precedes, too.
    private mutating func skipLine() {
        while offset < bytes.count, bytes[offset] != .lineFeed {
            skipBlanks()
            if offset < bytes.count, bytes[offset] != .lineFeed { offset += 1 }
        }
    }
}
