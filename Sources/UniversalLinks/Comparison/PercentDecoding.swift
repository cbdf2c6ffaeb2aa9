import TextFormats

/// The state of a byte-by-byte percent-decoder: outside an escape, or how far into one.
struct PercentDecoding: Hashable, Sendable {
    private enum Escape: Hashable {
        case outside
        case sign
        case digit(UInt8)
    }

    /// The result of decoding a byte.
    enum Outcome {
        /// A byte of the decoded text.
        case byte(UInt8)
        /// The escape is not complete yet.
        case pending
        /// The text cannot be decoded.
        case invalid
    }

    private var escape = Escape.outside

    /// Whether no escape is incomplete.
    var isComplete: Bool { escape == .outside }

    /// Decodes the next byte of the text.
    mutating func take(_ byte: UInt8) -> Outcome {
        switch escape {
        case .outside:
            guard byte == .percent else { return .byte(byte) }
            escape = .sign
            return .pending
        case .sign:
            guard let value = byte.hexadecimalValue else { return .invalid }
            escape = .digit(value)
            return .pending
        case .digit(let high):
            guard let low = byte.hexadecimalValue else { return .invalid }
            escape = .outside
            return .byte(high << 4 | low)
        }
    }
}

/// The position within a UTF-8 character (Unicode, table 3-7).
enum ScalarProgress: Hashable, Sendable {
    case complete, one, two, three, afterE0, afterED, afterF0, afterF4

    /// The position after a byte; nil if the text is not valid UTF-8.
    func taking(_ byte: UInt8) -> ScalarProgress? {
        let isContinuation = (0x80...0xBF).contains(byte)
        switch self {
        case .complete: return Self.first(byte)
        case .one: return isContinuation ? .complete : nil
        case .two: return isContinuation ? .one : nil
        case .three: return isContinuation ? .two : nil
        case .afterE0: return (0xA0...0xBF).contains(byte) ? .one : nil
        case .afterED: return (0x80...0x9F).contains(byte) ? .one : nil
        case .afterF0: return (0x90...0xBF).contains(byte) ? .two : nil
        case .afterF4: return (0x80...0x8F).contains(byte) ? .two : nil
        }
    }

    private static func first(_ byte: UInt8) -> ScalarProgress? {
        switch byte {
        case 0x00...0x7F: .complete
        case 0xC2...0xDF: .one
        case 0xE0: .afterE0
        case 0xED: .afterED
        case 0xE1...0xEF: .two
        case 0xF0: .afterF0
        case 0xF1...0xF3: .three
        case 0xF4: .afterF4
        default: nil
        }
    }
}
