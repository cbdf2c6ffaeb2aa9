import Findings
import UniversalLinks

/// The one piece in which two texts differ: what is left when the beginning and the end that they share are gone.
struct Difference: Hashable, Sendable {
    /// Where the piece begins in the found text, in bytes of UTF-8.
    let offset: Int
    /// What should stand there.
    let wanted: String
    /// What stands there.
    let found: String
    /// Whether `found` repeats the byte before it and nothing was wanted.
    let isDoubled: Bool

    /// Compares a text with the wanted one, which is ASCII, so that no piece begins or ends inside a character.
    init(of found: String, from wanted: String) {
        let found = Array(found.utf8)
        let wanted = Array(wanted.utf8)
        let shorter = min(found.count, wanted.count)
        var start = 0
        while start < shorter, found[start] == wanted[start] { start += 1 }
        var end = 0
        while end < shorter - start, found[found.count - 1 - end] == wanted[wanted.count - 1 - end] { end += 1 }
        let piece = found[start..<(found.count - end)]
        offset = start
        self.wanted = String(decoding: wanted[start..<(wanted.count - end)], as: UTF8.self)
        self.found = String(decoding: piece, as: UTF8.self)
        isDoubled = self.wanted.isEmpty && piece.count == 1 && start > 0 && piece.first == found[start - 1]
    }

    /// The difference in words.
    var words: Message {
        if isDoubled { return "\(found) stands there twice" }
        if wanted.isEmpty { return "\(found) is too much" }
        if found.isEmpty { return "\(wanted) is missing" }
        if isTransposed { return "the two letters of \(found) are transposed" }
        let named = Self.named(found)
        return named.map { "\(found) (\(plain: $0)) stands where \(wanted) belongs" }
            ?? "\(found) stands where \(wanted) belongs"
    }

    private var isTransposed: Bool {
        found.utf8.count == 2 && found.utf8.elementsEqual(wanted.utf8.reversed())
    }

    // A character that looks like another cannot be told by looking.
    private static func named(_ text: String) -> String? {
        guard text.unicodeScalars.count == 1, let scalar = text.unicodeScalars.first else { return nil }
        switch scalar {
        case "0", "1": return "the digit"
        case "O", "l", "I": return "the letter"
        case _ where !scalar.isASCII: return "U+" + Self.hexadecimal(scalar)
        default: return nil
        }
    }

    private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }
}
