import TextFormats

/// A text in which references to build settings stand, as a pattern: what is not known may turn out to be anything.
///
/// It is how what a project declares is compared with what was signed, where the value of a setting is known to Xcode
/// alone: `webcredentials:$(HOST)` fits `webcredentials:example.com`, and `applinks:example.com` does not fit it.
package struct SettingPattern: Hashable, Sendable {
    /// What stands before, between and behind the references, in bytes of UTF-8; one piece where there is none.
    private let pieces: [[UInt8]]

    /// Takes a text apart.
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

    /// Whether the text holds no reference, so that it fits itself alone.
    package var isLiteral: Bool { pieces.count == 1 }

    /// Whether a text is what the pattern may turn out to be, compared byte for byte.
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
