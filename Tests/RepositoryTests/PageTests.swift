import Foundation
import TestData
import Testing

@Suite struct `the pages` {
    /// Those that show commands and their output.
    static let articles = ["README.md"] + MarkdownPage.all.filter { $0.hasPrefix(MarkdownPage.catalog) }

    @Test func `are the README, a page for contributors, and at least twelve articles`() {
        #expect(MarkdownPage.all.contains(".github/CONTRIBUTING.md"))
        #expect(Self.articles.count > 12)
    }

    /// Each `console` block begins with `$ aasa …`; what follows is what the command prints, word for word.
    @Test(arguments: articles) func `show what the commands print`(path: String) throws {
        let parts = try Repository.text(of: path).components(separatedBy: "\n```")
        let text = try parts.enumerated().map { index, part in
            guard index % 2 == 1, part.hasPrefix("console\n") else { return part }
            let line = part.dropFirst("console\n".count).prefix { $0 != "\n" }
            try #require(line.hasPrefix("$ aasa "), "\(path): \(line)")
            return "console\n\(line)\n\(try Self.output(of: String(line.dropFirst(2))))"
        }
        try Golden.expect(text.joined(separator: "\n```"), in: path)
    }

    @Test(arguments: articles) func `show Swift that is compiled, or screens of SwiftUI`(path: String) throws {
        let sources = try ["TenLines.swift", "Snippets.swift"].map {
            try Repository.text(of: "Tests/AssociatedDomainsTests/" + $0)
        }
        for block in try MarkdownPage(path).blocks where block.language == "swift" && !Self.isScreen(block) {
            #expect(sources.contains { $0.contains(block.text) }, "\(path) shows Swift that is not compiled")
        }
    }

    /// Only a Mac can compile them, so `aasa screens` judges them.
    @Test(.needsAasa(with: .swiftSources)) func `show screens of SwiftUI in which aasa finds nothing wrong`() throws {
        var count = 0
        for path in Self.articles {
            for block in try MarkdownPage(path).blocks where Self.isScreen(block) {
                count += 1
                let folder = try CommandFolder()
                try folder.put(block.text, in: "SignUp.swift")
                let run = try folder.run("aasa screens SignUp.swift")
                #expect(run.status == 0 && run.output.contains("✓"), "\(path): \(run.output)\(run.complaint)")
            }
        }
        #expect(count > 0)
    }

    /// By its keys, each block of JSON is an expectation file, a configuration or a policy.
    @Test(arguments: articles) func `show JSON that is read without complaint`(path: String) throws {
        for block in try MarkdownPage(path).blocks where block.language == "json" {
            let command =
                if block.text.contains("\"links\"") {
                    "test --offline --fail-on never"
                } else if block.text.contains("\"checks\"") {
                    "config --config"
                } else {
                    "password-rules lint 'minlength: 8' --fail-on never --policy"
                }
            let folder = try CommandFolder()
            try folder.put(block.text, in: "example.json")
            let run = try folder.run("aasa \(command) example.json")
            #expect([0, 1].contains(run.status), "\(path): \(run.complaint)\(run.output)")
        }
    }

