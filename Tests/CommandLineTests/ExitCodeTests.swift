import Foundation
import TestData
import Testing

@Suite struct `the exit code` {
    static let site = "shop.example.com=Fixtures/Sites/shop.example.com"
    static let app = "7D3KX9QW2M.com.example.shop"

    @Test func `is 0 where the association holds`() throws {
        let command = try Command("check", "webcredentials:shop.example.com", "--app", Self.app, "--site", Self.site)
        #expect(command.status == 0)
        #expect(command.output.contains("is associated with \(Self.app)"))
        #expect(command.complaint.isEmpty)
    }

    @Test func `is 0 where it holds for a port, since a directory stands for every port of its host`() throws {
        let command = try Command(
            "check", "webcredentials:shop.example.com:8443", "--app", Self.app, "--site", Self.site)
        #expect(command.status == 0)
        #expect(command.output.contains("✓ served    Fixtures/Sites/shop.example.com/.well-known/"))
    }

    @Test(arguments: [["example.com"], ["webcredentials:example.com", "--app", app]])
    func `is 0 where nothing is known, with a warning and a skipped case`(subject: [String]) throws {
        for (format, words) in [("human", "warning["), ("junit", "skipped=\"1\""), ("tap", "# SKIP")] {
            let command = try Command(["check"] + subject + ["--offline", "--format", format])
            #expect(command.status == 0)
            #expect(command.output.contains(words))
        }
        #expect(try Command(["check"] + subject + ["--offline", "--fail-on", "warning"]).status == 1)
    }

    @Test func `is 1 for a signed file without content, which no format calls good`() throws {
        let file = "Fixtures/Checks/AD280-body-empty/fires-inside-a-signature/apple-app-site-association"
        for (format, words) in [("human", "✗"), ("junit", "<failure"), ("tap", "not ok 1")] {
            let command = try Command(
                "lint", file, "--app", Self.app, "--service", "webcredentials", "--format", format)
            #expect(command.status == 1)
            #expect(command.output.contains(words))
        }
    }

    @Test func `is that of one side where a file is checked by itself, and the report says no more`() throws {
        let file = "Fixtures/Sites/shop.example.com/.well-known/apple-app-site-association"
        let command = try Command("lint", file, "--app", Self.app, "--service", "webcredentials")
        #expect(command.status == 0)
        #expect(command.output.contains("✓ webcredentials in \(file) lists \(Self.app)\n"))
    }

    @Test func `is 1 where it does not, and the report leads with the device's line`() throws {
        let command = try Command(
            "check", "webcredentials:shop.example.com", "--app", "7D3KX9QW2M.com.example.other", "--site", Self.site)
        #expect(command.status == 1)
        #expect(
            command.output.hasPrefix(
                "The device logs:\n[AutoFill] Cannot show Automatic Strong Passwords for app bundleID: com.example.other due to error: Cannot save passwords for this app. Make sure you have set up Associated Domains for your app and AutoFill Passwords is enabled in Settings\n"
            ))
        #expect(command.complaint.isEmpty)
    }

    @Test(arguments: [
        ["check", "--app", "", "example.com"], ["check", "--app", "nonsense", "example.com"],
        ["check", "--app", "7D3KX9QW2M.", "example.com"], ["check", "--team-id", "7D3KX9QW2M", "example.com"],
        ["check", "--service", "passwords", "example.com"], ["check", "--timeout", "0", "example.com"],
        ["check", "--site", "example.com", "example.com"], ["check", "--connect-to", "nonsense", "example.com"],
        ["lint"], ["explain"], ["explain", "no-such-finding"], ["explain", "AD230", "--list"], ["nonsense"],
        ["lint", "--format", "xml", "x"], ["lint", "--format", "json", "--format", "human", "x"],
    ])
    func `is 64 for wrong usage, with a sentence on standard error`(arguments: [String]) throws {
        let command = try Command(arguments)
        #expect(command.status == 64)
        #expect(command.output.isEmpty)
        #expect(!command.complaint.isEmpty)
    }

    @Test(arguments: [
        (["lint", "no/such/file"], "no/such/file: no such file"),
        (["lint", "Fixtures/Logs"], "Fixtures/Logs: no apple-app-site-association in this folder"),
        (["lint", "/dev/zero"], "/dev/zero: is a pipe or a device, not a file"),
        (["check", "no/such/App.entitlements"], "no/such/App.entitlements: no such file"),
        (["check", "a.com", "--site", "a.com=no/such/folder"], "no such directory"),
        (["check", "a.com", "--cacert", "no/such.pem"], "no/such.pem: no such file"),
        (["check", "a.com", "--replay", "no/such/folder"], "no/such/folder: no such file"),
    ])
    func `is 66 for an input that cannot be read, with one sentence`(arguments: [String], sentence: String) throws {
        let command = try Command(arguments)
        #expect(command.status == 66)
        #expect(command.complaint.contains(sentence))
        #expect(command.complaint.split(separator: "\n").count == 1)
    }

    @Test func `is 66 for a pipe that nobody writes to, at once`() throws {
        let folder = try TemporaryFolder()
        let path = folder / "pipe"
        #expect(mkfifo(path, 0o600) == 0)
        let command = try Command("lint", path)
        #expect(command.status == 66)
        #expect(command.complaint.contains("is a pipe or a device, not a file"))
    }

    @Test func `is 1 for a gigabyte of zeros, told apart from JSON`() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("", to: "zeros")
        #expect(truncate(path, 1 << 30) == 0)
        let command = try Command("lint", path)
        #expect(command.status == 1)
        #expect(command.output.contains("more than the 131072 bytes that Apple reads"))
    }

    @Test func `is 1 for a file that lacks the app, and the other files are still judged`() throws {
        let file = "Fixtures/Sites/shop.example.com/.well-known/apple-app-site-association"
        let command = try Command("lint", "no/such/file", file, "--app", "7D3KX9QW2M.com.example.other")
        #expect(command.status == 66)
        #expect(command.output.contains(file))
    }

    @Test func `never follows a domain with control characters into the terminal`() throws {
        let command = try Command("check", "exa\u{1B}[31mmple.com\u{7}", "--offline")
        #expect(command.status == 1)
        #expect(!command.output.contains("\u{1B}"))
        #expect(!command.output.contains("\u{7}"))
    }
}
