import AssociationModel
import CurlFetch
import TestSupport
import Testing

@Suite struct `Modes of TLS` {
    @Test func `an issuer that the server did not send completes the chain`() async throws {
        let authority = TestSite.authority
        let identity = authority.identity(for: ["good.test"], sending: .leafAlone)
        let site = try await TestSite.start(.tls(identity), ["/": .answer()])
        let exchange = await site.fetch(security: .verifiedWith(intermediates: [authority.intermediateDER]))
        #expect(exchange.response?.status == 200)
        #expect(exchange.tls?.problems == [])
        #expect(exchange.tls?.certificates.count == 1)
    }

    @Test func `an issuer's address leads to the certificate that completes the chain`() async throws {
        let authority = TestSite.authority
        let issuers = try await TestSite.start(
            .plain, ["/i.der": .answer(ServerAnswer(body: authority.intermediateDER))])
        let identity = authority.identity(
            for: ["good.test"], sending: .leafAlone, issuerURL: issuers.url("/i.der"))
        let site = try await TestSite.start(.tls(identity), ["/": .answer()])
        let first = await site.fetch()
        let address = try #require(first.tls?.certificates.first?.issuerURLs.first)
        let issuer = try #require(
            try await CurlFetcher(issuers.configuration).exchange(Request(address)).response?.body)
        let second = await site.fetch(security: .verifiedWith(intermediates: [issuer]))
        #expect(first.failure == .certificateRejected)
        #expect(second.response?.status == 200)
    }

    @Test func `no certificate offered as an intermediate becomes an anchor of trust`() async throws {
        let ours = TestSite.authority
        let theirs = TestAuthority(named: "Other")
        let selfSigned = TestAuthority.selfSigned(for: ["good.test"])
        let cases = [
            (theirs.identity(for: ["good.test"]), [theirs.rootDER, theirs.intermediateDER]),
            (theirs.identity(for: ["good.test"], sending: .leafAlone), [theirs.intermediateDER]),
            (selfSigned, selfSigned.chain),
            (ours.identity(for: ["good.test"], sending: .leafAlone), [[], [0x30, 0x80]]),
            (ours.identity(for: ["good.test"], sending: .leafAlone), [theirs.intermediateDER]),
        ]
        for (identity, added) in cases {
            let site = try await TestSite.start(.tls(identity), ["/": .answer()])
            let exchange = await site.fetch(security: .verifiedWith(intermediates: added))
            #expect(exchange.failure == .certificateRejected)
            #expect(exchange.tls?.problems == [.untrusted])
            #expect(site.server.requests.isEmpty)
        }
    }

    @Test(arguments: LoopbackServer.OldVersion.allCases)
    func `a server of an old TLS is refused, and spoken to where old versions are asked for`(
        version: LoopbackServer.OldVersion
    ) async throws {
        let identity = TestSite.authority.identity(for: ["good.test"])
        let site = try await TestSite.start(.oldTLS(identity, version), ["/": .answer(200, [], "old")])
        for security in [Request.Security.verified, .unverified] {
            let exchange = await site.fetch(security: security)
            guard case .failure(.tlsHandshakeFailed(let reason)) = exchange.outcome else {
                Issue.record("\(exchange.outcome)")
                continue
            }
            #expect(!reason.isEmpty)
            #expect(exchange.tls?.certificates.isEmpty == true)
        }
        let probe = await site.fetch(security: .oldProtocols)
        #expect(probe.response?.body == Array("old".utf8))
        #expect(probe.tls?.version == version.rawValue)
        #expect(probe.tls?.certificates.count == 2)
    }

    @Test func `a probe for old versions speaks new ones too`() async throws {
        let site = try await TestSite.secure(["/": .answer()])
        #expect(await site.fetch(security: .oldProtocols).tls?.version == "TLSv1.3")
    }

    @Test func `TLS to a port without it fails in the handshake`() async throws {
        let site = try await TestSite.start(.plain)
        let url = "https://good.test:\(site.server.port)/"
        let exchange = try await CurlFetcher(site.configuration).exchange(Request(url))
        guard case .failure(.tlsHandshakeFailed) = exchange.outcome else {
            Issue.record("\(exchange.outcome)")
            return
        }
        #expect(exchange.tls?.certificates.isEmpty == true)
    }

    @Test func `plain HTTP to a port with TLS gets no answer`() async throws {
        let site = try await TestSite.secure(["/": .answer()])
        let url = "http://good.test:\(site.server.port)/"
        let exchange = try await CurlFetcher(site.configuration).exchange(Request(url))
        guard case .failure(.responseIncomplete) = exchange.outcome else {
            Issue.record("\(exchange.outcome)")
            return
        }
    }

    @Test func `roots that are none are said to be so`() async throws {
        let identity = TestSite.authority.identity(for: ["good.test"])
        let site = try await TestSite.start(.tls(identity), ["/": .answer()]) { $0.trustedRoots = Array("hello".utf8) }
        guard case .failure(.other(let reason)) = await site.fetch().outcome else {
            Issue.record("an answer, or another failure")
            return
        }
        #expect(!reason.isEmpty)
    }
}
