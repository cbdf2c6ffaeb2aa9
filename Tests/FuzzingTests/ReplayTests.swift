import Foundation
import Testing

/// What the fuzzer found once, read again by the program that `make fuzz` builds, without its loop.
@Suite struct `inputs that the fuzzer found` {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    static let folder = root.appending(path: "Fixtures/Fuzzing")

    /// The built program, which lies beside the running test bundle.
    static let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "Fuzzing")

    static let readers = names(in: folder)

    @Test(arguments: readers)
    func `are read to the end`(reader: String) throws {
        let files = Self.names(in: Self.folder.appending(path: reader)).map { "Fixtures/Fuzzing/\(reader)/\($0)" }
        #expect(!files.isEmpty)
        let run = try Self.run(["--reader=\(reader)"] + files)
        #expect(run.status == 0, "\(run.output)")
        #expect(run.output.contains("\(reader): \(files.count) read"))
    }

    @Test func `stand in folders named for a reader`() throws {
        let run = try Self.run([])
        #expect(run.status == 64)
        let known = Set(run.output.split(separator: "\n").dropFirst().compactMap { $0.split(separator: " ").first })
        for reader in Self.readers { #expect(known.contains(Substring(reader)), "\(reader) is no reader") }
    }

    private static func names(in folder: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0 != "README.md" }
            .sorted()
    }

    private static func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = root
        process.environment = ["SWIFT_BACKTRACE": "enable=no", "PATH": "/usr/bin:/bin"]
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, output)
    }
}
