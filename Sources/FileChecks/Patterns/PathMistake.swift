import AssociationModel
import TextFormats
import UniversalLinks

/// Something in a path pattern that is not part of a path. Ranges are byte offsets in the pattern.
enum PathMistake: Hashable {
    /// `#` and the fragment after it.
    case fragment(Range<Int>)
    /// A scheme and the host after it, with the path that was meant, if there is one.
    case url(Range<Int>, path: String?)
    /// `?name=` and the rest of the query.
    case query(Range<Int>)
    /// `NOT`, or a misspelling of it, where it excludes nothing, with the pattern that was meant.
    case negation(Range<Int>, path: String)
}

extension PatternSubject {
    /// The first mistake in a path pattern; nil if there is none, or if this is not a path pattern.
    var pathMistake: PathMistake? {
        guard part == .path else { return nil }
        return negation ?? url ?? fragmentInPath ?? queryInPath
    }

    /// A negation that is not read. `components` has no word for it, and `paths` only `NOT `, which was removed from
    /// the pattern when it was read.
    private var negation: PathMistake? {
        let bytes = pattern.bytes
        guard bytes.count > 3, bytes.prefix(3).map(\.asciiLowercased).elementsEqual("not".utf8) else { return nil }
        let rest = bytes.dropFirst(3).drop { $0 == UInt8(ascii: " ") }
        let isSpaced = bytes[3] == UInt8(ascii: " ")
        guard isSpaced || bytes[3] == UInt8(ascii: "/") && bytes.starts(with: "NOT".utf8) else { return nil }
        return .negation(0..<3, path: String(decoding: rest, as: UTF8.self))
    }

    /// A scheme at the start. After a slash it may be part of a path: web archives have such paths.
    private var url: PathMistake? {
        let bytes = pattern.bytes
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon > 1, bytes[0].isASCIILetter,
            bytes[colon...].starts(with: "://".utf8),
            bytes[..<colon].allSatisfy({ $0.isASCIIAlphanumeric || "+-.*".utf8.contains($0) })
        else { return nil }
        let host = bytes[(colon + 3)...].firstIndex(of: UInt8(ascii: "/"))
        let path = host.map { String(decoding: bytes[$0...], as: UTF8.self) }
        return .url(0..<(host ?? bytes.count), path: path)
    }

    /// `#` in a percent-encoded path, which ends before it. A decoded path may contain one.
    private var fragmentInPath: PathMistake? {
        guard isPercentEncoded, let place = pattern.bytes.firstIndex(of: UInt8(ascii: "#")) else { return nil }
        return .fragment(place..<pattern.bytes.count)
    }

    private var queryInPath: PathMistake? {
        let bytes = pattern.bytes
        // “Anything, one character, anything”: nobody means that by a path, and people mean a query by it.
        if bytes.suffix(3).elementsEqual("*?*".utf8) { return .query(bytes.count - 2..<bytes.count) }
        for case .anyScalar(let place) in pattern.pieces {
            let name = bytes[(place + 1)...].prefix { $0.isASCIIAlphanumeric || "_-.[]".utf8.contains($0) }
            if !name.isEmpty, name.endIndex < bytes.count, bytes[name.endIndex] == UInt8(ascii: "=") {
                return .query(place..<bytes.count)
            }
        }
        return nil
    }
}
