import Foundation
import TestData
import Testing

@Suite struct `aasa format` {
    static let text = #"{"webcredentials":{"apps":["7D3KX9QW2M.com.example.app"]}}"#
    static let formatted = """
        {
          "webcredentials": {
            "apps": ["7D3KX9QW2M.com.example.app"]
          }
        }

        """

    @Test func `shows the difference, and writes it when it is told to`() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Self.text, to: "aasa")
        let shown = try Command("format", path)
        #expect(shown.status == 0 && shown.complaint.isEmpty)
        #expect(
            shown.output == "--- \(path)\n+++ \(path)\n@@ -1 +1,5 @@\n-\(Self.text)\n\\ No newline at end of file\n"
                + Self.formatted.split(separator: "\n").map { "+\($0)\n" }.joined())
        #expect(try folder.text("aasa") == Self.text)
        let written = try Command("format", "--write", path)
        #expect(written.status == 0 && written.output == "\(path): written\n")
        #expect(try folder.text("aasa") == Self.formatted)
        #expect(try Command("format", "--write", path).output.isEmpty)
    }

    @Test func `checks`() throws {
        let folder = try TemporaryFolder()
        let (wrong, right) = (try folder.write(Self.text, to: "a"), try folder.write(Self.formatted, to: "b"))
        let both = try Command("format", "--check", wrong, right)
        #expect(both.status == 1 && both.output.hasPrefix("--- \(wrong)\n") && !both.output.contains("--- \(right)\n"))
        let one = try Command("format", "--check", right)
        #expect(one.status == 0 && one.output.isEmpty)
        #expect(try Command("format", "--check", "-", input: Self.text).status == 1)
    }

    @Test func `turns standard input into standard output`() throws {
        let command = try Command("format", "-", input: Self.text)
        #expect(command.status == 0 && command.output == Self.formatted)
    }

    @Test(arguments: [
        ("{\"a\": [\n1,]}", "standard input:2:2: extra comma before the closing “]”"),
        ("", "standard input: the file is empty"),
        ("{\"a\": 1", "standard input:1:8: the file ends before “{” is closed"),
    ])
    func `says in one sentence why a file that is no JSON is left alone`(text: String, complaint: String) throws {
        let command = try Command("format", "-", input: text)
        #expect(command.status == 66 && command.output.isEmpty)
        #expect(command.complaint.hasPrefix("aasa: \(complaint)"), "\(command.complaint)")
        #expect(command.complaint.split(separator: "\n").count == 1)
    }

    @Test func `goes on after a file that it leaves alone`() throws {
        let folder = try TemporaryFolder()
        let (broken, text) = (try folder.write("{,", to: "a"), try folder.write(Self.text, to: "b"))
        let command = try Command("format", "--write", broken, text)
        #expect(command.status == 66 && command.output == "\(text): written\n")
        #expect(try folder.text("a") == "{," && folder.text("b") == Self.formatted)
    }

    @Test(arguments: [["--write", "--check", "a"], ["--write", "-"], ["-", "a"], []])
    func `refuses what makes no sense`(arguments: [String]) throws {
        #expect(try Command(["format"] + arguments).status == 64)
    }

    @Test func `never makes a file larger than Apple reads`() throws {
        let folder = try TemporaryFolder()
        let apps = (0..<3_000).map { "{\"appIDs\":[\"7D3KX9QW2M.com.a\($0)\"]}" }.joined(separator: ",")
        let text = "{\"applinks\":{\"details\":[\(apps)]}}"
        #expect(text.utf8.count < 131_072)
        let path = try folder.write(text, to: "aasa")
        let command = try Command("format", "--write", path)
        #expect(command.status == 66 && command.output.isEmpty)
        #expect(command.complaint.contains(": in this layout the file would have "))
        #expect(try folder.text("aasa") == text)
        let merged = try Command(
            "init", "webcredentials:example.com", "--app", "7D3KX9QW2M.com.example.app", "--merge", path, "--write")
        #expect(merged.status == 0, "\(merged.complaint)")
        #expect(try folder.text("aasa").utf8.count <= 131_072)
    }
}
