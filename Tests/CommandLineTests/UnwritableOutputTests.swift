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
        "match https://shop.example.com/buy/1 --file \(file)",
        "match https://shop.example.com/buy/1 --file \(file) --format json",
        "diff \(file) Fixtures/Deploy/apple-app-site-association",
        "diff \(file) Fixtures/Deploy/apple-app-site-association --format json",
        "fix Fixtures/Repairs/apple-app-site-association", "format - < \(file)",
        "init Fixtures/Apps/Shop.app", "test Fixtures/Expectations/shop.json", "triage Fixtures/Logs/signup.log",
        "screens Fixtures/Screens/code-first.json", "explain redirected", "explain --list",
        "password-rules lint \(rules)", "password-rules parse \(rules)", "password-rules format \(rules)",
        "password-rules generate \(rules)", "password-rules shape \(rules)",
    ]

    private static func run(_ line: String) throws -> ProgramRun {
        let path = "\(ProgramRun.products.path):\(ProgramRun.environment["PATH"] ?? "")"
        return try ProgramRun(shell: line, environment: ["PATH": path])
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")), arguments: commands)
    func `is an error, with one sentence, on a full disk`(command: String) throws {
        let run = try Self.run("aasa \(command) > /dev/full")
        #expect(run.status == 66)
        #expect(run.complaint.contains("aasa: standard output: cannot be written\n"))
    }

    @Test(arguments: commands) func `is an error where standard output is closed`(command: String) throws {
        let run = try Self.run("aasa \(command) >&-")
        #expect(run.status == 66)
        #expect(run.complaint.contains("aasa: standard output: cannot be written\n"))
    }

    @Test func `is no file's content where standard output is closed`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "aasa-\(UUID().uuidString)").path
        let run = try Self.run(
            """
            mkdir '\(folder)'; aasa lint \(Self.file) --format json --output '\(folder)/a' --format human >&-
            echo $?; head -c 1 '\(folder)/a'; grep -c 'problems found' '\(folder)/a'; rm -r '\(folder)'
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
}
