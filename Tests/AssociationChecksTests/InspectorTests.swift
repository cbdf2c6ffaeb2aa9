import AssociationChecks
import AssociationModel
import CurlFetch
import TestData
import Testing
import UniversalLinks

@Suite struct `the inspector` {
    private static let locations = [
        "/.well-known/apple-app-site-association", "/apple-app-site-association",
        "/.well-known/apple-app-site-association.json", "/apple-app-site-association.json",
    ]

    private func requests(_ scene: Scene, concurrency: Int = 8) async throws -> [Request] {
        let fetcher = ScriptedFetcher(scene.answers)
        let evidence = try await Inspector(fetcher: fetcher, concurrency: concurrency).evidence(
            for: try scene.question())
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

    @Test func `asks the same locations under the path of a path-prefixed entry`() async throws {
        let asked = try await requests(Scene(["webcredentials:example.com/login/"]))
        let expected = (Self.locations + Self.locations.map { "/login" + $0 }).map { "https://example.com" + $0 }
        #expect(asked.map(\.url) == expected)
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
        (.status(500), false), (.failure(.connectionTimeout), false), (.notConsulted, false),
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
