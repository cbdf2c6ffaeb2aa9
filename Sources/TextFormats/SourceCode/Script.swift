package import Findings

/// The tokens of a file in JavaScript, TypeScript or a language with the same brackets, without comments, each opening bracket
/// with the one that closes it.
///
/// It is tolerant: what it doesn't know stays a token. Regular expressions between slashes are one token.
package struct Script: Sendable {
    package enum Kind: Hashable, Sendable {
        case word
        case number
        case mark(UInt8)
        /// A string without computed parts.
        case string
        /// A template with computed parts; those and the texts between them follow, up to `end`.
        case template
        /// A text in a template.
        case piece
        /// The opening of a computed part.
        case computed
        /// What closes a computed part or a template.
        case end
        case expression
        /// `<Name`, the beginning of an element in a language with markup; `<` alone of one without a name.
        case tag
        /// The `>` of a start tag. What the element contains follows.
        case contents
        /// A text in an element.
        case text
        /// What closes an element: `/>`, or its end tag.
        case tagEnd
    }

    /// A source has one for every few of its bytes, so each is small; a source is not as large as 4 GB.
    package struct Token: Sendable {
        package let kind: Kind
        private let start, end: UInt32

        init(_ kind: Kind, _ span: SourceSpan) {
            (self.kind, start, end) = (kind, UInt32(clamping: span.start), UInt32(clamping: span.end))
        }

        package var span: SourceSpan { SourceSpan(Int(start), Int(end)) }
    }

    package let text: SourceText
    package internal(set) var tokens: [Token] = []
    // Of an opening bracket, the index of the closing one, or the number of tokens; of any other token its own.
    private var closers: [UInt32] = []
    // The index after that of the innermost opening bracket around a token; 0 for none.
    private var openers: [UInt32] = []
    // How many brackets may be left open inside one that is closed. More are not written, and looking for them takes long.
    private static let lookBack = 256
    // How many bytes may still be looked at for the ends of regular expressions that have none.
    private var fruitless = 100_000

    /// Takes the tokens of a text. Time is linear in its size.
    package init(_ text: SourceText, _ language: SourceLanguage = .javaScript) {
        self.text = text
        var open: [Int] = []
        var source = SourceTokens(text.bytes, language)
        while true {
            if language.hasMarkup, addContents(&source, &open) { continue }
            guard let token = source.next() else { break }
            switch token.kind {
            case .comment: continue
            case .word: add(.word, token.span, in: open)
            case .number: add(.number, token.span, in: open)
            case .stringStart: addString(token, &source, &open)
            case .text: add(.piece, token.span, in: open)
            case .interpolationStart:
                add(.computed, token.span, in: open)
                open.append(tokens.count - 1)
            case .interpolationEnd:
                close(while: { $0 != .computed }, &open)
                add(.end, token.span, in: open)
            case .stringEnd:
                close(while: { $0 != .template }, &open)
                add(.end, token.span, in: open)
            case .mark(let byte):
                if language.hasMarkup, addMarkup(byte, token.span, &source, &open) { continue }
                if byte == .slash, isExpressionNext, let end = endOfExpression(from: token.span.end) {
                    source.offset = end
                    add(.expression, SourceSpan(token.span.start, end), in: open)
                } else {
                    addMark(byte, token.span, &open)
                }
            }
        }
        for index in open { close(index) }
        (tokens, closers, openers) = (tokens.trimmed, closers.trimmed, openers.trimmed)
    }

    /// Notes that the next token closes the one at an index; of the contents of an element, also the element.
    mutating func close(_ index: Int) {
        closers[index] = UInt32(clamping: tokens.count)
        if tokens[index].kind == .contents { closers[Int(openers[index]) - 1] = closers[index] }
    }

    mutating func add(_ kind: Kind, _ span: SourceSpan, in open: [Int]) {
        closers.append(UInt32(clamping: tokens.count))
        openers.append(UInt32(clamping: (open.last ?? -1) + 1))
        tokens.append(Token(kind, span))
    }

    // A string is one token, unless a part of it is computed.
    private mutating func addString(_ start: SourceToken, _ source: inout SourceTokens, _ open: inout [Int]) {
        var look = source
        guard var next = look.next() else { return }
        if next.kind == .text, let end = look.next() { next = end }
        guard next.kind == .stringEnd else {
            add(.template, start.span, in: open)
            open.append(tokens.count - 1)
            return
        }
        source = look
        add(.string, SourceSpan(start.span.start, next.span.end), in: open)
    }

    private mutating func addMark(_ byte: UInt8, _ span: SourceSpan, _ open: inout [Int]) {
        switch byte {
        case UInt8(ascii: "("), .leftBracket, .leftBrace:
            add(.mark(byte), span, in: open)
            open.append(tokens.count - 1)
        case UInt8(ascii: ")"), .rightBracket, .rightBrace:
            let opener: UInt8 = byte == UInt8(ascii: ")") ? UInt8(ascii: "(") : byte - 2
            // One that closes nothing of what is open since the last computed part is left alone.
            let last = open.suffix(Self.lookBack).lastIndex {
                tokens[$0].kind == .mark(opener) || tokens[$0].kind == .computed
            }
            if let last, tokens[open[last]].kind == .mark(opener) {
                for index in open[last...] { close(index) }
                open.removeSubrange(last...)
            }
            add(.mark(byte), span, in: open)
        default: add(.mark(byte), span, in: open)
        }
    }

    private mutating func close(while isInner: (Kind) -> Bool, _ open: inout [Int]) {
        while let last = open.popLast() {
            close(last)
            if !isInner(tokens[last].kind) { return }
        }
    }

    // Whether a slash begins a regular expression here: nothing stands before it that can be divided.
    private var isExpressionNext: Bool {
        guard let last = tokens.indices.last else { return true }
        switch tokens[last].kind {
        case .word: return ["return", "case", "typeof", "in", "of", "await"].contains(word(at: last) ?? "")
        case .mark(let byte): return !")]}<".utf8.contains(byte)
        case .number, .string, .end, .expression, .tag, .tagEnd: return false
        case .template, .piece, .computed, .contents, .text: return true
        }
    }

    // The offset after the expression that begins before an offset; nil if none ends in the line.
    private mutating func endOfExpression(from start: Int) -> Int? {
        var (index, isInClass) = (start, false)
        while index < text.bytes.count, index - start < fruitless, text.bytes[index] != .lineFeed {
            switch text.bytes[index] {
            case .backslash: index += 1
            case .leftBracket: isInClass = true
            case .rightBracket: isInClass = false
            case .slash where !isInClass:
                return text.bytes[(index + 1)...].firstIndex { !$0.isASCIILetter } ?? text.bytes.count
            default: break
            }
            index += 1
        }
        fruitless -= index - start
        return nil
    }
}

