import AssociationModel
import CurlFetch
import Synchronization
import Testing

@Suite struct `a failure that may be this machine's` {
    private static let control = Request("https://cdn.apple.com/")
    private static let named = Request("https://shop.aasa.com/.well-known/apple-app-site-association")

    /// Answers the control with one exchange and everything else with another, and counts the requests for the control.
    private final class Network: Fetching {
        let host: Exchange
        let control: Exchange
        let asked = Mutex(0)

        init(_ host: Exchange, control: Exchange) { (self.host, self.control) = (host, control) }

        func exchange(_ request: Request) async -> Exchange {
            guard request == `a failure that may be this machine's`.control else { return host }
            asked.withLock { $0 += 1 }
            return control
        }
    }

    private static func answer(_ request: Request, _ outcome: Exchange.Outcome, at address: String? = nil) -> Exchange {
        let result: ConnectionAttempt.Result =
            if case .failure(.certificateRejected) = outcome { .connected } else { .failed }
        return Exchange(
            request, outcome: outcome,
            attempts: address.map { [ConnectionAttempt($0, family: .ipv4, result: result)] } ?? [])
    }

    private static func outcome(
        _ outcome: Exchange.Outcome, at address: String? = nil, to request: Request = named, control: Exchange
    ) async throws -> (Exchange, asked: Int) {
        let network = Network(answer(request, outcome, at: address), control: control)
        let fetcher = ControlledFetcher(network, control: Self.control)
        return (try await fetcher.exchange(request), network.asked.withLock(\.self))
    }

    private static let reached = Exchange(control, outcome: .response(Response(status: 404, headers: [], body: [])))

    @Test(
        arguments: [
            (Exchange.Outcome.failure(.hostNotFound), nil, FetchFailure.hostNotFound),
            (.failure(.connectionTimeout), nil, .connectionTimeout),
            (.failure(.connectionTimeout), "17.1.2.3", .hostNotFound),
            (.failure(.connectionFailed(reason: "no route")), "17.1.2.3", .connectionTimeout),
        ] as [(Exchange.Outcome, String?, FetchFailure)])
    func `is not the server's where the control fails alike`(
        outcome: Exchange.Outcome, address: String?, control: FetchFailure
    ) async throws {
        let (exchange, _) = try await Self.outcome(
            outcome, at: address, control: Exchange(Self.control, outcome: .failure(control)))
        guard case .local(.network(let reason))? = exchange.notSeen else {
            Issue.record("\(exchange.outcome)")
            return
        }
        #expect(reason.hasPrefix("cdn.apple.com ") && reason.hasSuffix(" either"))
    }

    @Test(
        arguments: [
            (Exchange.Outcome.failure(.hostNotFound), nil), (.failure(.connectionTimeout), "17.1.2.3"),
            (.failure(.certificateRejected), "17.1.2.3"),
        ] as [(Exchange.Outcome, String?)])
    func `is the server's where the control is reached`(outcome: Exchange.Outcome, address: String?) async throws {
        let (exchange, asked) = try await Self.outcome(outcome, at: address, control: Self.reached)
        #expect(exchange.failure != nil && asked == 1)
    }

    @Test func `is a captive portal's where one address answers for the control too, and neither is who it says`()
        async throws
    {
        func control(at address: String) -> Exchange {
            Self.answer(Self.control, .failure(.certificateRejected), at: address)
        }
        let portal = try await Self.outcome(
            .failure(.certificateRejected), at: "17.1.2.3", control: control(at: "17.1.2.3"))
        #expect(portal.0.notSeen == .local(.network("cdn.apple.com is not what answers either")))
        let other = try await Self.outcome(
            .failure(.certificateRejected), at: "17.1.2.3", control: control(at: "17.1.2.4"))
        #expect(other.0.failure == .certificateRejected)
    }

    @Test(
        arguments: [
            ("https://shop.invalid/", Exchange.Outcome.failure(.hostNotFound), nil),
            ("https://shop.test/", .failure(.connectionTimeout), nil),
            ("https://shop.aasa.com/", .failure(.connectionFailed(reason: "refused")), "127.0.0.1"),
            ("https://shop.aasa.com/", .failure(.responseTimeout), "17.1.2.3"),
            ("https://shop.aasa.com/", .response(Response(status: 500, headers: [], body: [])), "17.1.2.3"),
        ] as [(String, Exchange.Outcome, String?)])
    func `needs no control where it says something by itself`(
        url: String, outcome: Exchange.Outcome, address: String?
    ) async throws {
        let control = Exchange(Self.control, outcome: .failure(.hostNotFound))
        let (exchange, asked) = try await Self.outcome(outcome, at: address, to: Request(url), control: control)
        #expect(exchange.notSeen == nil && asked == 0)
    }

    @Test func `asks the control once for many hosts`() async throws {
        let network = Network(Self.answer(Self.named, .failure(.hostNotFound)), control: Self.reached)
        let fetcher = ControlledFetcher(network, control: Self.control, lifetime: .seconds(86_400))
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<50 { group.addTask { _ = try await fetcher.exchange(Self.named) } }
            try await group.waitForAll()
        }
        #expect(network.asked.withLock(\.self) == 1)
    }
}
