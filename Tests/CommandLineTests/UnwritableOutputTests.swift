import Foundation
import TestData
import Testing

@Suite struct `output that cannot be written` {
    private static let file = "Fixtures/Sites/shop.example.com/.well-known/apple-app-site-association"
    private static let app = "7D3KX9QW2M.com.example.shop"
    private static let rules = "'required: upper; minlength: 8'"

    static let commands = [
        "lint \(file)", "lint \(file) --format json", "lint \(file) --format junit", "lint \(file) --format tap",
        "check webcredentials:shop.example.com --app \(app) --site shop.example.com=Fixtures/Sites/shop.example.com",
        "watch webcredentials:shop.example.com --app \(app) --site shop.example.com=Fixtures/Sites/shop.example.com",
        "watch shop.example.com --app \(app) --offline --format json",
        "fetch news.example.com --replay Fixtures/Recordings/cdn-behind",
        "fetch news.example.com --replay Fixtures/Recordings/cdn-behind --format json",
        "fetch news.example.com --replay Fixtures/Recordings/cdn-behind --body",
        "scan Fixtures/Logs/signup.log --offline", "scan --offline --ordered < Fixtures/Logs/signup.log",
        "serve --port 0", "match https://shop.example.com/buy/1 --file \(file)",
        "match https://shop.example.com/buy/1 --file \(file) --format json",
        "diff \(file) Fixtures/Deploy/apple-app-site-association",
        "diff \(file) Fixtures/Deploy/apple-app-site-association --format json",
        "fix Fixtures/Repairs/apple-app-site-association", "format - < \(file)",
        "init Fixtures/Apps/Shop.app", "test Fixtures/Expectations/shop.json", "triage Fixtures/Logs/signup.log",
        "screens Fixtures/Screens/code-first.json", "explain redirected", "explain --list",
        "schema", "schema report",
        "password-rules lint \(rules)", "password-rules parse \(rules)", "password-rules format \(rules)",
        "password-rules generate \(rules)", "password-rules shape \(rules)",
        "password-rules lint \(rules) --format json",
        "password-rules check Passw0rd --rules \(rules)", "match --file \(file) --urls - < Fixtures/Logs/signup.log",
        "match --batch < Fixtures/Logs/signup.log", "password-rules parse --batch < Fixtures/Logs/signup.log",
        "fix - < Fixtures/Repairs/apple-app-site-association",
        "fix Fixtures/Repairs/apple-app-site-association --format json",
        "triage Fixtures/Logs/signup.log --format junit", "check shop.example.com --app \(app) --offline --format tap",
        "init webcredentials:shop.example.com --app \(app)", "format Fixtures/Deploy/apple-app-site-association",
        "swcutil verify -d shop.example.com -j \(file) -u https://shop.example.com/buy/1",
        "swcutil match -u https://shop.example.com/buy -j '{\"/\": \"/buy\"}'",
        "config", "config --format json", "--help", "help lint", "--version", "--generate-completion-script bash",
        "lint --help",
    ]

    private static func run(_ line: String) throws -> ProgramRun {
        let path = "\(ProgramRun.products.path):\(ProgramRun.environment["PATH"] ?? "")"
        return try ProgramRun(shell: line, environment: ["PATH": path])
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")), arguments: commands)
    func `is an error, with one sentence, on a full disk`(command: String) throws {
        let run = try Self.run("aasa \(command) > /dev/full")
        if Self.lacksPage(command, run) { return }
        #expect(run.status == 66)
        #expect(run.complaint.contains("aasa: standard output: cannot be written\n"))
    }

    @Test(arguments: commands) func `is an error where standard output is closed`(command: String) throws {
        let run = try Self.run("aasa \(command) >&-")
        if Self.lacksPage(command, run) { return }
        #expect(run.status == 66)
        #expect(run.complaint.contains("aasa: standard output: cannot be written\n"))
    }

    /// Whether a build without the page says so.
    private static func lacksPage(_ command: String, _ run: ProgramRun) -> Bool {
        command.hasPrefix("serve ") && run.status == 64 && run.complaint.contains("built without its page")
    }

    @Test func `is no file's content where standard output is closed`() throws {
        let folder = try TemporaryFolder()
        let run = try Self.run(
            """
            aasa lint \(Self.file) --format json --output '\(folder / "a")' --format human >&-
            echo $?; head -c 1 '\(folder / "a")'; grep -c 'problems found' '\(folder / "a")'
            """)
        #expect(run.output == "66\n{0\n")
    }

    // More than a pipe holds, so that the program still writes when the reader has gone.
    @Test(arguments: [("--default-signal=PIPE", "141\n"), ("--ignore-signal=PIPE", "66\n")])
    func `ends quietly where the reader has gone, and is an error where the caller ignores that signal`(
        signal: String, status: String
    ) throws {
        let generate = "aasa password-rules generate 'minlength: 20' --count 20000"
        let run = try Self.run("(env \(signal) \(generate); echo $? >&2) | head -n 0")
        #expect(run.complaint.hasSuffix(status))
        #expect(run.complaint.contains("cannot be written") == (status == "66\n"))
    }

    @Test func `waits for the reader of a full pipe that was made non-blocking`() throws {
        let pipe = Pipe()
        let descriptor = pipe.fileHandleForWriting.fileDescriptor
        #expect(fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK) == 0)
        let program = try SpawnedProgram(
            Command.aasa, ["password-rules", "generate", "minlength: 20", "--count", "20000"],
            streams: [.nullDevice, pipe.fileHandleForWriting, .nullDevice])
        try pipe.fileHandleForWriting.close()
        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        #expect(program.wait() == .exit(code: 0))
        #expect(output.count(where: { $0 == UInt8(ascii: "\n") }) == 20_000)
    }

    @Test(arguments: commands) func `ends the command where nobody reads it`(command: String) throws {
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        let program = try SpawnedProgram(
            URL(filePath: "/bin/sh"), ["-c", "exec aasa \(command)"],
            environment: ["PATH": "\(ProgramRun.products.path):\(ProgramRun.environment["PATH"] ?? "")"],
            streams: [.nullDevice, pipe.fileHandleForWriting, .nullDevice])
        let ending = program.wait()
        // A build without the page refuses `serve`; a web server ignores the signal in the whole of its process.
        let endings: [SpawnedProgram.Ending] =
            command.hasPrefix("serve ") ? [.exit(code: 64), .exit(code: 66)] : [.signal(SIGPIPE)]
        #expect(endings.contains(ending))
    }

    @Test func `is tested for every command`() throws {
        try Command.expectAllCommands(in: Self.commands)
    }
}

extension Command {
    /// Expects that every command, by `aasa --help` and that of its groups, is among command lines.
    static func expectAllCommands(in lines: [String]) throws {
        var open = [""]
        while let group = open.popLast() {
            let help = try Command(group.split(separator: " ").map(String.init) + ["--help"]).output
            let list = help.components(separatedBy: "SUBCOMMANDS:\n").dropFirst().joined()
            let names = list.matches(of: #/(?m)^  ([a-z][a-z-]*) /#).map { String($0.1) }.filter { $0 != "default" }
            if names.isEmpty {
                #expect(lines.contains { $0 == group || $0.hasPrefix(group + " ") }, "aasa \(group)")
            }
            open += names.map { group.isEmpty ? $0 : "\(group) \($0)" }
        }
    }
}
