import AssociationModel
import CurlFetch
import TestSupport
import Testing

@Suite struct `Private addresses` {
    @Test(arguments: [
        ("127.0.0.1", "127.0.0.1"), ("2130706433", "127.0.0.1"), ("0x7f000001", "127.0.0.1"),
        ("0177.0.0.1", "127.0.0.1"),
        ("127.1", "127.0.0.1"), ("[::1]", "::1"), ("[::ffff:127.0.0.1]", "::ffff:127.0.0.1"), ("10.1.2.3", "10.1.2.3"),
        ("169.254.169.254", "169.254.169.254"), ("[fe80::1]", "fe80::1"), ("[64:ff9b::7f00:1]", "64:ff9b::7f00:1"),
        ("0.0.0.0", "0.0.0.0"), ("[::]", "::"),
    ])
    func `are refused before a connection, however they are written`(host: String, address: String) async throws {
        let site = try await TestSite.start(.plain, ["/": .answer()])
        let url = "http://\(host):\(site.server.port)/"
        let exchange = try await CurlFetcher(site.configuration).exchange(Request(url))
        #expect(exchange.failure == .addressPrivate)
        let family: ConnectionAttempt.Family = address.contains(":") ? .ipv6 : .ipv4
        #expect(exchange.attempts == [ConnectionAttempt(address, family: family, result: .refusedAsPrivate)])
        #expect(site.server.requests.isEmpty)
    }

    @Test func `are allowed where all are`() async throws {
        let site = try await TestSite.start(.plain, ["/": .answer()]) { $0.allowsPrivateAddresses = true }
        let exchange = try await CurlFetcher(site.configuration).exchange(
            Request("http://127.0.0.1:\(site.server.port)/"))
        #expect(exchange.response?.status == 200)
    }

    @Test func `are allowed where they are named for this host and port, and nowhere else`() async throws {
        let site = try await TestSite.start(.plain, ["/": .answer()])
        #expect(await site.fetch().response?.status == 200)
        let other = CurlFetcher(site.configuration)
        #expect(
            try await other.exchange(Request("http://127.0.0.1:\(site.server.port)/")).failure == .addressPrivate)
        var configuration = site.configuration
        configuration.connectTo = ["detour.test:80:127.0.0.1:\(site.server.port)"].compactMap { ConnectTo($0) }
        let detour = CurlFetcher(configuration)
        #expect(try await detour.exchange(Request("http://detour.test/")).response?.status == 200)
        #expect(try await detour.exchange(Request("http://127.0.0.1/")).failure == .addressPrivate)
    }

    @Test func `every address that was tried is told`() async throws {
        let site = try await TestSite.start(.plain, ["/": .answer()]) { configuration in
            configuration.resolve = configuration.resolve.compactMap {
                Resolve("good.test:\($0.port):127.0.0.2,127.0.0.1")
            }
        }
        let exchange = await site.fetch()
        #expect(exchange.response?.status == 200)
        #expect(
            exchange.attempts == [
                ConnectionAttempt("127.0.0.2", family: .ipv4, result: .failed),
                ConnectionAttempt("127.0.0.1", family: .ipv4, result: .connected),
            ])
    }

    @Test(
        arguments: [
            ("a.test:443:127.0.0.1:8443", "a.test", 443, "127.0.0.1", 8443),
            ("[2001:db8::1]:443:[::1]:8443", "2001:db8::1", 443, "::1", 8443), (":::", "", nil, "", nil),
            ("a.test:::8443", "a.test", nil, "", 8443),
        ] as [(String, String, Int?, String, Int?)])
    func `a detour is read as curl reads it`(
        text: String, host: String, port: Int?, target: String, targetPort: Int?
    ) throws {
        let detour = try #require(ConnectTo(text))
        #expect(detour.raw == text)
        #expect(detour.host == host)
        #expect(detour.port == port)
        #expect(detour.target == target)
        #expect(detour.targetPort == targetPort)
    }

    @Test(arguments: [
        "", "a.test", "a.test:443", "a.test:443:b.test", "a.test:443:b.test:1:2", "a.test:0:b.test:1",
        "a.test:x:b.test:1",
        "a.test:99999:b:1", "a b:1:c:2", "[a.test]:1:b:2", "[::1:1:b:2",
    ])
    func `what is no detour is none`(text: String) { #expect(ConnectTo(text) == nil) }

    @Test func `addresses for a name are read as curl reads them`() throws {
        let resolve = try #require(Resolve("a.test:443:192.0.2.1,[2001:db8::1],2001:db8::2"))
        #expect(resolve.host == "a.test")
        #expect(resolve.port == 443)
        #expect(resolve.addresses.map(\.description) == ["192.0.2.1", "2001:db8::1", "2001:db8::2"])
    }

    @Test(arguments: [
        "", "a.test", "a.test:443", "a.test:443:", "a.test::192.0.2.1", "a.test:443:b.test", ":443:192.0.2.1",
        "a.test:443:192.0.2.1,", "-a.test:443:192.0.2.1", "a.test:443:[192.0.2.1",
    ])
    func `what is no address for a name is none`(text: String) { #expect(Resolve(text) == nil) }
}
