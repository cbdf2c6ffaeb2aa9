import AssociationModel
import CurlFetch
import TestSupport
import Testing

@Suite struct `Answers` {
    @Test func `a plain answer comes with status, header fields in order and body`() async throws {
        let site = try await TestSite.secure(["/a": .answer(200, [("X-One", "1"), ("x-two", " 2 ")], "hello")])
        let exchange = await site.fetch("/a")
        let response = try #require(exchange.response, "\(exchange.outcome)")
        #expect(response.status == 200)
        #expect(response.headers?.map(\.name) == ["X-One", "x-two", "Content-Length"])
        #expect(response.headers?.map(\.value) == ["1", "2", "5"])
        #expect(response.body == Array("hello".utf8))
        #expect(!response.bodyIsCut)
        #expect(response.redirectTarget == nil)
        #expect(exchange.attempts == [ConnectionAttempt("127.0.0.1", family: .ipv4, result: .connected)])
        let timing = try #require(exchange.timing)
        let ends = try [timing.resolved, timing.reached, timing.connected, timing.firstByte].map { try #require($0) }
        #expect(zip([0] + ends, ends + [timing.total]).allSatisfy { $0 <= $1 } && ends[0] > 0)
    }

    @Test(arguments: [200, 204, 304, 403, 404, 410, 429, 500, 503])
    func `a status is told as it is`(status: Int) async throws {
        let site = try await TestSite.secure(["/": .answer(status)])
        #expect(await site.fetch().response?.status == status)
    }

    @Test func `HTTP/2 is spoken where the server offers it`() async throws {
        let identity = TestSite.authority.identity(for: ["good.test"])
        let site = try await TestSite.start(.http2(identity), ["/": .answer(200, [("x-a", "b")], "two")])
        let response = try #require(await site.fetch().response)
        #expect(site.server.requests.map(\.version) == ["HTTP/2.0"])
        #expect(response.body == Array("two".utf8))
        #expect(response.headers == [HeaderField("x-a", "b")])
    }

    @Test func `plain HTTP is spoken where the URL says so`() async throws {
        let site = try await TestSite.start(.plain, ["/": .answer(200, [], "plain")])
        let exchange = await site.fetch()
        #expect(exchange.response?.body == Array("plain".utf8))
        #expect(exchange.tls == nil)
    }

    @Test(arguments: [
        ("/elsewhere", "/elsewhere"), ("https://other.test/x", nil), ("http://other.test/x", nil),
        ("//other.test/x", nil),
        ("file:///etc/passwd", nil), ("?q", "/start?q"),
    ])
    func `a redirect's target is absolute, and is not followed`(location: String, path: String?) async throws {
        let site = try await TestSite.secure(["/start": .answer(301, [("Location", location)])])
        let response = try #require(await site.fetch("/start").response)
        let expected = path.map { site.url($0) } ?? (location.hasPrefix("//") ? "https:" + location : location)
        #expect(response.redirectTarget == expected)
        #expect(site.server.requests.map(\.path) == ["/start"])
    }

    @Test func `an interim answer leaves no trace`() async throws {
        let site = try await TestSite.secure([
            "/": .text("HTTP/1.1 103 Early Hints\nLink: </a>\n\nHTTP/1.1 200 OK\nContent-Length: 2\nX: y\n\nok")
        ])
        let response = try #require(await site.fetch().response)
        #expect(response.status == 200)
        #expect(response.headers == [HeaderField("Content-Length", "2"), HeaderField("X", "y")])
    }

    @Test func `trailers are not header fields, and a folded line belongs to the field before`() async throws {
        let site = try await TestSite.secure([
            "/": .text("HTTP/1.1 200 OK\nX: a\n  b\nTransfer-Encoding: chunked\n\n2\nok\n0\nContent-Type: late/x\n\n")
        ])
        let response = try #require(await site.fetch().response)
        #expect(response.headers == [HeaderField("X", "a b"), HeaderField("Transfer-Encoding", "chunked")])
        #expect(response.body == Array("ok".utf8))
    }

    @Test func `a field that is not UTF-8 keeps its place`() async throws {
        let head = Array("HTTP/1.1 200 OK\r\nContent-Length: 0\r\nX: ".utf8)
        let site = try await TestSite.secure(["/": .bytes(head + [0xff, 0x41] + Array("\r\n\r\n".utf8))])
        #expect(await site.fetch().response?.header("x") == "\u{FFFD}A")
    }
}
