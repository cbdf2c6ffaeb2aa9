import AssociationModel
import Findings
import TextFormats

/// A string literal of Swift or Objective-C, with the range of its text.
struct StringLiteral {
    private let language: CodeScanner.Language
    /// The number of `#` before and after it.
    private let hashes: Int
    /// The byte range between the quotation marks; of a multi-line literal, without the first and the last line break.
    private let content: Range<Int>
    /// The indentation of a multi-line literal in bytes, which is removed from each line; nil for other literals.
    private let indentation: Int?

    /// Reads the literal that begins here and moves past it. Returns nil, and does not move, if none begins here or it
    /// is never closed.
    ///
    /// - Parameter depth: how many interpolations are around it.
    static func read(
        _ cursor: inout CodeCursor, _ language: CodeScanner.Language, depth: Int = 0
    ) -> StringLiteral? {
        let bytes = cursor.bytes
        let hashes = language == .swift ? bytes[cursor.offset...].prefix { $0 == UInt8(ascii: "#") }.count : 0
        let start = cursor.offset + hashes
        guard start < bytes.count, bytes[start] == UInt8(ascii: "\"") else { return nil }
        let isLong = language == .swift && bytes[start...].prefix(3).elementsEqual("\"\"\"".utf8)
        let marks = isLong ? 3 : 1
        // A text of many lines inside one that has only one would be read again for each that is not closed.
        guard depth <= Self.depthLimit, depth == 0 || !isLong,
            let end = end(of: start + marks, in: bytes, marks: marks, hashes: hashes, depth, language)
        else { return nil }
        cursor.offset = end + marks + hashes
        guard isLong else {
            return StringLiteral(language: language, hashes: hashes, content: (start + 1)..<end, indentation: nil)
        }
        let first = bytes[(start + 3)..<end].firstIndex(of: 0x0A) ?? end
        let last = bytes[(start + 3)..<end].lastIndex(of: 0x0A) ?? end
        return StringLiteral(
            language: language, hashes: hashes, content: min(first + 1, last)..<last,
            indentation: max(0, end - last - 1))
    }

    /// Skips something that looked like a literal but is not one: `#` alone, the rest of the line after an unclosed
    /// quotation mark, or the rest of the text after three of them.
    static func skipUnclosed(_ cursor: inout CodeCursor) {
        let rest = cursor.bytes[cursor.offset...].drop { $0 == UInt8(ascii: "#") }
        if rest.first != UInt8(ascii: "\"") {
            cursor.offset = rest.startIndex
        } else if rest.prefix(3).elementsEqual("\"\"\"".utf8) {
            cursor.offset = cursor.bytes.count
        } else {
            cursor.offset = rest.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? cursor.bytes.count
        }
    }

