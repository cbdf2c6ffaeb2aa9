import AssociationModel
import Catalogue
import Findings
import Judging
import TestData
import Testing
import TextFormats

@Suite struct `the report of a project` {
    static func app(_ configurations: [(String, [String: String])], named name: String = "App") -> ProjectScene.Target {
        ProjectScene.Target(name: name, configurations: configurations.map { (name: $0.0, settings: $0.1) })
    }

    @Test func `has one association for claims that are equal in configurations with files of their own`() throws {
        let target = Self.app([
            ("Debug", ProjectScene.settings("com.example.app", "Debug")),
            ("Release", ProjectScene.settings("com.example.app", "Release")),
        ])
        let entries = ["webcredentials:example.com/login", "applinks:example.com"]
        let report = try ProjectScene([target], entitlements: ["Debug": entries, "Release": entries]).report()
        #expect(report.associations.map(\.entitlement) == entries)
        let builds = try #require(report.associations[0].builds)
        #expect(builds.targets == ["App"] && builds.configurations == ["Debug", "Release"])
        #expect(builds.summary == nil)
        let found = report.findings.filter { $0.name == "entitlement-has-path" }
        #expect(found.count == 1)
        #expect(found[0].place.file == "Debug.entitlements")
        let note = try #require(found[0].notes.last)
        #expect(note.message == "the same entry is here, too" && note.place?.file == "Release.entitlements")
        #expect(report.cases.count { $0.kind == .association } == 2)
    }

    @Test func `keeps apart what different apps claim, and tells a mistake in their common file once`() throws {
        let target = Self.app([
            ("Debug", ProjectScene.settings("com.example.app.debug", "App")),
            ("Release", ProjectScene.settings("com.example.app", "App")),
        ])
        let report = try ProjectScene([target], entitlements: ["App": ["webcredentials:example.com/login"]]).report()
        #expect(
            report.associations.map(\.appName) == ["7D3KX9QW2M.com.example.app.debug", "7D3KX9QW2M.com.example.app"])
        #expect(report.associations.map { $0.builds?.summary?.description } == ["Debug", "Release"])
        let paths = report.findings.filter { $0.name == "entitlement-has-path" }
        #expect(paths.count == 1)
        #expect(report.associations.allSatisfy { $0.findings.contains(paths[0].id) })
    }

    @Test func `names the configurations where an entry differs from one to the other`() throws {
        let target = Self.app([
            ("Debug", ProjectScene.settings("com.example.app", "App", ["HOST": "example.com/debug"])),
            ("Beta", ProjectScene.settings("com.example.app", "App", ["HOST": "example.com"])),
            ("Release", ProjectScene.settings("com.example.app", "App", ["HOST": "example.com"])),
        ])
        let report = try ProjectScene([target], entitlements: ["App": ["webcredentials:$(HOST)"]]).report()
        #expect(report.associations.map { $0.builds?.summary?.description } == ["Debug", "Beta, Release"])
        let found = try #require(report.findings.first { $0.name == "entitlement-has-path" })
        #expect(found.notes.contains { $0.message == "this concerns the target “App” (Debug)" })
    }

    @Test func `names targets where several claim domains, and one finding for a file that both lack`() throws {
        let settings = [
            "DEVELOPMENT_TEAM": "7D3KX9QW2M", "PRODUCT_BUNDLE_IDENTIFIER": "com.example.app",
            "CODE_SIGN_ENTITLEMENTS": "App.entitlements",
        ]
        let lacking = ProjectScene.settings("com.example.share", "Missing")
        let targets = [
            Self.app([("Debug", settings), ("Release", settings)]),
            Self.app([("Debug", settings), ("Release", settings)], named: "App Store"),
            ProjectScene.Target(name: "Share", kind: "app-extension", configurations: [("Debug", lacking)]),
            ProjectScene.Target(name: "Widget", kind: "app-extension", configurations: [("Debug", lacking)]),
        ]
        let report = try ProjectScene(targets, entitlements: ["App": ["webcredentials:example.com"]]).report()
        #expect(report.associations.count == 1)
        #expect(report.associations[0].builds?.summary == "App; App Store")
        let unread = report.findings.filter { $0.name == "entitlements-file-unreadable" }
        #expect(unread.count == 1)
        #expect(unread[0].message.description.contains("of the targets “Share” and “Widget” can't be read"))
    }

    @Test func `names once the setting that all configurations lack`() throws {
        let settings = [
            "PRODUCT_BUNDLE_IDENTIFIER": "com.example.app", "CODE_SIGN_ENTITLEMENTS": "App.entitlements",
            "HOST": "example.com",
        ]
        let other = settings.merging(["HOST": "www.example.com"]) { _, new in new }
        let target = Self.app([("Debug", settings), ("Release", other)])
        let report = try ProjectScene([target], entitlements: ["App": ["webcredentials:$(HOST)"]]).report()
        let unknown = report.findings.filter { $0.name == "app-identifier-unknown" }
        #expect(unknown.count == 1)
        #expect(unknown[0].message.description.hasPrefix("the target “App” sets no DEVELOPMENT_TEAM:"))
    }

    @Test func `keeps both of two equal entries in one file`() throws {
        let target = Self.app([("Release", ProjectScene.settings("com.example.app", "App"))])
        let entries = ["webcredentials:example.com", "webcredentials:example.com"]
        let report = try ProjectScene([target], entitlements: ["App": entries]).report()
        #expect(report.associations.count == 2)
        #expect(report.findings.contains { $0.name == "entitlement-duplicate" })
    }

    @Test func `asks of a target that was named that it claims domains, whatever it is`() throws {
        let targets = [
            Self.app([("Release", ProjectScene.settings("com.example.app", "App"))]),
            ProjectScene.Target(
                name: "Widget", kind: "app-extension",
                configurations: [("Release", ["PRODUCT_BUNDLE_IDENTIFIER": "com.example.app.widget"])]),
        ]
        let scene = ProjectScene(targets, entitlements: ["App": ["webcredentials:example.com"]])
        #expect(!(try scene.report().findings.contains { $0.name == "entitlement-missing" }))
        #expect(try scene.report(target: "Widget").findings.contains { $0.name == "entitlement-missing" })
    }

    @Test func `grows in step with the configurations of a target`() throws {
        let configurations = (0..<500).map { ("C\($0)", ProjectScene.settings("com.example.app\($0)", "App")) }
        let report = try ProjectScene(
            [Self.app(configurations)], entitlements: ["App": ["webcredentials:example.com/login"]]
        ).report()
        #expect(report.associations.count == 500)
        #expect(report.findings.count { $0.name == "entitlement-has-path" } == 1)
    }
}

