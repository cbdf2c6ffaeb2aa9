import AssociationModel
import Catalogue
import CheckFixtures
import Findings
import TestData
import Testing

@Suite struct `the steps of an association` {
    private static func association(_ name: String) async throws -> Report.Association {
        let fixture = try FixtureCase.all.first { $0.description.hasSuffix(name) }.orThrow("no \(name)")
        return try #require(Report(judging: try await fixture.evidence()).associations.first)
    }

    @Test(
        arguments: [
            ("cdn-failure/passes-copy", "declared? reached✓ served✓ readable✓ listed✓ cdn✓ device?"),
            ("cdn-failure/fires-403", "declared? reached✓ served✓ readable✓ listed✓ cdn✗ device–"),
            ("cdn-lacks-app/fires-copy-is-older", "declared? reached✓ served✓ readable✓ listed✓ cdn✗ device–"),
            (
                "cdn-lacks-app/passes-copy-lists-it-origin-is-down",
                "declared? reached✓ served! readable? listed? cdn✓ device?"
            ),
            ("cdn-unreachable/fires-no-answer", "declared? reached✓ served✓ readable✓ listed✓ cdn? device?"),
            ("media-type-html/fires-file-sent-as-page", "declared? reached✓ served! readable✓ listed✓ device?"),
            ("redirected/fires-to-www", "declared? reached✓ served✗ readable– listed– device–"),
            ("status-not-found/fires-404", "declared? reached✓ served✗ readable– listed– device–"),
            (
                "certificate-without-san/fires-common-name-accepted",
                "declared? reached✗ served– readable✓ listed✓ device–"
            ),
            ("association-undecided/fires-nobody-asked", "declared? reached? served? readable? listed? device?"),
            ("host-not-found/fires-no-address", "declared? reached✗ served– readable– listed– device–"),
            ("certificate-expired/fires-own-certificate", "declared? reached✗ served– readable– listed– device–"),
            ("misplaced-file/fires-folder-without-dot", "declared? served✗ readable– listed– device–"),
        ] as [(String, String)])
    func `say what was seen, and of what was not looked at that it was not`(name: String, states: String) async throws {
        let steps = try await Self.association(name).steps
        #expect(steps.map { "\($0.name)\($0.state.mark)" }.joined(separator: " ") == states)
    }

    @Test func `leave Apple's CDN out where devices ask the server themselves`() async throws {
        let scene = Scene(["webcredentials:example.com?mode=developer"])
        let steps = try await scene.association().steps
        #expect(steps.map(\.name) == [.declared, .reached, .served, .readable, .listed, .device])
    }

    // MARK: The links

    private static func entry(_ app: String, _ rules: String) -> String { "{\"appIDs\": [\"\(app)\"], \(rules)}" }

    private static func scene(_ entries: [String]) -> Scene {
        let file = "{\"applinks\": {\"details\": [\(entries.joined(separator: ", "))]}}"
        return Scene(["applinks:example.com"], [Request(Scene.root): answer(file)])
    }

    private static func links(_ entries: String...) async throws -> Report.Step {
        try #require(try await scene(entries).association().steps.first { $0.name == .links })
    }

    @Test(
        arguments: [
            (
                #""components": [{"/": "/a"}, {"/": "/b"}]"#, .passed,
                "2 rules open links, and no exclusion takes them all"
            ),
            (#""components": []"#, .failed, "no rule opens a link in the app"),
            (#""paths": []"#, .failed, "no rule opens a link in the app"),
            (#""paths": ["NOT /a"]"#, .failed, "no rule opens a link in the app"),
            (
                #""components": [{"/": "*", "exclude": true}, {"/": "/a"}]"#, .failed,
                "exclusions take every link before the rules that open some"
            ),
        ] as [(String, Report.Step.State, Message)])
    func `are passed where rules of the app itself open some`(
        rules: String, state: Report.Step.State, text: Message
    ) async throws {
        let step = try await Self.links(Self.entry(app, rules))
        #expect(step.state == state && step.text == text)
    }

    @Test func `are not known where an entry says nothing of them`() async throws {
        #expect(try await Self.links(Self.entry(app, #""comment": """#)).state != .passed)
    }

    @Test func `are not judged by what is excluded for another app`() async throws {
        let closed = #""components": [{"/": "*", "exclude": true}, {"/": "/a"}]"#
        let other = Self.entry("BBBBBBBBBB.com.example.other", closed)
        let step = try await Self.links(other, Self.entry(app, #""components": [{"/": "/b"}]"#))
        #expect(step.state == .passed)
    }

    @Test(arguments: [("BBBBBBBBBB.com.example.other", Report.Headline.holds), (app, .doubtful)])
    func `and the headline are those of the app's own entries: a mistake in another app's is told besides`(
        owner: String, headline: Report.Headline
    ) async throws {
        let wrong = Self.entry(owner, #""components": [{"/": 5}]"#)
        let own = Self.entry(app, #""components": [{"/": "/b"}]"#)
        let report = try await Self.scene([own, wrong]).report(by: Catalog.checks)
        let association = try #require(report.associations.first)
        #expect(report.headline(of: association) == headline)
        #expect(report.findings(association.findings).contains { $0.severity == .error })
    }

    @Test func `are not known where another entry of the app comes first and only excludes`() async throws {
        let first = Self.entry(app, #""components": [{"/": "*", "exclude": true}]"#)
        #expect(try await Self.links(first, Self.entry(app, #""components": [{"/": "/b"}]"#)).state == .unknown)
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
        return try await scene.association().listed
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
        let file = try await Scene(root: answer).association().neededFile
        #expect((file != nil) == isNeeded)
        guard let file else { return }
        #expect(try await Scene(root: Self.answer(file)).association().verdict == .associated)
    }

    @Test func `has a file for links that is free of findings`() async throws {
        var scene = Scene(["applinks:example.com"], [Request(Scene.root): Self.answer("{}")])
        let file = try #require(try await scene.association().neededFile)
        scene.answers = [Request(Scene.root): Self.answer(file)]
        let report = try await scene.report(by: Catalog.inOrderOfCauses)
        #expect(report.associations.map(report.headline) == [.holds])
        #expect(report.findings.allSatisfy { $0.severity != .error })
    }
}

extension Report.Step.State {
    fileprivate var mark: String {
        switch self {
        case .passed: "✓"
        case .failed: "✗"
        case .doubtful: "!"
        case .unknown: "?"
        case .notReached: "–"
        }
    }
}
