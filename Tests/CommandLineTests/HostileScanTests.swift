import Findings
import Foundation
import TestData
import TestSupport
import Testing

@Suite struct `aasa scan among hostile hosts` {
    @Test func `try`() async throws {
        let authority = try LiveSite.authority.get()
        let server = try await HostileServer.start(HostileHost.all, authority: authority)
        let folder = FileManager.default.temporaryDirectory.appending(path: "aasa-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(authority.rootPEM).write(to: URL(filePath: "/tmp/xhost/roots.pem"))
        try HostileHost.all.map { "\($0.name).hostile.test:443:\(server.address(of: $0))" }.joined(separator: "\n")
            .write(to: URL(filePath: "/tmp/xhost/hosts"), atomically: true, encoding: .utf8)
        let run = try ProgramRun(shell: "sh /tmp/xhost/go.sh")
        try Data(run.output.utf8).write(to: URL(filePath: "/tmp/xhost/out.json"))
        print(run.complaint.prefix(3000), run.status)
        try HostileHost.all.map {
            "\($0.name)\t\($0.outcome.file.rawValue)\t\($0.outcome.status ?? 0)\t\($0.outcome.findings.joined(separator: ","))"
        }.joined(separator: "\n").write(to: URL(filePath: "/tmp/xhost/expected"), atomically: true, encoding: .utf8)
    }
}
