import TextFormats

/// A block of private or reserved addresses, which no public server has.
///
/// A checker that runs inside a network and fetches hosts named by strangers must not be tricked into contacting that
/// network's own machines (server-side request forgery). Connections to these blocks are therefore refused unless they
/// are allowed. See <https://www.iana.org/assignments/iana-ipv4-special-registry> and its IPv6 counterpart.
package struct AddressRange: Hashable, Sendable {
    /// The block in CIDR notation, such as `10.0.0.0/8`.
    package let block: String
    /// The purpose of the block, in words.
    package let purpose: String
    private let addresses: AddressBlock

    /// Whether an address is in the block.
    package func contains(_ address: IPAddress) -> Bool { addresses.contains(address) }

    /// All blocks, IPv4 first, and a block before those that hold it.
    package static let all: [AddressRange] =
        [
            ("0.0.0.0", 8, "this network"), ("10.0.0.0", 8, "private use"), ("100.64.0.0", 10, "carrier-grade NAT"),
            ("127.0.0.0", 8, "loopback"), ("168.63.129.16", 32, "the host of Azure’s virtual machines"),
            ("169.254.0.0", 16, "link-local"), ("172.16.0.0", 12, "private use"),
            ("192.0.0.0", 24, "protocol assignments"), ("192.0.2.0", 24, "documentation"),
            ("192.88.99.0", 24, "6to4 relays"), ("192.168.0.0", 16, "private use"), ("198.18.0.0", 15, "benchmarking"),
            ("198.51.100.0", 24, "documentation"), ("203.0.113.0", 24, "documentation"),
            ("224.0.0.0", 4, "multicast"), ("255.255.255.255", 32, "broadcast"), ("240.0.0.0", 4, "reserved"),
            ("::1", 128, "loopback"), ("::", 128, "unspecified"), ("::", 96, "IPv4-compatible"),
            ("::ffff:0:0:0", 96, "IPv4-translated"), ("100:0:0:1::", 64, "dummy prefix"),
            ("64:ff9b:1::", 48, "local NAT64"), ("100::", 64, "discard-only"), ("2001::", 23, "protocol assignments"),
            ("2001:db8::", 32, "documentation"), ("3fff::", 20, "documentation"), ("5f00::", 16, "segment routing"),
            ("fc00::", 7, "private use"), ("fe80::", 10, "link-local"), ("fec0::", 10, "site-local"),
            ("ff00::", 8, "multicast"),
            // Public servers have addresses of 2000::/3 (RFC 4291, section 2.4), and of 64:ff9b::/96, which are judged by
            // what they embed. All others are refused, so that none has to be known.
            ("::", 3, "not global unicast"), ("4000::", 2, "not global unicast"), ("8000::", 1, "not global unicast"),
        ].compactMap { AddressRange($0.0, $0.1, $0.2) }

    private init?(_ address: String, _ length: Int, _ purpose: String) {
        block = address + "/" + String(length)
        guard let addresses = AddressBlock(block) else { return nil }
        self.addresses = addresses
        self.purpose = purpose
    }
}

extension IPAddress {
    /// The block that makes this address private or reserved; nil if a public server may have it.
    ///
    /// An IPv6 address that embeds an IPv4 address (mapped, NAT64 of RFC 6052, 6to4 of RFC 3056) is treated like that
    /// one.
    package var reservedRange: AddressRange? {
        let address = embeddedVersion4 ?? self
        return AddressRange.all.first { $0.contains(address) }
    }

    private var embeddedVersion4: IPAddress? {
        guard bytes.count == 16 else { return nil }
        if bytes.starts(with: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255]) { return IPAddress(bytes: bytes[12...]) }
        if bytes.starts(with: [0, 0x64, 0xff, 0x9b, 0, 0, 0, 0, 0, 0, 0, 0]) { return IPAddress(bytes: bytes[12...]) }
        if bytes.starts(with: [0x20, 0x02]) { return IPAddress(bytes: bytes[2..<6]) }
        return nil
    }
}
