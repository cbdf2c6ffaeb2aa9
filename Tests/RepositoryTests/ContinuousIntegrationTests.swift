import Foundation
import TestData
import Testing

@Suite struct `what CI runs` {
    @Test func `has the README's commands, each as it stands there`() throws {
        let readme = try Repository.text(of: "README.md")
        let section = try #require(readme.components(separatedBy: "\n## Try it\n").dropFirst().first)
            .components(separatedBy: "\n## ")[0]
        let blocks = MarkdownPage("README.md", text: section).blocks.filter { $0.language == "sh" }
        let commands = blocks.flatMap { $0.text.split(separator: "\n") }
            .map { $0.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        #expect(commands.count >= 3 && commands.starts(with: ["make demo", "make test"]))
        let lines = try Repository.text(of: ".ci/run").split(separator: "\n").map(String.init)
        for command in commands {
            #expect(lines.contains(command), "the README tells to run \(command), and .ci/run does not")
        }
        let order = commands.compactMap { lines.firstIndex(of: $0) }
        #expect(order == order.sorted())
    }

    @Test func `has a workflow that runs all of it for a pull request, and schedules the rest`() throws {
        let workflow = try Repository.text(of: ".github/workflows/ci.yml")
        #expect(workflow.contains("\n  pull_request:") && workflow.contains("run: .ci/run\n"))
        #expect(workflow.contains("hashFiles('Package.swift')") && workflow.contains("runs-on: macos-"))
        let scheduled = try Repository.text(of: ".github/workflows/scheduled.yml")
        #expect(scheduled.contains("\n  schedule:"))
        for part in [
            "make test-scale", "make test-cures", "make test-release", "make fuzz", "runs-on: macos-", "swift:6.2-",
        ] {
            #expect(scheduled.contains(part), "\(part) is not scheduled")
        }
    }

    @Test func `has a workflow that releases what is attested, and asks for the analysis and the updates of GitHub`()
        throws
    {
        let release = try Repository.text(of: ".github/workflows/release.yml")
        for part in ["make reproducible", "attest-build-provenance@", "id-token: write", "gh release create"] {
            #expect(release.contains(part), "\(part) is not part of a release")
        }
        let obtain = try Repository.text(of: ".github/actions/aasa/obtain.sh")
        #expect(obtain.contains("$AASA_REPOSITORY/.github/workflows/release.yml"))
        #expect(obtain.contains("bundle=$archive.sigstore.jsonl") && release.contains(".tar.gz).sigstore.jsonl"))
        #expect(try Repository.text(of: ".github/workflows/codeql.yml").contains("github/codeql-action/analyze@"))
        #expect(try Repository.text(of: ".github/dependabot.yml").contains("package-ecosystem: github-actions"))
    }

    @Test(
        arguments: [".ci/run", ".ci/reproducible"]
            + ["ci", "codeql", "release", "scheduled"].map {
                ".github/workflows/\($0).yml"
            })
    func `calls what is there`(path: String) throws {
        let text = try Repository.text(of: path)
        let makefile = try Repository.text(of: "Makefile")
        let call = #/(?m)(?:run: |^ *|beside [a-z]+ (?:nice -n 19 )?)make (?:-o [a-z-]+ )?([a-z-]+)/#
        for target in text.matches(of: call).map(\.1) {
            #expect(makefile.contains("\n\(target):"), "\(path): there is no make \(target)")
        }
        for script in text.matches(of: #/\.ci\/[a-z-]+/#).map({ String($0.output) }) {
            #expect(
                FileManager.default.isExecutableFile(atPath: Repository.root.appending(path: script).path), "\(script)")
        }
    }

    /// What `make test` cannot run is in these, and `make test-traits` builds no others.
    @Test func `has with traits the modules of tests that a trait adds to`() throws {
        let line = try #require(
            try Repository.text(of: "Makefile").firstMatch(of: #/(?m)^TRAIT_TESTS \?= (.*)$/#)
        ).1
        let modules = try Self.modules(
            in: ["Tests"], with: #/(?m)^ *#if (SwiftSources|WebPage)$|SwiftSources\.areRead/#
        )
        .filter { $0.hasSuffix("Tests") }
        #expect(line.split(separator: " ").map(String.init) == modules)
    }

