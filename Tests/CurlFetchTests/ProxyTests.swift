import AssociationModel
import CurlFetch
import TestSupport
import Testing

@Suite struct `A proxy of the environment` {
    private static func proxies(_ variables: [String: String]) -> Proxies? { Proxies { variables[$0] } }

    /// A site that is found through the proxy alone: nothing resolves its name.
    private static func site(
        through proxy: LoopbackProxy, _ variables: [String: String] = [:],
        _ adjust: (inout CurlFetcher.Configuration) -> Void = { _ in }
    ) -> CurlFetcher {
        var configuration = CurlFetcher.Configuration(timeout: 600, connectTimeout: 600)
        configuration.trustedRoots = TestSite.authority.rootPEM
        configuration.proxies = proxies(
            ["https_proxy": "http://name:secret@127.0.0.1:\(proxy.port)"].merging(variables) { $1 })
        adjust(&configuration)
        return CurlFetcher(configuration)
    }

    private static func server() async throws -> LoopbackServer {
        try await LoopbackServer.start(.tls(TestSite.authority.identity(for: ["good.test"])), ["/": .answer()])
    }

    @Test func `makes the connection, and resolves the name itself`() async throws {
        let server = try await Self.server()
        let proxy = try await LoopbackProxy.start(.tunnel(port: server.port))
        let exchange = try await Self.site(through: proxy).exchange(Request("https://good.test/"))
        #expect(exchange.response?.status == 200, "\(exchange.outcome)")
        #expect(proxy.targets == ["good.test:443"])
        #expect(exchange.attempts.isEmpty && exchange.proxy == "127.0.0.1:\(proxy.port)")
        #expect(exchange.tls?.certificates.isEmpty == false)
    }

    @Test(arguments: [
        ["HTTPS_PROXY": "http://127.0.0.1:8"], ["all_proxy": "127.0.0.1:8"],
        ["ALL_PROXY": "socks5h://name:p@ss@127.0.0.1:8/"],
        ["https_proxy": "http://127.0.0.1:8", "HTTPS_PROXY": "http://127.0.0.1:9", "ALL_PROXY": "http://127.0.0.1:9"],
    ])
    func `is named by any of curl's variables`(variables: [String: String]) throws {
        #expect(try #require(Self.proxies(variables)).proxy(toHost: "good.test", isSecure: true)?.name == "127.0.0.1:8")
    }

