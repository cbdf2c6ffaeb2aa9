import Findings

/// Numbers, and words in place of a value.
extension JSONReader {
    /// Reads something meant as a number to its end and reports it if it is not valid.
    mutating func readNumber() -> Step {
        let start = index
        let isNumber = skipsNumber()
        let end = index
        while index < count, bytes[index].continuesNumber { index += 1 }
        if !isNumber || index > end || index < count && bytes[index] == .quote {
            if let mark = closingMarkOfHalfQuoted(from: start) { return readHalfQuoted(from: start, to: mark) }
            guard !isNumber || index > end else {
                return finish(JSONValue(.number(text(from: start, to: index)), at: SourceSpan(start, index)))
            }
            if frames.isEmpty, !looksLikeNumber(from: start) { return refuse(from: start, to: start + 1) }
            if index == count && !frames.isEmpty { return stopTruncated() }
            report(.badNumber, from: start, to: index)
        }
        return finish(JSONValue(.number(text(from: start, to: index)), at: SourceSpan(start, index)))
    }

    /// Skips a number (RFC 8259, section 6) and returns whether it is valid.
    private mutating func skipsNumber() -> Bool {
        if index < count, bytes[index] == .minus { index += 1 }
        guard index < count, bytes[index].isASCIIDigit else { return false }
        if bytes[index] == UInt8(ascii: "0") { index += 1 } else { skipDigits() }
        if index < count, bytes[index] == .point {
            index += 1
            guard skipDigits() else { return false }
        }
        if index < count, bytes[index] | 0x20 == UInt8(ascii: "e") {
            index += 1
            if index < count, bytes[index] == .plus || bytes[index] == .minus { index += 1 }
            guard skipDigits() else { return false }
        }
        return true
    }

    @discardableResult
    private mutating func skipDigits() -> Bool {
        let start = index
        while index < count, bytes[index].isASCIIDigit { index += 1 }
        return index > start
    }

    /// Whether the text from `start` to `index` has a digit, `Infinity` or `NaN` after its sign, so that it is not a
    /// line of hyphens or a command option.
    private func looksLikeNumber(from start: Int) -> Bool {
        var place = start
        while place < index, bytes[place] == .minus || bytes[place] == .plus || bytes[place] == .point { place += 1 }
        guard place < index, place - start <= 2 else { return false }
        return bytes[place].isASCIIDigit || ["Infinity", "NaN"].contains(text(from: place, to: index))
    }

    /// Reads a word in place of a value: a literal of another language, or a string without quotation marks.
    mutating func readWord() -> Step {
        let start = index
        while index < count, bytes[index].continuesWord { index += 1 }
        if let mark = closingMarkOfHalfQuoted(from: start) { return readHalfQuoted(from: start, to: mark) }
        if let content = Self.foreignLiterals[text(from: start, to: index)] {
            let kind: JSONProblem.Kind = if case .number = content { .badNumber } else { .badLiteral }
            report(kind, from: start, to: index)
            return finish(JSONValue(content, at: SourceSpan(start, index)))
        }
        guard !frames.isEmpty else { return refuse(from: start, to: index) }
        if index == count { return stopTruncated() }
        return readBareText(from: start)
    }

    /// Reads a text without quotation marks, up to the end of its line or to whatever ends a value.
    private mutating func readBareText(from start: Int) -> Step {
        while index < count, !bytes[index].isLineEnd, bytes[index] != .comma, bytes[index] != .quote,
            !bytes[index].isBracket, !startsComment(at: index)
        {
            index += 1
        }
        var end = index
        while bytes[end - 1].isJSONSpace { end -= 1 }
        if !reportInvalidUTF8(from: start, to: end) {
            report(.badLiteral, from: start, to: end)
        }
        let step = finish(JSONValue(.string(text(from: start, to: end)), at: SourceSpan(start, end)))
        if index < count, !bytes[index].isLineEnd, !startsComment(at: index) {
            skipToSeparator()
        }
        return step
    }

    private func startsComment(at place: Int) -> Bool {
        guard bytes[place - 1].isJSONSpace, place + 1 < count else { return false }
        return bytes[place] == .hash
            || (bytes[place] == .slash && (bytes[place + 1] == .slash || bytes[place + 1] == .asterisk))
    }

    /// The text of some bytes; bytes that are not UTF-8 become U+FFFD.
    func text(from start: Int, to end: Int) -> String {
        String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
    }

    /// What words of other languages mean.
    static let foreignLiterals: [String: JSONValue.Content] = [
        "True": .bool(true), "TRUE": .bool(true), "yes": .bool(true), "Yes": .bool(true), "YES": .bool(true),
        "False": .bool(false), "FALSE": .bool(false), "no": .bool(false), "No": .bool(false), "NO": .bool(false),
        "None": .null, "nil": .null, "Nil": .null, "NULL": .null, "Null": .null, "undefined": .null,
        "NaN": .number("NaN"), "Infinity": .number("Infinity"),
    ]
}

extension UInt8 {
    /// Whether the byte is one of `{}[]`.
    var isBracket: Bool {
        self == .leftBrace || self == .rightBrace || self == .leftBracket || self == .rightBracket
    }
}
