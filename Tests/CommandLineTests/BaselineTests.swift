import Foundation
import TestData
import Testing

@Suite struct `a baseline` {
    /// A folder with a file of 40 identifiers that name no app, and the baseline that was written of them.
    private struct Folder {
        let files: TemporaryFolder
        let written: ProgramRun

        init() throws {
            files = try TemporaryFolder([
                "old.json": Self.file((0..<40).map { "7D3KX9QW2M.com.example.app\($0).*" })
            ])
            written = try Self.lint("old.json --write-baseline known.json", in: files)
        }

        static func file(_ apps: [String], before: String = "") -> String {
            "{\(before)\"webcredentials\": {\"apps\": [\n"
                + (["7D3KX9QW2M.com.example.app"] + apps).map { "  \"\($0)\"" }.joined(separator: ",\n") + "\n]}}\n"
        }

        static func lint(_ line: String, in files: TemporaryFolder) throws -> ProgramRun {
            try ProgramRun(
                shell: "cd '\(files.path)' && exec \"$1\" lint \(line)", [Command.aasa.path])
        }

        func lint(_ line: String) throws -> ProgramRun { try Self.lint(line, in: files) }
    }

    private static let apps = (0..<40).map { "7D3KX9QW2M.com.example.app\($0).*" }

    @Test func `makes old findings count no more, and shows a new one alone`() throws {
        let folder = try Folder()
        #expect(folder.written.status == 0)
        #expect(folder.written.complaint.contains("known.json: 40 findings written as known"))
        #expect(try folder.lint("old.json").status == 1)

        let known = try folder.lint("old.json --baseline known.json")
        #expect(known.status == 0)
        #expect(known.output.contains("- 40 × app-identifier-wildcard: it is in the baseline\n\nnothing new\n"))
        #expect(known.complaint.isEmpty)

        try folder.files.write(Folder.file(Self.apps + ["7D3KX9QW2M.com.example.new.*"]), to: "old.json")
        let new = try folder.lint("old.json --baseline known.json")
        #expect(new.status == 1)
        #expect(new.output.components(separatedBy: "error[").count == 2)
        #expect(new.output.contains("com.example.new.*"))
        #expect(new.output.hasSuffix("\n1 error\n"))
    }

    @Test func `holds after edits elsewhere and after the file was renamed`() throws {
        let folder = try Folder()
        try folder.files.write(
            Folder.file(Self.apps.reversed(), before: "\n\n \"applinks\": {\"details\": []},\n"), to: "new.json")
        let run = try folder.lint("new.json --baseline known.json --fail-on error")
        #expect(run.status == 0)
        #expect(run.output.contains("- 40 × app-identifier-wildcard: it is in the baseline"))
        #expect(run.complaint.isEmpty)
    }

    @Test func `tells what is no longer found, which a new one drops`() throws {
        let folder = try Folder()
        try folder.files.write(Folder.file(Array(Self.apps.dropFirst(3))), to: "old.json")
        let run = try folder.lint("old.json --baseline known.json")
        #expect(run.status == 0)
        #expect(
            run.complaint
                == "aasa: known.json: 3 × app-identifier-wildcard is no longer found; --write-baseline drops what is gone\n"
        )
        #expect(try folder.lint("old.json --write-baseline known.json").status == 0)
        #expect(try folder.lint("old.json --baseline known.json").complaint.isEmpty)
    }

    @Test func `does not count one finding for two`() throws {
        let folder = try Folder()
        try folder.files.write(Folder.file(Self.apps + [Self.apps[0]]), to: "old.json")
        #expect(try folder.lint("old.json --baseline known.json").status == 1)
    }

    @Test(arguments: [
        ("human", "Not counted"), ("json", #""suppression": {"#), ("junit", "<skipped"), ("tap", "# SKIP"),
        ("sarif", #""justification": "it is in the baseline""#), ("github", "not counted: 40 ×"),
        ("gitlab", "does not count"), ("markdown", "Not counted:"),
    ])
    func `is shown in every format`(format: String, sign: String) throws {
        let run = try Folder().lint("old.json --baseline known.json --format \(format)")
        #expect(run.status == 0)
        #expect(run.output.contains(sign))
    }

    @Test(arguments: [
        ("[]", "known.json:1:1: the baseline is an array, not an object"),
        (#"{"findings": [{"finding": "x"}]}"#, "known.json:1:15: “at” is missing here"),
        (
            #"{"findings": ["#,
            "known.json:1:15: the file ends before “[” is closed; end it with “]}” if nothing else is missing"
        ),
        (#"{"findings": [{"finding": "x", "at": "y", "text": "", "count": 0}]}"#, "known.json:1:15: count"),
    ])
    func `with a mistake is an unreadable input, with the place`(text: String, complaint: String) throws {
        let folder = try Folder()
        try folder.files.write(text, to: "known.json")
        let run = try folder.lint("old.json --baseline known.json")
        #expect(run.status == 66)
        #expect(run.complaint.contains(complaint), "\(run.complaint)")
        #expect(run.output.isEmpty)
    }

    @Test func `that is not there is an unreadable input`() throws {
        #expect(try Folder().lint("old.json --baseline absent.json").status == 66)
    }
}
