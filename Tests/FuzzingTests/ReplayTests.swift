import Foundation
import TestData
import Testing

/// What the fuzzer found once, read again by the program that `make fuzz` builds, without its loop.
@Suite struct `inputs that the fuzzer found` {
    static let folder = "Fixtures/Fuzzing"
    static let readers = names(in: folder)

    @Test(arguments: readers)
    func `are read to the end`(reader: String) throws {
        let files = Self.names(in: Self.folder + "/" + reader).map { "\(Self.folder)/\(reader)/\($0)" }
        #expect(!files.isEmpty)
        let run = try Self.run(["--reader=\(reader)"] + files)
        #expect(run.status == 0, "\(run.output)")
        #expect(run.output.contains("\(reader): \(files.count) read"))
    }

    @Test func `stand in folders named for a reader, and each reader has seeds`() throws {
        let run = try Self.run([])
        #expect(run.status == 64)
        let known = Set(run.output.split(separator: "\n").dropFirst().compactMap { $0.split(separator: " ").first })
        for reader in Self.readers { #expect(known.contains(Substring(reader)), "\(reader) is no reader") }
        let seeds = try Repository.text(of: "Tests/Fuzzing/seeds.py")
        for reader in known { #expect(seeds.contains("\n    \"\(reader)\": "), "\(reader) has nothing to begin with") }
    }

    private static func names(in folder: String) -> [String] {
        Repository.names(in: folder).filter { $0 != "README.md" }
    }

    private static func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
        let run = try ProgramRun(
            ProgramRun.products.appending(path: "Fuzzing"), arguments,
            environment: ProgramRun.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 })
        return (run.status, run.output + run.complaint)
    }
}
