import Catalogue
import CheckFixtures
import Findings
import Foundation
import Inputs
import Judging
import LinkHandlers
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
        let folder = FileManager.default.temporaryDirectory.appending(path: "aasa-\(UUID().uuidString)")
        try FileManager.default.copyItem(at: fixture.folder, to: folder)
        defer { try? FileManager.default.removeItem(at: folder) }
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

    @Test func `is in every case that fires`() { #expect(Self.fixtures.count >= 7) }
}
