import AssociationModel
import Catalogue
import Findings
import Judging
import Synchronization
import TestData
import Testing
import UniversalLinks

@Suite struct `the time of a host` {
    private static let hops = (1...11).map { "https://example.com/hop/\($0)" }

    // Eleven redirects, each of which takes 2.9 seconds of a time limit of 3.
    private func slowRedirects(timeout: Double = 3) async throws -> (asked: [Request], evidence: Evidence) {
        var answers = [Request(Scene.root): Exchange.Outcome.redirect(to: Self.hops[0])]
        for (from, to) in zip(Self.hops, Self.hops.dropFirst()) { answers[Request(from)] = .redirect(to: to) }
        let fetcher = SlowFetcher(ScriptedFetcher(answers), seconds: 2.9) { $0.response?.redirectTarget != nil }
        let limits = Inspector.Limits(time: HostTime(timeout: timeout, now: fetcher.clock.now))
        let evidence = try await Inspector(fetcher: fetcher, limits: limits).evidence(for: try Scene().question())
        return (await fetcher.inner.log.requests, evidence)
    }

    @Test func `ends where no further request could end within three times the time limit`() async throws {
        let (asked, evidence) = try await slowRedirects()
        #expect(
            asked.map(\.url).filter { $0 == Scene.root || $0.contains("/hop/") } == [Scene.root] + Self.hops.prefix(2))
        #expect(evidence.missingRequests.isEmpty)
        #expect(evidence.sites.first?.outOfTime == [Request(Self.hops[2])])
        let patient = try await slowRedirects(timeout: 60)
        #expect(patient.asked.map(\.url).contains(Self.hops[9]))
        #expect(patient.evidence.sites.first?.outOfTime == [])
    }

    @Test func `is told when it is used up, with what was not asked`() async throws {
        let report = Report(judging: try await slowRedirects().evidence)
        let findings = report.findings.filter { ["redirected", "host-time-used-up"].contains($0.identity.name) }
        #expect(findings.map(\.identity.name) == ["redirected", "host-time-used-up"])
        let notes = findings.map { $0.observation.notes.map(\.message.description) }
        #expect(notes.first?.last == "\(Self.hops[2]) was not requested: the time for this host was used up")
        #expect(notes.last == ["not requested: \(Self.hops[2])"])
        #expect(
            findings.last?.observation.message.description.hasPrefix("1 request for example.com was not made") == true)
    }

    @Test func `is the same in a replay`() async throws {
        let live = try await slowRedirects().evidence
        let saved = try live.exchanges.map { try ExchangeText.exchange(from: ExchangeText.text(of: $0)) }
        let again = try await Inspector(fetcher: Replay(saved)).evidence(for: live.question)
        #expect(again.sites.first?.outOfTime == [Request(Self.hops[2])])
        let names = [live, again].map { Report(judging: $0).findings.map(\.identity.name) }
        #expect(names.first == names.last)
    }

    @Test func `is not shared: a slow host costs the others nothing`() async throws {
        var answers = [Request(Scene.root): Exchange.Outcome.redirect(to: Self.hops[0])]
        for (from, to) in zip(Self.hops, Self.hops.dropFirst()) { answers[Request(from)] = .redirect(to: to) }
        // The other host is asked for what was not asked for the slow one any more.
        let other = "https://example.org/.well-known/apple-app-site-association"
        answers[Request(other)] = .redirect(to: Self.hops[1])
        let fetcher = SlowFetcher(ScriptedFetcher(answers), seconds: 2.9) { $0.request.url.contains("example.com") }
        let limits = Inspector.Limits(concurrency: 1, time: HostTime(timeout: 3, now: fetcher.clock.now))
        let scene = Scene(["webcredentials:example.com", "webcredentials:example.org"], answers)
        let evidence = try await Inspector(fetcher: fetcher, limits: limits).evidence(for: try scene.question())
        #expect(evidence.sites.first?.probes.hops.count == 3)
        #expect(evidence.sites.first?.outOfTime.isEmpty == false)
        #expect(evidence.sites.last?.probes.hops.dropFirst().first?.response != nil)
    }

    @Test func `covers every path that entitlements name on it`() async throws {
        let entries = (1...100).map { "webcredentials:example.com/\($0)" }
        let fetcher = SlowFetcher(ScriptedFetcher([:]), seconds: 1) { _ in true }
        let limits = Inspector.Limits(time: HostTime(timeout: 1, now: fetcher.clock.now))
        let evidence = try await Inspector(fetcher: fetcher, limits: limits).evidence(
            for: try Scene(entries).question())
        let asked = await fetcher.inner.log.requests
        // Those that were under way when the time was used up are the last.
        #expect(asked.count <= 16)
        #expect(asked.contains(Request(Scene.root)))
        let site = try #require(evidence.sites.first)
        #expect(site.outOfTime.count + asked.count > 100)
        #expect(evidence.missingRequests.isEmpty)
    }
}

