import Findings

/// Reads the part of YAML 1.2 (https://yaml.org/spec/1.2.2/) that people write configuration in, into the values that
/// JSON has, with the place of each: block and flow collections, plain and quoted scalars, block scalars, comments.
///
/// Plain scalars are strings, also `true` and `1`. Anchors and tags are skipped; an alias is null. Only the first
/// document is read. Time is linear in the size of the text.
package struct YAMLReader {
    /// The deepest nesting of collections that is read.
    package static let deepestNesting = Bound.yaml.most

    let bytes: ReadBytes
    var index = 0
    // The first byte of the line that `index` is in.
    private var lineStart = 0
    private var isAtEnd = false
    private var hasContent = false

    /// Reads a text.
    package static func read(_ bytes: [UInt8], countedBy counter: ReadCounter? = nil) -> ConfigurationDocument {
        var reader = YAMLReader(bytes: ReadBytes(bytes, countedBy: counter))
        do throws(ConfigurationStop) {
            reader.nextContent()
            let root = try reader.block(above: -1, depth: 0)
            guard reader.isAtEnd else {
                throw .mistake("this line is not indented like those before it", at: reader.index)
            }
            return ConfigurationDocument(root: root, stop: nil)
        } catch {
            return ConfigurationDocument(root: nil, stop: error)
        }
    }

    private init(bytes: ReadBytes) {
        self.bytes = bytes
        if bytes.prefix(3, at: 0).elementsEqual([0xEF, 0xBB, 0xBF]) { (index, lineStart) = (3, 3) }
    }

    var column: Int { index - lineStart }

    // MARK: Blocks

    // The value that begins at or after the cursor and is indented more than its parent; null if there is none.
    private mutating func block(above parent: Int, depth: Int) throws(ConfigurationStop) -> JSONValue {
        guard depth < Self.deepestNesting else { throw .unsupported("values are nested too deeply", at: index) }
        guard !isAtEnd, column > parent else { return JSONValue(.null, at: SourceSpan(index, index)) }
        if isDash(at: index) { return try sequence(depth: depth) }
        if try keyEnd() != nil { return try mapping(depth: depth) }
        return try inline(above: parent, depth: depth)
    }

    private mutating func sequence(depth: Int) throws(ConfigurationStop) -> JSONValue {
        let (start, indent) = (index, column)
        var end = index
        var elements: [JSONValue] = []
        while !isAtEnd, column == indent, isDash(at: index) {
            index += 1
            let line = lineStart
            nextContent()
            // On a line of its own the value is indented more than the dash.
            let element = try block(above: indent, depth: depth + 1)
            elements.append(element)
            end = max(element.span.end, lineStart == line ? index : end)
            nextContent()
        }
        return JSONValue(.array(elements), at: SourceSpan(start, end))
    }

    private mutating func mapping(depth: Int) throws(ConfigurationStop) -> JSONValue {
        let (start, indent) = (index, column)
        var end = index
        var members: [JSONMember] = []
        while !isAtEnd, column == indent {
            guard let colon = try keyEnd() else { throw .mistake("expected a key and a colon", at: index) }
            let key = try self.key(until: colon)
            index = colon + 1
            let line = lineStart
            nextContent()
            let value: JSONValue
            if isAtEnd || lineStart != line, isAtEnd || column < indent || (column == indent && !isDash(at: index)) {
                value = JSONValue(.null, at: SourceSpan(colon + 1, colon + 1))
            } else if lineStart != line {
                // A sequence may begin in the column of its key.
                value = try block(above: isDash(at: index) ? indent - 1 : indent, depth: depth + 1)
            } else {
                value = try inline(above: indent, depth: depth + 1)
            }
            members.append(JSONMember(key: key, value: value))
            end = value.span.end
            nextContent()
        }
        if !isAtEnd, column > indent {
            throw .mistake("this line is indented more than the key before it", at: index)
        }
        return JSONValue(.object(members), at: SourceSpan(start, end))
    }

    private mutating func key(until colon: Int) throws(ConfigurationStop) -> LocatedString {
        let start = index
        if peek == .quote || peek == .apostrophe {
            let value = try quoted()
            return LocatedString(value.string ?? "", at: value.span)
        }
        var end = colon
        while end > start, bytes[end - 1] == 0x20 { end -= 1 }
        return LocatedString(String(decoding: bytes[start..<end], as: UTF8.self), at: SourceSpan(start, end))
    }

    // The colon after the key at the cursor; nil if no key is there.
    private mutating func keyEnd() throws(ConfigurationStop) -> Int? {
        if peek == UInt8(ascii: "?"), isBlank(at: index + 1) {
            throw .unsupported("keys that are marked with “?” are not read", at: index)
        }
        if let byte = peek, "[{|>&!*".utf8.contains(byte) { return nil }
        var place = index
        if peek == .quote || peek == .apostrophe {
            let (start, line) = (index, lineStart)
            defer { (index, lineStart) = (start, line) }
            guard (try? quoted()) != nil else { return nil }
            place = index
            while place < bytes.count, bytes[place] == 0x20 { place += 1 }
            return place < bytes.count && bytes[place] == .colon && isBlank(at: place + 1) ? place : nil
        }
        while place < bytes.count, bytes[place] != .lineFeed {
            if bytes[place] == .colon, isBlank(at: place + 1) { return place }
            if bytes[place] == .hash, place > index, isBlank(at: place - 1) { return nil }
            place += 1
        }
        return nil
    }

    private mutating func inline(above parent: Int, depth: Int) throws(ConfigurationStop) -> JSONValue {
        while peek == UInt8(ascii: "&") || peek == UInt8(ascii: "!") {
            let line = lineStart
            while let byte = peek, !isBlank(byte) { index += 1 }
            nextContent()
            if lineStart != line || isAtEnd { return try block(above: parent, depth: depth + 1) }
        }
        switch peek {
        case .asterisk: return alias()
        case UInt8(ascii: "|"), UInt8(ascii: ">"): return blockScalar(above: parent)
        case .quote, .apostrophe: return try quoted()
        case .leftBracket, .leftBrace: return try flow(depth: depth)
        default: return plain(above: parent)
        }
    }

    private mutating func alias() -> JSONValue {
        let start = index
        while let byte = peek, !isBlank(byte) { index += 1 }
        return JSONValue(.null, at: SourceSpan(start, index))
    }

    // MARK: Lines

    // Moves past white space, comments and line breaks.
    mutating func nextContent() {
        while index < bytes.count {
            switch bytes[index] {
            case 0x20, 0x09, .carriageReturn: index += 1
            case .lineFeed:
                index += 1
                lineStart = index
                if isMarker("...") || isMarker("---") && lineStart > 0 && hasContent { isAtEnd = true }
                if isAtEnd { return }
            case .hash where index == lineStart || isBlank(at: index - 1):
                while index < bytes.count, bytes[index] != .lineFeed { index += 1 }
            case .minus where index == lineStart && isMarker("---"):
                index += 3
            case UInt8(ascii: "%") where index == lineStart && !hasContent:
                while index < bytes.count, bytes[index] != .lineFeed { index += 1 }
            default:
                hasContent = true
                return
            }
        }
        isAtEnd = true
    }

    private func isMarker(_ marker: StaticString) -> Bool {
        bytes.prefix(3, at: index).elementsEqual("\(marker)".utf8) && isBlank(at: index + 3)
    }

    mutating func newLine() {
        index += 1
        lineStart = index
    }

    // MARK: Bytes

    var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

    func isBlank(at place: Int) -> Bool { place >= bytes.count || isBlank(bytes[place]) }

    func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == .lineFeed || byte == .carriageReturn }

    private func isDash(at place: Int) -> Bool {
        place < bytes.count && bytes[place] == .minus && isBlank(at: place + 1)
    }
}
