import Catalogue
import CheckFixtures
import Findings
import Testing

@Suite struct `the steps of a fixture's associations` {
    @Test(arguments: FixtureCase.ofThisBuild)
    func `fail up to the CDN exactly where devices refuse the association`(fixture: FixtureCase) async throws {
        let report = Report(judging: try await fixture.evidence())
        for association in report.associations {
            let steps = association.steps
            // Without an app, nothing is decided, and a step may fail all the same.
            guard association.appName != nil, !steps.isEmpty else { continue }
            let fails = steps.contains { $0.state == .failed && $0.name.decides }
            #expect((report.headline(of: association) == .refused) == fails, "\(steps)")
        }
    }

    @Test(arguments: FixtureCase.ofThisBuild)
    func `all pass, or were not looked at, where the headline says that the association holds`(
        fixture: FixtureCase
    ) async throws {
        let report = Report(judging: try await fixture.evidence())
        for association in report.associations where report.headline(of: association) == .holds {
            // What the app does with a link then is its own affair.
            let steps = association.steps.filter { $0.name != .handled }
            #expect(steps.allSatisfy { $0.state == .passed || $0.state == .unknown }, "\(steps)")
        }
    }

    @Test(arguments: FixtureCase.ofThisBuild)
    func `come in one order, each once, and none is reached after one that failed without having been seen`(
        fixture: FixtureCase
    ) async throws {
        for association in Report(judging: try await fixture.evidence()).associations {
            let order = association.steps.compactMap { Report.Step.Name.allCases.firstIndex(of: $0.name) }
            #expect(order == order.sorted() && Set(order).count == order.count)
            let afterFailure = association.steps.drop { $0.state != .failed || !$0.name.decides }.dropFirst()
            #expect(afterFailure.allSatisfy { $0.state != .unknown }, "\(association.steps)")
        }
    }
}
