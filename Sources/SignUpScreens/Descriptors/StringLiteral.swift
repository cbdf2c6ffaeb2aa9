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
    static func read(_ cursor: inout CodeCursor, _ language: CodeScanner.Language) -> StringLiteral? {
        let bytes = cursor.bytes
        var tokens = SourceTokens(bytes, language.source, from: cursor.offset)
        guard let opener = tokens.next(), opener.kind == .stringStart, opener.span.start == cursor.offset,
            bytes[opener.span.end - 1] == .quote, let end = end(&tokens)
        else { return nil }
        cursor.offset = end.end
        let (start, close) = (opener.span.end, end.start)
        let hashes = bytes[opener.span.start..<start].prefix { $0 == .hash }.count
        guard opener.span.count - hashes > 1 else {
            return StringLiteral(language: language, hashes: hashes, content: start..<close, indentation: nil)
        }
        let first = bytes[start..<close].firstIndex(of: .lineFeed) ?? close
        let last = bytes[start..<close].lastIndex(of: .lineFeed) ?? close
        return StringLiteral(
            language: language, hashes: hashes, content: min(first + 1, last)..<last,
            indentation: max(0, close - last - 1))
    }

    // The closing marks; nil if they are missing here or in a literal inside it.
    private static func end(_ tokens: inout SourceTokens) -> SourceSpan? {
        while let token = tokens.next(), tokens.depth <= depthLimit {
            guard token.kind == .stringEnd else { continue }
            if token.span.count == 0 { return nil }
            if tokens.depth == 0 { return token.span }
        }
        return nil
    }

    // How many literals and their computed parts are read in each other.
    private static let depthLimit = 32

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
