import Catalogue
import CheckFixtures
import Findings
import Foundation
import Judging
import SwiftSourceScreens
import TestData
import Testing
import UniversalLinks

@Suite struct `the fixtures of the checks` {
    @Test(arguments: FixtureCase.ofThisBuild)
    func `yield exactly their expected findings under the whole catalogue`(fixture: FixtureCase) async throws {
        try Golden.expect(try await fixture.expectation(), in: fixture.expectationPath)
    }

    @Test(arguments: FixtureCase.ofThisBuild)
    func `fire the check that they stand under, or reach it and pass`(fixture: FixtureCase) async throws {
        let check = try Catalog.check(fixture.code).orThrow("\(fixture) stands under no check")
        switch check.verdict(on: Subjects(try await fixture.evidence())) {
        case .found: #expect(fixture.fires, "\(fixture) should pass and fires")
        case .passed: #expect(!fixture.fires, "\(fixture) should fire and passes")
        case .notSeen: Issue.record("\(fixture) has something that \(fixture.code) reads and nobody could look at")
        case .notApplicable: Issue.record("\(fixture) does not reach \(fixture.code)")
        }
    }

    @Test(arguments: FixtureCase.ofThisBuild.filter { $0.code.hasPrefix("AD9") })
    func `show no screen as right above an error about its fields`(fixture: FixtureCase) async throws {
        let report = Report(judging: try await fixture.evidence())
        for screen in report.screens where screen.offers == .yes && screen.saves == .yes {
            let errors = report.findings(screen.findings).filter { $0.severity == .error }
            #expect(errors.map(\.name).isEmpty, "\(fixture): \(screen.name)")
        }
    }

    @Test(.enabled(if: SwiftSources.areRead, "built without --traits SwiftSources"))
    func `that read Swift are judged where Swift is read`() {
        #expect(FixtureCase.ofThisBuild.count > 30)
        #expect(FixtureCase.ofThisBuild.count < FixtureCase.written.count / 4)
    }

    @Test func `are there for every check, one that fires and one that passes`() {
        for check in Catalog.checks {
            let cases = FixtureCase.written.filter { $0.code == check.identity.code.description }
            let firing = cases.count { $0.fires }
            #expect(firing > 0, "\(check.identity.code) \(check.identity.name) has none that fires")
            #expect(cases.count > firing, "\(check.identity.code) \(check.identity.name) has none that passes")
        }
    }

    @Test func `stand in folders named for the code and the name of a check`() {
        let names = Set(Catalog.checks.map { "\($0.identity.code)-\($0.identity.name)" })
        for folder in FixtureCase.folders(in: FixtureCase.root) {
            #expect(names.contains(folder.lastPathComponent), "\(folder.lastPathComponent) is no check")
        }
    }
}