@Suite struct `a host that is claimed with and without developer mode` {
    static let list = ClaimList(
        named: ["webcredentials:example.com", "webcredentials:example.com?mode=developer"].map { Claim(argument: $0) },
        app: AppIdentifier("7D3KX9QW2M.com.example.app"))

    static func report(_ answers: [Request: Exchange.Outcome], cdn: String? = nil) async throws -> Report {
        let question = Question(
            InputParts(lists: [list]),
            Choices(contentDelivery: cdn.map { .also(base: $0) } ?? .never, now: Instant(seconds: 1_780_272_000)))
        let inspector = Inspector(fetcher: ScriptedFetcher(answers))
        return Report(judging: try await inspector.evidence(for: question))
    }

    @Test func `has one finding for an answer that both get`() async throws {
        let report = try await Self.report([:])
        let found = report.findings.filter { $0.name == "status-not-found" }
        #expect(found.count == 1)
        #expect(report.associations.allSatisfy { $0.findings.contains(found[0].id) })
        #expect(!found[0].notes.contains { $0.message.description.hasPrefix("this concerns") })
    }

    @Test func `has a note on what concerns one of the two`() async throws {
        let origin = Request("https://example.com/.well-known/apple-app-site-association")
        let report = try await Self.report(
            [origin: .file(listing: "7D3KX9QW2M.com.example.app")], cdn: "https://cdn.test")
        let found = try #require(report.findings.first { $0.place.url?.hasPrefix("https://cdn.test/") == true })
        #expect(found.notes.contains { $0.message == "this concerns the entries without “?mode=…” only" })
    }
}
