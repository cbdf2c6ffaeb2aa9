package import Foundation

/// A program that ran to its end in the root of the repository, and what it printed.
package struct ProgramRun: Sendable {
    /// Its exit code.
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
        // Files, not pipes: a full pipe would block the child while nobody reads.
        let folder = try TemporaryFolder()
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = Repository.root
        process.environment = environment
        process.standardInput = try Self.file("in", in: folder, input)
        process.standardOutput = try Self.file("out", in: folder)
        process.standardError = try Self.file("err", in: folder)
        try process.run()
        process.waitUntilExit()
        status = process.terminationStatus
        output = try folder.text("out")
        complaint = try folder.text("err")
    }

    /// Runs a line of shell, with arguments as its `"$@"`.
    package init(
        shell line: String, _ arguments: [String] = [], input: String = "",
        environment: [String: String] = Self.environment
    ) throws {
        try self.init(
            URL(filePath: "/bin/sh"), ["-c", line, "sh"] + arguments, input: input, environment: environment)
    }

    private static func file(_ name: String, in folder: TemporaryFolder, _ content: String = "") throws -> FileHandle {
        try FileHandle(forUpdating: URL(filePath: try folder.write(content, to: name)))
    }
}
