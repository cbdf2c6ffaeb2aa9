import Findings

/// The full-width forms of ASCII (U+FF01 to U+FF5E), the ideographic space and the ideographic comma: what an input
/// method for Chinese, Japanese or Korean writes in place of ASCII. In UTF-8 each has three bytes.
enum FullWidth {
    static let byteCount = 3

    /// The ASCII character that the one at an offset stands for; nil if that is not a full-width one.
    static func ascii(at index: Int, in bytes: [UInt8]) -> UInt8? {
        guard index + byteCount <= bytes.count else { return nil }
        let last = bytes[index + 2]
        switch (bytes[index], bytes[index + 1], last) {
        case (0xEF, 0xBC, 0x81...0xBF): return last - 0x60
        case (0xEF, 0xBD, 0x80...0x9E): return last - 0x20
        case (0xE3, 0x80, 0x80): return UInt8(ascii: " ")
        case (0xE3, 0x80, 0x81): return UInt8(ascii: ",")
        default: return nil
        }
    }

    /// The longest run of full-width characters at an offset, and the same in ASCII; nil if there is none.
    static func run(at index: Int, in bytes: [UInt8]) -> (span: SourceSpan, ascii: String)? {
        var end = index
        var ascii: [UInt8] = []
        while let byte = self.ascii(at: end, in: bytes) {
            ascii.append(byte)
            end += byteCount
        }
        return ascii.isEmpty ? nil : (SourceSpan(index, end), String(decoding: ascii, as: UTF8.self))
    }

    /// Whether a text consists of full-width characters.
    static func isRun(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        return run(at: 0, in: bytes)?.span.end == bytes.count
    }
}

extension DescriptorProblem {
    /// Whether the mistake is that full-width characters stand where the language has ASCII. ``suggestion`` is the same
    /// in ASCII.
    package var isFullWidth: Bool { kind != .charactersDropped && suggestion != nil && FullWidth.isRun(text) }
}

extension DescriptorReader {
    /// The full-width characters that are the cause of a mistake, if they are.
    func fullWidthCause(of kind: DescriptorProblem.Kind, _ span: SourceSpan) -> (span: SourceSpan, ascii: String)? {
        var start = span.start
        switch kind {
        case .unknownProperty, .propertyCase, .newerProperty, .unknownClass:
            // Punctuation after an unknown word is another mistake; a letter is a part of the word.
            guard FullWidth.ascii(at: span.end, in: bytes)?.isPartOfWord == true else { return nil }
            start = span.end
        case .colonMissing: start = firstAfter(span.end, \.isSpace)
        case .spaceAfterNumber, .classMissingAfterComma: return nil
        default: start = firstAfter(start) { $0.isDigit || $0.isSpace }
        }
        return FullWidth.run(at: start, in: bytes)
    }

    /// Notes the full-width characters between here and an offset that are not noted yet, except those between
    /// brackets, which are characters of a class.
    mutating func noteFullWidth(until end: Int) {
        var at = max(index, noted)
        while at < end {
            if bytes[at] == UInt8(ascii: "[") {
                at = bytes[at..<end].firstIndex(of: UInt8(ascii: "]")) ?? end
            } else if let run = FullWidth.run(at: at, in: bytes) {
                let kind: DescriptorProblem.Kind = run.ascii.hasPrefix(":") ? .colonMissing : .separatorExpected
                noteLater(kind, run.span, run.ascii)
                at = run.span.end
            } else {
                at += 1
            }
        }
    }

    private func firstAfter(_ start: Int, _ isSkipped: (UInt8) -> Bool) -> Int {
        bytes[start...].firstIndex { !isSkipped($0) } ?? bytes.count
    }
}
