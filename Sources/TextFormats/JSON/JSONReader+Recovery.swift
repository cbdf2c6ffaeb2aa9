import Findings

/// Decides how to interpret an unexpected byte, so that one mistake yields one problem and parsing continues.
extension JSONReader {
    // MARK: In place of a value

    mutating func readUnusualValue() -> Step {
        let start = index
        if let mark = quotationMark(at: index) {
            let text = readQuoted(by: mark, as: .value)
            return finish(JSONValue(.string(text), at: SourceSpan(start, index)))
        }
        switch bytes[index] {
        case .comma, .rightBracket, .rightBrace: return readMissingValue()
        case .colon where !frames.isEmpty:
            report(.syntax, from: index, to: index + 1)
            index += 1
            return .value
        case .plus, .point: return readNumber()
        case let byte where byte.continuesWord && lengthOfCharacter(at: index) > 0: return readWord()
        default:
            if let mark = closingMarkOfHalfQuoted(from: start) { return readHalfQuoted(from: start, to: mark) }
            return readJunk()
        }
    }

    private mutating func readMissingValue() -> Step {
        guard let frame = frames.last else { return refuse(from: index, to: index + 1) }
        if frame.isObject {
            report(.syntax, from: index, to: index + 1, related: keys.popLast()?.span)
            return .separator
        }
        return bytes[index] == .comma ? readLeadingCommas() : readWrongCloser()
    }

    private mutating func readLeadingCommas() -> Step {
        let start = index
        var end = index
        while index < count, bytes[index] == .comma {
            index += 1
            end = index
            skipSpace()
        }
        report(.syntax, from: start, to: end)
        return nextItem
    }

    // MARK: In place of a key

    mutating func readUnusualKey() -> Step {
        let start = index
        if let mark = quotationMark(at: index) {
            let text = readQuoted(by: mark, as: .key)
            guard !isStopped else { return .end }
            return readColon(after: LocatedString(text, at: SourceSpan(start, index)))
        }
        switch bytes[index] {
        case .comma: return readLeadingCommas()
        case .rightBracket: return readWrongCloser()
        case .leftBrace, .leftBracket:
            if isFirstOfAll { return readJunk() }
            reportMisfit(from: index, to: index + 1)
            skipToSeparator()
            return .separator
        case let byte where byte.continuesWord && lengthOfCharacter(at: index) > 0: return readWordAsKey()
        default:
            if let mark = closingMarkOfHalfQuotedKey(from: start) {
                return readUnquotedKey(from: start, to: mark, hasMark: true)
            }
            return readJunk()
        }
    }

    private mutating func readWordAsKey() -> Step {
        let start = index
        let end = endOfKeyWord(from: start)
        let hasQuote = end < count && bytes[end] == .quote
        guard isFollowedByColon(hasQuote ? end + 1 : end) else {
            if let mark = closingMarkOfHalfQuotedKey(from: start) {
                return readUnquotedKey(from: start, to: mark, hasMark: true)
            }
            index = end
            if index == count { return stopTruncated() }
            if isFirstOfAll { return refuse(from: start, to: end) }
            report(.syntax, from: start, to: end)
            skipToSeparator()
            return .separator
        }
        return readUnquotedKey(from: start, to: end, hasMark: hasQuote)
    }

    private func endOfKeyWord(from start: Int) -> Int {
        var end = start
        while end < count, bytes[end].continuesWord || bytes[end] == .minus || bytes[end] == .point { end += 1 }
        return end
    }

    func isFollowedByColon(_ place: Int) -> Bool {
        let next = endOfSpace(from: place)
        return next < count && bytes[next] == .colon
    }

    // MARK: In place of a colon

    mutating func readMissingColon(after key: LocatedString) -> Step {
        let byte = bytes[index]
        switch byte {
        case .rightBrace, .rightBracket:
            reportMisfit(from: index, to: index + 1, related: key.span)
            return .separator
        case .comma where isFollowedByItem(index + 1):
            reportMisfit(from: index, to: index + 1, related: key.span)
            return .separator
        case .comma, UInt8(ascii: "="), UInt8(ascii: ";"):
            let isArrow = byte == UInt8(ascii: "=") && index + 1 < count && bytes[index + 1] == UInt8(ascii: ">")
            report(.syntax, from: index, to: index + (isArrow ? 2 : 1), related: key.span)
            index += isArrow ? 2 : 1
        case .quote, .leftBrace, .leftBracket, .minus, UInt8(ascii: "0")...UInt8(ascii: "9"):
            report(.syntax, from: key.span.end, to: key.span.end, related: key.span)
        default:
            guard byte.isASCIILetter || quotationMark(at: index) != nil else { return skipJunk() }
            report(.syntax, from: key.span.end, to: key.span.end, related: key.span)
        }
        keys.append(key)
        return .value
    }

