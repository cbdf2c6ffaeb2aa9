import Foundation
import TestData
import Testing

/// What `aasa check` of a folder says of the code that receives the links of its apps.
@Suite struct `the step handled` {
    private static let app = "7D3KX9QW2M.com.example.shop"
    private static let cases = "Fixtures/Checks/"
    private static let site = """
        {"applinks": {"details": [{"appIDs": ["\(app)"], "components": [{"/": "/*"}]}]}}
        """

    /// The files of an app of the fixtures beside a site that lists it.
    private static func folder(with name: String, without left: String = "") throws -> ConfiguredFolder {
        let folder = try ConfiguredFolder(nil)
        let root = cases + name
        for case let path as String in try #require(FileManager.default.enumerator(atPath: root)) {
            guard !path.hasSuffix(".txt"), left.isEmpty || !path.hasSuffix(left),
                let text = try? String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
            else { continue }
            try folder.put(text, in: path)
        }
        try folder.put(site, in: "web/.well-known/apple-app-site-association")
        return folder
    }

    /// The step of the only association, and the report.
    private static func step(in folder: ConfiguredFolder, _ options: String = "") throws -> (
        step: [String: Any]?, report: [String: Any]
    ) {
        let run = try folder.run("check . \(options) --format json")
        let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        let report = try #require(json, "\(run.output)\(run.complaint)")
        let associations = try #require(report["associations"] as? [[String: Any]])
        let steps = try #require(associations.first?["steps"] as? [[String: Any]])
        return (steps.first { $0["step"] as? String == "handled" }, report)
    }

    private static func findings(of report: [String: Any]) -> [String] {
        (report["findings"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
    }

    @Test func `passes where a link arrives at launch and while the app runs, and comes after the rules`() throws {
        let folder = try Self.folder(with: "AD740-link-handler-missing/passes-scenes")
        let (step, report) = try Self.step(in: folder)
        #expect(step?["state"] as? String == "passed")
        #expect(step?["text"] as? String == "received at launch and while the app runs, in SceneDelegate.swift")
        #expect((report["found"] as? [String: Any])?["handlers"] as? [String] == ["Shop.xcodeproj"])
        let run = try folder.run("check .")
        #expect(run.status == 0, "\(run.output)\(run.complaint)")
        let names = run.output.split(separator: "\n").compactMap { line in
            ["links", "handled"].first { line.contains(" \($0)  ") }
        }
        #expect(names == ["links", "handled"], "\(run.output)")
    }

    @Test func `fails where nothing receives a link, and the headline says that it is of no use`() throws {
        let folder = try Self.folder(with: "AD741-link-handler-not-called/fires-app-delegate-beside-scenes")
        let (step, report) = try Self.step(in: folder)
        #expect(step?["state"] as? String == "failed" && (step?["findings"] as? [Int])?.isEmpty == false)
        #expect(
            step?["text"] as? String
                == "the method that should receive a link, in AppDelegate.swift, is never called")
        #expect(Self.findings(of: report).contains("link-handler-not-called"))
        let association = try #require((report["associations"] as? [[String: Any]])?.first)
        #expect(association["headline"] as? String == "doubtful" && association["verdict"] as? String == "associated")
        #expect(try folder.run("check .").status == 1)
    }

    @Test(arguments: [
        ("AD742-cold-launch-link-lost/fires-activities-not-read", "doubtful"),
        ("AD744-scene-life-cycle-missing/fires-app-delegate", "doubtful"),
        ("AD749-handler-not-read/fires-sheet", "unknown"),
    ])
    func `is doubtful after a warning, and unknown where the code was not read`(name: String, state: String) throws {
        let (step, report) = try Self.step(in: Self.folder(with: name))
        #expect(step?["state"] as? String == state, "\(report)")
        #expect((step?["findings"] as? [Int])?.count == 1)
    }

    @Test(arguments: [
        ("AD744-scene-life-cycle-missing/passes-xcodegen", "project.yml", "Sources/SceneDelegate.swift"),
        ("AD744-scene-life-cycle-missing/passes-tuist", "Project.swift", "Sources/SceneDelegate.swift"),
        ("AD749-handler-not-read/passes-maui", "Shop.csproj", "MauiProgram.cs"),
    ])
    func `is there for apps that other files than an Xcode project describe`(
        name: String, project: String, file: String
    ) throws {
        let (step, report) = try Self.step(in: Self.folder(with: name))
        #expect(step?["state"] as? String == "passed", "\(report)")
        #expect((step?["text"] as? String)?.contains("received at launch and while the app runs, in \(file)") == true)
        let found = try #require(report["found"] as? [String: Any])
        #expect(found["handlers"] as? [String] == [project])
        #expect((found["apps"] as? [[String: Any]])?.compactMap { $0["path"] as? String } == [project])
    }

    @Test func `is left out where no source is there to be read`() throws {
        let folder = try Self.folder(with: "AD740-link-handler-missing/passes-scenes", without: ".swift")
        let (step, report) = try Self.step(in: folder)
        #expect(step == nil && !Self.findings(of: report).contains("handler-not-read"))
        #expect((report["found"] as? [String: Any])?["handlers"] as? [String] == [])
    }

    @Test func `is left out for a feature that has no links`() throws {
        let folder = try Self.folder(with: "AD741-link-handler-not-called/fires-app-delegate-beside-scenes")
        for options in ["--feature passkeys", "--service webcredentials"] {
            let run = try folder.run("check . \(options) --format json")
            #expect(!run.output.contains("\"handled\"") && !run.output.contains("AD741"), "\(run.output)")
        }
    }
}
