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
        let input = try site.file("in", (Self.domains + ids + ["localhost"] + ranks).joined(separator: "\n").utf8)
        let whole = try Command(["scan", input] + site.network).output
        // Every length of what a kill may leave: whole lines, and parts of one.
        let bytes = Array(whole.utf8)
        for length in stride(from: 0, through: bytes.count, by: bytes.count / 9) {
            let output = try site.file("out", bytes[..<length])
            let run = try ProgramRun(
                shell: #"out=$1; shift; exec "$@" --resume "$out" >> "$out""#,
                [output, Command.aasa.path, "scan", input] + site.network)
            #expect(run.status == 0)
            let lines = try String(contentsOfFile: output, encoding: .utf8).split(separator: "\n")
            let all = try lines.map { try ScanLine(String($0)) }
            let names = all.map { $0["domain"] ?? "line \($0.number("line") ?? 0)" }
            #expect(names.count == 61 && Set(names).count == 61, "after \(length) bytes")
        }
    }

    @Test func `makes no request for what is answered`() async throws {
        let site = try await ScanSite()
        let first = try site.scan(Self.domains.joined(separator: "\n"))
        let output = try site.file("out", first.lines.map { $0.text + "\n" }.joined().utf8)
        let second = try site.scan(Self.domains.joined(separator: "\n"), ["--resume", output])
        #expect(second.lines.isEmpty && second.status == 0)
        #expect(site.server.requests.count == Self.domains.count)
    }

    @Test(arguments: [SIGINT, SIGTERM])
    func `takes no new line after a signal, and says by its exit code which`(signal: Int32) async throws {
        let site = try await ScanSite()
        let process = Process()
        let (input, output) = (Pipe(), Pipe())
        process.executableURL = Command.aasa
        process.arguments = ["scan"] + site.network
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: Data("a.scan.test\n".utf8))
        var text = ""
        while !text.hasSuffix("\n") {
            text += String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        }
        // The other end of its input stays open: only the signal ends it.
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        #expect(process.terminationReason == .exit && process.terminationStatus == 128 + signal)
        #expect(try ScanLine(text)["file"] == "read")
        try input.fileHandleForWriting.close()
    }

    @Test func `asks a host that several lines name one after the other`() async throws {
        let gate = Gate()
        let site = try await ScanSite(.inTurn([.held(gate, ScanSite.goodAnswer), ScanSite.good]))
        let process = Process()
        let (input, output) = (Pipe(), Pipe())
        process.executableURL = Command.aasa
        process.arguments = ["scan", "--jobs", "3"] + site.network
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        let twice = #"{"domain": "a.scan.test", "id": 1}"# + "\n" + #"{"domain": "a.scan.test", "id": 2}"# + "\n"
        try input.fileHandleForWriting.write(contentsOf: Data(twice.utf8))
        await gate.waitUntilHeld(1)
        try input.fileHandleForWriting.write(contentsOf: Data((Self.domains.joined(separator: "\n") + "\n").utf8))
        var text = ""
        while text.count(where: { $0 == "\n" }) < Self.domains.count {
            text += String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        }
        #expect(!text.contains("a.scan.test"))
        #expect(site.server.requests.count { $0.values(of: "host") == ["a.scan.test"] } == 1)
        gate.open()
        try input.fileHandleForWriting.close()
        text += String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(site.server.requests.count { $0.values(of: "host") == ["a.scan.test"] } == 2)
        #expect(text.split(separator: "\n").count == Self.domains.count + 2)
    }

    @Test func `finishes what is under way, and reports no domain as failed because of the signal`() async throws {
        let gate = Gate()
        let site = try await ScanSite(.held(gate, ScanSite.goodAnswer))
        let process = Process()
        let (input, output) = (Pipe(), Pipe())
        process.executableURL = Command.aasa
        process.arguments = ["scan"] + site.network
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: Data(Self.domains.prefix(4).joined(separator: "\n").utf8))
        try input.fileHandleForWriting.write(contentsOf: Data("\n".utf8))
        await gate.waitUntilHeld(4)
        kill(process.processIdentifier, SIGTERM)
        gate.open()
        let text = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(process.terminationStatus == 143)
        let lines = try String(decoding: text, as: UTF8.self).split(separator: "\n").map { try ScanLine(String($0)) }
        #expect(lines.count == 4 && lines.allSatisfy { $0["file"] == "read" })
        try input.fileHandleForWriting.close()
    }
}
