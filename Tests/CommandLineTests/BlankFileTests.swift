import Foundation
import TestData
import Testing

/// A gigabyte of white space, which takes no space on disk where the file system leaves out blocks of zeros; zeros are no
/// white space, so the part that is read is written.
@Suite struct `a file that begins with more white space than Apple reads` {
    private static let app = "7D3KX9QW2M.com.example.app"
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try FileManager.default.createDirectory(
            at: folder.url.appending(path: "site/.well-known"), withIntermediateDirectories: true)
        let path = try folder.write(
            String(repeating: " ", count: 140_000), to: "site/.well-known/apple-app-site-association")
        try #require(truncate(path, 1 << 30) == 0)
    }

    private var file: String { folder.url.path + "/site/.well-known/apple-app-site-association" }

    private func expectTooLarge(_ run: ProgramRun) {
        #expect(run.status == 1)
        #expect(run.output.contains("error[AD283]: the file has more than the 131072 bytes that Apple reads\n"))
        #expect(!run.output.contains("AD280"), "\(run.output)")
    }

    private func run(_ arguments: String) throws -> ProgramRun {
        try ProgramRun(
            shell: "\"$1\" " + arguments.replacing("FILE", with: "\"$2\"").replacing("DIR", with: "\"$3\""),
            [Command.aasa.path, file, folder.url.path])
    }

    @Test(arguments: [
        "lint FILE", "lint - < FILE", "fix FILE", "fix - < FILE 2>&1", "match https://example.com/ --file FILE",
        "check webcredentials:example.com --app \(app) --site example.com=DIR/site", "diff FILE FILE",
    ])
    func `is too large, not empty`(arguments: String) throws { expectTooLarge(try run(arguments)) }

    @Test func `is too large in a recording, too`() throws {
        let head = "request: https://example.com/.well-known/apple-app-site-association\nstatus: 200\n"
        _ = try folder.write(head + "\n" + String(repeating: " ", count: 2_000_000), to: "1.http")
        let check = "check webcredentials:example.com --app \(Self.app) --replay DIR"
        expectTooLarge(try run(check))
        // Base64 that was cut says nothing of the body.
        _ = try folder.write(head + "body: base64\n\n" + String(repeating: "ICAg", count: 300_000), to: "1.http")
        let cut = try run(check)
        #expect(cut.status == 66)
        #expect(cut.complaint.hasSuffix("/1.http: more than 1048576 bytes, too large for a recorded exchange\n"))
    }
}
