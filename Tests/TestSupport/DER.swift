/// What X.509 needs of DER (X.690): each value is its bytes.
enum DER {
    /// A tag, the length, and what is inside.
    static func value(_ tag: UInt8, _ contents: [UInt8]...) -> [UInt8] {
        let bytes = Array(contents.joined())
        guard bytes.count > 127 else { return [tag, UInt8(bytes.count)] + bytes }
        let length = withUnsafeBytes(of: bytes.count.bigEndian) { Array($0.drop { $0 == 0 }) }
        return [tag, 0x80 | UInt8(length.count)] + length + bytes
    }

    static func sequence(_ contents: [UInt8]...) -> [UInt8] { value(0x30, Array(contents.joined())) }

    /// A number that is not negative, from its bytes with the highest first.
    static func integer(_ bytes: [UInt8]) -> [UInt8] {
        let digits = Array(bytes.drop { $0 == 0 })
        return value(0x02, (digits.first ?? 0x80) < 0x80 ? digits : [0] + digits)
    }

    static func bits(_ bytes: [UInt8], unused: UInt8 = 0) -> [UInt8] { value(0x03, [unused], bytes) }

    static func octets(_ bytes: [UInt8]) -> [UInt8] { value(0x04, bytes) }

    static func text(_ text: String) -> [UInt8] { value(0x0C, Array(text.utf8)) }

    static let yes = value(0x01, [0xFF])

    /// The object identifiers (RFC 5280, RFC 5480).
    enum Identifier {
        static let commonName = value(0x06, [0x55, 0x04, 0x03])
        static let organization = value(0x06, [0x55, 0x04, 0x0A])
        static let keyUsage = value(0x06, [0x55, 0x1D, 0x0F])
        static let alternativeNames = value(0x06, [0x55, 0x1D, 0x11])
        static let extendedKeyUsage = value(0x06, [0x55, 0x1D, 0x25])
        static let nameConstraints = value(0x06, [0x55, 0x1D, 0x1E])
        static let clientAuthentication = value(0x06, [0x2B, 0x06, 0x01, 0x05, 0x05, 0x07, 0x03, 0x02])
        /// 1.3.6.1.4.1.99999.1, of which nobody knows anything.
        static let unknown = value(0x06, [0x2B, 0x06, 0x01, 0x04, 0x01, 0x86, 0x8D, 0x1F, 0x01])
        static let basicConstraints = value(0x06, [0x55, 0x1D, 0x13])
        static let authorityInformation = value(0x06, [0x2B, 0x06, 0x01, 0x05, 0x05, 0x07, 0x01, 0x01])
        static let issuingAuthority = value(0x06, [0x2B, 0x06, 0x01, 0x05, 0x05, 0x07, 0x30, 0x02])
        static let ellipticKey = value(0x06, [0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x02, 0x01])
        static let p256 = value(0x06, [0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x03, 0x01, 0x07])
        static let ecdsaWithSHA256 = value(0x06, [0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x04, 0x03, 0x02])
    }
}
