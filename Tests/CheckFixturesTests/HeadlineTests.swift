import Catalogue
import CheckFixtures
import Findings
import Foundation
import Testing

@Suite struct `the headline of an association` {
    @Test(
        arguments: [
            ("cdn-failure/passes-copy", .holds, nil),
            (
                "cdn-failure/fires-403", .refused,
                "the server is right, but Apple's CDN has no copy of its file (SWCERR00101 Bad HTTP Response: 403 Forbidden)"
            ),
            (
                "cdn-lacks-app/fires-copy-is-older", .refused,
                "the server is right, but Apple's CDN still has the copy of 60 minutes ago, without this app"
            ),
            (
                "cdn-lacks-app/fires-cdn-only", .refused,
                "Apple's CDN copy of 60 minutes ago, which devices read, does not list it"
            ),
            (
                "media-type-html/fires-file-sent-as-page", .doubtful,
                "the file is sent as “text/html”, the media type of a web page"
            ),
            ("status-not-found/fires-404", .refused, "the server answers with status 404"),
            (
                "misplaced-file/fires-folder-without-dot", .refused,
                "the file is only at site/well-known/apple-app-site-association, not where Apple requires it"
            ),
            (
                "certificate-without-san/fires-common-name-accepted", .refused,
                "the server's certificate has no subject alternative name"
            ),
            ("association-undecided/fires-nobody-asked", .unknown, "example.com was not contacted"),
            ("app-not-listed/fires-other-team", .refused, "the file does not list it"),
        ] as [(String, Report.Headline, String?)])
    func `says what a device does, and why`(name: String, headline: Report.Headline, reason: String?) async throws {
        let fixture = try FixtureCase.all.first { $0.description.hasSuffix(name) }.orThrow("no \(name)")
        let report = Report(judging: try await fixture.evidence())
        let association = try #require(report.associations.first)
        #expect(report.headline(of: association) == headline)
        let folder = fixture.folder.path + "/"
        #expect(association.reason?.description.replacing(folder, with: "") == reason)
    }

    @Test func `of a server that lost the app says how long devices still accept it`() async throws {
        let name = "cdn-lacks-app/passes-copy-lists-it-origin-is-down"
        let fixture = try FixtureCase.all.first { $0.description.hasSuffix(name) }.orThrow("no \(name)")
        let report = Report(judging: try await fixture.evidence())
        let association = try #require(report.associations.first)
        #expect(report.headline(of: association) == .doubtful)
        #expect(
            association.reason?.description
                == "only while Apple's CDN keeps its copy: the server answers with status 503")
    }

    @Test(arguments: [
        ("cdn-lacks-app/fires-copy-is-older", true), ("cdn-lacks-app/passes-copy-lists-it-origin-is-down", false),
    ])
    func `has the line that a device logs where devices refuse it today, whatever the server says`(
        name: String, isLogged: Bool
    ) async throws {
        let fixture = try FixtureCase.all.first { $0.description.hasSuffix(name) }.orThrow("no \(name)")
        let association = try #require(Report(judging: try await fixture.evidence()).associations.first)
        #expect((association.consoleLine != nil) == isLogged)
    }

    @Test(arguments: FixtureCase.ofThisBuild)
    func `is never better than its findings, and agrees with the exit code and the cases`(fixture: FixtureCase)
        async throws
    {
        let report = Report(judging: try await fixture.evidence())
        for association in report.associations {
            let hasError = report.findings(association.findings).contains { $0.severity == .error }
            switch report.headline(of: association) {
            case .holds:
                #expect(!hasError)
                #expect(association.reason == nil || association.locations.count > 1, "only a path has more to say")
            case .doubtful, .refused:
                #expect(hasError, "\(association.serviceName):\(association.domain)")
                #expect(association.reason != nil)
            case .unknown: #expect(association.reason != nil)
            }
        }
        for threshold in Report.Threshold.allCases where threshold != .never {
            let failed = report.cases.contains { item in
                switch report.outcome(of: item, failingFrom: threshold) {
                case .failed, .notRun: true
                case .passed, .unknown: false
                }
            }
            #expect(report.fails(from: threshold) == failed)
        }
        #expect(!report.fails(from: .never))
        for app in report.apps {
            #expect(report.headline(of: app) == .holds || report.reason(of: app) != nil, "\(app.name)")
        }
    }
}
