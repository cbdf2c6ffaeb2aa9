import AssociationModel
import Catalogue
import CheckFixtures
import CurlFetch
import Findings
import Judging
import Testing

@Suite struct `the exchanges of a report` {
    private static let file = "https://example.com/.well-known/apple-app-site-association"

    private static func exchanges(_ fixture: String) async throws -> [String] {
        let fixture = try #require(FixtureCase.all.first { $0.description == fixture })
        return Report(judging: try await fixture.evidence()).exchanges.flatMap { exchange in
            ["\(exchange.site) \(exchange.side)"]
                + exchange.hops.map { hop in
                    let target = hop.redirectTarget.map { " → \($0)" } ?? ""
                    return "\(hop.purpose): \(hop.url): \(words(hop.outcome))\(target)"
                }
        }
    }

    private static func words(_ outcome: Report.Hop.Outcome) -> String {
        switch outcome {
        case .status(let status): "\(status)"
        case .failure(let reason), .notMade(let reason): reason.description
        }
    }

    @Test func `follow redirects hop by hop`() async throws {
        #expect(
            try await Self.exchanges("AD230-redirected/fires-to-www") == [
                "example.com origin",
                """
                the file, where Apple reads it: \(Self.file): 301 \
                → https://www.example.com/.well-known/apple-app-site-association
                """,
                "the target of the redirect: https://www.example.com/.well-known/apple-app-site-association: 200",
            ])
    }

    @Test func `show the probes after a failure`() async throws {
        #expect(
            try await Self.exchanges("AD226-tls-too-old/fires-tls-1.0") == [
                "example.com origin", "the file, where Apple reads it: \(Self.file): the TLS handshake fails",
                "the same request, with old TLS versions allowed: \(Self.file): 200",
            ])
        #expect(
            try await Self.exchanges("AD219-certificate-chain-incomplete/fires-intermediate-not-sent") == [
                "example.com origin",
                "the file, where Apple reads it: \(Self.file): the server's certificate is not accepted",
                "the same request, with the issuer certificates that the server omits: \(Self.file): 200",
            ])
    }

    @Test func `end with Apple's CDN, and have URLs that were asked for alone`() async throws {
        var copies = 0
        for fixture in FixtureCase.all where fixture.code.hasPrefix("AD26") {
            let evidence = try await fixture.evidence()
            let urls = Set(evidence.exchanges.map(\.request.url))
            let exchanges = Report(judging: evidence).exchanges
            #expect(exchanges.allSatisfy { !$0.hops.isEmpty && $0.hops.allSatisfy { urls.contains($0.url) } })
            for (index, exchange) in exchanges.enumerated() where exchange.side == .cdnCopy {
                #expect(exchanges[(index + 1)...].allSatisfy { $0.site != exchange.site }, "\(fixture)")
                copies += 1
            }
        }
        #expect(copies > 10)
    }

    private static let times: [(Timing?, [(Report.Hop.Phase.Kind, Double)])] = [
        (nil, []), (Timing(connected: nil, total: 2), [(.whole, 2)]), (Timing(connected: nil, total: 0), []),
        (Timing(connected: 0.5, total: 2), [(.connection, 0.5), (.response, 1.5)]),
        (Timing(resolved: 0.5, connected: nil, total: 2), [(.lookup, 0.5), (.connection, 1.5)]),
        (
            Timing(resolved: 0.5, reached: 1, connected: nil, total: 2),
            [(.lookup, 0.5), (.connection, 0.5), (.handshake, 1)]
        ),
        (
            Timing(resolved: 0.25, reached: 0.5, connected: 1, firstByte: 1.5, total: 2),
            [(.lookup, 0.25), (.connection, 0.25), (.handshake, 0.5), (.waiting, 0.5), (.transfer, 0.5)]
        ),
        // Without TLS, and as nobody would measure it.
        (
            Timing(reached: 0.5, connected: 0.5, firstByte: 1, total: 2),
            [(.connection, 0.5), (.waiting, 0.5), (.transfer, 1)]
        ),
        (Timing(resolved: 5, reached: -1, connected: 1, firstByte: 0.5, total: 2), [(.handshake, 1), (.transfer, 1)]),
    ]

    @Test(arguments: times.indices)
    func `say where the time went, as far as it is known`(row: Int) async throws {
        let (timing, phases) = Self.times[row]
        let answer = Exchange(Request(Self.file), outcome: .failure(.responseTimeout), timing: timing)
        let evidence = try await Inspector(fetcher: Recordings([answer])).evidence(for: try Scene().question())
        let hop = try #require(Report(judging: evidence).exchanges.first?.hops.first)
        #expect(hop.phases.map(\.kind) == phases.map(\.0))
        #expect(hop.phases.map(\.seconds) == phases.map(\.1))
    }
}
