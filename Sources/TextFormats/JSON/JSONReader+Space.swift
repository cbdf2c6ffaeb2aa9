import Findings

/// What is between tokens: the byte order mark, white space, and comments.
extension JSONReader {
    /// Checks the first bytes for a byte order mark, or for zero bytes where JSON must have two ASCII characters (RFC
    /// 4627, section 3).
    mutating func readEncoding() {
        func starts(with mark: [UInt8]) -> Bool { count >= mark.count && bytes.prefix(mark.count).elementsEqual(mark) }
        if starts(with: [0xEF, 0xBB, 0xBF]) {
            report(.byteOrderMark, from: 0, to: 3)
            index = 3
            return
        }
        let wideMarks: [[UInt8]] = [[0xFF, 0xFE, 0, 0], [0, 0, 0xFE, 0xFF], [0xFF, 0xFE], [0xFE, 0xFF]]
        if let mark = wideMarks.first(where: starts) {
            report(.utf16, from: 0, to: mark.count)
            isStopped = true
        } else if count >= 2, bytes[0] == 0 || bytes[1] == 0 {
            let isUTF32 = count >= 4 && [bytes[0], bytes[1], bytes[2], bytes[3]].filter { $0 == 0 }.count == 3
            report(.utf16, from: 0, to: isUTF32 ? 4 : 2)
            isStopped = true
        }
    }

    /// Skips white space and comments; before a key or a value, not what is rather a string without its opening mark.
    mutating func skipSpace(beforeItem: Bool = false) {
        while index < count {
            switch bytes[index] {
            case 0x20, 0x0A, 0x0D, 0x09: index += 1
            case .hash where beforeItem && isHalfQuoted(at: index), .slash where beforeItem && isHalfQuoted(at: index):
                return
            case .hash: skipComment(from: index, to: endOfLine(from: index))
            case .slash:
                guard skipSlashes() else { return }
            case 0x00...0x1F, 0x80...0xFF:
                guard skipStrangeSpace() else { return }
            default: return
            }
        }
    }

    private mutating func skipSlashes() -> Bool {
        guard index + 1 < count else { return false }
        switch bytes[index + 1] {
        case .slash: skipComment(from: index, to: endOfLine(from: index))
        case .asterisk:
            if let end = endOfBlockComment(from: index + 2) {
                skipComment(from: index, to: end)
            } else {
                let opening = SourceSpan(index, index + 2)
                index = count
                _ = stopTruncated(opening: opening)
            }
        default: return false
        }
        return true
    }

    private mutating func skipComment(from start: Int, to end: Int) {
        if !isLenient { report(.comment, from: start, to: end) }
        index = end
    }

    private func endOfBlockComment(from start: Int) -> Int? {
        stride(from: start + 2, through: count, by: 1).first { bytes[$0 - 1] == .slash && bytes[$0 - 2] == .asterisk }
    }

    func endOfLine(from start: Int) -> Int {
        var end = start
        while end < count, !bytes[end].isLineEnd { end += 1 }
        return end
    }

    /// Skips white space that is not valid in JSON, such as form feeds or no-break spaces copied from web pages. A run
    /// counts as one mistake, however long it is.
    private mutating func skipStrangeSpace() -> Bool {
        let start = index
        var end = index
        while end < count, let length = lengthOfStrangeSpace(at: end) { end += length }
        guard end > start else { return false }
        report(.syntax, from: start, to: end)
        index = end
        return true
    }

    private func lengthOfStrangeSpace(at place: Int) -> Int? {
        switch bytes[place] {
        case 0x0B, 0x0C: return 1
        case 0xC2: return place + 1 < count && (bytes[place + 1] == 0xA0 || bytes[place + 1] == 0x85) ? 2 : nil
        case 0xE2, 0xE3, 0xEF:
            guard place + 2 < count else { return nil }
            switch (bytes[place], bytes[place + 1], bytes[place + 2]) {
            case (0xE2, 0x80, 0x80...0x8D), (0xE2, 0x80, 0xA8...0xA9), (0xE2, 0x80, 0xAF), (0xE2, 0x81, 0x9F...0xA0),
                (0xE3, 0x80, 0x80), (0xEF, 0xBB, 0xBF):
                return 3
            default: return nil
            }
        default: return nil
        }
    }
}