    @Test func `is none where the variables are empty, or for a request without TLS in capitals alone`() {
        #expect(Self.proxies(["https_proxy": "", "HTTPS_PROXY": "http://127.0.0.1:8"]) == nil)
        #expect(Self.proxies(["HTTP_PROXY": "http://127.0.0.1:8"]) == nil)
        #expect(Self.proxies([:]) == nil)
        #expect(
            Self.proxies(["https_proxy": "http://127.0.0.1:8"])?.proxy(toHost: "good.test", isSecure: false) == nil)
    }

    @Test(
        arguments: [
            ("good.test", true), (".test", true), ("other.example, GOOD.test", true), ("*", true),
            ("192.0.2.0/24", true), ("192.0.2.7", true), ("bad.test", false), ("ood.test", false),
            ("10.0.0.0/8", false), ("", false), (".", false), ("192.0.2.0/999", false),
        ])
    func `is not used for what no_proxy names`(list: String, isException: Bool) throws {
        let proxies = try #require(Self.proxies(["https_proxy": "http://127.0.0.1:8", "no_proxy": list]))
        let address = try #require(IPAddress("192.0.2.7"))
        #expect((proxies.proxy(toHost: "good.test", isSecure: true, at: [address]) == nil) == isException)
    }

    @Test(arguments: ["localhost", "a.localhost", "127.0.0.1", "::1"])
    func `is not used for this machine itself`(host: String) throws {
        let proxies = try #require(Self.proxies(["all_proxy": "http://127.0.0.1:8"]))
        #expect(proxies.proxy(toHost: host, isSecure: true) == nil)
    }

    @Test func `is not asked for this machine itself, for which it would take its own`() async throws {
        let site = try await TestSite.secure(["/": .answer()])
        var configuration = site.configuration
        configuration.proxies = Self.proxies(["https_proxy": "http://127.0.0.1:8"])
        #expect(try await CurlFetcher(configuration).exchange(Request(site.url("/"))).response?.status == 200)
    }

    @Test func `is asked for the address where one is named`() async throws {
        let server = try await Self.server()
        let proxy = try await LoopbackProxy.start(.tunnel(port: server.port))
        let resolved = Self.site(through: proxy) {
            $0.resolve = [Resolve("good.test:443:192.0.2.1")].compactMap(\.self)
        }
        #expect(try await resolved.exchange(Request("https://good.test/")).response?.status == 200)
        let connected = Self.site(through: proxy) {
            $0.connectTo = [ConnectTo("good.test:443:staging.test:8443")].compactMap(\.self)
        }
        #expect(try await connected.exchange(Request("https://good.test/")).response?.status == 200)
        #expect(proxy.targets == ["192.0.2.1:443", "staging.test:8443"])
    }

    @Test func `is not asked for a private address that a URL names, unless those are allowed`() async throws {
        let proxy = try await LoopbackProxy.start(.answer(403))
        let site = Self.site(through: proxy)
        for host in ["10.1.2.3", "[fd00::1]", "0xa010203", "169.254.169.254"] {
            #expect(try await site.exchange(Request("https://\(host)/")).failure == .addressPrivate)
        }
        #expect(proxy.targets.isEmpty)
        let allowed = Self.site(through: proxy) { $0.allowsPrivateAddresses = true }
        _ = try await allowed.exchange(Request("https://10.1.2.3/"))
        #expect(proxy.targets == ["10.1.2.3:443"])
    }

    @Test(arguments: [407, 403]) func `that refuses is trouble of this machine`(status: Int) async throws {
        let proxy = try await LoopbackProxy.start(.answer(status))
        let exchange = try await Self.site(through: proxy).exchange(Request("https://good.test/"))
        #expect(
            exchange.notSeen
                == .local(.network("the proxy 127.0.0.1:\(proxy.port) refuses this machine with status \(status)")))
    }

    @Test(arguments: [
        ("http://127.0.0.1:1", "this machine cannot reach the proxy 127.0.0.1:1"),
        ("https://127.0.0.1:1", "the proxy 127.0.0.1:1 is to be asked over TLS (https://), which aasa does not do"),
    ])
    func `that cannot be reached is trouble of this machine`(url: String, sentence: String) async throws {
        var configuration = CurlFetcher.Configuration()
        configuration.proxies = Self.proxies(["https_proxy": url])
        let exchange = try await CurlFetcher(configuration).exchange(Request("https://good.test/"))
        #expect(exchange.notSeen == .local(.network(sentence)))
    }

    @Test(arguments: [LoopbackProxy.Conduct.answer(503), .answer(502), .hangUp])
    func `that makes no connection says nothing of this machine alone`(conduct: LoopbackProxy.Conduct) async throws {
        let proxy = try await LoopbackProxy.start(conduct)
        let exchange = try await Self.site(through: proxy).exchange(Request("https://good.test/"))
        guard case .connectionFailed(let reason)? = exchange.failure else {
            Issue.record("\(exchange.outcome)")
            return
        }
        #expect(reason.hasPrefix("the proxy 127.0.0.1:\(proxy.port) "))
    }

    @Test func `that cannot connect to the control either is trouble of this machine`() async throws {
        let proxy = try await LoopbackProxy.start(.answer(503))
        let fetcher = ControlledFetcher(
            Self.site(through: proxy), control: Request("https://control.aasa.com/"))
        let exchange = try await fetcher.exchange(Request("https://shop.aasa.com/"))
        #expect(
            exchange.notSeen
                == .local(.network("this machine reaches no server: control.aasa.com cannot be reached either")))
        #expect(proxy.targets == ["shop.aasa.com:443", "control.aasa.com:443"])
    }

    @Test func `shows the certificates of the server, and what is wrong with them`() async throws {
        let server = try await LoopbackServer.start(
            .tls(TestSite.authority.identity(for: ["other.test"])), ["/": .answer()])
        let proxy = try await LoopbackProxy.start(.tunnel(port: server.port))
        let exchange = try await Self.site(through: proxy).exchange(Request("https://good.test/"))
        #expect(exchange.failure == .certificateRejected)
        #expect(exchange.tls?.problems == [.nameMismatch])
    }
}
