import AssociatedDomains
import Synchronization
import TestData
import Testing

@Suite struct `a watch` {
    static let app = "7D3KX9QW2M.com.example.app"
    static let url = "https://example.com/.well-known/apple-app-site-association"
    static let good = answer(listing: app)
    static let other = answer(listing: "7D3KX9QW2M.com.example.other")

    static func answer(listing app: String, _ headers: HeaderField...) -> Exchange.Outcome {
        let type = HeaderField("Content-Type", "application/json")
        return .response(
            Response(status: 200, headers: [type] + headers, body: Array(Exchange.Outcome.text(listing: app).utf8)))
    }

    /// Time that passes only when somebody waits for it.
    final class Clock: Sendable {
        let waits = Mutex<[Duration]>([])

        var clock: WatchClock {
            WatchClock(
                now: { Instant(seconds: 1_800_000_000 + Int(self.elapsed.components.seconds)) },
                elapsed: { self.elapsed }, sleep: { duration in self.waits.withLock { $0.append(duration) } })
        }

        var elapsed: Duration { waits.withLock { $0.reduce(.zero, +) } }
    }

    /// Answers each check with the next of some outcomes, and then with the last; a check is what is between two waits.
    final class Turns: Fetching {
        private let outcomes: [[String: Exchange.Outcome]]
        private let isNear: Bool
        private let clock: Clock

        init(_ outcomes: [[String: Exchange.Outcome]], isNear: Bool, _ clock: Clock) {
            self.outcomes = outcomes
            self.isNear = isNear
            self.clock = clock
        }

        func exchange(_ request: Request) async -> Exchange {
            let turn = min(clock.waits.withLock(\.count), outcomes.count - 1)
            let address = isNear ? "127.0.0.1" : "93.184.216.34"
            return Exchange(
                request, outcome: outcomes[turn][request.url] ?? .status(404),
                attempts: [ConnectionAttempt(address, family: .ipv4, result: .connected)])
        }
    }

    /// What a watch told, a line each, and how it ended.
    struct Run {
        var lines: [String] = []
        var json: [String] = []
        var outcome: Watch.Outcome?
    }

    private func watch(
        _ outcomes: [[String: Exchange.Outcome]], isNear: Bool = false, cdn: EvidenceSource.CDNCopy = .never,
        app: String? = Self.app, every interval: Duration = .seconds(60), for limit: Duration? = nil,
        until goal: Watch.Goal? = nil, _ clock: Clock = Clock()
    ) async throws -> Run {
        let source = EvidenceSource.custom(Turns(outcomes, isNear: isNear, clock), cdn: cdn)
        let entitlement = "webcredentials:example.com"
        let check =
            try app.map { try AssociationCheck(entitlement, app: $0, from: source) }
            ?? AssociationCheck(withoutApp: [entitlement], from: source)
        let subject = Watch(check, every: interval, for: limit, until: goal, clock: clock.clock)
        var run = Run()
        run.outcome = try await subject.run { event in
            switch event {
            case .change(let change):
                run.lines.append(String(change.line(showsApp: false).description.dropFirst("12:00:00  ".count)))
                run.json.append(change.output.line)
            case .delay(let seconds): run.lines.append("wait \(seconds)")
            }
        }
        return run
    }

    @Test func `tells the first state and each change, and nothing while nothing changes`() async throws {
        let clock = Clock()
        let run = try await watch(
            [[Self.url: Self.other], [Self.url: Self.other], [Self.url: Self.good]], until: .associated, clock)
        #expect(
            run.lines == [
                "example.com webcredentials  server: not-associated  (the file does not list it)",
                "example.com webcredentials  server: not-associated → associated  -app-not-listed",
            ])
        #expect(run.outcome?.isReached == true && run.outcome?.isAssociated == true)
        #expect(clock.waits.withLock(\.self) == [.seconds(60), .seconds(60)])
        #expect(
            run.json.last == """
                {"time": "2027-01-15T08:02:00Z", "service": "webcredentials", "domain": "example.com", \
                "app": "\(Self.app)", "verdict": "associated", "deviceVerdict": null, "findings": [], "reason": null, \
                "previous": {"verdict": "not-associated", "deviceVerdict": null, "findings": ["app-not-listed"]}}
                """)
    }

    @Test func `goes by the CDN copy, which devices read, where it is fetched`() async throws {
        let copy = Question.ContentDelivery.appleBase + "/example.com"
        let old = Self.answer(listing: "7D3KX9QW2M.com.example.other", HeaderField("Age", "10800"))
        let new = Self.answer(listing: Self.app, HeaderField("Age", "180"))
        let run = try await watch(
            [[Self.url: Self.good, copy: old], [Self.url: Self.good, copy: new]], cdn: .auto, until: .changed)
        #expect(run.lines.count == 2)
        #expect(run.lines.first?.contains("devices: not-associated  server: associated  (the server is right") == true)
        #expect(run.lines.last?.contains("devices: not-associated → associated  ") == true)
        #expect(run.lines.last?.hasSuffix("(CDN copy of 3 minutes ago)") == true)
        #expect(run.outcome?.isReached == true && run.outcome?.isAssociated == true)
    }

    @Test func `ends when its time is over, with one last check`() async throws {
        let clock = Clock()
        let run = try await watch([[Self.url: Self.other]], for: .seconds(150), until: .associated, clock)
        #expect(run.outcome?.isReached == false && run.outcome?.isAssociated == false)
        #expect(clock.waits.withLock(\.self) == [.seconds(60), .seconds(60), .seconds(30)])
        #expect(run.lines.count == 1)
    }

    @Test func `waits as long as a server asks, and no longer than a day`() async throws {
        func busy(_ value: String) -> [String: Exchange.Outcome] {
            let headers = [HeaderField("Retry-After", value)]
            return [Self.url: .response(Response(status: 503, headers: headers, body: []))]
        }
        let clock = Clock()
        let turns = [busy("600"), busy("10"), busy("99999999999999999999"), [Self.url: Self.good]]
        let run = try await watch(turns, isNear: true, until: .associated, clock)
        #expect(run.lines.filter { $0.hasPrefix("wait") } == ["wait 600", "wait 86400"])
        #expect(clock.waits.withLock(\.self).prefix(3) == [.seconds(600), .seconds(60), .seconds(86_400)])
        let short = Clock()
        let ended = try await watch(turns, for: .seconds(100), short)
        #expect(ended.outcome?.isReached == false)
        #expect(short.waits.withLock(\.self) == [.seconds(100)], "it does not ask again before it may")
    }

    @Test func `asks public servers every five seconds at most, and others as often as it is told`() async throws {
        await #expect { try await watch([[Self.url: Self.good]], every: .seconds(4), until: .associated) } throws: {
            if case .tooOften? = $0 as? Watch.Failure { true } else { false }
        }
        let near = try await watch([[Self.url: Self.good]], isNear: true, every: .zero, until: .associated)
        #expect(near.outcome?.isAssociated == true)
    }

    @Test func `cannot wait for a verdict without an app`() async throws {
        await #expect { try await watch([[Self.url: Self.good]], app: nil, until: .notAssociated) } throws: {
            if case .noApp? = $0 as? Watch.Failure { true } else { false }
        }
        let run = try await watch([[Self.url: Self.good]], app: nil, for: .zero)
        #expect(run.outcome?.isAssociated == false)
    }

    @Test func `ends when no app is listed any more, if that is the goal`() async throws {
        let run = try await watch([[Self.url: Self.good], [Self.url: Self.other]], until: .notAssociated)
        #expect(run.outcome?.isReached == true && run.outcome?.isAssociated == false)
    }
}