extension Script {
    /// The index of what closes the bracket at an index, or the number of tokens; of any other token its own.
    package func closer(of index: Int) -> Int { index < closers.count ? Int(closers[index]) : tokens.count }

    /// The index of the innermost bracket around a token; nil for none.
    package func opener(around index: Int) -> Int? {
        index < openers.count && openers[index] > 0 ? Int(openers[index]) - 1 : nil
    }

    /// The word at an index; nil where another token is, or none.
    package func word(at index: Int) -> String? {
        tokens.indices.contains(index) && tokens[index].kind == .word ? text.string(in: tokens[index].span) : nil
    }

    /// What is written between the quotation marks of the string at an index, escapes and all.
    package func content(at index: Int) -> SourceSpan? {
        guard tokens.indices.contains(index), tokens[index].kind == .string else { return nil }
        let span = tokens[index].span
        let isClosed = span.count > 1 && text.bytes[span.end - 1] == text.bytes[span.start]
        return SourceSpan(span.start + 1, isClosed ? span.end - 1 : span.end)
    }

    /// The string at an index, as it is written.
    package func string(at index: Int) -> String? { content(at: index).map(text.string(in:)) }

    /// Whether the marks of an operator begin at an index.
    package func has(_ marks: String, at index: Int) -> Bool {
        var place = index
        for byte in marks.utf8 {
            guard tokens.indices.contains(place), tokens[place].kind == .mark(byte),
                place == index || tokens[place].span.start == tokens[place - 1].span.end
            else { return false }
            place += 1
        }
        return true
    }

    /// The span of tokens.
    package func span(of range: Range<Int>) -> SourceSpan {
        let last = tokens.count - 1
        guard last >= 0 else { return SourceSpan(0, 0) }
        let start = min(range.lowerBound, last)
        let end = min(max(start, range.upperBound - 1), last)
        return SourceSpan(tokens[start].span.start, tokens[end].span.end)
    }

    /// The index after the expression that begins at an index: before a comma, a semicolon, a bracket that it doesn't open,
    /// or a line in which nothing continues it.
    package func endOfExpression(from start: Int) -> Int {
        var index = start
        while index < tokens.count {
            switch tokens[index].kind {
            case .mark(let byte) where ",;)]}".utf8.contains(byte): return index
            case .end: return index
            default: break
            }
            if index > start, endsExpression(before: index) { return index }
            index = min(closer(of: index), tokens.count - 1) + 1
        }
        return tokens.count
    }

    private func endsExpression(before index: Int) -> Bool {
        let previous = tokens[index - 1]
        switch previous.kind {
        case .mark(let byte): if !")]}".utf8.contains(byte) { return false }
        case .word: if ["await", "new", "return", "typeof", "async"].contains(word(at: index - 1)) { return false }
        default: break
        }
        switch tokens[index].kind {
        case .word:
            if ["as", "satisfies", "in", "instanceof", "of"].contains(word(at: index)) { return false }
        case .number, .string: break
        default: return false
        }
        return text.bytes[previous.span.end..<tokens[index].span.start].contains(.lineFeed)
    }

    /// The parts of a list between brackets, such as the arguments of a call.
    ///
    /// - Parameter opener: the index of the opening bracket.
    package func parts(in opener: Int) -> [Range<Int>] {
        let end = closer(of: opener)
        var parts: [Range<Int>] = []
        var (start, index) = (opener + 1, opener + 1)
        while index < end {
            if has(",", at: index) {
                parts.append(start..<index)
                start = index + 1
            }
            index = min(closer(of: index), end) + 1
        }
        if start < end { parts.append(start..<end) }
        return parts
    }
}
