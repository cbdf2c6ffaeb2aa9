import AssociatedDomains
import Testing

/// The same judgement is offered on a string, on bytes, on a directory, on saved exchanges, and on a live host.
@Suite struct `the ladder of the library` {
    static let app = "7D3KX9QW2M.com.example.app"
    static let file = Array(#"{"webcredentials": {"apps": ["7D3KX9QW2M.com.example.app"]}}"#.utf8)
    static let moment = Instant(seconds: 1_780_272_000)

    /// A site in memory, with the one file.
    struct Memory: Fetching {
        func exchange(_ request: Request) async -> Exchange {
            let isFile = request.url == "https://example.com/.well-known/apple-app-site-association"
            let response = Response(
                status: isFile ? 200 : 404, headers: [HeaderField("Content-Type", "application/json")],
                body: isFile ? file : [])
            return Exchange(request, outcome: .response(response))
        }
    }

    static func report(_ source: EvidenceSource) async throws -> Report {
        return try await AssociationCheck("webcredentials:example.com", app: app, from: source).report(at: moment)
    }

    @Test func `judges bytes by themselves`() async throws {
        let other = try #require(AppIdentifier("7D3KX9QW2M.com.example.other"))
        let check = try AssociationCheck(file: Self.file, apps: [other], services: [.webcredentials])
        let report = try await check.report(at: Self.moment)
        #expect(report.associations.map(\.verdict) == [.notAssociated])
        #expect(report.findings.map(\.identity.name) == ["app-not-listed"])
    }

    @Test func `judges what a fetcher of one's own brings`() async throws {
        let report = try await Self.report(.custom(Memory(), cdn: .never))
        #expect(report.associations.map(\.verdict) == [.associated])
        #expect(report.findings.isEmpty)
    }

    @Test func `judges saved exchanges as it judged them live`() async throws {
        var check = try AssociationCheck(
            "webcredentials:example.com", app: Self.app, from: .custom(Memory(), cdn: .never))
        let live = try await check.evidence(at: Self.moment)
        let saved = try live.exchanges.map { try ExchangeText.exchange(from: ExchangeText.text(of: $0)) }
        check.source = .recordings(saved)
        let again = try await check.evidence(at: Self.moment)
        let reports = [live, again].map { JSONReport.text(of: check.report(on: $0), toolVersion: "") }
        #expect(reports[0] == reports[1])
        #expect(reports[0].contains("\"verdict\": \"associated\""))
    }

    @Test func `origins nobody when it is told so`() async throws {
        let report = try await Self.report(.nowhere)
        #expect(report.associations.map(\.verdict) == [.unknown])
        #expect(report.findings.map(\.identity.name) == ["association-undecided"])
    }
}
