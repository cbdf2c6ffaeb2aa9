import AssociationModel
import CurlFetch
import Testing
import TextFormats

@Suite struct `Addresses` {
    @Test(arguments: [
        ("192.0.2.1", "192.0.2.1"), ("0.0.0.0", "0.0.0.0"), ("255.255.255.255", "255.255.255.255"), ("::", "::"),
        ("::1", "::1"), ("1::", "1::"), ("2001:DB8::1", "2001:db8::1"), ("2001:db8:0:0:1:0:0:1", "2001:db8::1:0:0:1"),
        ("1:2:3:4:5:6:7:8", "1:2:3:4:5:6:7:8"), ("1:0:3:4:5:6:7:8", "1:0:3:4:5:6:7:8"),
        ("0:0:3:0:0:0:7:8", "0:0:3::7:8"), ("::ffff:192.0.2.1", "::ffff:192.0.2.1"),
        ("::ffff:c000:201", "::ffff:192.0.2.1"), ("64:ff9b::192.0.2.33", "64:ff9b::c000:221"),
        ("0001:0000::0000:8", "1::8"), ("1:2:3:4:5:6:7::", "1:2:3:4:5:6:7:0"),
    ])
    func `a text form is read and written as RFC 5952 writes it`(text: String, canonical: String) throws {
        let address = try #require(IPAddress(text))
        #expect(address.description == canonical)
        #expect(IPAddress(canonical) == address)
        #expect(IPAddress(bytes: address.bytes) == address)
        #expect(address.family == (text.contains(":") ? .ipv6 : .ipv4))
    }

