import Findings

/// Strings: a fast path for the common case, and everything that can be wrong with one.
extension JSONReader {
    /// Whether the string is a key or a value, which decides where one without a closing quotation mark ends.
    enum Role { case key, value }

    /// Reads the string whose opening quotation mark is at the current position.
    mutating func readString(as role: Role) -> String {
        let start = index + 1
        var end = start
        var union: UInt8 = 0
        while end < count {
            let byte = bytes[end]
            if byte == .quote || byte == .backslash || byte < 0x20 { break }
            union |= byte
            end += 1
        }
        guard end < count, bytes[end] == .quote, isFollowedBySeparator(end + 1) else { return readHardString(as: role) }
        let content = UnsafeBufferPointer(rebasing: bytes[start..<end])
        if union < 0x80 {
            index = end + 1
            return String(decoding: content, as: UTF8.self)
        }
        guard let text = String(validating: content, as: UTF8.self) else { return readHardString(as: role) }
        index = end + 1
        return text
    }

    /// Whether only white space is between `place` and a separator or the end of the text.
    private func isFollowedBySeparator(_ place: Int) -> Bool {
        let next = endOfSpace(from: place)
        return next == count || bytes[next].isSeparator
    }

    /// Whether only white space is between `place` and a comment.
    private func isFollowedByComment(_ place: Int) -> Bool {
        let next = endOfSpace(from: place)
        guard next < count, bytes[next] != .hash else { return next < count }
        return next + 1 < count && bytes[next] == .slash
            && (bytes[next + 1] == .slash || bytes[next + 1] == .asterisk)
    }

    /// Whether a string may plausibly end before `place`.
    func isPlausibleEnd(_ place: Int) -> Bool { isFollowedBySeparator(place) || isFollowedByComment(place) }

    func endOfSpace(from start: Int) -> Int {
        var end = start
        while end < count, bytes[end].isJSONSpace { end += 1 }
        return end
    }

    /// Where a string ends.
    private enum Ending {
        /// At a quotation mark.
        case closed(Int)
        /// At a typographic quotation mark of this many bytes.
        case closedTypographically(Int, length: Int)
        /// At a quotation mark that appears twice.
        case closedTwice(Int)
        /// Nowhere: the opening quotation mark is extra, and the string begins at this one instead.
        case extraOpening(Int)
        /// Before this byte, where the closing quotation mark seems to be missing.
        case unclosed(Int)
        /// At the end of the text.
        case truncated
    }

    /// Reads a string that has escapes or is malformed, or that something unexpected follows.
    private mutating func readHardString(as role: Role) -> String {
        let opening = SourceSpan(index, index + 1)
        let start = index + 1
        switch ending(from: start, role) {
        case .closed(let end):
            index = end + 1
            return decode(from: start, to: end)
        case .closedTypographically(let end, let length):
            report(.smartQuotes, from: opening.start, to: end + length)
            index = end + length
            return decode(from: start, to: end)
        case .closedTwice(let end):
            report(.syntax, from: end + 1, to: end + 2)
            index = end + 2
            return decode(from: start, to: end)
        case .extraOpening(let second):
            report(.syntax, from: opening.start, to: opening.end)
            index = second
            return readString(as: role)
        case .unclosed(let end):
            report(.syntax, from: end, to: end, related: opening)
            index = end
            return decode(from: start, to: end)
        case .truncated:
            // The line break at the end of the file is not meant to be part of the string.
            let text = decode(from: start, to: max(start, endOfContent))
            index = count
            _ = stopTruncated(opening: opening)
            return text
        }
    }

    private func ending(from start: Int, _ role: Role) -> Ending {
        var place = start
        var line = start
        while place < count {
            switch bytes[place] {
            case .quote: return ending(from: start, role, closing: place)
            case .backslash: place += 2
            case .lineFeed, .carriageReturn:
                if let ending = ending(from: start, role, line: line..<place) { return ending }
                place = endOfSpace(from: place)
                line = place
            default: place += 1
            }
        }
        return endingOfText(from: start)
    }

    /// Decides on a string that no straight quotation mark closes before the text ends.
    private func endingOfText(from start: Int) -> Ending {
        if let mark = typographicEnd(from: start, to: endOfContent) {
            return .closedTypographically(mark.lowerBound, length: mark.count)
        }
        return .truncated
    }

    /// Decides on the end of a line within a string; nil if the string seems to continue on the next line.
    private func ending(from start: Int, _ role: Role, line: Range<Int>) -> Ending? {
        let end = line.upperBound
        let next = endOfSpace(from: end)
        guard next < count else { return endingOfText(from: start) }
        if role == .key, bytes[line].contains(.colon) {
            return .unclosed(endOfUnclosed(from: start, to: end, role))
        }
        let opens = bytes[next] == .quote && !isFollowedBySeparator(next + 1)
        guard opens || bytes[next] == .rightBrace || bytes[next] == .rightBracket else { return nil }
        if opens && endOfSpace(from: start) == next { return .extraOpening(next) }
        if let mark = typographicEnd(from: start, to: end) {
            return .closedTypographically(mark.lowerBound, length: mark.count)
        }
        return .unclosed(endOfUnclosed(from: start, to: end, role))
    }

    /// Decides on a quotation mark. If something unexpected follows it, an earlier one may be missing or may be
    /// typographic.
    private func ending(from start: Int, _ role: Role, closing end: Int) -> Ending {
        guard !isFollowedBySeparator(end + 1) else { return .closed(end) }
        let next = bytes[end + 1]
        let last = endOfUnclosed(from: start, to: end, role)
        let isCut = bytes[last..<end].contains { $0.isSeparator || $0.isBracket }
        if isFollowedByComment(end + 1), next.isJSONSpace || !isCut { return .closed(end) }
        if let mark = typographicEnd(from: start, to: end) {
            return .closedTypographically(mark.lowerBound, length: mark.count)
        }
        if next == .quote { return isFollowedBySeparator(end + 2) ? .closedTwice(end) : .closed(end) }
        if next.continuesWord && endOfSpace(from: start) == end { return .extraOpening(end) }
        return isCut && !next.isJSONSpace ? .unclosed(last) : .closed(end)
    }

    private func typographicEnd(from start: Int, to end: Int) -> Range<Int>? {
        var place = start
        while place < end {
            if bytes[place] >= 0x80, let mark = quotationMark(at: place), isPlausibleEnd(place + mark.length) {
                return place..<place + mark.length
            }
            place += 1
        }
        return nil
    }

    /// Where the content of a string ends that should have been closed before `end`: a key ends before its colon, a
    /// value before the commas and brackets at the end.
    func endOfUnclosed(from start: Int, to end: Int, _ role: Role) -> Int {
        let colon = role == .key ? bytes[start..<end].firstIndex(of: .colon) : nil
        var last = colon ?? end
        while last > start {
            let byte = bytes[last - 1]
            guard byte.isJSONSpace || (colon == nil && (byte == .comma || byte.isBracket)) else { break }
            last -= 1
        }
        return last
    }
}
