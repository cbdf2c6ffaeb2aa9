import AssociationModel
import CurlFetch
import Judging
import TestData
import Testing
import UniversalLinks

@Suite struct `the inspector` {
    private static let locations = [
        "/.well-known/apple-app-site-association", "/apple-app-site-association",
        "/.well-known/apple-app-site-association.json", "/apple-app-site-association.json",
    ]

    private func requests(_ scene: Scene, concurrency: Int = 32) async throws -> [Request] {
        let fetcher = ScriptedFetcher(scene.answers)
        let inspector = Inspector(fetcher: fetcher, limits: .init(concurrency: concurrency))
        let evidence = try await inspector.evidence(for: try scene.question())
        let asked = await fetcher.log.requests
        #expect(asked.count == Set(asked).count, "a request was made twice")
        #expect(Set(evidence.exchanges.map(\.request)) == Set(asked))
        #expect(evidence.missingRequests.isEmpty)
        return evidence.exchanges.map(\.request)
    }

    @Test(arguments: [1, 2, 8])
    func `asks each location of a site once, however many entries name it`(concurrency: Int) async throws {
        let scene = Scene([
            "webcredentials:example.com", "webcredentials:*.example.com", "applinks:example.com",
            "webcredentials:EXAMPLE.com",
        ])
        let asked = try await requests(scene, concurrency: concurrency)
        #expect(asked == Self.locations.map { Request("https://example.com" + $0) })
    }

    @Test func `asks a healthy host once, and Apple's CDN at the same time`() async throws {
        var scene = Scene(root: .file(listing: app))
        #expect(try await requests(scene) == [Request(Scene.root)])
        scene.contentDelivery = .also(base: Question.ContentDelivery.appleBase)
        #expect(try await requests(scene) == [Request(Scene.root), Request(Scene.copy)])
        #expect(Evidence(try scene.question()).missingRequests == [Request(Scene.root), Request(Scene.copy)])
    }

    static let unhealthy: [(String, Exchange.Outcome, Int)] = [
        ("lists another app", .file(listing: "7D3KX9QW2M.com.example.other"), 4),
        ("lists it for another service", .file(listing: app, for: .activitycontinuation), 4),
        ("is broken", .status(200, #"{"webcredentials": {"apps": ["\#(app)"],}}"#), 4),
        ("is a page", .status(200, "<html>welcome"), 5),
        ("is missing", .status(404), 4),
        ("does not answer", .failure(.connectionTimeout), 1),
        ("was not consulted", .notSeen(.notAllowed), 1),
    ]

    @Test(arguments: unhealthy)
    func `looks elsewhere if a server answers without what is asked`(
        _: String, answer: Exchange.Outcome, count: Int
    ) async throws {
        #expect(try await requests(Scene(root: answer)).count == count)
    }

    @Test func `looks elsewhere if one of several apps is not listed, and not if none was named`() async throws {
        var scene = Scene(root: .file(listing: app))
        scene.apps.append("7D3KX9QW2M.com.example.other")
        #expect(try await requests(scene).count == 4)
        scene.apps = []
        #expect(try await requests(scene).count == 1)
    }

    @Test func `asks a recording for everything, since that costs nothing`() async throws {
        let exchange = try ExchangeText.exchange(
            from: Array("request: \(Scene.root)\nstatus: 200\n\n\(Exchange.Outcome.text(listing: app))".utf8))
        let evidence = try await Inspector(fetcher: Recordings([exchange])).evidence(for: try Scene().question())
        #expect(evidence.exchanges.map(\.request.url) == Self.locations.map { "https://example.com" + $0 })
    }

    @Test func `asks the location under a path too, and the others there only if both lack the app`() async throws {
        let entries = ["webcredentials:example.com/login/"]
        let healthy = Scene(entries, [Request(Scene.root): .file(listing: app)])
        let right = [Self.locations[0], "/login" + Self.locations[0]].map { "https://example.com" + $0 }
        #expect(try await requests(healthy).map(\.url) == right)
        let others = (Self.locations.dropFirst() + Self.locations.dropFirst().map { "/login" + $0 }).map {
            "https://example.com" + $0
        }
        #expect(try await requests(Scene(entries)).map(\.url) == right + others)
    }

    @Test func `asks nothing for an entry without a host or a known service`() async throws {
        #expect(
            try await requests(Scene(["webcredentials:", "nonsense:example.com", "webcredentials:exa mple"])).isEmpty)
    }

    @Test func `walks redirects, ten at most`() async throws {
        let targets = (1...15).map { "https://example.com/hop/\($0)" }
        var answers = [Request(Scene.root): Exchange.Outcome.redirect(to: targets[0])]
        for (from, to) in zip(targets, targets.dropFirst()) { answers[Request(from)] = .redirect(to: to) }
        let asked = try await requests(Scene(["webcredentials:example.com"], answers)).map(\.url)
        #expect(asked.filter { $0.contains("/hop/") } == Array(targets.prefix(10)))
    }

    @Test func `stops where redirects go round, or leave https`() async throws {
        let second = "https://www.example.com/x"
        let round = [
            Request(Scene.root): Exchange.Outcome.redirect(to: second), Request(second): .redirect(to: Scene.root),
        ]
        #expect(try await requests(Scene(["webcredentials:example.com"], round)).count == 5)
        let plain = [Request(Scene.root): Exchange.Outcome.redirect(to: "http://example.com/x")]
        #expect(try await requests(Scene(["webcredentials:example.com"], plain)).count == 4)
    }

    @Test(arguments: [
        (Exchange.Outcome.file(listing: app), false), (.status(404), false), (.status(410), false),
        (.status(500), false), (.failure(.connectionTimeout), false), (.notSeen(.notAllowed), false),
        (.status(403), true), (.status(401), true), (.status(429), true), (.status(503), true),
        (.status(200, "<html>are you a robot?</html>"), true),
    ])
    func `asks as a browser only after a refusal`(answer: Exchange.Outcome, asks: Bool) async throws {
        let asked = try await requests(Scene(root: answer))
        #expect(asked.filter { $0.agent == .browser } == (asks ? [Request(Scene.root, as: .browser)] : []))
    }

    @Test func `tries old protocols only after a failed handshake`() async throws {
        let old = Request(Scene.root, security: .oldProtocols)
        #expect(try await requests(Scene(root: .failure(.tlsHandshakeFailed(reason: "protocol")))).contains(old))
        #expect(try await !requests(Scene(root: .failure(.certificateRejected))).contains(old))
    }

    @Test func `takes any certificate only in an alternate mode, and after a refusal`() async throws {
        let unverified = Request(Scene.root, security: .unverified)
        let refused = [Request(Scene.root): Exchange.Outcome.failure(.certificateRejected)]
        #expect(try await requests(Scene(["webcredentials:example.com?mode=developer"], refused)).contains(unverified))
        #expect(try await !requests(Scene(["webcredentials:example.com"], refused)).contains(unverified))
        #expect(try await !requests(Scene(["webcredentials:example.com?mode=developer"])).contains(unverified))
    }

    @Test func `asks the CDN beside the origin, or alone, as it is told`() async throws {
        var scene = Scene()
        scene.contentDelivery = .also(base: Question.ContentDelivery.appleBase)
        #expect(try await requests(scene).map(\.url).contains(Scene.copy))
        scene.contentDelivery = .only(base: Question.ContentDelivery.appleBase)
        #expect(try await requests(scene) == [Request(Scene.copy)])
    }
}
