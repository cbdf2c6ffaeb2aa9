import AssociationModel
import Testing

@Suite struct `the address of a server` {
    @Test(
        arguments: [
            ("192.0.2.1", "192.0.2.1", nil), ("192.0.2.1:8443", "192.0.2.1", 8443),
            ("[2001:db8::1]", "2001:db8::1", nil),
            ("[::1]:65535", "::1", 65535),
        ] as [(String, String, Int?)])
    func `is an IP address, for IPv6 in brackets, with or without a port`(
        text: String, address: String, port: Int?
    ) throws {
        let server = try #require(ServerAddress(text))
        #expect(server.address.description == address)
        #expect(server.port == port)
    }

    @Test(arguments: [
        "", "example.com", "192.0.2.1:", "192.0.2.1:0", "192.0.2.1:65536", "192.0.2.1:8443x", "192.0.2", "2001:db8::1",
        "[192.0.2.1]", "[2001:db8::1", "[::1]8443", "[::1]:+1", "127.1", " 192.0.2.1",
    ])
    func `is nothing else`(text: String) { #expect(ServerAddress(text) == nil) }
}
