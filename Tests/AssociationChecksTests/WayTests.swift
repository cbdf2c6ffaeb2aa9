import AssociationModel
import Catalogue
import CheckFixtures
import Findings
import TestData
import Testing

@Suite struct `the way of an association` {
    private static func way(_ name: String) async throws -> Report.Way {
        let fixture = try FixtureCase.all.first { $0.description.hasSuffix(name) }.orThrow("no \(name)")
        return try #require(Report(judging: try await fixture.evidence()).associations.first?.way)
    }

    @Test(
        arguments: [
            ("cdn-failure/passes-copy", "app not read, cdnCopy good, server good, file good, listing good"),
            ("cdn-failure/fires-403", "app not read, cdnCopy no copy, server good, file good, listing good"),
            (
                "cdn-lacks-app/fires-copy-is-older",
                "app not read, cdnCopy lacks app, server good, file good, listing good"
            ),
            (
                "cdn-lacks-app/passes-copy-lists-it-origin-is-down",
                "app not read, cdnCopy good, server fails, file not read, listing unknown"
            ),
            (
                "cdn-unreachable/fires-no-answer",
                "app not read, cdnCopy no answer, server good, file good, listing good"
            ),
            (
                "media-type-html/fires-file-sent-as-page",
                "app not read, cdnCopy not asked, server in doubt, file good, listing good"
            ),
            (
                "redirected/fires-to-www",
                "app not read, cdnCopy not asked, server redirects, file not read, listing unknown"
            ),
            (
                "status-not-found/fires-404",
                "app not read, cdnCopy not asked, server no file, file not read, listing unknown"
            ),
            (
                "certificate-without-san/fires-common-name-accepted",
                "app not read, cdnCopy not asked, server untrusted, file good, listing good"
            ),
            (
                "association-undecided/fires-nobody-asked",
                "app not read, cdnCopy not asked, server not asked, file not read, listing unknown"
            ),
            (
                "host-not-found/fires-no-address",
                "app not read, cdnCopy not asked, server not found, file not read, listing unknown"
            ),
            (
                "certificate-expired/fires-own-certificate",
                "app not read, cdnCopy not asked, server untrusted, file not read, listing unknown"
            ),
            (
                "misplaced-file/fires-folder-without-dot",
                "app not read, cdnCopy not asked, directory no file, file not read, listing unknown"
            ),
        ] as [(String, String)])
    func `says of each step what was seen, and of what was not asked that it was not`(
        name: String, words: String
    ) async throws {
        #expect(try await Self.way(name).steps.map { "\($0.stage) \($0.word)" }.joined(separator: ", ") == words)
    }

    @Test(arguments: FixtureCase.ofThisBuild)
    func `fails at a step exactly where the association fails, and is good only where it holds`(
        fixture: FixtureCase
    ) async throws {
        let report = Report(judging: try await fixture.evidence())
        for association in report.associations {
            let steps = try #require(association.way).steps
            let own = steps.filter { $0.stage != .cdnCopy }
            let copy = steps.first { $0.stage == .cdnCopy }
            let fails = own.contains { $0.state == .failed }
            // Without an app, nothing is decided, and a step may fail all the same.
            if association.verdict != .unknown {
                #expect((association.verdict == .notAssociated) == fails, "\(steps)")
            }
            if let device = association.deviceVerdict, device != .unknown, own.first?.state != .failed {
                #expect((device == .notAssociated) == (copy?.state == .failed), "\(steps)")
            }
            if report.headline(of: association) == .holds {
                #expect(steps.allSatisfy { $0.state == .good || $0.state == .notAsked }, "\(steps)")
            }
            for step in steps { #expect(step.word.description.count <= 9) }
        }
    }

    @Test func `leaves Apple's CDN out where devices ask the server themselves`() async throws {
        let scene = Scene(["webcredentials:example.com?mode=developer"])
        let steps = try #require(try await scene.association().way).steps
        #expect(steps.map(\.stage) == [.app, .server, .file, .listing])
    }

    // MARK: The apps that a file lists

    private static func answer(_ body: String) -> Exchange.Outcome {
        .response(Response(status: 200, headers: [], body: Array(body.utf8)))
    }

    private static func file(_ apps: [String]) -> String {
        "{\"webcredentials\": {\"apps\": [\(apps.map { "\"\($0)\"" }.joined(separator: ", "))]}}"
    }

    private static func listed(_ apps: [String], named: [String]) async throws -> Report.ListedApps? {
        var scene = Scene(root: answer(file(apps)))
        scene.apps = named
        return try await scene.association().way?.listed
    }

    @Test func `has all apps of the service where none was named, each once`() async throws {
        let listed = try #require(
            try await Self.listed(["AAAAAAAAAA.com.example.one", "nonsense", "AAAAAAAAAA.com.example.one"], named: []))
        #expect(listed.entries.map(\.text) == ["AAAAAAAAAA.com.example.one", "nonsense"])
        #expect(listed.entries.map(\.isIdentifier) == [true, false])
        #expect(listed.count == 2)
    }

    @Test func `has the first fifty of many apps, and their number`() async throws {
        let apps = (0..<3_000).map { "AAAAAAAAAA.com.example.app\($0)" }
        let listed = try #require(try await Self.listed(apps, named: []))
        #expect(listed.entries.map(\.text) == Array(apps.prefix(50)))
        #expect(listed.count == 3_000)
    }

    @Test func `has the apps like the one that is missing, the same bundle identifier first`() async throws {
        let apps = ["7D3KX9QW2M.com.example.other", "BBBBBBBBBB.com.example.app", "CCCCCCCCCC.org.example"]
        let listed = try #require(try await Self.listed(apps, named: [app]))
        #expect(listed.entries.map(\.text) == ["BBBBBBBBBB.com.example.app", "7D3KX9QW2M.com.example.other"])
        #expect(try await Self.listed([app] + apps, named: [app]) == nil)
    }

    // MARK: What the file needs

    @Test(
        arguments: [
            (answer("{}"), true), (answer(file(["BBBBBBBBBB.com.example.app"])), true), (answer(""), true),
            (answer("<!DOCTYPE html><p>Hello"), true), (answer(file([app])), false),
            // What is wrong there is the comma, and the redirect.
            (answer("{\"webcredentials\": {\"apps\": [\"\(app)\",]}}"), false),
            (
                .response(
                    Response(status: 301, headers: [], body: [], redirectTarget: "https://www.example.com/other")),
                false
            ),
            (.response(Response(status: 404, headers: [], body: [])), true), (.failure(.hostNotFound), false),
        ] as [(Exchange.Outcome, Bool)])
    func `has the file that is needed where none lists the app, which then makes the association`(
        answer: Exchange.Outcome, isNeeded: Bool
    ) async throws {
        let file = try await Scene(root: answer).association().way?.neededFile
        #expect((file != nil) == isNeeded)
        guard let file else { return }
        #expect(try await Scene(root: Self.answer(file)).association().verdict == .associated)
    }

    @Test func `has a file for links that is free of findings`() async throws {
        var scene = Scene(["applinks:example.com"], [Request(Scene.root): Self.answer("{}")])
        let file = try #require(try await scene.association().way?.neededFile)
        scene.answers = [Request(Scene.root): Self.answer(file)]
        let report = try await scene.report(by: Catalog.inOrderOfCauses)
        #expect(report.associations.map(report.headline) == [.holds])
        #expect(report.findings.allSatisfy { $0.severity != .error })
    }
}
