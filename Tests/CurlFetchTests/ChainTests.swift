import AssociationModel
import CurlFetch
import TestSupport
import Testing
import TextFormats

@Suite struct `Chains of certificates` {
    /// A chain and all that is wrong with it, in the order of `TLSFacts.Problem.allCases`.
    struct Chain: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let identity: ServerIdentity
        let problems: [TLSFacts.Problem]
    }

    static let chains: [Chain] = {
        let ours = TestSite.authority
        let theirs = TestAuthority(named: "Other")
        let namesake = TestAuthority(named: "Test")
        let good = ["good.test"], wrong = ["other.test", "*.good.test", "good.test.evil.test"]
        return [
            Chain("wrong name", ours.identity(for: wrong), [.nameMismatch]),
            Chain("no name", ours.identity(for: []), [.nameMismatch]),
            Chain("expired", ours.identity(for: good, .over), [.expired]),
            Chain("not yet valid", ours.identity(for: good, .toCome), [.notYetValid]),
            Chain("self-signed", TestAuthority.selfSigned(for: good), [.untrusted]),
            Chain("incomplete", ours.identity(for: good, sending: .leafAlone), [.untrusted]),
            Chain("another root", theirs.identity(for: good), [.untrusted]),
            Chain("another root, sent", theirs.identity(for: good, sending: .chainWithRoot), [.untrusted]),
            Chain("a namesake root", namesake.identity(for: good), [.untrusted]),
            Chain("expired, wrong name", ours.identity(for: wrong, .over), [.expired, .nameMismatch]),
            Chain("expired, another root", theirs.identity(for: good, .over), [.expired, .untrusted]),
            Chain("expired, incomplete", ours.identity(for: good, .over, sending: .leafAlone), [.expired, .untrusted]),
            Chain("early, wrong name", ours.identity(for: wrong, .toCome), [.notYetValid, .nameMismatch]),
            Chain("self-signed, wrong name", TestAuthority.selfSigned(for: wrong), [.nameMismatch, .untrusted]),
            Chain("all", theirs.identity(for: wrong, .over), [.expired, .nameMismatch, .untrusted]),
            Chain("for clients", ours.identity(for: good, .purpose), [.purpose]),
            Chain("a critical extension", ours.identity(for: good, .criticalExtension), [.criticalExtension]),
            Chain("a name that is not allowed", ours.identity(for: good, .nameConstraints), [.nameConstraints]),
            Chain("too many authorities", ours.identity(for: good, .pathLength), [.pathLength]),
            Chain("no authority", ours.identity(for: good, .notAuthority), [.notAuthority]),
            Chain("a key for something else", ours.identity(for: good, .keyUsage), [.keyUsage]),
        ]
    }()

    // The certificates by the last bytes of their signatures, so that a failure is readable.
    static func sent(_ exchange: Exchange) -> [[UInt8]]? { exchange.tls?.certificates.map { mark($0.der) } }

    static func mark(_ der: [UInt8]) -> [UInt8] { der.suffix(8) }

    @Test func `there are chains to look at`() { #expect(Self.chains.count == 21) }

    @Test(arguments: chains)
    func `a bad chain is refused before the request, and all its problems are known`(chain: Chain) async throws {
        let site = try await TestSite.start(.tls(chain.identity), ["/": .answer()])
        let exchange = await site.fetch()
        #expect(exchange.failure == .certificateRejected)
        #expect(exchange.tls?.problems == chain.problems)
        #expect(Self.sent(exchange) == chain.identity.chain.map(Self.mark))
        #expect(exchange.tls?.version == "TLSv1.3")
        #expect(exchange.attempts.map(\.result) == [.connected])
        #expect(site.server.requests.isEmpty)
    }

    @Test(arguments: chains)
    func `without verification a bad chain answers, and its problems are known all the same`(chain: Chain) async throws
    {
        let site = try await TestSite.start(.tls(chain.identity), ["/": .answer(200, [], "hi")])
        let exchange = await site.fetch(security: .unverified)
        #expect(exchange.response?.body == Array("hi".utf8))
        #expect(exchange.tls?.problems == chain.problems)
        #expect(Self.sent(exchange) == chain.identity.chain.map(Self.mark))
    }

    // OpenSSL reports a namesake's signature in a way that libcurl takes for a failed handshake.
    @Test(arguments: chains.filter { $0.testDescription != "a namesake root" })
    func `the second look of other TLS libraries sees times and names`(chain: Chain) async throws {
        let site = try await TestSite.start(.tls(chain.identity), ["/": .answer()]) {
            $0.certificateInspection = .coarse
        }
        let exchange = await site.fetch()
        let visible = chain.problems.filter { [.expired, .notYetValid, .nameMismatch].contains($0) }
        #expect(exchange.failure == .certificateRejected)
        #expect(exchange.tls?.problems == (visible.isEmpty ? [.untrusted] : visible))
        #expect(Self.sent(exchange) == chain.identity.chain.map(Self.mark))
        #expect(site.server.requests.isEmpty)
    }

    @Test func `a good chain has no problems`() async throws {
        for names in [["good.test"], ["other.test", "GOOD.test"], ["*.test", "good.test"]] {
            for inspection in [CurlFetcher.Configuration.CertificateInspection.detailed, .coarse] {
                let identity = TestSite.authority.identity(for: names)
                let site = try await TestSite.start(.tls(identity), ["/": .answer()]) {
                    $0.certificateInspection = inspection
                }
                let exchange = await site.fetch()
                #expect(exchange.response?.status == 200, "\(names) \(exchange.outcome)")
                #expect(exchange.tls?.problems == [])
                #expect(Self.sent(exchange) == identity.chain.map(Self.mark))
            }
        }
    }

    @Test func `a second request to the same server sees the certificates too`() async throws {
        let identity = TestSite.authority.identity(for: ["good.test"])
        for transport in [LoopbackServer.Transport.tls(identity), .http2(identity)] {
            let site = try await TestSite.start(transport, ["/": .answer()])
            let fetcher = CurlFetcher(site.configuration)
            for _ in 0..<3 {
                let exchange = try await fetcher.exchange(Request(site.url("/")))
                #expect(Self.sent(exchange) == identity.chain.map(Self.mark))
                #expect(exchange.attempts.count == 1)
            }
        }
    }

    @Test func `an address is a name that a certificate can be for`() async throws {
        let authority = TestSite.authority
        for (names, problems) in [(["127.0.0.1"], []), (["127.0.0.2"], [TLSFacts.Problem.nameMismatch])] {
            let site = try await TestSite.start(.tls(authority.identity(for: names)), ["/": .answer()]) {
                $0.allowsPrivateAddresses = true
            }
            let url = "https://127.0.0.1:\(site.server.port)/"
            let exchange = try await CurlFetcher(site.configuration).exchange(Request(url))
            #expect(exchange.tls?.problems == problems)
            #expect((exchange.response?.status == 200) == problems.isEmpty)
        }
    }

    @Test func `the system's roots do not trust the tests' authority`() async throws {
        let identity = TestSite.authority.identity(for: ["good.test"])
        let site = try await TestSite.start(.tls(identity), ["/": .answer()]) { $0.trustedRoots = nil }
        #expect(await site.fetch().tls?.problems == [.untrusted])
    }
}

extension `Chains of certificates`.Chain {
    init(_ description: String, _ identity: ServerIdentity, _ problems: [TLSFacts.Problem]) {
        self.init(testDescription: description, identity: identity, problems: problems)
    }
}
