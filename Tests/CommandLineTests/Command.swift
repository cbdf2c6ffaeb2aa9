import Foundation

/// Runs the built `aasa` and keeps what it printed.
struct Command {
    let status: Int32
    let output: String
    let complaint: String

    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The built command line, which lies beside the running test bundle.
    static let aasa = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "aasa")

    /// Runs it in the root of the repository, with an environment that holds nothing of the developer's.
    init(_ arguments: String..., input: String? = nil) throws {
        try self.init(arguments, input: input)
    }

    /// With `shellCommand` a shell runs that first and then becomes `aasa`, so that limits can be set.
    init(_ arguments: [String], input: String? = nil, after shellCommand: String? = nil) throws {
        // Files, not pipes: a full pipe would block the child while nobody reads.
        let folder = FileManager.default.temporaryDirectory.appending(path: "aasa-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (input, output, complaint) = (
            try Self.file("in", in: folder, input ?? ""), try Self.file("out", in: folder),
            try Self.file("err", in: folder)
        )
        let process = Process()
        if let shellCommand {
            process.executableURL = URL(filePath: "/bin/sh")
            process.arguments = ["-c", shellCommand + "; exec \"$0\" \"$@\"", Command.aasa.path] + arguments
        } else {
            process.executableURL = Command.aasa
            process.arguments = arguments
        }
        process.currentDirectoryURL = Command.root
        process.environment = ["PATH": "/usr/bin:/bin", "LANG": "C"]
        process.standardInput = input
        process.standardOutput = output
        process.standardError = complaint
        try process.run()
        process.waitUntilExit()
        status = process.terminationStatus
        self.output = try String(contentsOf: folder.appending(path: "out"), encoding: .utf8)
        self.complaint = try String(contentsOf: folder.appending(path: "err"), encoding: .utf8)
    }

    private static func file(_ name: String, in folder: URL, _ content: String = "") throws -> FileHandle {
        let file = folder.appending(path: name)
        try Data(content.utf8).write(to: file)
        return try FileHandle(forUpdating: file)
    }
}
