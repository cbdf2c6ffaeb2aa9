import Catalogue
import CheckFixtures
import Findings
import Foundation
import Inputs
import Judging
import LinkHandlers
import TestData
import Testing

@Suite struct `the code that link handlers are helped with` {
    static let fixtures = FixtureCase.all.filter { $0.fires && ["AD740", "AD741", "AD742", "AD743"].contains($0.code) }

    /// The lines before which the snippet goes: the first ones inside the type, or the view that a modifier goes to.
    private static func applied(_ snippet: Snippet, to text: String) -> String {
        if snippet.text.hasPrefix("ContentView()") { return text.replacing("ContentView()", with: snippet.text) }
        if snippet.text.hasPrefix("for "), let end = text.range(of: "makeKeyAndVisible()") {
            return text.replacingCharacters(in: end, with: "makeKeyAndVisible()\n" + snippet.text)
        }
        for line in ["UIWindowSceneDelegate {\n", "UIApplicationDelegate {\n", "@implementation AppDelegate\n"] {
            guard let start = text.range(of: line) else { continue }
            return text.replacingCharacters(in: start, with: line + snippet.text + "\n")
        }
        return text
    }

    @Test(arguments: fixtures) func `receives every link once it is in the app`(fixture: FixtureCase) async throws {
        let report = Report(judging: try await fixture.evidence())
        let finding = try #require(report.findings.first { $0.code.description == fixture.code })
        let snippet = try #require(finding.snippet)
        let folder = try TemporaryFolder(copying: fixture.folder)
        let hasScenes = snippet.file.contains("scene")
        let name =
            ["ShopApp.swift", hasScenes ? "SceneDelegate.swift" : "AppDelegate.swift", "AppDelegate.m"].first {
                FileManager.default.fileExists(atPath: folder.appending(path: $0).path)
            } ?? ""
        let file = folder.appending(path: name)
        let old = try String(contentsOf: file, encoding: .utf8)
        let new = Self.applied(snippet, to: old)
        #expect(new != old)
        try new.write(to: file, atomically: true, encoding: .utf8)
        let path = folder.appending(path: "Shop.xcodeproj").path
        let input = try #require(InputKinds.file(named: path, for: .handlers))
        let handling = try #require(try input.parts(of: InputItem(at: path)).handlers.first).handling
        #expect(handling.coldLaunch == .received && handling.whileRunning == .received)
    }

    static let additions = FixtureCase.all.filter { $0.fires && ["AD746", "AD747"].contains($0.code) }

    /// The app of a case with one text of a source replaced by another.
    private static func handling(_ fixture: FixtureCase, _ file: String, _ old: String, _ new: String) throws
        -> LinkHandling
    {
        let folder = try TemporaryFolder(copying: fixture.folder)
        let source = folder.appending(path: file)
        let text = try String(contentsOf: source, encoding: .utf8)
        #expect(text.contains(old) || old == "nothing")
        try text.replacing(old, with: new).write(to: source, atomically: true, encoding: .utf8)
        let path = folder.appending(path: "Shop.xcodeproj").path
        let input = try #require(InputKinds.file(named: path, for: .handlers))
        return try #require(try input.parts(of: InputItem(at: path)).handlers.first).handling
    }

    @Test(arguments: additions.filter { $0.code == "AD746" }) func `hands the activity on to the SDK in the method`(
        fixture: FixtureCase
    ) async throws {
        let report = Report(judging: try await fixture.evidence())
        let finding = try #require(report.findings.first { $0.code.description == "AD746" })
        let line = try #require(finding.snippet).text
        let (file, start) =
            finding.place.file?.hasSuffix(".m") == true
            ? ("AppDelegate.m", "restorationHandler {\n")
            : ("SceneDelegate.swift", "continue userActivity: NSUserActivity) {\n")
        #expect(try Self.handling(fixture, file, "nothing", "nothing").unforwarded != nil)
        #expect(try Self.handling(fixture, file, start, start + line + "\n").unforwarded == nil)
    }

    @Test func `lets the host through that the handler drops`() async throws {
        let fixture = try #require(
            Self.additions.first { $0.description.hasSuffix("AD747-link-dropped-by-app/fires-host") })
        let report = Report(judging: try await fixture.evidence())
        let finding = try #require(report.findings.first { $0.code.description == "AD747" })
        let condition = "url.host == \"www.example.com\""
        let other = try #require(finding.snippet).text
        let handling = try Self.handling(fixture, "SceneDelegate.swift", condition, "\(condition) || \(other)")
        let filter = try #require(handling.filter)
        #expect(filter.obstacle(host: "shop.example.com", path: "/products/1") == nil)
        #expect(filter.obstacle(host: "www.example.com", path: "/") == nil)
        #expect(filter.obstacle(host: "example.com", path: "/") != nil)
    }

    @Test func `is in every case that fires`() { #expect(Self.fixtures.count >= 7) }
}
