import Findings

/// Reads TOML 1.0 (https://toml.io/en/v1.0.0) into the values that JSON has, with the place of each.
///
/// Numbers and dates keep their text. It ends at the first mistake. Time is linear in the size of the text.
package struct TOMLReader {
    /// The deepest nesting of tables and arrays that is read.
    package static let deepestNesting = Bound.toml.most

    let bytes: ReadBytes
    var index = 0
    private var tables = TOMLTables()

    /// Reads a text.
    package static func read(_ bytes: [UInt8], countedBy counter: ReadCounter? = nil) -> ConfigurationDocument {
        var reader = TOMLReader(bytes: ReadBytes(bytes, countedBy: counter))
        do throws(ConfigurationStop) {
            try reader.document()
            let root = reader.tables.value(at: SourceSpan(0, bytes.count))
            return ConfigurationDocument(root: root, stop: nil)
        } catch {
            return ConfigurationDocument(root: nil, stop: error)
        }
    }

    private init(bytes: ReadBytes) {
        self.bytes = bytes
        if bytes.prefix(3, at: 0).elementsEqual([0xEF, 0xBB, 0xBF]) { index = 3 }
    }

    private mutating func document() throws(ConfigurationStop) {
        while true {
            skipLines()
            guard index < bytes.count else { return }
            if peek == .leftBracket { try header() } else { try entry(in: tables.current) }
            try endOfLine()
        }
    }

    // `[a.b]` or `[[a.b]]`
    private mutating func header() throws(ConfigurationStop) {
        let start = index
        index += 1
        let isElement = take(.leftBracket)
        let path = try keys()
        guard take(.rightBracket), !isElement || take(.rightBracket) else {
            throw .mistake("the header of a table is not closed", at: index)
        }
        try tables.open(path, isElement: isElement, at: SourceSpan(start, index))
    }

    private mutating func entry(in table: Int) throws(ConfigurationStop) {
        let path = try keys()
        guard take(UInt8(ascii: "=")) else { throw .mistake("expected “=” after the key", at: index) }
        skipBlanks()
        let value = try value(depth: 0)
        try tables.insert(value, under: path, in: table)
    }

    // One or more keys with full stops between them, and the blanks around them.
    mutating func keys() throws(ConfigurationStop) -> [LocatedString] {
        var keys: [LocatedString] = []
        repeat {
            skipBlanks()
            keys.append(try key())
            skipBlanks()
            guard keys.count <= Self.deepestNesting else {
                throw .unsupported("tables are nested too deeply", at: index)
            }
        } while take(.point)
        return keys
    }

    private mutating func key() throws(ConfigurationStop) -> LocatedString {
        let start = index
        if peek == .quote || peek == .apostrophe {
            let value = try string()
            return LocatedString(value.string ?? "", at: value.span)
        }
        while let byte = peek, byte.isASCIIAlphanumeric || byte == .minus || byte == UInt8(ascii: "_") { index += 1 }
        guard index > start else { throw .mistake("expected a key", at: index) }
        return LocatedString(String(decoding: bytes[start..<index], as: UTF8.self), at: SourceSpan(start, index))
    }

    private mutating func endOfLine() throws(ConfigurationStop) {
        skipBlanks()
        skipComment()
        guard index == bytes.count || peek == .lineFeed || peek == .carriageReturn else {
            throw .mistake("unexpected text after the end of the value", at: index)
        }
    }
}

extension TOMLReader {
    var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

    mutating func take(_ byte: UInt8) -> Bool {
        guard peek == byte else { return false }
        index += 1
        return true
    }

    mutating func skipBlanks() { while let byte = peek, byte == 0x20 || byte == 0x09 { index += 1 } }

    mutating func skipComment() {
        guard peek == .hash else { return }
        while let byte = peek, byte != .lineFeed { index += 1 }
    }

    // White space, line breaks and comments.
    mutating func skipLines() {
        while let byte = peek {
            switch byte {
            case 0x20, 0x09, .lineFeed, .carriageReturn: index += 1
            case .hash: skipComment()
            default: return
            }
        }
    }
}