    private static func end(
        of start: Int, in bytes: [UInt8], marks: Int, hashes: Int, _ depth: Int, _ language: CodeScanner.Language
    ) -> Int? {
        var index = start
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\\") where bytes[(index + 1)...].prefix(hashes).allSatisfy { $0 == UInt8(ascii: "#") }:
                index += 1 + hashes
                if language == .swift, index < bytes.count, bytes[index] == UInt8(ascii: "(") {
                    guard let end = endOfInterpolation(at: index, in: bytes, isShort: marks == 1, depth) else {
                        return nil
                    }
                    index = end
                    continue
                }
                // An escaped line break, which only multi-line literals may have.
                if index < bytes.count, marks == 1, language == .swift, bytes[index] == 0x0A { return nil }
            case UInt8(ascii: "\""):
                let closer = bytes[index...].prefix(marks + hashes)
                if closer.count == marks + hashes, closer.prefix(marks).allSatisfy({ $0 == UInt8(ascii: "\"") }),
                    closer.dropFirst(marks).allSatisfy({ $0 == UInt8(ascii: "#") })
                {
                    return index
                }
            case 0x0A, 0x0D:
                if marks == 1 { return nil }
            default: break
            }
            index += 1
        }
        return nil
    }

    private static let depthLimit = 16

    /// The offset after the parenthesis that closes an interpolation; nil if none does, or on another line where the
    /// text has only one.
    private static func endOfInterpolation(at start: Int, in bytes: [UInt8], isShort: Bool, _ depth: Int) -> Int? {
        var cursor = CodeCursor(bytes)
        cursor.offset = start
        var open = 0
        while let byte = cursor.current {
            switch byte {
            case UInt8(ascii: "\""):
                guard read(&cursor, .swift, depth: depth + 1) != nil else { return nil }
                continue
            case UInt8(ascii: "("): open += 1
            case UInt8(ascii: ")"):
                open -= 1
                if open == 0 { return cursor.offset + 1 }
            case 0x0A, 0x0D: if isShort { return nil }
            default: break
            }
            cursor.offset += 1
        }
        return nil
    }

    /// Appends the text. Returns false if part of it is computed or cannot be understood.
    ///
    /// - Parameter interpolated: returns what stands in the place of an interpolation, given the offset of its opening
    ///   parenthesis, and the offset after it; nil if it can't be followed.
    func append(
        to builder: inout LocatedTextBuilder, of bytes: [UInt8],
        interpolated: (Int) -> (text: LocatedText, end: Int)? = { _ in nil }
    ) -> Bool {
        var index = content.lowerBound
        var run = index
        var isLineStart = indentation != nil
        while index < content.upperBound {
            if isLineStart {
                builder.append(bytes[run..<index])
                let blank = bytes[index..<content.upperBound].prefix { $0 == 0x20 || $0 == 0x09 }.count
                index += min(blank, indentation ?? 0)
                run = index
                isLineStart = false
                continue
            }
            if indentation != nil, bytes[index] == 0x0D {
                // Line breaks in the text are line feeds, whatever they are in the file.
                builder.append(bytes[run..<index])
                index += 1
                run = index
                continue
            }
            guard bytes[index] == UInt8(ascii: "\\"), isEscape(at: index, in: bytes) else {
                isLineStart = indentation != nil && bytes[index] == 0x0A
                index += 1
                continue
            }
            if language == .swift, bytes[index + 1 + hashes] == UInt8(ascii: "(") {
                guard let (text, end) = interpolated(index + 1 + hashes), end <= content.upperBound else {
                    return false
                }
                builder.append(bytes[run..<index])
                builder.append(text)
                (index, run) = (end, end)
                continue
            }
            guard let (scalars, end) = escape(at: index, in: bytes) else { return false }
            builder.append(bytes[run..<index])
            if !scalars.isEmpty { builder.append(Array(scalars.utf8), for: SourceSpan(index, end)) }
            isLineStart = indentation != nil && scalars.isEmpty
            (index, run) = (end, end)
        }
        builder.append(bytes[run..<index])
        return true
    }

    private func isEscape(at index: Int, in bytes: [UInt8]) -> Bool {
        let marks = bytes[(index + 1)..<content.upperBound].prefix(hashes)
        return marks.count == hashes && marks.allSatisfy { $0 == UInt8(ascii: "#") }
    }

    /// The text that an escape stands for, and the offset where it ends. The text is empty for an escaped line break;
    /// the result is nil for an interpolation or an unknown escape.
    private func escape(at index: Int, in bytes: [UInt8]) -> (String, Int)? {
        let start = index + 1 + hashes
        guard start < content.upperBound else { return nil }
        let end = start + 1
        switch bytes[start] {
        case UInt8(ascii: "n"): return ("\n", end)
        case UInt8(ascii: "t"): return ("\t", end)
        case UInt8(ascii: "r"): return ("\r", end)
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "'"):
            return (String(decoding: [bytes[start]], as: UTF8.self), end)
        case UInt8(ascii: "?") where language == .objectiveC: return ("?", end)
        case 0x0A: return ("", end)
        case UInt8(ascii: "u") where language == .swift:
            let rest = bytes[end..<content.upperBound]
            guard rest.first == UInt8(ascii: "{"), let close = rest.firstIndex(of: UInt8(ascii: "}")) else {
                return nil
            }
            return scalar(rest[(rest.startIndex + 1)..<close], radix: 16).map { ($0, close + 1) }
        case UInt8(ascii: "x") where language == .objectiveC:
            let digits = bytes[end..<content.upperBound].prefix { $0.isASCIIHexDigit }
            return scalar(digits, radix: 16).map { ($0, digits.endIndex) }
        case UInt8(ascii: "u") where language == .objectiveC:
            let digits = bytes[end..<content.upperBound].prefix(4)
            return scalar(digits, radix: 16).map { ($0, digits.endIndex) }
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            let digits = bytes[start..<content.upperBound].prefix(language == .swift ? 1 : 3).prefix {
                (UInt8(ascii: "0")...UInt8(ascii: "7")).contains($0)
            }
            return scalar(digits, radix: 8).map { ($0, digits.endIndex) }
        default: return nil
        }
    }

    private func scalar(_ digits: ArraySlice<UInt8>, radix: Int) -> String? {
        UInt32(String(decoding: digits, as: UTF8.self), radix: radix).flatMap(Unicode.Scalar.init).map { String($0) }
    }
}
