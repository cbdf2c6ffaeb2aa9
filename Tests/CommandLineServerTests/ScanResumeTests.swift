import Foundation
import TestData
import TestSupport
import Testing

@Suite struct `a scan that is stopped` {
    static let domains = (0..<40).map { "h\($0).scan.test" }

    @Test func `goes on where it was, also after a line that was cut off, and answers each line once`() async throws {
        let site = try await ScanSite()
        let ids = (0..<10).map { #"{"domain": "i\#($0).scan.test", "id": \#($0)}"# }
        let ranks = (0..<10).map { "\($0),r\($0).scan.test" }
        let input = try site.folder.write(
            (Self.domains + ids + ["localhost"] + ranks).joined(separator: "\n").utf8, to: "in")
        let whole = try Command(["scan", input] + site.network).output
        // Every length of what a kill may leave: whole lines, and parts of one.
        let bytes = Array(whole.utf8)
        let withoutBreak = try #require(bytes.firstIndex(of: UInt8(ascii: "\n")))
        for length in [withoutBreak] + stride(from: 0, through: bytes.count, by: bytes.count / 9) {
            let output = try site.folder.write(bytes[..<length], to: "out")
            let run = try ProgramRun(
                shell: #"out=$1; shift; exec "$@" --resume "$out" >> "$out""#,
                [output, Command.aasa.path, "scan", input] + site.network)
            #expect(run.status == 0)
            let lines = try String(contentsOfFile: output, encoding: .utf8).split(separator: "\n")
            let all = try lines.map { try ScanLine(String($0)) }
            let names = all.map { $0["domain"] ?? "line \($0.number("line") ?? 0)" }
            #expect(
                names.count == 61 && Set(names).count == 61, "after \(length) bytes: \(names.sorted()) \(run.complaint)"
            )
        }
    }

    @Test func `makes no request for what is answered`() async throws {
        let site = try await ScanSite()
        let first = try site.scan(Self.domains.joined(separator: "\n"))
        let output = try site.folder.write(first.lines.map { $0.text + "\n" }.joined().utf8, to: "out")
        let second = try site.scan(Self.domains.joined(separator: "\n"), ["--resume", output])
        #expect(second.lines.isEmpty && second.status == 0)
        #expect(site.server.requests.count == Self.domains.count)
    }

    @Test func `asks those again that had no answer, if it is told to, until they have one`() async throws {
        let site = try await ScanSite(.inTurn([.hangUp, .hangUp, ScanSite.good]))
        let first = try site.scan("a.scan.test\n", ["--retries", "0"])
        #expect(first.lines.map { $0["file"] } == ["no-answer"])
        var answered = first.lines.map { $0.text + "\n" }.joined()
        func again(_ options: [String]) throws -> [ScanLine] {
            let output = try site.folder.write(answered.utf8, to: "out")
            let lines = try site.scan("a.scan.test\n", ["--retries", "0", "--resume", output] + options).lines
            answered += lines.map { $0.text + "\n" }.joined()
            return lines
        }
        #expect(try again([]).isEmpty)
        #expect(try again(["--again", "no-answer"]).map { $0["file"] } == ["no-answer"])
        #expect(try again(["--again", "no-answer"]).map { $0["file"] } == ["read"])
        #expect(try again(["--again", "no-answer"]).isEmpty)
        #expect(try site.scan("", ["--again", "no-answer"]).status == 64)
    }

    @Test(arguments: [SIGINT, SIGTERM])
    func `takes no new line after a signal, and says by its exit code which`(signal: Int32) async throws {
        let site = try await ScanSite()
        let scan = try RunningScan(site)
        try scan.send(["a.scan.test"])
        #expect(try scan.lines(1).map { $0["file"] } == ["read"])
        // Its input stays open: only the signal ends it.
        scan.receive(signal)
        let end = try scan.end()
        #expect(end.ending == .exit(code: 128 + signal) && end.lines.isEmpty)
        try scan.endInput()
    }

    @Test func `finishes what is under way, and reports no domain as failed because of the signal`() async throws {
        let gate = Gate()
        let site = try await ScanSite(.held(gate, ScanSite.goodAnswer))
        let scan = try RunningScan(site)
        try scan.send(Array(Self.domains.prefix(4)))
        await gate.waitUntilHeld(4)
        scan.receive(SIGTERM)
        gate.open()
        let end = try scan.end()
        #expect(end.ending == .exit(code: 143))
        #expect(end.lines.map { $0["file"] } == ["read", "read", "read", "read"])
        try scan.endInput()
    }

    @Test func `asks a host once for the lines that wait for it`() async throws {
        let gate = Gate()
        let site = try await ScanSite(.inTurn([.held(gate, ScanSite.goodAnswer), ScanSite.good]))
        let scan = try RunningScan(site, ["--jobs", "3"])
        try scan.send([#"{"domain": "a.scan.test", "id": 1}"#, #"{"domain": "a.scan.test", "id": 2}"#])
        await gate.waitUntilHeld(1)
        try scan.send(Self.domains)
        let others = try scan.lines(Self.domains.count)
        #expect(others.count == Self.domains.count && others.allSatisfy { $0["domain"] != "a.scan.test" })
        #expect(Self.requests(for: "a.scan.test", at: site) == 1)
        gate.open()
        try scan.endInput()
        let end = try scan.end()
        #expect(end.ending == .exit(code: 0))
        #expect(end.lines.map { $0["domain"] } == ["a.scan.test", "a.scan.test"])
        #expect(Self.requests(for: "a.scan.test", at: site) == 1)
    }

    private static func requests(for host: String, at site: ScanSite) -> Int {
        site.server.requests.count { $0.values(of: "host") == [host] }
    }
}
