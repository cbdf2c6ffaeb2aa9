import TextFormats

/// A block of addresses that begin with the same bits (RFC 4632, 3.1; RFC 4291, 2.3).
package struct AddressBlock: Hashable, Sendable {
    private let prefix: [UInt8]
    private let length: Int

    /// Parses CIDR notation, such as `10.0.0.0/8`, or an address, which is a block of its own. Bits of the address past the
    /// length do not count.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let prefix = IPAddress(String(parts[0]))?.bytes else { return nil }
        self.prefix = prefix
        guard let digits = parts.dropFirst().first else {
            length = prefix.count * 8
            return
        }
        guard let length = Int(digits), digits.utf8.allSatisfy(\.isASCIIDigit), length <= prefix.count * 8 else {
            return nil
        }
        self.length = length
    }

    /// Whether an address is in the block.
    package func contains(_ address: IPAddress) -> Bool {
        guard address.bytes.count == prefix.count else { return false }
        let whole = length / 8
        guard address.bytes[..<whole] == prefix[..<whole] else { return false }
        let rest = length % 8
        return rest == 0 || (address.bytes[whole] ^ prefix[whole]) >> (8 - rest) == 0
    }
}
