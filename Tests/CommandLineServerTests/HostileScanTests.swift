import Foundation
import TestData
import TestSupport
import Testing

@Suite struct `aasa scan among hostile hosts` {
    @Test(.needsTool("python3"))
    func `answers 2,000 lines, of which 200 are hostile, as the table says, in the memory that it needs without them`()
        async throws
    {
        let server = try await HostileServer.start(HostileHost.all, authority: LiveSite.authority)
        let good = try await HostileScan.goodServer()
        let scan = try Self.patiently(
            HostileScan.mixed(HostileScan.good(1_800, at: good.port), HostileScan.hostile(200, on: server)))
        #expect(scan.run.status == 0 && scan.run.complaint.isEmpty, "\(scan.run.complaint)")
        #expect(scan.answers.count == 2_000)
        for (number, target) in scan.targets.enumerated() {
            let answer = scan.answers[number]
            #expect(answer?.domain == target.domain)
            #expect(answer?.outcome == target.outcome, "\(target.domain)")
        }
        Command.expectHarmless(scan.run.output)
        let usual = try HostileScan(HostileScan.good(400, at: good.port), "--timeout", "60")
        // What costs most is judging a file of thousands of mistakes; a bomb of 256 MB that is unpacked would show.
        #expect(scan.peakMemory < 3 * usual.peakMemory, "\(scan.peakMemory) KiB instead of \(usual.peakMemory)")
        try await server.stop()
    }

    @Test(.needsTool("python3")) func `answers all others while hostile hosts hold all connections but one`()
        async throws
    {
        // The hostile hosts answer when all others have answered: a scan in which they hold up any of them cannot end.
        let gate = Gate(after: 300)
        let good = try await HostileScan.server { .passing(gate, $0) }
        let stubborn = try await HostileScan.server { .held(gate, $0) }
        let targets = HostileScan.good(7, at: stubborn.port) + HostileScan.good(300, at: good.port, from: 7)
        let scan = try HostileScan(targets, "--jobs", "8", "--timeout", "120")
        #expect(scan.answers.count == 307)
        #expect(scan.answers.values.allSatisfy { $0.outcome == HostileScan.good })
    }

    @Test func `is described by a page with all of them`() throws {
        let path = MarkdownPage.catalog + "/HostileHosts.md"
        let start = try #require(try Repository.text(of: path).components(separatedBy: "\n## What each yields\n").first)
        try Golden.expect(start + "\n## What each yields\n\n" + HostileTable.text(), in: path)
    }

    @Test func `is tried with hosts that each have a name, and a row in their table`() {
        let names = HostileHost.all.map(\.name)
        #expect(names.count > 100 && Set(names).count == names.count)
        for (title, hosts) in HostileHost.groups {
            #expect(Set(hosts.map(\.conduct)).count == hosts.count, "\(title)")
        }
    }

    /// Scans with more time where a host ran out of it that should not: on a busy machine, even a good one may.
    private static func patiently(_ targets: [HostileScan.Target]) throws -> HostileScan {
        var seconds = 5
        while true {
            let scan = try HostileScan(targets, "--timeout", "\(seconds)")
            if !scan.isShortOfTime || seconds > 60 { return scan }
            seconds *= 4
        }
    }
}
