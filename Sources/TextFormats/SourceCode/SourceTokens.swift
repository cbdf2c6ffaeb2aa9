import Findings

/// The tokens of source code in a language with curly braces, in order, without the white space between them.
///
/// Computed parts of strings are read as code, at any depth and without recursion. Regular expressions between slashes are
/// read as operators. Time is linear in the size of the text.
package struct SourceTokens: Sequence, IteratorProtocol, Sendable {
    private enum Context {
        case string(SourceLanguage.Quote, hashes: Int)
        /// With so many of its brackets open inside.
        case interpolation(SourceLanguage.Interpolation, open: Int)
    }

    package let bytes: [UInt8]
    /// Where the next token is looked for. Move it only outside strings.
    package var offset: Int
    private let language: SourceLanguage
    private var contexts: [Context] = []

    package init(_ bytes: [UInt8], _ language: SourceLanguage, from offset: Int = 0) {
        self.bytes = bytes
        self.language = language
        self.offset = offset
    }

    /// How many strings, and computed parts of strings, are open.
    package var depth: Int { contexts.count }

    package mutating func next() -> SourceToken? {
        if case .string(let quote, let hashes)? = contexts.last { return nextInString(quote, hashes) }
        while let byte = byte(at: offset), byte == 0x20 || (0x09...0x0D).contains(byte) { offset += 1 }
        guard let byte = byte(at: offset) else {
            return contexts.popLast().map { _ in token(.interpolationEnd, to: offset) }
        }
        if byte.isWordStart { return token(.word, to: endOfWord) }
        if byte.isASCIIDigit { return token(.number, to: endOfWord) }
        if let end = language.endOfComment(at: offset, in: bytes) { return token(.comment, to: end) }
        return string() ?? mark(byte)
    }

    private mutating func token(_ kind: SourceToken.Kind, to end: Int) -> SourceToken {
        defer { offset = end }
        return SourceToken(kind: kind, span: SourceSpan(offset, end))
    }

    private func byte(at place: Int) -> UInt8? { place < bytes.count ? bytes[place] : nil }

    private var endOfWord: Int {
        bytes[offset...].firstIndex { !$0.isWordStart && !$0.isASCIIDigit } ?? bytes.count
    }

    // MARK: Code

    private mutating func mark(_ byte: UInt8) -> SourceToken {
        guard case .interpolation(let kind, let open)? = contexts.last, byte == kind.opener || byte == kind.closer
        else {
            return token(.mark(byte), to: byte == .hash ? offset + hashes : offset + 1)
        }
        contexts.removeLast()
        if byte == kind.closer, open == 0 { return token(.interpolationEnd, to: offset + 1) }
        contexts.append(.interpolation(kind, open: byte == kind.opener ? open + 1 : open - 1))
        return token(.mark(byte), to: offset + 1)
    }

    private var hashes: Int { bytes[offset...].prefix { $0 == .hash }.count }

    private mutating func string() -> SourceToken? {
        let hashes = language.hasHashes ? hashes : 0
        let start = offset + hashes
        guard let quote = language.quotes.first(where: { hasMarks($0, at: start) }) else { return nil }
        contexts.append(.string(quote, hashes: hashes))
        return token(.stringStart, to: start + quote.count)
    }

    private func hasMarks(_ quote: SourceLanguage.Quote, at place: Int) -> Bool {
        (place..<place + quote.count).allSatisfy { byte(at: $0) == quote.mark }
    }

    // MARK: Strings

    private mutating func nextInString(_ quote: SourceLanguage.Quote, _ hashes: Int) -> SourceToken {
        var index = offset
        while let byte = byte(at: index) {
            if hasMarks(quote, at: index), hasHashes(hashes, at: index + quote.count) {
                return index > offset ? token(.text, to: index) : end(to: index + quote.count + hashes)
            }
            if let kind = quote.interpolation, let start = start(of: kind, at: index, hashes) {
                if index > offset { return token(.text, to: index) }
                contexts.append(.interpolation(kind, open: 0))
                return token(.interpolationStart, to: start)
            }
            if byte == .backslash, quote.hasEscapes, hasHashes(hashes, at: index + 1) {
                index += 1 + hashes
                if !quote.joinsLines, isLineEnd(quote, at: index) { continue }
            } else if isLineEnd(quote, at: index) {
                break
            }
            index += 1
        }
        index = Swift.min(index, bytes.count)
        return index > offset ? token(.text, to: index) : end(to: index)
    }

    private mutating func end(to end: Int) -> SourceToken {
        contexts.removeLast()
        return token(.stringEnd, to: end)
    }

    private func isLineEnd(_ quote: SourceLanguage.Quote, at index: Int) -> Bool {
        !quote.hasLines && (byte(at: index) == .lineFeed || byte(at: index) == .carriageReturn)
    }

    // The offset after the opening of a computed part, if one begins there.
    private func start(of kind: SourceLanguage.Interpolation, at index: Int, _ hashes: Int) -> Int? {
        let sign: UInt8 = kind == .parenthesis ? .backslash : UInt8(ascii: "$")
        let bracket = index + 1 + (kind == .parenthesis ? hashes : 0)
        guard bytes[index] == sign, hasHashes(bracket - index - 1, at: index + 1) else { return nil }
        return byte(at: bracket) == kind.opener ? bracket + 1 : nil
    }

    // A text may have millions, and as many places to look for them: the first other byte decides.
    private func hasHashes(_ count: Int, at place: Int) -> Bool {
        place + count <= bytes.count && bytes[place...].prefix(count).allSatisfy { $0 == .hash }
    }
}

extension SourceLanguage {
    /// The offset after the comment that begins at an offset; nil if none begins there. One that is never closed goes on to
    /// the end, and one of a line ends before the line break.
    package func endOfComment(at start: Int, in bytes: [UInt8]) -> Int? {
        func follows(_ text: StaticString, at place: Int) -> Bool {
            bytes[place...].prefix(2).elementsEqual("\(text)".utf8)
        }
        guard hasComments, start < bytes.count, bytes[start] == .slash else { return nil }
        if follows("//", at: start) {
            return bytes[start...].firstIndex { $0 == .lineFeed || $0 == .carriageReturn } ?? bytes.count
        }
        guard follows("/*", at: start) else { return nil }
        var (index, depth) = (start + 2, 1)
        while index < bytes.count, depth > 0 {
            if bytes[index] == .asterisk, follows("*/", at: index) {
                (index, depth) = (index + 2, depth - 1)
            } else if nestsComments, bytes[index] == .slash, follows("/*", at: index) {
                (index, depth) = (index + 2, depth + 1)
            } else {
                index += 1
            }
        }
        return index
    }
}

extension UInt8 {
    /// Whether a word of source code may begin with the byte; bytes beyond ASCII are taken for letters.
    package var isWordStart: Bool { isASCIILetter || self == UInt8(ascii: "_") || self >= 0x80 }
}
