import AssociationModel
import Testing

/// The rows of IANA's registries of special-purpose addresses (<https://www.iana.org/assignments/iana-ipv4-special-registry>,
/// <https://www.iana.org/assignments/iana-ipv6-special-registry>, both as of 2024-10-22).
@Suite struct `IANA's registries of special addresses` {
    @Test(arguments: [
        ("0.0.0.0", 8), ("0.0.0.0", 32), ("10.0.0.0", 8), ("100.64.0.0", 10), ("127.0.0.0", 8), ("169.254.0.0", 16),
        ("172.16.0.0", 12), ("192.0.0.0", 24), ("192.0.0.0", 29), ("192.0.0.8", 32), ("192.0.0.170", 31),
        ("192.0.2.0", 24), ("192.88.99.0", 24), ("192.88.99.2", 32), ("192.168.0.0", 16), ("198.18.0.0", 15),
        ("198.51.100.0", 24), ("203.0.113.0", 24), ("240.0.0.0", 4), ("255.255.255.255", 32), ("::1", 128),
        ("::", 128), ("64:ff9b:1::", 48), ("100::", 64), ("100:0:0:1::", 64), ("2001::", 23), ("2001::", 32),
        ("2001:2::", 48), ("2001:10::", 28), ("2001:db8::", 32), ("3fff::", 20), ("5f00::", 16), ("fc00::", 7),
        ("fe80::", 10),
    ])
    func `a block that is not globally reachable is refused from its first address to its last`(
        address: String, length: Int
    ) throws {
        for end in try ends(of: address, length) { #expect(end.reservedRange != nil, "\(end)") }
    }

    // These are reachable from everywhere, but by protocols other than HTTPS.
    @Test(arguments: [
        ("192.0.0.9", 32), ("192.0.0.10", 32), ("2001:1::1", 128), ("2001:1::2", 128), ("2001:1::3", 128),
        ("2001:3::", 32), ("2001:4:112::", 48), ("2001:20::", 28), ("2001:30::", 28),
    ])
    func `a reachable row inside a block for protocol assignments is refused with it`(
        address: String, length: Int
    ) throws {
        for end in try ends(of: address, length) {
            #expect(end.reservedRange?.purpose == "protocol assignments", "\(end)")
        }
    }

    @Test(arguments: [
        ("192.31.196.0", 24), ("192.52.193.0", 24), ("192.175.48.0", 24), ("2620:4f:8000::", 48),
    ])
    func `any other globally reachable block is not refused`(address: String, length: Int) throws {
        for end in try ends(of: address, length) { #expect(end.reservedRange == nil, "\(end)") }
    }

    @Test(arguments: ["::ffff:", "64:ff9b::"])
    func `a block that maps the addresses of IPv4 is refused where they are`(prefix: String) throws {
        for address in ["127.0.0.1", "10.1.2.3", "169.254.169.254"] {
            #expect(try #require(IPAddress(prefix + address)).reservedRange != nil)
        }
        #expect(try #require(IPAddress(prefix + "8.8.8.8")).reservedRange == nil)
    }

    @Test func `so is 6to4, which has the address in the middle`() throws {
        #expect(try #require(IPAddress("2002:7f00:1::1")).reservedRange != nil)
        #expect(try #require(IPAddress("2002:808:808::1")).reservedRange == nil)
    }

    private func ends(of address: String, _ length: Int) throws -> [IPAddress] {
        let first = try #require(IPAddress(address))
        var last = first.bytes
        for bit in length..<(last.count * 8) { last[bit / 8] |= 0x80 >> UInt8(bit % 8) }
        return [first, try #require(IPAddress(bytes: last))]
    }
}
