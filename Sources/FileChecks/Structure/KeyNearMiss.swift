import AssociationModel
import TextFormats

/// Finds the key that a misspelt one was meant to be: the same except for case, `_`, `-`, spaces and a plural s, or a
/// slip or two away.
///
/// The number of slips grows with the length of the right key, so that no short word is mistaken for another: none
/// below five letters, one up to seven, two from eight.
enum KeyNearMiss {
    /// The candidate nearest to `key`, other than `key` itself; nil if none is near enough.
    static func match(_ key: String, among candidates: [String]) -> String? {
        let others = candidates.lazy.filter { $0 != key && $0.utf8.count > 1 }
        let near = others.compactMap { other in distance(key, other).map { (key: other, distance: $0) } }
        return near.min { $0.distance < $1.distance }?.key
    }

    /// Whether two keys differ, but only in the case of ASCII letters.
    static func differInCaseAlone(_ left: String, _ right: String) -> Bool {
        left != right && left.asciiLowercased == right.asciiLowercased
    }

    private static func distance(_ key: String, _ candidate: String) -> Int? {
        let (left, right) = (folded(key), folded(candidate))
        if left == right { return 0 }
        if singular(left) == singular(right) { return 1 }
        let bound = right.count < 5 ? 0 : right.count < 8 ? 1 : 2
        return SpellingDistance.between(left, right, limit: bound).map { 1 + $0 }
    }

    private static func folded(_ key: String) -> [UInt8] {
        key.utf8.filter { ![UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: " ")].contains($0) }
            .map(\.asciiLowercased)
    }

    private static func singular(_ key: [UInt8]) -> ArraySlice<UInt8> {
        key.last == UInt8(ascii: "s") ? key.dropLast() : key[...]
    }
}
