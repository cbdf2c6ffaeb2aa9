import TextFormats

/// A text with references to build settings, used as a pattern in which each reference may stand for anything.
///
/// It is used to compare what a project declares with what was signed when only Xcode knows the value of a setting:
/// `webcredentials:$(HOST)` fits `webcredentials:example.com`, but not `applinks:example.com`.
package struct SettingPattern: Hashable, Sendable {
    /// The UTF-8 bytes before, between and after the references; a single piece if there are none.
    private let pieces: [[UInt8]]

    /// Splits a text at its references.
    package init(_ text: String) {
        let bytes = Array(text.utf8)
        var pieces: [[UInt8]] = [[]]
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "$"), let reference = SettingReference(bytes[index...]) {
                pieces.append([])
                index = reference.end
            } else {
                pieces[pieces.count - 1].append(bytes[index])
                index += 1
            }
        }
        self.pieces = pieces
    }

    /// Whether a text is a possible value of the pattern, compared byte for byte.
    package func fits(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        guard let first = pieces.first, let last = pieces.last, pieces.count > 1 else {
            return pieces.first == bytes
        }
        guard bytes.count >= first.count + last.count, bytes.starts(with: first), bytes.suffix(last.count) == last[...]
        else { return false }
        var rest = bytes[first.count..<(bytes.count - last.count)]
        for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
            guard let start = rest.indices.first(where: { rest[$0...].starts(with: piece) }) else { return false }
            rest = rest[(start + piece.count)...]
        }
        return true
    }
}