    @Test(arguments: articles) func `show steps that the action, the hooks and make have`(path: String) throws {
        let page = try MarkdownPage(path)
        let action = try Repository.text(of: ".github/actions/aasa/action.yml")
        let hooks = try Repository.text(of: ".pre-commit-hooks.yaml")
        let gitlab = try Repository.text(of: "Sources/aasa/Packaging/gitlab-ci.yml")
        for block in page.blocks where block.language == "yaml" {
            let ours = block.text.components(separatedBy: "- uses: ").filter { $0.contains("actions/aasa@") }
            for name in ours.flatMap(Self.inputs) {
                #expect(action.contains("\n  \(name):\n"), "\(path): the action has no input \(name)")
            }
            if block.text.contains("codequality") { #expect(gitlab.contains(block.text), "\(path): gitlab-ci.yml") }
            for name in block.text.matches(of: #/- id: ([a-z-]+)/#).map(\.1) {
                #expect(hooks.contains("- id: \(name)\n"), "\(path): there is no hook \(name)")
            }
        }
        let makefile = try Repository.text(of: "Makefile")
        let texts = page.blocks.filter { $0.language == "sh" }.map(\.text) + page.codeSpans
        for name in texts.flatMap({ $0.matches(of: #/(?m)^make ([a-z-]+)/#) }).map(\.1) {
            #expect(makefile.contains("\n\(name):"), "\(path): there is no make \(name)")
        }
    }

    @Test(arguments: MarkdownPage.all) func `link to files and headings that are there`(path: String) throws {
        let page = try MarkdownPage(path)
        let folder = Repository.root.appending(path: path).deletingLastPathComponent()
        for link in page.links where !link.contains("://") {
            let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let target = parts[0].isEmpty ? Repository.root.appending(path: path) : folder.appending(path: parts[0])
            guard FileManager.default.fileExists(atPath: target.path) else {
                Issue.record("\(path) links to \(link), which is not there")
                continue
            }
            guard parts.count == 2 else { continue }
            let text = try String(contentsOf: target, encoding: .utf8)
            let anchors = MarkdownPage(link, text: text).headings.map(MarkdownPage.anchor)
            #expect(anchors.contains(parts[1]), "\(path) links to \(link), a heading that is not there")
        }
    }

    @Test func `of findings list every check`() throws {
        let list = try ProgramRun(Self.builtWithTests.appending(path: "Documentation"), ["findings"])
        #expect(list.status == 0, "\(list.complaint)")
        try Golden.expect(list.output, in: MarkdownPage.catalog + "/Findings.md")
    }

    @Test func `of servers list every stack`() throws {
        let tables = try ProgramRun(Self.builtWithTests.appending(path: "Documentation"), ["stacks"])
        #expect(tables.status == 0, "\(tables.complaint)")
        let path = MarkdownPage.catalog + "/YourServer.md"
        let start = try #require(try Repository.text(of: path).components(separatedBy: "\n## What is known\n").first)
        try Golden.expect(start + "\n## What is known\n\n" + tables.output, in: path)
    }

    @Test func `name only findings that there are`() throws {
        let list = try Repository.text(of: MarkdownPage.catalog + "/Findings.md")
        for path in Self.articles {
            for code in try MarkdownPage(path).codeSpans where code.wholeMatch(of: #/AD\d{3}/#) != nil {
                #expect(list.contains("| `\(code)` |"), "\(path) names \(code)")
            }
        }
    }

    @Test func `of changes have a section for this version`() throws {
        let heading = "\(try Packaging.version()) - "
        let headings = try MarkdownPage(".github/CHANGELOG.md").headings
        #expect(headings.contains { $0.hasPrefix(heading) })
    }

    @Test func `keep the README short`() throws {
        let lines = try Repository.text(of: "README.md").components(separatedBy: "\n")
        #expect(lines.count <= 201)
    }

    private static func isScreen(_ block: MarkdownPage.Block) -> Bool {
        block.language == "swift" && block.text.contains("import SwiftUI")
    }

    /// The keys below `with` of a step, which begins with what it uses.
    private static func inputs(of step: String) -> [Substring] {
        let lines = step.components(separatedBy: "\n").drop { !$0.hasSuffix("with:") }
        guard let indent = lines.first?.prefix(while: { $0 == " " }) else { return [] }
        return lines.dropFirst().prefix { $0.hasPrefix(indent + " ") }.compactMap { line in
            line.hasPrefix(indent + "   ") ? nil : line.trimmingPrefix(indent + "  ").split(separator: ":").first
        }
    }

    /// The programs beside the running tests, also where another `aasa` is under test.
    private static let builtWithTests = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()

    static let environment = ["PATH": "\(ProgramRun.products.path):\(ProgramRun.environment["PATH"] ?? "")"]

    private static func output(of command: String) throws -> String {
        let output = try ProgramRun(shell: command, environment: environment).output
        return output.hasSuffix("\n") ? String(output.dropLast()) : output
    }
}
