/// A set of the 95 printable characters of ASCII, U+0020 to U+007E: all that a rule can name one by one.
package struct PrintableCharacters: OptionSet, Hashable, Sendable {
    /// A bit for each character, the space in the lowest.
    package let rawValue: UInt128

    /// Takes bits; those above the 95th are dropped.
    package init(rawValue: UInt128) { self.rawValue = rawValue & ((1 << 95) - 1) }

    /// Collects characters by their bytes; others than the 95 are dropped.
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
    /// All 95.
    package static let all = PrintableCharacters(0x20...0x7E)
    /// The 33 that are neither letter nor digit; the space is one of them.
    package static let specials = all.subtracting(upper).subtracting(lower).subtracting(digits)

    /// Whether a byte is one of the 95.
    static func isPrintable(_ byte: UInt8) -> Bool { byte >= 0x20 && byte <= 0x7E }

    /// Whether the set has this character.
    package func contains(_ byte: UInt8) -> Bool {
        Self.isPrintable(byte) && rawValue & (1 << UInt128(byte - 0x20)) != 0
    }

    /// How many characters it has.
    package var count: Int { rawValue.nonzeroBitCount }

    /// The characters, in the order of ASCII.
    package var bytes: [UInt8] { (0x20...0x7E).filter(contains) }

    /// The characters in the order of the language: A–Z, a–z, 0–9, then the others in the order of ASCII.
    var inOrderOfTheLanguage: [UInt8] {
        [Self.upper, .lower, .digits, .specials].flatMap { intersection($0).bytes }
    }
}
