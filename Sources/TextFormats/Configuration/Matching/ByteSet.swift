/// A set of bytes.
struct ByteSet: Sendable {
    private var bits = SIMD4<UInt64>()

    init() {}

    init(_ bytes: some Sequence<UInt8>) { for byte in bytes { insert(byte) } }

    func contains(_ byte: UInt8) -> Bool { bits[Int(byte >> 6)] >> UInt64(byte & 63) & 1 == 1 }

    mutating func insert(_ byte: UInt8) { bits[Int(byte >> 6)] |= 1 << UInt64(byte & 63) }

    mutating func formUnion(_ other: ByteSet) { bits |= other.bits }

    var inverted: ByteSet {
        var set = ByteSet()
        set.bits = ~bits
        return set
    }

    /// The set with the other case of every ASCII letter in it.
    var ignoringCase: ByteSet {
        var set = self
        for byte in UInt8(ascii: "a")...UInt8(ascii: "z") where contains(byte) || contains(byte & 0xDF) {
            set.insert(byte)
            set.insert(byte & 0xDF)
        }
        return set
    }

    static let digits = ByteSet(UInt8(ascii: "0")...UInt8(ascii: "9"))
    static let lower = ByteSet(UInt8(ascii: "a")...UInt8(ascii: "z"))
    static let upper = ByteSet(UInt8(ascii: "A")...UInt8(ascii: "Z"))
    static let space = ByteSet([0x20, 0x09, 0x0A, 0x0B, 0x0C, 0x0D])
    static let word = ByteSet((0...0x7F).filter { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "_") })
    static let anyButLineFeed = ByteSet([0x0A]).inverted

    /// A class that POSIX names, such as `alnum` in `[[:alnum:]]`.
    static func named(_ name: some Sequence<UInt8>) -> ByteSet? {
        classes[String(decoding: Array(name), as: UTF8.self)]
    }

    private static let classes: [String: ByteSet] = [
        "digit": digits, "lower": lower, "upper": upper, "space": space, "word": word,
        "xdigit": ByteSet((0...0x7F).filter(\.isASCIIHexDigit)), "alpha": ByteSet((0...0x7F).filter(\.isASCIILetter)),
        "alnum": ByteSet((0...0x7F).filter(\.isASCIIAlphanumeric)),
        "punct": ByteSet((0x21...0x7E).filter { !$0.isASCIIAlphanumeric }),
    ]
}