    @Test(arguments: [
        "", ".", "1.2.3", "1.2.3.4.5", "1.2.3.256", "01.2.3.4", "1.2.3.4 ", "0x7f.0.0.1", "127.1", "2130706433",
        "1.2.3.-4",
        "1.2.3.+4", "1..2.3", ":", ":::", "1:2:3:4:5:6:7", "1:2:3:4:5:6:7:8:9", "1::2::3", "12345::", "g::", "::1%lo",
        "[::1]",
        "1:2:3:4:5:6:7:1.2.3.4", "1.2.3.4::", "::1.2.3", "::1.2.3.4:5", "1:2:3:4::5:6:7:8", "example.com", "1:", ":1",
        "::+1",
    ])
    func `anything else is no address`(text: String) { #expect(IPAddress(text) == nil) }

    @Test(arguments: [0, 3, 5, 15, 17])
    func `only four or sixteen bytes are an address`(count: Int) {
        #expect(IPAddress(bytes: [UInt8](repeating: 1, count: count)) == nil)
    }

    @Test(arguments: [
        ("0.1.2.3", "0.0.0.0/8"), ("10.0.0.0", "10.0.0.0/8"), ("10.255.255.255", "10.0.0.0/8"),
        ("100.64.0.0", "100.64.0.0/10"), ("100.127.255.255", "100.64.0.0/10"), ("127.0.0.1", "127.0.0.0/8"),
        ("169.254.169.254", "169.254.0.0/16"), ("172.16.0.0", "172.16.0.0/12"), ("172.31.255.255", "172.16.0.0/12"),
        ("192.0.0.8", "192.0.0.0/24"), ("192.0.2.1", "192.0.2.0/24"), ("192.168.1.1", "192.168.0.0/16"),
        ("198.18.0.1", "198.18.0.0/15"), ("198.19.255.255", "198.18.0.0/15"), ("198.51.100.1", "198.51.100.0/24"),
        ("203.0.113.1", "203.0.113.0/24"), ("224.0.0.1", "224.0.0.0/4"), ("239.255.255.255", "224.0.0.0/4"),
        ("240.0.0.1", "240.0.0.0/4"), ("255.255.255.255", "255.255.255.255/32"), ("::", "::/128"), ("::1", "::1/128"),
        ("::10.0.0.1", "::/96"), ("100::1", "100::/64"), ("2001::1", "2001::/23"), ("2001:db8::1", "2001:db8::/32"),
        ("3fff::1", "3fff::/20"), ("fc00::1", "fc00::/7"), ("fdff::1", "fc00::/7"), ("fe80::1", "fe80::/10"),
        ("febf::1", "fe80::/10"), ("fec0::1", "fec0::/10"), ("ff02::1", "ff00::/8"),
        ("::ffff:127.0.0.1", "127.0.0.0/8"), ("::ffff:192.168.0.1", "192.168.0.0/16"),
        ("64:ff9b::a00:1", "10.0.0.0/8"), ("64:ff9b:1::1", "64:ff9b:1::/48"), ("2002:7f00:1::", "127.0.0.0/8"),
        ("2002:c0a8:101::1", "192.168.0.0/16"), ("::ffff:0:127.0.0.1", "::ffff:0:0:0/96"),
        ("::ffff:0:8.8.8.8", "::ffff:0:0:0/96"), ("100:0:0:1::5", "100:0:0:1::/64"),
        ("168.63.129.16", "168.63.129.16/32"), ("1::1", "::/3"), ("64:ff9b:0:1::1", "::/3"), ("1fff::1", "::/3"),
        ("4000::1", "4000::/2"), ("7fff::1", "4000::/2"), ("8000::1", "8000::/1"), ("fbff::1", "8000::/1"),
    ])
    func `a private or reserved address lies in its block`(text: String, block: String) throws {
        #expect(try #require(IPAddress(text)).reservedRange?.block == block)
    }

    @Test(arguments: [
        "1.1.1.1", "8.8.8.8", "9.255.255.255", "11.0.0.0", "17.253.144.10", "168.63.129.15", "168.63.129.17",
        "100.63.255.255", "100.128.0.0",
        "126.255.255.255", "128.0.0.0", "169.253.255.255", "169.255.0.0", "172.15.255.255", "172.32.0.0", "192.0.1.0",
        "192.167.255.255", "192.169.0.0", "198.17.255.255", "198.20.0.0", "223.255.255.255", "2001:200::1", "2000::1",
        "3ffe::1",
        "2606:4700::1111", "2a00:1450::1", "2620:149:af0::10", "::ffff:8.8.8.8", "64:ff9b::808:808", "2002:808:808::1",
    ])
    func `a public address lies in none`(text: String) throws {
        #expect(try #require(IPAddress(text)).reservedRange == nil)
    }

    @Test func `every block is known by its purpose and holds its own first address`() throws {
        #expect(AddressRange.all.count == 35)
        for range in AddressRange.all {
            let first = try #require(range.block.split(separator: "/").first)
            #expect(range.contains(try #require(IPAddress(String(first)))), "\(range.block)")
            #expect(!range.purpose.isEmpty)
        }
    }

    @Test(arguments: [
        ("10.0.0.0/8", "10.255.1.2", "11.0.0.0"), ("10.1.2.3/8", "10.9.9.9", "11.0.0.0"),
        ("192.0.2.128/25", "192.0.2.128", "192.0.2.127"), ("192.0.2.1", "192.0.2.1", "192.0.2.2"),
        ("192.0.2.1/32", "192.0.2.1", "192.0.2.0"), ("0.0.0.0/0", "203.0.113.9", "::1"),
        ("fd00::/8", "fdff::1", "fe00::1"), ("2001:db8::1", "2001:db8::1", "2001:db8::2"),
    ])
    func `a block has the addresses that begin as it does, and no others`(text: String, inside: String, outside: String)
        throws
    {
        let block = try #require(AddressBlock(text))
        #expect(block.contains(try #require(IPAddress(inside))))
        #expect(!block.contains(try #require(IPAddress(outside))))
    }

    @Test(arguments: [
        "", "/", "/8", "10.0.0.0/", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/+8", "::/129", "10/8", "10.0.0.0/8/8",
    ])
    func `what is no block in CIDR notation is refused`(text: String) { #expect(AddressBlock(text) == nil) }
}
