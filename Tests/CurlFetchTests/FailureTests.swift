import AssociationModel
import CurlFetch
import TestSupport
import Testing
import TextFormats

@Suite struct `Failures` {
    @Test func `a server that says nothing is given up after the time allowed`() async throws {
        let exchange = try await Self.givenUp(.silence)
        #expect(exchange.failure == .responseTimeout)
        #expect(exchange.attempts.map(\.result) == [.connected])
    }

    @Test func `a server that stops in the middle is given up after the time allowed`() async throws {
        let start = Array("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf".utf8)
        #expect(try await Self.givenUp(.bytesThenSilence(start)).failure == .responseTimeout)
    }

    @Test func `no connection stands where TLS never begins`() async throws {
        let site = try await TestSite.start(.mute) { $0.connectTimeout = 0.2 }
        let exchange = await site.fetch()
        #expect(exchange.failure == .connectionTimeout)
        #expect(exchange.tls?.certificates.isEmpty != false)
    }

    @Test(arguments: [
        ServerBehaviour.hangUp, .text("HTTP/1.1 200 OK\nContent-Length: 100\n\nshort"),
        .text("HTTP/1.1 200 OK\nTransfer-Encoding: chunked\n\n5\nhel"), .text("HTTP/1.1 200 OK\nTransfer-Encoding"),
        .text("HTTP/1.1 200 OK\nTransfer-Encoding: chunked\n\nxyz\n\n"), .text("this is no HTTP at all, but mail\n\n"),
    ])
    func `an answer that breaks off is incomplete`(behaviour: ServerBehaviour) async throws {
        let site = try await TestSite.secure(["/": behaviour])
        let exchange = await site.fetch()
        guard case .failure(.responseIncomplete(let reason)) = exchange.outcome else {
            Issue.record("\(exchange.outcome)")
            return
        }
        #expect(!reason.isEmpty)
    }

    @Test func `a port that nobody listens on refuses`() async throws {
        // The server's own port at another address: nobody else can take it while the server holds it.
        let site = try await TestSite.start(.plain) { configuration in
            configuration.resolve = configuration.resolve.compactMap { Resolve("good.test:\($0.port):127.0.0.2") }
        }
        let exchange = await site.fetch()
        guard case .failure(.connectionFailed) = exchange.outcome else {
            Issue.record("\(exchange.outcome)")
            return
        }
        #expect(exchange.attempts == [ConnectionAttempt("127.0.0.2", family: .ipv4, result: .failed)])
    }

    // A label of 64 octets is too long for DNS (RFC 1035, 2.3.4), so no resolver is asked.
    @Test func `a name that cannot exist is not found`() async throws {
        let url = "https://" + String(repeating: "a", count: 64) + ".test/"
        #expect(try await CurlFetcher().exchange(Request(url)).failure == .hostNotFound)
    }

    @Test func `more header than any reader takes is bounded`() async throws {
        let long = Array("HTTP/1.1 200 OK\r\nX: ".utf8) + [UInt8](repeating: 0x61, count: 1 << 20)
        let many = String(repeating: "X: y\n", count: 10_001)
        let large = String(repeating: "X: " + String(repeating: "a", count: 1_000) + "\n", count: 400)
        let site = try await TestSite.secure([
            "/long": .bytes(long + Array("\r\n\r\n".utf8)), "/many": .text("HTTP/1.1 200 OK\n" + many + "\nbody"),
            "/large": .text("HTTP/1.1 200 OK\n" + large + "\nbody"),
        ])
        for path in ["/long", "/many", "/large"] {
            #expect(await site.fetch(path).failure == .headersTooLarge, "\(path)")
        }
    }

    @Test func `ten thousand header fields are taken`() async throws {
        let many = String(repeating: "X: y\n", count: 9_999)
        let site = try await TestSite.secure(["/": .text("HTTP/1.1 200 OK\nContent-Length: 2\n" + many + "\nok")])
        let response = try #require(await site.fetch().response)
        #expect(response.headers?.count == 10_000)
        #expect(response.body == Array("ok".utf8))
    }

    @Test func `more header than HTTP/2 takes is a failure`() async throws {
        let identity = TestSite.authority.identity(for: ["good.test"])
        let headers = (0..<40).map { ("x-\($0)", String(repeating: "a", count: 10_000)) }
        let site = try await TestSite.start(.http2(identity), ["/": .answer(200, headers)])
        let exchange = await site.fetch()
        #expect(exchange.response == nil)
        // nghttp2 drops the stream, which libcurl cannot tell from one that the server closed.
        guard case .failure(.responseIncomplete) = exchange.outcome else {
            Issue.record("\(exchange.outcome)")
            return
        }
    }

    /// The exchange with a server that stalls once it is connected to.
    private static func givenUp(_ behaviour: ServerBehaviour) async throws -> Exchange {
        try await patiently(until: { $0.failure != .connectionTimeout }) { seconds in
            try await TestSite.start(.plain, ["/": behaviour]) { $0.timeout = seconds }.fetch()
        }
    }
}