@Suite struct `the requests that are under way at once` {
    private static let hosts = (1...40).map { "webcredentials:h\($0).example.com" }
    private static let paths = (1...40).map { "webcredentials:example.com/\($0)" }

    @Test(arguments: [
        (hosts, 32, 40, Inspector.Limits()), (paths, 8, 41, .init()), (hosts, 3, 40, .init(concurrency: 3)),
    ])
    func `are those of 32 hosts, eight of one host, and no more than was asked for`(
        entries: [String], most: Int, total: Int, limits: Inspector.Limits
    ) throws {
        var queue = RequestQueue(Evidence(try Scene(entries).question()), limits)
        var underWay: [Request] = []
        while let request = queue.next() { underWay.append(request) }
        #expect(underWay.count == most)
        #expect(Set(underWay).count == most)
        // Each answer makes room for one more, until none is missing.
        var made = most
        while let request = underWay.popLast() {
            queue.take(Exchange(request, outcome: .failure(.connectionTimeout)), for: request)
            while let next = queue.next() {
                underWay.append(next)
                made += 1
            }
            #expect(underWay.count <= most)
        }
        #expect(made == total)
        #expect(queue.finished().missingRequests.isEmpty)
    }

    // The limit only ends a run in which the requests wait for one another.
    @Test(.timeLimit(.minutes(10))) func `are made at the same time`() async throws {
        let gate = Gate(opensAt: 2)
        _ = try await Inspector(fetcher: gate).evidence(for: try Scene(Self.hosts).question())
        #expect(await gate.most >= 2)
    }
}

/// Lets nobody pass before so many wait, and then everybody.
private actor Gate: Fetching {
    private let limit: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var isOpen = false
    private var present = 0
    /// The most that were there at once.
    private(set) var most = 0

    init(opensAt limit: Int) { self.limit = limit }

    func exchange(_ request: Request) async -> Exchange {
        present += 1
        most = max(most, present)
        if present == limit { isOpen = true }
        if isOpen {
            for guest in waiting { guest.resume() }
            waiting = []
        } else {
            await withCheckedContinuation { waiting.append($0) }
        }
        present -= 1
        return Exchange(request, outcome: .failure(.connectionTimeout))
    }
}

/// A clock that moves when it is told to.
private final class ManualClock: Sendable {
    private let time = Mutex(Duration.zero)

    var now: @Sendable () -> Duration { { self.time.withLock { $0 } } }

    func advance(by seconds: Double) { time.withLock { $0 += .seconds(seconds) } }
}

/// Takes its time, by the clock, for some answers.
private struct SlowFetcher: Fetching {
    let inner: ScriptedFetcher
    let clock = ManualClock()
    let seconds: Double
    let isSlow: @Sendable (Exchange) -> Bool

    init(_ inner: ScriptedFetcher, seconds: Double, isSlow: @escaping @Sendable (Exchange) -> Bool) {
        (self.inner, self.seconds, self.isSlow) = (inner, seconds, isSlow)
    }

    func exchange(_ request: Request) async -> Exchange {
        let exchange = await inner.exchange(request)
        if isSlow(exchange) { clock.advance(by: seconds) }
        return exchange
    }
}

/// Saved exchanges.
private struct Replay: Fetching {
    let exchanges: [Exchange]

    init(_ exchanges: [Exchange]) { self.exchanges = exchanges }

    func exchange(_ request: Request) async -> Exchange {
        exchanges.first { $0.request == request }
            ?? Exchange(request, outcome: .notSeen(.notAllowed), responder: .recording)
    }
}
