import Foundation
import TestData

/// `aasa scan` while it runs, with its input open.
struct RunningScan {
    private let program: SpawnedProgram
    private let input = Pipe()
    private let output = Pipe()

    init(_ site: ScanSite, _ options: [String] = []) throws {
        program = try SpawnedProgram(
            Command.aasa, ["scan"] + site.network + options,
            streams: [input.fileHandleForReading, output.fileHandleForWriting, .standardError])
        try output.fileHandleForWriting.close()
    }

    /// Gives it lines.
    func send(_ lines: [String]) throws {
        try input.fileHandleForWriting.write(contentsOf: Data(lines.map { $0 + "\n" }.joined().utf8))
    }

    /// The next lines of its output; fewer if it ends before.
    func lines(_ count: Int) throws -> [ScanLine] {
        var text = ""
        while text.count(where: { $0 == "\n" }) < count {
            let more = output.fileHandleForReading.availableData
            if more.isEmpty { break }
            text += String(decoding: more, as: UTF8.self)
        }
        return try Self.lines(of: text)
    }

    /// Sends it a signal.
    func receive(_ signal: Int32) { kill(program.identifier, signal) }

    /// Ends its input.
    func endInput() throws { try input.fileHandleForWriting.close() }

    /// The rest of its output, and how it ended.
    func end() throws -> (lines: [ScanLine], ending: SpawnedProgram.Ending) {
        let rest = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        return (try Self.lines(of: rest), program.wait())
    }

    private static func lines(of text: String) throws -> [ScanLine] {
        try text.split(separator: "\n").map { try ScanLine(String($0)) }
    }
}
