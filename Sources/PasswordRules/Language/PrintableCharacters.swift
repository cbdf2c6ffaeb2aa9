/// A set of printable ASCII characters, U+0020 to U+007E: the 95 characters that a rule can name one by one.
package struct PrintableCharacters: OptionSet, Hashable, Sendable {
    /// One bit for each character, starting with the space in the lowest bit.
    package let rawValue: UInt128

    /// Makes a set from its bits; those above the lowest 95 are dropped.
    package init(rawValue: UInt128) { self.rawValue = rawValue & ((1 << 95) - 1) }

    /// Makes a set from ASCII bytes; bytes outside 0x20 to 0x7E are dropped.
    package init(_ bytes: some Sequence<UInt8>) {
        var bits: UInt128 = 0
        for byte in bytes where Self.isPrintable(byte) { bits |= 1 << UInt128(byte - 0x20) }
        self.init(rawValue: bits)
    }

    /// A–Z.
    package static let upper = PrintableCharacters(UInt8(ascii: "A")...UInt8(ascii: "Z"))
    /// a–z.
    package static let lower = PrintableCharacters(UInt8(ascii: "a")...UInt8(ascii: "z"))
    /// 0–9.
    package static let digits = PrintableCharacters(UInt8(ascii: "0")...UInt8(ascii: "9"))
    /// All 95 characters.
    package static let all = PrintableCharacters(0x20...0x7E)
    /// The 33 characters that are neither letters nor digits, including the space.
    package static let specials = all.subtracting(upper).subtracting(lower).subtracting(digits)

    /// Whether a byte is a printable ASCII character.
    static func isPrintable(_ byte: UInt8) -> Bool { byte >= 0x20 && byte <= 0x7E }

    /// Whether the set contains this character, given as an ASCII byte.
    package func contains(_ byte: UInt8) -> Bool {
        Self.isPrintable(byte) && rawValue & (1 << UInt128(byte - 0x20)) != 0
    }

    /// How many characters the set contains.
    package var count: Int { rawValue.nonzeroBitCount }

    /// The characters as bytes, in ASCII order.
    package var bytes: [UInt8] { (0x20...0x7E).filter(contains) }

    /// The characters as bytes in the order of Apple's parser: A–Z, a–z, 0–9, then the others in ASCII order.
    var inOrderOfTheLanguage: [UInt8] {
        [Self.upper, .lower, .digits, .specials].flatMap { intersection($0).bytes }
    }
}
