import Foundation
import TestData
import Testing

@Suite struct `in a pipeline` {
    private static let file = #"{"webcredentials": {"apps": ["7D3KX9QW2M.com.example.*"]}}"#

    private static func folder() throws -> TemporaryFolder {
        try TemporaryFolder(["public/.well-known/apple-app-site-association": file])
    }

    /// Runs what the action runs, in a folder of its own.
    private static func act(_ inputs: [String: String], in folder: TemporaryFolder) throws -> ProgramRun {
        var environment = ProgramRun.environment
        environment["AASA_BINARY"] = Command.aasa.path
        environment.merge(inputs) { _, input in input }
        environment["GITHUB_STEP_SUMMARY"] = folder.appending(path: "summary.md").path
        environment["GITHUB_OUTPUT"] = folder.appending(path: "output").path
        return try ProgramRun(
            shell: #"cd "$1" && exec bash "$2""#,
            [folder.path, Repository.root.appending(path: ".github/actions/aasa/run.sh").path], environment: environment
        )
    }

    @Test func `the action annotates, writes the summary and SARIF, and fails as aasa does`() throws {
        let folder = try Self.folder()
        let run = try Self.act(
            [
                "AASA_COMMAND": "check",
                "AASA_ARGUMENTS":
                    "webcredentials:example.com\n\n--app=7D3KX9QW2M.com.example.app\n--site=example.com=public\n",
            ], in: folder)
        #expect(run.status == 1)
        let annotations = run.output.split(separator: "\n").filter { $0.hasPrefix("::error ") }
        #expect(!annotations.isEmpty)
        let place = "::error file=public/.well-known/apple-app-site-association,line=1,col="
        #expect(annotations.contains { $0.hasPrefix(place) }, "\(run.output)\(run.complaint)")
        let summary = try String(contentsOf: folder.appending(path: "summary.md"), encoding: .utf8)
        #expect(summary.hasPrefix("### ✗ devices refuse the association\n"))
        let sarif = try JSONSerialization.jsonObject(with: Data(contentsOf: folder.appending(path: "aasa.sarif")))
        #expect((sarif as? [String: Any])?["version"] as? String == "2.1.0")
        #expect(try String(contentsOf: folder.appending(path: "output"), encoding: .utf8) == "sarif=aasa.sarif\n")
    }

    @Test func `the action leaves to the configuration what no input says, and needs no arguments`() throws {
        let folder = try Self.folder()
        func configure(_ threshold: String) throws {
            try """
            {"checks": [{"subject": "webcredentials:example.com", "app": "7D3KX9QW2M.com.example.app"}],
             "sites": {"example.com": "public"}, "fail-on": "\(threshold)"}
            """.write(to: folder.appending(path: ".aasa.json"), atomically: true, encoding: .utf8)
        }
        try configure("never")
        let run = try Self.act(["AASA_COMMAND": "check", "AASA_ARGUMENTS": "", "AASA_FAIL_ON": ""], in: folder)
        #expect(run.status == 0, "\(run.complaint)")
        #expect(run.output.contains("::error "))
        #expect(try Self.act(["AASA_COMMAND": "check", "AASA_FAIL_ON": "error"], in: folder).status == 1)
        try configure("error")
        #expect(try Self.act(["AASA_COMMAND": "check"], in: folder).status == 1)
        #expect(try Self.act(["AASA_COMMAND": "check", "AASA_FAIL_ON": "never"], in: folder).status == 0)
        let action = try Repository.text(of: ".github/actions/aasa/action.yml")
        #expect(!action.contains("required: true"))
        #expect(try #/  fail-on:\n    description: .*\n    default: ""\n/#.firstMatch(in: action) != nil)
    }

