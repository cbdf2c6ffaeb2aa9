import Findings

/// Strings in quotation marks other than the straight double ones of JSON.
extension JSONReader {
    /// A quotation mark that is not valid in JSON.
    struct QuotationMark {
        let length: Int
        let isDouble: Bool
    }

    /// The single or typographic quotation mark at a position, if there is one.
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

    /// Reads a string in such quotation marks, up to a closing one on its line (`'it's'` has one).
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

    /// Where such a string ends: at the first closing mark with something plausible after it, else at the first one.
    func closingMark(of mark: QuotationMark, from start: Int, to lineEnd: Int) -> Range<Int>? {
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
            if isPlausibleEnd(place + length) { return place..<place + length }
            if first == nil { first = place..<place + length }
            place += length
        }
        return first
    }
}