    private mutating func reportMisfit(from start: Int, to end: Int, related: SourceSpan? = nil) {
        if misfit != frames.last?.opening { report(.syntax, from: start, to: end, related: related) }
        misfit = frames.last?.opening
    }

    private func isFollowedByItem(_ place: Int) -> Bool {
        let next = endOfSpace(from: place)
        return next == count || bytes[next] == .quote || bytes[next] == .rightBrace
    }

    // MARK: In place of a separator

    mutating func readUnusualSeparator() -> Step {
        switch bytes[index] {
        case .rightBrace, .rightBracket: return readWrongCloser()
        case UInt8(ascii: ";"):
            report(.syntax, from: index, to: index + 1)
            index += 1
            return nextItem
        case .colon where frames.last?.isObject == false:
            reportMisfit(from: index, to: index + 1)
            index += 1
            return .value
        default:
            guard startsItem() else { return readJunk() }
            report(.missingComma, from: lastEnd, to: lastEnd)
            return nextItem
        }
    }

    /// Whether an element or a member begins here, so that only a comma is missing.
    private func startsItem() -> Bool {
        let byte = bytes[index]
        if frames.last?.isObject == true {
            if byte == .quote { return isFollowedByColon(endOfPlainString(from: index)) }
            if startsQuoted() { return true }
            return byte.continuesWord && isFollowedByColon(endOfKeyWord(from: index))
        }
        switch byte {
        case .quote, .leftBrace, .leftBracket, .minus, UInt8(ascii: "0")...UInt8(ascii: "9"): return true
        default:
            if startsQuoted() { return true }
            let word = text(from: index, to: endOfKeyWord(from: index))
            return word == "true" || word == "false" || word == "null"
        }
    }

    /// Whether a string in other quotation marks begins here and ends on the same line.
    private func startsQuoted() -> Bool {
        guard let mark = quotationMark(at: index) else { return false }
        return closingMark(of: mark, from: index + mark.length, to: endOfLine(from: index)) != nil
    }

    // MARK: Anything else

    /// Whether only one bracket has been read so far, so that the text may not be JSON at all.
    private var isFirstOfAll: Bool { frames.count == 1 && members.isEmpty && elements.isEmpty && keys.isEmpty }

    /// Gives up if the text begins with something meaningless; otherwise continues after it.
    private mutating func readJunk() -> Step {
        guard frames.isEmpty || isFirstOfAll else { return skipJunk() }
        let junk = junkHere()
        return refuse(from: junk.span.start, to: junk.span.end, as: junk.kind)
    }

    /// Reports something meaningless and continues at the next comma or closing bracket.
    private mutating func skipJunk() -> Step {
        let junk = junkHere()
        report(junk.kind, from: junk.span.start, to: junk.span.end)
        if bytes[index] != .quote, !bytes[index].isBracket { index = junk.span.end }
        skipToSeparator()
        return .separator
    }

    /// The string or character here, or the run of bytes that are not UTF-8.
    private func junkHere() -> JSONProblem {
        if bytes[index] == .quote { return JSONProblem(.syntax, at: SourceSpan(index, endOfPlainString(from: index))) }
        let length = lengthOfCharacter(at: index)
        var end = index + max(1, length)
        guard length == 0 else { return JSONProblem(.syntax, at: SourceSpan(index, end)) }
        while end < count, lengthOfCharacter(at: end) == 0 { end += 1 }
        return JSONProblem(.invalidUTF8, at: SourceSpan(index, end))
    }

    /// Skips to the next comma, unless it is to be ignored, or closing bracket of the innermost container.
    mutating func skipToSeparator(ignoringCommas: Bool = false) {
        var depth = 0
        while index < count {
            switch bytes[index] {
            case .quote:
                index = endOfPlainString(from: index)
                continue
            case .leftBrace, .leftBracket: depth += 1
            case .rightBrace, .rightBracket:
                if depth == 0 { return }
                depth -= 1
            case .comma where depth == 0 && !ignoringCommas: return
            default: break
            }
            index += 1
        }
    }

    /// The end of a string that is skipped: after its quotation mark, or at the end of its line.
    func endOfPlainString(from start: Int) -> Int {
        var place = start + 1
        while place < count, !bytes[place].isLineEnd {
            if bytes[place] == .quote { return place + 1 }
            place += bytes[place] == .backslash ? 2 : 1
        }
        return min(place, count)
    }

    /// Skips a container that is nested too deeply. Only the first one is reported.
    mutating func skipTooDeep(isObject: Bool) -> Step {
        let start = index
        if !problems.contains(where: { $0.kind == .tooDeep }) { report(.tooDeep, from: start, to: start + 1) }
        index += 1
        skipToSeparator(ignoringCommas: true)
        index = min(index + 1, count)
        return finish(JSONValue(isObject ? .object([]) : .array([]), at: SourceSpan(start, index)))
    }
}
