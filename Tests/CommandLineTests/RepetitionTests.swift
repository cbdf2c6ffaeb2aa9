import Foundation
import TestData
import Testing

@Suite struct `a file with one mistake many times` {
    /// The path of a file with app identifiers that no app can have.
    static func file(_ count: Int, in folder: TemporaryFolder, as name: String = "aasa") throws -> String {
        let apps = (0..<count).map { #""q\#($0)z""# }.joined(separator: ",\n")
        return try folder.write("{\"webcredentials\": {\"apps\": [\n\(apps)]}}", to: name)
    }

    @Test func `is told 50 times, and how often it is there`() throws {
        let folder = try TemporaryFolder()
        let path = try Self.file(1_000, in: folder)
        let run = try Command("lint", path)
        #expect(run.status == 1)
        #expect(run.output.components(separatedBy: "error[AD430]: “q").count - 1 == 50)
        #expect(
            run.output.contains(
                "\nerror[AD430]: 950 more of app-identifier-malformed in \(path); --format json shows all\n"))
        #expect(run.output.hasSuffix("1001 errors\n"))
        let quiet = try Command("lint", path, "--quiet")
        #expect(
            quiet.output.hasSuffix(
                "error[AD430]: 950 more of app-identifier-malformed in \(path); --format json shows all\n\n"))
        let json = try Command("lint", path, "--format", "json")
        #expect(json.output.components(separatedBy: #""code": "AD430""#).count - 1 == 1_000)
    }

    @Test func `is told whole up to 50 times, and in each of many files`() throws {
        let folder = try TemporaryFolder()
        let paths = try (0..<3).map { try Self.file(50, in: folder, as: "aasa\($0)") }
        let run = try Command(["lint"] + paths)
        #expect(run.output.components(separatedBy: "error[AD430]: “q").count - 1 == 150)
        #expect(!run.output.contains("more of"))
    }

    @Test func `is none of expectations, each of which is told with its reason`() throws {
        let folder = try TemporaryFolder()
        let associations = (0..<60).map {
            "{\"app\": \"7D3KX9QW2M.com.example.app\($0)\", \"service\": \"webcredentials\", \"domain\": \"shop.example.com\"}"
        }
        let path = try folder.write(
            """
            {"sites": {"shop.example.com": "\(Command.root.path)/Fixtures/Sites/shop.example.com"},
             "associations": [\(associations.joined(separator: ",\n"))]}
            """, to: "expected.json")
        let run = try Command("test", path)
        #expect(run.status == 1)
        #expect(run.output.components(separatedBy: "\nerror[").count - 1 == 60)
        #expect(run.output.hasSuffix("60 expectations, 60 not met\n"))
        #expect(!run.output.contains("more of"))
    }

    @Test func `is told once where several associations fail for it`() throws {
        let folder = try TemporaryFolder()
        _ = try Self.file(200, in: folder, as: "apple-app-site-association")
        let run = try Command(
            "check", "a.example", "webcredentials:a.example", "--app", "7D3KX9QW2M.com.example.app",
            "--site", "a.example=\(folder.url.path)")
        #expect(run.output.components(separatedBy: "150 more of app-identifier-malformed").count == 2)
        #expect(run.output.components(separatedBy: "error[AD430] app-identifier-malformed, as above").count - 1 <= 50)
    }
}
