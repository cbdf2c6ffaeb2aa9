import AssociationModel
import CurlFetch
import TestSupport
import Testing

@Suite struct `What is sent` {
    @Test(arguments: [(Request.Agent.associationBot, "AASA-Bot/1.0.0"), (.browser, "Mozilla/5.0")])
    func `the user agent is the one asked for`(agent: Request.Agent, prefix: String) async throws {
        let site = try await TestSite.secure(["/": .answer()])
        _ = await site.fetch(as: agent)
        let received = try #require(site.server.requests.first)
        #expect(received.values(of: "User-Agent").count == 1)
        #expect(received.values(of: "User-Agent").allSatisfy { $0.hasPrefix(prefix) })
    }

    @Test func `nothing but a GET of the path and query goes out`() async throws {
        let site = try await TestSite.secure(["/a%20b?c=d": .answer(200, [("Set-Cookie", "a=b")])])
        let fetcher = CurlFetcher(site.configuration)
        for _ in 0..<2 { _ = try await fetcher.exchange(Request(site.url("/a%20b?c=d#e"))) }
        #expect(site.server.requests.map(\.method) == ["GET", "GET"])
        #expect(site.server.requests.map(\.path) == ["/a%20b?c=d", "/a%20b?c=d"])
        for request in site.server.requests {
            #expect(Set(request.headers.map(\.name)) == ["Host", "User-Agent", "Accept", "Accept-Encoding"])
        }
    }

    @Test func `a name and password in the URL are not sent`() async throws {
        let site = try await TestSite.secure(["/": .answer()])
        let url = "https://user:secret@good.test:\(site.server.port)/"
        let exchange = try await CurlFetcher(site.configuration).exchange(Request(url))
        #expect(exchange.response?.status == 200)
        #expect(site.server.requests.first?.values(of: "Authorization") == [])
    }

    @Test(arguments: [
        "", "good.test", "ftp://good.test/", "file:///etc/passwd", "https://", "https://a b/",
        "https://good.test:99999/",
        "https://good.test/\u{0}x", "javascript:alert(1)", "https://[::1/",
    ])
    func `what is no HTTP URL is not fetched`(url: String) async throws {
        let exchange = try await CurlFetcher().exchange(Request(url))
        guard case .failure(.malformedURL) = exchange.outcome else {
            Issue.record("\(exchange.outcome)")
            return
        }
        #expect(exchange.attempts.isEmpty)
    }

    @Test func `a detour changes where the request goes and nothing in it`() async throws {
        let site = try await TestSite.start(
            .tls(TestSite.authority.identity(for: ["good.test"])), ["/": .answer()]
        ) { $0.resolve = [] }
        for detour in ["good.test:443:127.0.0.1:\(site.server.port)", "::localhost:\(site.server.port)"] {
            var configuration = site.configuration
            configuration.connectTo = [try #require(ConnectTo(detour))]
            let exchange = try await CurlFetcher(configuration).exchange(Request("https://good.test/"))
            #expect(exchange.response?.status == 200, "\(detour): \(exchange.outcome)")
        }
        #expect(site.server.requests.map { $0.values(of: "Host") } == [["good.test"], ["good.test"]])
    }
}
