import Findings

/// The one piece in which two texts differ: what is left of both without their common beginning and end.
struct Difference: Hashable, Sendable {
    /// Where the piece begins in the found text, in UTF-8 bytes.
    let offset: Int
    /// The piece of the wanted text; empty if the found text only has something extra.
    let wanted: String
    /// The piece of the found text; empty if something is only missing.
    let found: String
    /// Whether `found` repeats the byte before it, and `wanted` is empty.
    let isDoubled: Bool

    /// Compares a text with the wanted one. `wanted` must be ASCII, so that no piece begins or ends inside a character.
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

    /// The difference in words, as the end of a sentence after a colon.
    var words: Message {
        if isDoubled { return "\(found) appears twice" }
        if wanted.isEmpty { return "\(found) is extra" }
        if found.isEmpty { return "\(wanted) is missing" }
        if isTransposed { return "the two characters of \(found) are swapped" }
        return Self.named(found).map { "\(found) (\(plain: $0)) should be \(wanted)" } ?? "\(found) should be \(wanted)"
    }

    private var isTransposed: Bool {
        found.utf8.count == 2 && found.utf8.elementsEqual(wanted.utf8.reversed())
    }

    // Names a character that is easily mistaken for another when only shown.
    private static func named(_ text: String) -> String? {
        guard text.unicodeScalars.count == 1, let scalar = text.unicodeScalars.first else { return nil }
        switch scalar {
        case "0", "1": return "the digit"
        case "O", "l", "I": return "the letter"
        case _ where !scalar.isASCII: return "U+" + String(scalar.value, radix: 16, uppercase: true).leftPadded(to: 4)
        default: return nil
        }
    }
}
