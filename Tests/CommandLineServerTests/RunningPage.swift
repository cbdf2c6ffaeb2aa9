import Foundation
import TestData
import Testing

/// `aasa serve` while it runs.
struct RunningPage {
    let port: Int
    private let program: SpawnedProgram
    private let complaints = Pipe()

    /// Starts it on a free port.
    ///
    /// - Parameter shellCommand: what a shell does before it becomes `aasa`, so that limits can be set.
    init(_ options: [String] = [], after shellCommand: String = ":") throws {
        let output = Pipe()
        program = try SpawnedProgram(
            URL(filePath: "/bin/sh"),
            ["-c", shellCommand + #"; exec "$@""#, "sh", Command.aasa.path, "serve", "--port", "0"] + options,
            streams: [.nullDevice, output.fileHandleForWriting, complaints.fileHandleForWriting])
        for pipe in [output, complaints] { try pipe.fileHandleForWriting.close() }
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        guard let port = line.split(separator: ":").last.flatMap({ Int($0.prefix { $0.isNumber }) }) else {
            let text = String(decoding: try complaints.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
            _ = program.wait()
            throw NotServed(complaint: text)
        }
        self.port = port
    }

    struct NotServed: Error { let complaint: String }

    /// The number of the process.
    var process: Int32 { program.identifier }

    /// Sends it a signal.
    func signal(_ signal: Int32) { kill(process, signal) }

    /// Ends it by SIGTERM, and returns how it ended and its log.
    func end() throws -> (ending: SpawnedProgram.Ending, log: String) {
        signal(SIGTERM)
        return try wait()
    }

    /// Waits until it ends, and returns how it ended and its log.
    func wait() throws -> (ending: SpawnedProgram.Ending, log: String) {
        let log = String(decoding: try complaints.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        return (program.wait(), log)
    }
}
