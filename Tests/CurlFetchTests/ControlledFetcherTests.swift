import AssociationModel
import CurlFetch
import Synchronization
import TestSupport
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
            (.failure(.addressPrivate), "192.168.1.1", .addressPrivate),
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
        #expect(reason.hasPrefix("this machine reaches no server: cdn.apple.com ") && reason.hasSuffix(" either"))
    }

    @Test(
        arguments: [
            (Exchange.Outcome.failure(.hostNotFound), nil), (.failure(.connectionTimeout), "17.1.2.3"),
            (.failure(.certificateRejected), "17.1.2.3"),
        ] as [(Exchange.Outcome, String?)])
    func `is the server's where the control is reached`(outcome: Exchange.Outcome, address: String?) async throws {
        let (exchange, asked) = try await Self.outcome(outcome, at: address, control: Self.reached)
        #expect(exchange.failure != nil && asked == 1 && exchange.reachedMeanwhile == "cdn.apple.com")
    }

    @Test func `is a captive portal's where one address answers for the control too, and neither is who it says`()
        async throws
    {
        func control(at address: String) -> Exchange {
            Self.answer(Self.control, .failure(.certificateRejected), at: address)
        }
        let portal = try await Self.outcome(
            .failure(.certificateRejected), at: "17.1.2.3", control: control(at: "17.1.2.3"))
        #expect(
            portal.0.notSeen
                == .local(.network("this machine reaches no server: cdn.apple.com is not what answers either")))
        let other = try await Self.outcome(
            .failure(.certificateRejected), at: "17.1.2.3", control: control(at: "17.1.2.4"))
        #expect(other.0.failure == .certificateRejected)
    }

    @Test(
        arguments: [
            ("https://shop.invalid/", Exchange.Outcome.failure(.hostNotFound), nil),
            ("https://shop.test/", .failure(.connectionTimeout), nil),
            ("https://shop.aasa.com/", .failure(.connectionFailed(reason: "refused")), "127.0.0.1"),
            ("https://192.168.1.1/", .failure(.addressPrivate), "192.168.1.1"),
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

    /// A network that is there until it is lost, and then is not. With a meeting, nobody is answered before so many were asked.
    private final class LosingNetwork: Fetching {
        private let meeting: Meeting?
        private let state = Mutex((isLost: false, asked: 0))

        init(_ meeting: Meeting? = nil) { self.meeting = meeting }

        func lose() { state.withLock { $0.isLost = true } }

        var asked: Int { state.withLock { $0.asked } }

        func exchange(_ request: Request) async -> Exchange {
            let isControl = request == `a failure that may be this machine's`.control
            let isLost = state.withLock { state in
                if isControl { state.asked += 1 }
                return state.isLost
            }
            if !isControl { await meeting?.arrive() }
            let isThere = !isLost && (isControl || !request.url.contains("bad"))
            return Exchange(
                request,
                outcome: isThere ? `a failure that may be this machine's`.reached.outcome : .failure(.hostNotFound))
        }
    }

    @Test func `asks the control once for hosts that fail at the same time`() async throws {
        let network = LosingNetwork(Meeting(of: 50))
        let fetcher = ControlledFetcher(network, control: Self.control, lifetime: .seconds(86_400))
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<50 {
                group.addTask {
                    let exchange = try await fetcher.exchange(Request("https://bad\(number).aasa.com/"))
                    #expect(exchange.failure == .hostNotFound && exchange.reachedMeanwhile == "cdn.apple.com")
                }
            }
            try await group.waitForAll()
        }
        #expect(network.asked == 1)
    }

    @Test func `is not excused by an answer from before the network was lost`() async throws {
        let network = LosingNetwork()
        let fetcher = ControlledFetcher(network, control: Self.control, lifetime: .seconds(86_400))
        #expect(try await fetcher.exchange(Request("https://bad.aasa.com/")).failure == .hostNotFound)
        #expect(try await fetcher.exchange(Request("https://good.aasa.com/")).response != nil)
        network.lose()
        for host in ["good.aasa.com", "bad.aasa.com"] {
            let lost = try await fetcher.exchange(Request("https://\(host)/"))
            #expect(
                lost.notSeen
                    == .local(.network("this machine reaches no server: cdn.apple.com does not resolve either")))
        }
        #expect(network.asked == 2, "a control that fails says the same for a while")
    }

    @Test func `needs no control while others answer`() async throws {
        let network = LosingNetwork(Meeting(of: 2))
        let fetcher = ControlledFetcher(network, control: Self.control, lifetime: .seconds(86_400))
        // Both are under way before either ends, and the one that fails waits for the other.
        let good = Task { try await fetcher.exchange(Request("https://good.aasa.com/")) }
        let bad = try await fetcher.exchange(Request("https://bad.aasa.com/"))
        #expect(try await good.value.response != nil && bad.failure == .hostNotFound)
        #expect(["good.aasa.com", "cdn.apple.com"].contains(bad.reachedMeanwhile))
    }

    @Test func `is a captive portal's on a real connection too, and not where the control is who it says`() async throws
    {
        let portal = try await LoopbackServer.start(.tls(TestAuthority.selfSigned(for: ["portal.test"])))
        let cdn = try await LoopbackServer.start(
            .tls(TestSite.authority.identity(for: ["cdn.aasa.com"])), ["/": .answer(404)])
        func outcome(controlAt port: Int) async throws -> Exchange {
            var configuration = CurlFetcher.Configuration(
                timeout: 600, connectTimeout: 600, allowsPrivateAddresses: true)
            configuration.trustedRoots = TestSite.authority.rootPEM
            configuration.connectTo = [
                "shop.aasa.com:443:127.0.0.1:\(portal.port)", "cdn.aasa.com:443:127.0.0.1:\(port)",
            ].compactMap { ConnectTo($0) }
            let fetcher = ControlledFetcher(CurlFetcher(configuration), control: Request("https://cdn.aasa.com/"))
            return try await fetcher.exchange(Request("https://shop.aasa.com/"))
        }
        #expect(
            try await outcome(controlAt: portal.port).notSeen
                == .local(.network("this machine reaches no server: cdn.aasa.com is not what answers either")))
        let reached = try await outcome(controlAt: cdn.port)
        #expect(reached.failure == .certificateRejected && reached.reachedMeanwhile == "cdn.aasa.com")
    }
}

/// Lets nobody pass until all have arrived.
private final class Meeting: Sendable {
    private let state: Mutex<(missing: Int, waiting: [CheckedContinuation<Void, Never>])>

    init(of count: Int) { state = Mutex((count, [])) }

    func arrive() async {
        await withCheckedContinuation { one in
            let ready = state.withLock { state in
                state.missing -= 1
                state.waiting.append(one)
                guard state.missing <= 0 else { return [CheckedContinuation<Void, Never>]() }
                defer { state.waiting = [] }
                return state.waiting
            }
            for one in ready { one.resume() }
        }
    }
}