    @Test func `only the monitor has the token in its environment`() throws {
        let folder = try Self.folder()
        let program = folder.appending(path: "aasa")
        try "#!/bin/sh\nenv >environment\n".write(to: program, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
        let run = try Self.act(
            ["AASA_COMMAND": "check", "AASA_TOKEN": "a-token", "AASA_BINARY": program.path], in: folder)
        #expect(run.status == 0, "\(run.complaint)")
        let environment = try String(contentsOf: folder.appending(path: "environment"), encoding: .utf8)
        #expect(environment.contains("AASA_COMMAND=check"))
        #expect(!environment.contains("a-token"))
    }

    @Test func `the action takes all arguments on one line, quoted as in a shell`() throws {
        let folder = try Self.folder()
        let run = try Self.act(
            [
                "AASA_COMMAND": "check",
                "AASA_ARGUMENTS":
                    #"webcredentials:example.com --app "7D3KX9QW2M.com.example.app" --site='example.com=public'"#,
            ], in: folder)
        #expect(run.status == 1 && run.output.contains("AD435"), "\(run.output)\(run.complaint)")
        let open = try Self.act(["AASA_COMMAND": "check", "AASA_ARGUMENTS": "example.com --app 'a"], in: folder)
        #expect(open.status == 64)
        #expect(open.output == "::error title=aasa::arguments: a quotation mark ' is not closed\n")
    }

    @Test func `the action annotates what aasa could not run`() throws {
        let folder = try Self.folder()
        let missing = try Self.act(["AASA_COMMAND": "lint", "AASA_ARGUMENTS": "none.json"], in: folder)
        #expect(missing.status == 66)
        #expect(missing.output.contains("::error title=aasa::aasa: none.json: no such file\n"), "\(missing.output)")
        let usage = try Self.act(["AASA_COMMAND": "check", "AASA_ARGUMENTS": "example.com\n--frob"], in: folder)
        #expect(usage.status == 64)
        #expect(usage.output.contains("::error title=aasa::Error: Unknown option '--frob'"), "\(usage.output)")
    }

    @Test func `an input of the action is never read as shell`() throws {
        let folder = try Self.folder()
        let run = try Self.act(
            ["AASA_COMMAND": "lint", "AASA_ARGUMENTS": "$(touch forged)\n; touch forged\n`touch forged`"], in: folder)
        #expect(run.status == 66)
        #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "forged").path))
    }

    @Test func `every input of the action reaches a script of it`() throws {
        let action = try Repository.text(of: ".github/actions/aasa/action.yml")
        let scripts = try ["run.sh", "obtain.sh", "monitor.sh"].map {
            try Repository.text(of: ".github/actions/aasa/\($0)")
        }
        let inputs = try #require(
            action.components(separatedBy: "inputs:\n").last?.components(separatedBy: "outputs:").first)
        for name in inputs.matches(of: /(?m)^  ([a-z-]+):$/).map(\.1) {
            let variable = "AASA_" + name.uppercased().replacing("-", with: "_")
            #expect(action.contains("\(variable): ${{ inputs.\(name) }}"), "\(name)")
            #expect(scripts.contains { $0.contains("$\(variable)") || $0.contains("${\(variable):-") }, "\(name)")
        }
    }

    @Test(.needsTool("git"))
    func `the pre-commit hook refuses a commit with a broken file, and takes one that was repaired`() throws {
        let hooks = try Repository.text(of: ".pre-commit-hooks.yaml")
        let lint = try #require(hooks.components(separatedBy: "- id: ").first { $0.hasPrefix("aasa-lint\n") })
        let entry = try #require(lint.firstMatch(of: /entry: (.+)/)).1
        let files = try #require(lint.firstMatch(of: /files: (.+)/)).1
        let folder = try Self.folder()
        // As pre-commit does: the staged files that the expression takes, after the entry.
        let hook = """
            #!/bin/sh
            names=$(git diff --cached --name-only | grep -E '\(files)')
            [ -z "$names" ] || exec \(entry) $names
            """
        let path = "\(ProgramRun.products.path):\(ProgramRun.environment["PATH"] ?? "")"
        func commit(_ text: String) throws -> ProgramRun {
            try text.write(
                to: folder.appending(path: "public/.well-known/apple-app-site-association"), atomically: true,
                encoding: .utf8)
            return try ProgramRun(
                shell: """
                    cd "$1" && git init -q . 2>/dev/null && printf '%s\\n' "$2" > .git/hooks/pre-commit \\
                    && chmod +x .git/hooks/pre-commit && git add . \\
                    && git -c user.name=a -c user.email=a@example.com commit -q -m x
                    """, [folder.path, hook], environment: ["PATH": path, "HOME": folder.path])
        }
        let refused = try commit(#"{"webcredentials": {"apps": ["7D3KX9QW2M.com.example.app"}}"#)
        #expect(refused.status == 1, "\(refused.complaint)")
        #expect((refused.output + refused.complaint).contains("error[AD"))
        let taken = try commit(#"{"webcredentials": {"apps": ["7D3KX9QW2M.com.example.app"]}}"#)
        #expect(taken.status == 0, "\(taken.complaint)")
    }
}
