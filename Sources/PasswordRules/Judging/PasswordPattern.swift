/// What HTML's attribute `pattern` asks of a password, where it is simple enough to be certain: one set of characters
/// with a range of lengths, after lookaheads that ask for a character each, as in `(?=.*\d)[A-Za-z\d]{8,16}`.
///
/// Only printable ASCII is looked at. <https://html.spec.whatwg.org/multipage/input.html#the-pattern-attribute>
package struct PasswordPattern: Hashable, Sendable {
    /// The characters that may occur.
    package let characters: PrintableCharacters
    /// The sets from each of which a character must occur.
    package let needed: [PrintableCharacters]
    /// How long the password may be; `Int.max` stands for no limit.
    package let lengths: ClosedRange<Int>

    /// Reads a regular expression; nil if it has anything else, or if browsers differ in what they make of it.
    package init?(_ text: String) {
        var reader = PasswordPatternReader(bytes: Array(text.utf8))
        guard let pattern = reader.read() else { return nil }
        self = pattern
    }

    fileprivate init(characters: PrintableCharacters, needed: [PrintableCharacters], lengths: ClosedRange<Int>) {
        self.characters = characters
        self.needed = needed
        self.lengths = lengths
    }
}

/// Reads a pattern byte by byte.
private struct PasswordPatternReader {
    let bytes: [UInt8]
    var index = 0

    private static let sizeLimit = 4096

    mutating func read() -> PasswordPattern? {
        guard bytes.count <= Self.sizeLimit else { return nil }
        var needed: [PrintableCharacters] = []
        var lengths = 0...Int.max
        _ = take("^")
        while take("(?=") {
            guard readLookahead(&needed, &lengths) else { return nil }
        }
        guard let characters = readCharacters(), let own = readQuantifier() else { return nil }
        _ = take("$")
        let (low, high) = (
            max(lengths.lowerBound, own.lowerBound), min(lengths.upperBound, own.upperBound)
        )
        guard index == bytes.count, low <= high else { return nil }
        return PasswordPattern(characters: characters, needed: needed, lengths: low...high)
    }

    // `(?=.*\d)` asks for a character, `(?=.{8,16}$)` for a length.
    private mutating func readLookahead(_ needed: inout [PrintableCharacters], _ lengths: inout ClosedRange<Int>)
        -> Bool
    {
        if take(".*") {
            _ = take("?")
            guard let characters = readCharacters(), take(")") else { return false }
            needed.append(characters)
            return true
        }
        guard take("."), let range = readQuantifier() else { return false }
        let high = take("$") ? range.upperBound : .max
        guard take(")") else { return false }
        let (low, top) = (max(lengths.lowerBound, range.lowerBound), min(lengths.upperBound, high))
        guard low <= top else { return false }
        lengths = low...top
        return true
    }

    private mutating func readQuantifier() -> ClosedRange<Int>? {
        if take("+") { return 1...Int.max }
        if take("*") { return 0...Int.max }
        guard take("{"), let low = readNumber() else { return nil }
        if take("}") { return low...low }
        guard take(",") else { return nil }
        if take("}") { return low...Int.max }
        guard let high = readNumber(), take("}"), low <= high else { return nil }
        return low...high
    }

    private mutating func readNumber() -> Int? {
        let digits = bytes[index...].prefix(while: \.isDigit)
        index = digits.endIndex
        return Int(String(decoding: digits, as: UTF8.self))
    }

    /// A set of characters: `.`, `\d` or `[…]`.
    private mutating func readCharacters() -> PrintableCharacters? {
        if take(".") { return .all }
        if take("\\") { return readEscape() }
        guard take("[") else { return nil }
        let isNegated = take("^")
        var members: PrintableCharacters = []
        while !take("]") {
            guard let part = readMember() else { return nil }
            members.formUnion(part)
        }
        return isNegated ? PrintableCharacters.all.subtracting(members) : members
    }

    // A character, a range, or an escape. Characters that need a backslash under the flag `v` and not without it make
    // browsers of different age differ.
    private mutating func readMember() -> PrintableCharacters? {
        if take("\\") { return readEscape() }
        guard index < bytes.count, !Self.reserved.contains(bytes[index]) else { return nil }
        let first = bytes[index]
        index += 1
        // The double punctuation of the flag `v`.
        if index < bytes.count, bytes[index] == first, !first.isASCIILetterOrDigit { return nil }
        guard take("-") else { return PrintableCharacters([first]) }
        guard index < bytes.count, !Self.reserved.contains(bytes[index]), bytes[index] != UInt8(ascii: "\\"),
            bytes[index] >= first
        else { return nil }
        index += 1
        return PrintableCharacters(first...bytes[index - 1])
    }

    private mutating func readEscape() -> PrintableCharacters? {
        guard index < bytes.count else { return nil }
        let byte = bytes[index]
        index += 1
        // A capital letter stands for all others.
        if let set = Self.classes[byte | 0x20] { return byte & 0x20 == 0 ? .all.subtracting(set) : set }
        guard PrintableCharacters.isPrintable(byte), !byte.isASCIILetterOrDigit else { return nil }
        return PrintableCharacters([byte])
    }

    private static let classes: [UInt8: PrintableCharacters] = [
        UInt8(ascii: "d"): .digits, UInt8(ascii: "s"): PrintableCharacters(" ".utf8),
        UInt8(ascii: "w"): PrintableCharacters.upper.union(.lower).union(.digits).union(PrintableCharacters("_".utf8)),
    ]

    private static let reserved = Array("()[]{}/-|".utf8)

    private mutating func take(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard index + count <= bytes.count else { return false }
        guard text.withUTF8Buffer({ bytes[index..<index + count].elementsEqual($0) }) else { return false }
        index += count
        return true
    }
}

extension UInt8 {
    fileprivate var isASCIILetterOrDigit: Bool { isDigit || (isPartOfWord && self != UInt8(ascii: "-")) }
}

/// Why no password that follows some rules can match a pattern.
package enum PatternConflict: Hashable, Sendable {
    /// The lengths have nothing in common.
    case lengths
    /// The pattern allows none of the characters that the rules allow.
    case characters
    /// The rules require one of these characters, and the pattern allows none of them.
    case required(CharacterClass)
    /// The pattern asks for one of these characters, and the rules allow none of them.
    case needed(CharacterClass)
}

extension PasswordRules {
    /// Why no password that follows the rules can match the pattern; nil if one can, or if that is not certain.
    package func conflict(with pattern: PasswordPattern) -> PatternConflict? {
        let (low, high) = (minLength ?? 0, maxLength ?? .max)
        if low <= high, low > pattern.lengths.upperBound || high < pattern.lengths.lowerBound { return .lengths }
        let refused = required.first {
            !$0.isEmpty && !$0.isUnicode && $0.characters.isDisjoint(with: pattern.characters)
        }
        if let refused { return .required(refused) }
        // Characters beyond ASCII may satisfy the rest.
        guard !permitted.isUnicode else { return nil }
        let usable = permitted.characters.intersection(pattern.characters)
        if let needed = pattern.needed.first(where: { $0.isDisjoint(with: usable) }) {
            return .needed(CharacterClass(needed))
        }
        return usable.isEmpty && pattern.lengths.lowerBound > 0 ? .characters : nil
    }
}
