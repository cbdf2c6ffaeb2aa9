import Foundation
import TestData
import TestSupport
import Testing

@Suite struct `saved exchanges` {
    @Test func `are judged again, offline, as they were judged live`() async throws {
        let parent = try TemporaryFolder()
        let folder = parent / "recording"
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

    @Test func `are of one run: a folder that holds some takes no others, unless they replace them`() async throws {
        let parent = try TemporaryFolder()
        let folder = parent / "recording"
        let good = ServerBehaviour.answer(200, LiveSite.json, LiveSite.file)
        _ = try await LiveSite([LiveSite.path: good]).outcome(["--record", folder])
        let broken = try await LiveSite([LiveSite.path: .answer(404)])
        let refused = try broken.check(["--record", folder])
        #expect(refused.status == 66)
        #expect(refused.complaint.contains("holds a recording already") && refused.complaint.contains("--overwrite"))
        #expect(broken.server.requests.isEmpty)
        #expect(try broken.outcome(["--record", folder, "--overwrite"]).verdict == "not-associated")
        #expect(try Self.replay(folder).output.contains(#""name": "status-not-found""#))
    }

    @Test func `are refused where two answer the same request`() throws {
        let folder = try TemporaryFolder()
        for (name, status) in [("1.http", 200), ("2.http", 404)] {
            let text = "request: https://good.test\(LiveSite.path)\nstatus: \(status)\n"
            try folder.write(text, to: name)
        }
        let command = try Self.replay(folder.path)
        #expect(command.status == 66)
        #expect(command.complaint.contains("2.http: answers the same request as 1.http"))
    }

    @Test func `of other hosts, or none, decide nothing`() throws {
        let folder = try TemporaryFolder()
        for _ in 0..<2 {
            let command = try Self.replay(folder.path)
            #expect(command.status == 1)
            #expect(command.output.contains(#""name": "recording-lacks-host""#))
            #expect(command.output.contains(#""verdict": "unknown""#))
            let other = "request: https://other.test\(LiveSite.path)\nstatus: 404\n"
            try folder.write(other, to: "1.http")
        }
    }

    private static func replay(_ folder: String) throws -> Command {
        try Command(
            "check", "webcredentials:good.test", "--app", LiveSite.app, "--replay", folder, "--format", "json")
    }

    @Test func `name the file and line where they cannot be read`() throws {
        let folder = try TemporaryFolder(["1.http": "request: https://good.test/\nnonsense\n"])
        let command = try Command("check", "good.test", "--replay", folder.path)
        #expect(command.status == 66)
        #expect(command.complaint.contains("1.http:2:1: not a recorded exchange"))
    }
}