    @Test func `tells in a build for tests each module that asks for a trait`() throws {
        let manifest = try Repository.text(of: "Package.swift")
        let list = try #require(manifest.firstMatch(of: #/(?m)^let asking = \[([^\]]*)\]/#)).1
        let named = list.matches(of: #/"(\w+)"/#).map { String($0.1) }
        #expect(try Self.modules(in: ["Sources", "Tests"], with: #/(?m)^ *#if (SwiftSources|WebPage)$/#) == named)
    }

    private static func modules(in folders: [String], with pattern: some RegexComponent) throws -> [String] {
        let files = try folders.flatMap(Repository.swiftFiles(in:)).filter {
            try Repository.text(of: $0).contains(pattern)
        }
        return Set(files.map { String($0.split(separator: "/")[1]) }).subtracting(["RepositoryTests"]).sorted()
    }

    @Test func `may skip only tests that there are, each for a reason`() throws {
        let lines = try Repository.text(of: "Tests/skipped.txt").split(separator: "\n").filter { !$0.hasPrefix("#") }
        #expect(lines.first?.hasSuffix(":") == true)
        let sources = try Repository.swiftFiles(in: "Tests").map(Repository.text(of:)).joined()
        for line in lines where line.hasPrefix("    ") {
            #expect(sources.contains("func `\(line.dropFirst(4))`("), "there is no test “\(line.dropFirst(4))”")
        }
        for reason in lines where !reason.hasPrefix("    ") { #expect(reason.hasSuffix(":"), "\(reason)") }
    }

    @Test(arguments: [
        ("", "", 0, "3 passed, 0 failed, 2 skipped"), ("true", "", 1, "3 passed, 1 failed, 1 skipped"),
        ("true", "on", 1, "3 passed, 2 failed, 0 skipped"),
    ])
    func `fails for a test that is skipped and not named, if CI is set, and for a run of no test`(
        ci: String, traits: String, code: Int32, end: String
    ) throws {
        let folder = try TemporaryFolder()
        let swift = try folder.write(Self.standIn, to: "swift")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: swift)
        let script = Repository.root.appending(path: ".ci/test")
        let own = ["SWIFT": swift, "CI": ci, "AASA_TRAITS": traits]
        let environment = ProgramRun.environment.merging(own) { $1 }
        let run = try ProgramRun(script, ["--filter", "x"], environment: environment)
        #expect(run.status == code)
        let list = "skipped: fish is not installed\n    has its tests run\n    of a kind that nobody named\n"
        #expect(run.output.contains(list))
        #expect(run.output.hasSuffix("\n\(end)\n"), "\(run.output)")
        #expect(try ProgramRun(script, [], environment: environment.merging(["FAILS": "yes"]) { $1 }).status == 7)
        let none = try ProgramRun(script, [], environment: environment.merging(["NONE": "yes"]) { $1 })
        #expect(none.status == 1 && none.output.hasSuffix("\nno test was run\n0 passed, 1 failed, 0 skipped\n"))
    }

    /// Prints what `swift test` does.
    private static let standIn = """
        #!/bin/sh
        [ -z "$NONE" ] || { echo '✔ Test run with 0 tests in 0 suites passed after 0.1 seconds.'; exit; }
        cat <<'OUTPUT'
        ◇ Test run started.
        ➜ Test "has its tests run" skipped: "fish is not installed"
        ➜ Test "of a kind that nobody named" skipped: "fish is not installed"
        ✔ Test "a skipped case" passed after 0.1 seconds.
        ✔ Test run with 5 tests in 1 suite passed after 0.1 seconds.
        OUTPUT
        [ -z "$FAILS" ] || exit 7

        """
}
