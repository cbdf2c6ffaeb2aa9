import Catalogue
import CheckFixtures
import Findings
import Testing

@Suite struct `The verdict of devices` {
    @Test(
        arguments: [
            ("cdn-failure/passes-copy", .associated, .associated),
            ("cdn-failure/fires-403", .associated, .notAssociated),
            ("cdn-lacks-app/fires-copy-is-older", .associated, .notAssociated),
            ("cdn-lacks-app/passes-copy-lists-it-origin-is-down", .notAssociated, .associated),
            ("cdn-unreachable/fires-no-answer", .associated, nil),
            ("cdn-unreachable/fires-status-503", .associated, nil),
            ("status-unexpected/fires-206", .notAssociated, nil),
        ] as [(String, Report.Association.Verdict, Report.Association.Verdict?)])
    func `is that of the CDN's copy, and none where the CDN says nothing`(
        name: String, origin: Report.Association.Verdict, device: Report.Association.Verdict?
    ) async throws {
        let fixture = try FixtureCase.all.first { $0.description.hasSuffix(name) }.orThrow("no \(name)")
        let association = try #require(Report(judging: try await fixture.evidence()).associations.first)
        #expect(association.verdict == origin)
        #expect(association.deviceVerdict == device)
    }
}
