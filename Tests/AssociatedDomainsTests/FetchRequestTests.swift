import AssociatedDomains
import TestData
import Testing

@Suite struct `what aasa fetch asks` {
    private static let origin = "https://example.com/.well-known/apple-app-site-association"
    private static let copy = Question.ContentDelivery.appleBase + "/example.com"

    private static func response(_ status: Int, _ body: String) -> Exchange.Outcome {
        .response(Response(status: status, headers: [], body: Array(body.utf8)))
    }

    private static func file(
        _ cdn: EvidenceSource.CDNCopy, _ copy: Exchange.Outcome
    ) async throws -> (FetchedFile?, requests: [String]) {
        let fetcher = ScriptedFetcher([
            Request(Self.origin): response(200, #"{"applinks": {}}"#), Request(Self.copy): copy,
        ])
        let request = try FetchRequest(["example.com"], services: [], apps: [])
        let check = request.check(from: .custom(fetcher, cdn: cdn), forFile: true)
        let file = request.file(in: try await check.evidence())
        return (file, await fetcher.log.requests.map(\.url))
    }

    @Test func `is one copy for its bytes: the server's, or the CDN's where that alone is asked`() async throws {
        let copy = Self.response(200, #"{"webcredentials": {}}"#)
        for (cdn, bytes, url) in [
            (EvidenceSource.CDNCopy.auto, #"{"applinks": {}}"#, Self.origin),
            (.only, #"{"webcredentials": {}}"#, Self.copy),
        ] {
            let (file, requests) = try await Self.file(cdn, copy)
            guard case .bytes(let found) = file else {
                Issue.record("\(cdn): no file")
                continue
            }
            #expect(found == Array(bytes.utf8))
            #expect(requests.first == url && !requests.contains(url == Self.copy ? Self.origin : Self.copy))
        }
    }

    @Test(arguments: [
        (response(404, ""), "status 404"),
        (response(503, "{}"), "status 503, which says nothing about the file"),
        (.failure(.hostNotFound), "the host was not found"),
        (response(200, ""), "the file is empty"),
    ])
    func `has a reason where the CDN has no copy`(copy: Exchange.Outcome, reason: String) async throws {
        guard case .missing(let sentence) = try await Self.file(.only, copy).0 else {
            Issue.record("there is a file")
            return
        }
        #expect(sentence.description == "Apple's CDN copy of example.com: \(reason)")
    }

    @Test(arguments: [
        (["example.com", "EXAMPLE.com", "example.com.", "*.example.com"], [origin]),
        (["webcredentials:example.com/login?x", "applinks:https://example.com"], [origin]),
        (["example.com:8443"], ["https://example.com:8443/.well-known/apple-app-site-association"]),
        (["bücher.example"], ["https://xn--bcher-kva.example/.well-known/apple-app-site-association"]),
        (
            ["b.example", "a.example"],
            ["a", "b"].reversed().map { "https://\($0).example/.well-known/apple-app-site-association" }
        ),
    ])
    func `is each host once, in Punycode, in the order of the arguments`(
        arguments: [String], urls: [String]
    ) async throws {
        let request = try FetchRequest(arguments, services: [], apps: [])
        let fetcher = ScriptedFetcher([:])
        let evidence = try await request.check(from: .custom(fetcher, cdn: .never)).evidence()
        #expect(request.reports(on: evidence).map { $0.origin.hops.first?.outline.url } == urls)
        for url in urls { #expect(await fetcher.log.count(of: Request(url)) == 1) }
    }
}
