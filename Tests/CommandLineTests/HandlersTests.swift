import Foundation
import TestData
import Testing

@Suite struct `aasa handlers` {
    private static let cases = "Fixtures/Checks/"

    @Test func `says who receives a link, with file and line`() throws {
        let folder = Self.cases + "AD740-link-handler-missing/passes-scenes"
        let run = try Command("handlers", folder)
        #expect(run.status == 0)
        #expect(
            run.output.hasPrefix("✓ Shop (scenes; Release)  a link is received, at launch and while the app runs\n"))
        #expect(run.output.contains("  scene-will-connect: \(folder)/SceneDelegate.swift:6\n"))
    }

    @Test func `has the same in JSON, and the handler that is never called as the finding's place`() throws {
        let folder = Self.cases + "AD741-link-handler-not-called/fires-app-delegate-beside-scenes"
        let run = try Command("handlers", folder + "/Shop.xcodeproj", "--format", "json")
        #expect(run.status == 1)
        let report = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        let app = try #require((report["apps"] as? [[String: Any]])?.first)
        #expect(app["target"] as? String == "Shop" && app["lifeCycle"] as? String == "scenes")
        #expect(app["coldLaunch"] as? String == "lost" && app["whileRunning"] as? String == "lost")
        #expect((app["receivers"] as? [Any])?.isEmpty == true && app["findings"] as? [Int] == [0])
        let finding = try #require((report["findings"] as? [[String: Any]])?.first)
        #expect(finding["name"] as? String == "link-handler-not-called")
        #expect(finding["file"] as? String == folder + "/AppDelegate.swift" && finding["line"] as? Int == 11)
    }

    @Test(arguments: ["README.md", "no-such-folder", "Fixtures/Screens"])
    func `ends with 66 where there is no project`(path: String) throws {
        let run = try Command("handlers", path)
        #expect(run.status == 66 && run.output.isEmpty && run.complaint.contains(path))
    }

    @Test(arguments: [
        ("AD740-link-handler-missing/passes-scenes", #"tests="1" failures="0" errors="0" skipped="0""#, 0 as Int32),
        ("AD740-link-handler-missing/fires-scenes", #"tests="1" failures="1" errors="0" skipped="0""#, 1),
        ("AD749-handler-not-read/fires-flutter", #"tests="1" failures="0" errors="0" skipped="1""#, 0),
    ])
    func `has a test case for each app in JUnit's form, and a row in the tables`(
        name: String, counts: String, status: Int32
    ) throws {
        let run = try Command("handlers", Self.cases + name, "--format", "junit")
        #expect(run.status == status && run.output.contains(#"<testsuites name="aasa" \#(counts)>"#), "\(run.output)")
        #expect(run.output.contains(#"<testcase name="Shop (Release) receives links""#))
        let markdown = try Command("handlers", Self.cases + name, "--format", "markdown").output
        #expect(markdown.contains("| | app | a link that launches it |") && markdown.contains(" | `Shop` | "))
        #expect(try Command("handlers", Self.cases + name, "--format", "html").output.contains("id=\"handlers\""))
    }

    @Test func `reads the projects of a workspace, and a specification of XcodeGen where no project was made of it`()
        throws
    {
        let folder = try ConfiguredFolder(nil)
        let root = Self.cases + "AD740-link-handler-missing/passes-scenes"
        for case let path as String in try #require(FileManager.default.enumerator(atPath: root)) {
            guard let text = try? String(contentsOfFile: "\(root)/\(path)", encoding: .utf8) else { continue }
            try folder.put(text, in: "App/\(path)")
        }
        try folder.put(
            #"<Workspace version="1.0"><FileRef location="group:App/Shop.xcodeproj"/></Workspace>"#,
            in: "Shop.xcworkspace/contents.xcworkspacedata")
        let answer = "✓ Shop (scenes; Release)  a link is received, at launch and while the app runs"
        #expect(try folder.run("handlers Shop.xcworkspace").output.contains(answer))
        let specification = """
            targets:
              Shop:
                type: application
                platform: iOS
                sources: [{path: .}]
                settings: {CODE_SIGN_ENTITLEMENTS: Shop.entitlements, INFOPLIST_FILE: Info.plist}
              Watch: {type: application, platform: watchOS, sources: [.]}
            """
        try folder.put(specification, in: "App/project.yml")
        let both = try folder.run("handlers .").output
        #expect(both.contains(answer) && both.split(separator: "\n").filter { $0.hasPrefix("✓") }.count == 1)
        #expect(try folder.run("handlers App/project.yml").output.hasPrefix("✓ Shop (scenes; Debug, Release)  a link"))
    }

    @Test func `takes what is unknown for no failure`() throws {
        let run = try Command("handlers", Self.cases + "AD749-handler-not-read/fires-flutter")
        #expect(run.status == 0 && run.output.hasPrefix("? Shop (app delegate; Release)  unknown whether"))
    }
}
