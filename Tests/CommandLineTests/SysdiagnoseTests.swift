import Foundation
import TestData
import Testing

@Suite(.needsTool("tar")) struct `a sysdiagnose` {
    private static let record = """
        Service:              webcredentials
        App ID:               7D3KX9QW2M.com.example.shop
        App Version:          1.0
        Domain:               shop.example.com
        User Approval:        unspecified
        Site/Fmwk Approval:   denied
        """

    /// An archive as a device makes it, with what it has of the service and a file that says nothing.
    private static func archive(_ name: String, of text: String, in folder: TemporaryFolder) throws -> String {
        let made = try ProgramRun(
            shell: """
                cd '\(folder.path)' && mkdir -p sysdiagnose_2026.11.26/logs && seq 200000 >sysdiagnose_2026.11.26/ps.txt &&
                printf '%s\\n' '\(text)' >sysdiagnose_2026.11.26/\(name) && tar -czf a.tar.gz sysdiagnose_2026.11.26
                """)
        #expect(made.status == 0, "\(made.complaint)")
        return folder / "a.tar.gz"
    }

    @Test(arguments: ["check", "triage"]) func `is read without unpacking it`(command: String) throws {
        let folder = try TemporaryFolder()
        let path = try Self.archive("swcutil_show.txt", of: Self.record, in: folder)
        let run = try Command(command, path)
        #expect(run.status == 1)
        #expect(run.output.hasPrefix("error[AD03"), "\(run.output) \(run.complaint)")
        #expect(run.output.contains("\(path)/swcutil_show.txt:6:1"), "\(run.output)")
        #expect(run.output.contains("7D3KX9QW2M.com.example.shop"))
        let files = try ProgramRun(shell: "ls '\(folder.path)'").output
        #expect(files == "a.tar.gz\nsysdiagnose_2026.11.26\n")
    }

    @Test func `is named as what it is`() throws {
        let folder = try TemporaryFolder()
        let path = try Self.archive("swcutil_show.txt", of: Self.record, in: folder)
        #expect(try Command("check", path, "--format", "json").output.contains("\"kind\": \"sysdiagnose\""))
    }

    @Test(arguments: ["check", "triage"])
    func `without what the service knows is refused, and so is what is no archive`(command: String) throws {
        let folder = try TemporaryFolder()
        let other = try Command(command, try Self.archive("other.txt", of: "", in: folder))
        #expect(other.status == 66)
        #expect(other.complaint.contains("a.tar.gz: swcutil_show.txt is not in this archive"), "\(other.complaint)")
        try "no archive".write(toFile: folder / "b.tar.gz", atomically: true, encoding: .utf8)
        let broken = try Command(command, folder / "b.tar.gz")
        #expect(broken.status == 66)
        #expect(broken.complaint.contains("b.tar.gz: tar can't read the archive: "), "\(broken.complaint)")
        let missing = try Command(command, folder / "c.tar.gz")
        #expect(missing.status == 66)
        #expect(missing.complaint.contains("c.tar.gz: "), "\(missing.complaint)")
    }

    @Test func `that cannot be read leaves the other logs their findings`() throws {
        let folder = try TemporaryFolder()
        try "no archive".write(toFile: folder / "b.tar.gz", atomically: true, encoding: .utf8)
        let run = try Command("triage", folder / "b.tar.gz", `aasa triage`.cannotSave)
        #expect(run.status == 66)
        #expect(run.output.contains("error[AD001]"))
    }
}
