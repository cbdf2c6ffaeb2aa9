import Foundation
import TestData
import Testing

@Suite struct `files that aasa writes` {
    private static let broken = `aasa fix`.broken
    private static let repaired = `aasa fix`.repaired
    private static let file = "Fixtures/Sites/shop.example.com/.well-known/apple-app-site-association"

    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test(arguments: ["fix", "format"])
    func `are not replaced if they have several hard links, unless in place`(command: String) throws {
        let text = command == "fix" ? Self.broken : "{ }"
        let path = try folder.write(text, to: "one")
        try FileManager.default.linkItem(atPath: path, toPath: folder.url.path + "/two")
        let refused = try Command(command, "--write", path)
        #expect(refused.status == 66)
        #expect(
            refused.complaint
                == "aasa: \(path): cannot be written: it has 2 hard links, and the others would keep the old content; --in-place writes into the file itself\n"
        )
        #expect(try folder.text("one") == text && folder.text("two") == text)
        let written = try Command(command, "--write", "--in-place", path)
        #expect(written.status == 0 && written.complaint.isEmpty)
        #expect(try folder.text("two") == (command == "fix" ? Self.repaired : "{}\n"))
        #expect(try folder.names() == ["one", "two"])
        #expect(try Command(command, "--in-place", path).status == 64)
    }

    @Test func `are said not to be written where that failed`() throws {
        let path = try folder.write(Self.broken, to: "aasa")
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
        let command = try Command("fix", "--write", path)
        #expect(command.status == 66 && command.complaint == "aasa: \(path): cannot be written: it is read-only\n")
        #expect(command.output.contains("2 findings repaired; not written\n"))
        #expect(try folder.text("aasa") == Self.broken)
    }

    @Test(.enabled(if: geteuid() != 0, "root may create files in every directory"))
    func `are written in place where no file can be created beside them`() throws {
        let path = try folder.write(Self.broken, to: "aasa")
        try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.url.path)
        defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.url.path) }
        let refused = try Command("fix", "--write", path)
        #expect(refused.status == 66)
        #expect(
            refused.complaint
                == "aasa: \(path): cannot be written: no file can be created in its directory: Permission denied; --in-place writes into the file itself\n"
        )
        #expect(try Command("fix", "--write", "--in-place", path).status == 0)
        #expect(try folder.text("aasa") == Self.repaired)
    }

    @Test func `may be named twice`() throws {
        let path = try folder.write(Self.broken, to: "aasa")
        let command = try Command("fix", "--write", path, folder.url.path + "/./aasa", path)
        #expect(command.status == 0 && command.complaint.isEmpty)
        #expect(try folder.text("aasa") == Self.repaired)
    }

    // A limit on the size of files stops the write where a full disk would.
    @Test(arguments: [[], ["--in-place"]])
    func `stay as they were when the disk is full`(option: [String]) throws {
        let listed = (0..<400).map { "\"7D3KX9QW2M.com.example.app\($0)\"" }.joined(separator: ",")
        let text = "{\"webcredential\": {\"apps\": [\(listed)],}}"
        let path = try folder.write(text, to: "aasa")
        let command = try Command(["fix", "--write"] + option + [path], after: "ulimit -f 1")
        #expect(command.status == 66 && command.output.isEmpty == false)
        #expect(command.complaint.hasPrefix("aasa: \(path): cannot be written: "))
        #expect(try folder.text("aasa") == text)
        #expect(try folder.names() == ["aasa"])
    }

    @Test(arguments: [
        ("DIR", "it is a directory"), ("DIR/absent/report", "there is no such directory"),
        ("DIR/file/report", "there is no such directory"), ("/dev/full", "No space left on device"),
        ("DIR/pipe", "it is a pipe or a socket that no program reads from"),
        ("DIR/dangling", "there is no such directory"), ("DIR/closed", "it is read-only"),
    ])
    func `that cannot be written are one sentence and exit code 66`(path: String, reason: String) throws {
        _ = try folder.write("kept", to: "file")
        let path = path.replacing("DIR", with: folder.url.path)
        let run = try ProgramRun(
            shell: """
                mkfifo "$2/pipe"; ln -s nowhere/report "$2/dangling"; echo > "$2/closed"; chmod 444 "$2/closed"
                "$1" lint \(Self.file) --output "$3"
                """, [Command.aasa.path, folder.url.path, path])
        #expect(run.status == 66 && run.output.isEmpty)
        #expect(run.complaint == "aasa: \(path): cannot be written: \(reason)\n")
        #expect(try folder.names() == ["closed", "dangling", "file", "pipe"])
    }

    @Test func `do not replace what standard output is appended to`() throws {
        let log = try folder.write("kept\n", to: "log")
        try FileManager.default.createSymbolicLink(
            atPath: folder.url.path + "/link", withDestinationPath: "/dev/stdout")
        for path in ["/dev/stdout", "/dev/fd/1", folder.url.path + "/link", log] {
            let run = try ProgramRun(
                shell: #""$1" lint \#(Self.file) --output "$2" >> "$3""#, [Command.aasa.path, path, log])
            #expect(run.status == 0)
        }
        #expect(try folder.text("log") == "kept\n" + String(repeating: "no problems found\n", count: 4))
        #expect(try folder.names() == ["link", "log"])
    }

    #if os(Linux)
        // That such a signal waits for the end of a write is tested in LocalFilesTests.
        @Test(arguments: [SIGTERM, SIGHUP])
        func `are finished before a signal ends the program, and only then`(signal: Int32) throws {
            let input = Pipe()
            let program = try SpawnedProgram(
                Command.aasa, ["lint", "-"], streams: [input.fileHandleForReading, .nullDevice, .nullDevice])
            defer { try? input.fileHandleForWriting.close() }
            var caught: UInt64 = 0
            while caught & 1 << (signal - 1) == 0 {
                let status = try String(contentsOfFile: "/proc/\(program.identifier)/status", encoding: .utf8)
                if status.contains("State:\tZ") { break }
                let line = status.split(separator: "\n").first { $0.hasPrefix("SigCgt:") }
                caught = line.flatMap { UInt64($0.dropFirst(7).drop { $0 == "\t" }, radix: 16) } ?? 0
            }
            kill(program.identifier, signal)
            #expect(program.wait() == .signal(signal))
        }
    #endif
}
