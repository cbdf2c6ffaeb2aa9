import Foundation
import TestSupport
import Testing

@Suite struct `saved exchanges` {
    @Test func `are judged again, offline, as they were judged live`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "aasa-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let redirect = ServerBehaviour.answer(301, [("Location", "https://www.good.test/")])
        let site = try await LiveSite([LiveSite.path: redirect])
        let live = try site.outcome(["--record", folder])
        try await site.server.stop()
        let again = try Command(
            "check", "webcredentials:good.test", "--app", LiveSite.app, "--replay", folder, "--format", "json")
        #expect(live == .init(status: 1, verdict: "not-associated", findings: ["redirected"]))
        #expect(again.status == 1)
        #expect(again.output.contains(#""name": "redirected""#))
        #expect(again.output.contains("https://www.good.test/"))
    }

    @Test func `name the file and line where they cannot be read`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "aasa-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("request: https://good.test/\nnonsense\n".utf8).write(to: folder.appending(path: "1.http"))
        let command = try Command("check", "good.test", "--replay", folder.path)
        #expect(command.status == 66)
        #expect(command.complaint.contains("1.http:2:1: not a recorded exchange"))
    }
}
