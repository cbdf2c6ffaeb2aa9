import Findings

/// Strings: the common case at speed, and all that can be wrong with one.
extension JSONReader {
    /// What a string is read as, which tells where one ends that was not closed.
    enum Role { case key, value }

    /// Reads the string whose quotation mark stands here.
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

    /// Whether nothing but white space lies between `place` and what may follow a string (a comment or the end too).
    func isFollowedBySeparator(_ place: Int) -> Bool {
        var place = place
        while place < count, bytes[place].isJSONSpace { place += 1 }
        return place == count || bytes[place].isSeparator || bytes[place] == .slash || bytes[place] == .hash
    }

    /// Where a string ends whose first content byte is `start`.
    private enum Ending {
        /// At a quotation mark.
        case closed(Int)
        /// At a typographic quotation mark of this many bytes.
        case closedTypographically(Int, length: Int)
        /// At a quotation mark that is there twice.
        case closedTwice(Int)
        /// Nowhere yet: two quotation marks open it, of which this is the second.
        case openedTwice(Int)
        /// Before this byte, where the quotation mark seems to be missing.
        case unclosed(Int)
        /// With the text.
        case truncated
    }

    /// Reads a string that holds escapes, or is wrong in some way, or is followed by something unexpected.
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
        case .openedTwice(let second):
            report(.syntax, from: second, to: second + 1)
            index = second
            return readString(as: role)
        case .unclosed(let end):
            report(.syntax, from: end, to: end, related: opening)
            index = end
            return decode(from: start, to: end)
        case .truncated:
            let text = decode(from: start, to: count)
            index = count
            _ = stopTruncated(opening: opening)
            return text
        }
    }

    private func ending(from start: Int, _ role: Role) -> Ending {
        var place = start
        while place < count {
            switch bytes[place] {
            case .quote: return ending(from: start, role, closing: place)
            case .backslash: place += 2
            case .lineFeed, .carriageReturn:
                var next = place
                while next < count, bytes[next].isJSONSpace { next += 1 }
                guard next < count else { return .truncated }
                let opens = bytes[next] == .quote && !isFollowedBySeparator(next + 1)
                if opens || bytes[next] == .rightBrace || bytes[next] == .rightBracket {
                    if let mark = typographicEnd(from: start, to: place) {
                        return .closedTypographically(mark.lowerBound, length: mark.count)
                    }
                    return .unclosed(endOfUnclosed(from: start, to: place, role))
                }
                place = next
            default: place += 1
            }
        }
        return .truncated
    }

    /// Judges a quotation mark: where something unexpected follows it, an earlier one may have been forgotten, or be
    /// a typographic one.
    private func ending(from start: Int, _ role: Role, closing end: Int) -> Ending {
        guard !isFollowedBySeparator(end + 1) else { return .closed(end) }
        if let mark = typographicEnd(from: start, to: end) {
            return .closedTypographically(mark.lowerBound, length: mark.count)
        }
        let next = bytes[end + 1]
        if next == .quote { return isFollowedBySeparator(end + 2) ? .closedTwice(end) : .closed(end) }
        if end == start && next.continuesWord { return .openedTwice(end) }
        guard !next.isJSONSpace else { return .closed(end) }
        let last = endOfUnclosed(from: start, to: end, role)
        let isCut = bytes[last..<end].contains { $0.isSeparator || $0.isBracket }
        return isCut ? .unclosed(last) : .closed(end)
    }

    private func typographicEnd(from start: Int, to end: Int) -> Range<Int>? {
        var place = start
        while place < end {
            if bytes[place] >= 0x80, let mark = quotationMark(at: place), isFollowedBySeparator(place + mark.length) {
                return place..<place + mark.length
            }
            place += 1
        }
        return nil
    }

    /// Where the content of a string ends that should have been closed before `end`: a key before its colon, a value
    /// before the commas and brackets that come last.
    private func endOfUnclosed(from start: Int, to end: Int, _ role: Role) -> Int {
        var last = end
        if role == .key, let colon = bytes[start..<end].firstIndex(of: .colon) { last = colon }
        while last > start, bytes[last - 1].isJSONSpace || bytes[last - 1] == .comma || bytes[last - 1].isBracket {
            last -= 1
        }
        return last
    }

    // MARK: Other quotation marks

    /// A quotation mark that JSON does not have.
    struct QuotationMark {
        let length: Int
        let isDouble: Bool
    }

    /// The single or typographic quotation mark at a place, if there is one.
    func quotationMark(at place: Int) -> QuotationMark? {
        switch bytes[place] {
        case .apostrophe: return QuotationMark(length: 1, isDouble: false)
        case 0xC2:
            guard place + 1 < count, bytes[place + 1] == 0xAB || bytes[place + 1] == 0xBB else { return nil }
            return QuotationMark(length: 2, isDouble: true)
        case 0xE2:
            guard place + 2 < count, bytes[place + 1] == 0x80 else { return nil }
            switch bytes[place + 2] {
            case 0x98...0x9B, 0xB9, 0xBA: return QuotationMark(length: 3, isDouble: false)
            case 0x9C...0x9F: return QuotationMark(length: 3, isDouble: true)
            default: return nil
            }
        default: return nil
        }
    }

    /// Reads a string in other quotation marks: to the first closing one on the line that something plausible
    /// follows (`'it's'`), else to the first.
    mutating func readQuoted(by mark: QuotationMark, as role: Role) -> String {
        let opening = SourceSpan(index, index + mark.length)
        let start = opening.end
        let kind: JSONProblem.Kind = bytes[index] == .apostrophe ? .singleQuotes : .smartQuotes
        let lineEnd = endOfLine(from: start)
        if let closing = closingMark(of: mark, from: start, to: lineEnd) {
            report(kind, from: opening.start, to: closing.upperBound)
            index = closing.upperBound
            return decode(from: start, to: closing.lowerBound, escapesApostrophe: true)
        }
        if lineEnd == count {
            let text = decode(from: start, to: count)
            index = count
            _ = stopTruncated(opening: opening)
            return text
        }
        let end = endOfUnclosed(from: start, to: lineEnd, role)
        report(kind, from: opening.start, to: end, related: opening)
        index = end
        return decode(from: start, to: end, escapesApostrophe: true)
    }

    private func closingMark(of mark: QuotationMark, from start: Int, to lineEnd: Int) -> Range<Int>? {
        var first: Range<Int>?
        var place = start
        while place < lineEnd {
            var length = 0
            if bytes[place] == .backslash {
                place += 2
                continue
            } else if mark.isDouble && bytes[place] == .quote {
                length = 1
            } else if let other = quotationMark(at: place), other.isDouble == mark.isDouble {
                length = other.length
            }
            guard length > 0 else {
                place += 1
                continue
            }
            if isFollowedBySeparator(place + length) { return place..<place + length }
            if first == nil { first = place..<place + length }
            place += length
        }
        return first
    }
}
