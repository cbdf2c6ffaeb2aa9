package import Foundation
import Testing

/// A program that ran to its end in the root of the repository, and what it printed.
package struct ProgramRun: Sendable {
    /// Its exit code, or the number of the signal that ended it.
    package let status: Int32
    /// What it wrote to standard output.
    package let output: String
    /// What it wrote to standard error.
    package let complaint: String

    /// The folder of the built programs: that of the running test bundle, unless `$AASA_PRODUCTS` names that of another
    /// build.
    package static let products =
        ProcessInfo.processInfo.environment["AASA_PRODUCTS"].map { URL(filePath: $0) }
        ?? URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()

    /// The search path of this process, and nothing else of the developer's.
    package static let environment = [
        "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "LANG": "C",
    ]

    /// Runs a program.
    package init(
        _ program: URL, _ arguments: [String], input: String = "", environment: [String: String] = Self.environment
    ) throws {
        let (input, output, complaint) = (try Self.file(input), try Self.file(), try Self.file())
        let spawned = try SpawnedProgram(
            program, arguments, environment: environment, streams: [input, output, complaint])
        status =
            switch spawned.wait() {
            case .exit(let code): code
            case .signal(let number): number
            }
        self.output = try Self.text(of: output)
        self.complaint = try Self.text(of: complaint)
    }

    /// Runs a line of shell, with arguments as its `"$@"`.
    package init(
        shell line: String, _ arguments: [String] = [], input: String = "",
        environment: [String: String] = Self.environment
    ) throws {
        try self.init(
            URL(filePath: "/bin/sh"), ["-c", line, "sh"] + arguments, input: input, environment: environment)
    }

    // A file without a name. A full pipe would block the child while nobody reads.
    private static func file(_ content: String = "") throws -> FileHandle {
        let stream = try #require(tmpfile())
        defer { fclose(stream) }
        let descriptor = fcntl(fileno(stream), F_DUPFD_CLOEXEC, 3)
        try #require(descriptor >= 0)
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        try file.write(contentsOf: Data(content.utf8))
        try file.seek(toOffset: 0)
        return file
    }

    private static func text(of file: FileHandle) throws -> String {
        try file.seek(toOffset: 0)
        return try #require(String(data: try file.readToEnd() ?? Data(), encoding: .utf8))
    }
}
