import Foundation
import TestData
import Testing

/// The commands that people are told to run: wherever they stand, they are understood. Those in `console` blocks are
/// compared with what they print, by another test.
@Suite struct `the commands that are told` {
    @Test(arguments: MarkdownPage.all.filter { !$0.hasPrefix("Fixtures/") })
    func `by a page are understood`(path: String) throws {
        let page = try MarkdownPage(path)
        let lines = page.blocks.filter { ["sh", "yaml", ""].contains($0.language) }
            .flatMap { $0.text.components(separatedBy: "\n") }
        try Self.expectUnderstood(lines.flatMap(Self.commands) + page.codeSpans.flatMap(Self.commands), in: path)
    }

    @Test func `by explanations are understood`() throws {
        let codes = try Self.aasa("explain --list").split(separator: "\n").compactMap { $0.split(separator: " ").first }
        #expect(codes.count > 200)
        var found = 0
        for code in codes {
            let page = MarkdownPage("explain \(code)", text: try Self.aasa("explain \(code)"))
            let lines = page.blocks.flatMap { $0.text.components(separatedBy: "\n") }
            let commands = (lines + page.codeSpans).flatMap(Self.commands)
            found += commands.count
            try Self.expectUnderstood(commands, in: page.path)
        }
        #expect(found > 15)
    }

    @Test func `by --help are understood`() throws {
        let dump = try JSONDecoder().decode(HelpPages.self, from: Data(Self.aasa("--experimental-dump-help").utf8))
        let help = dump.command.texts.map { $0.replacing(#/\\\n */#, with: "") }
        #expect(help.count > 100)
        let pages = help.map { MarkdownPage("--help", text: "\n" + $0) }
        let commands = pages.flatMap(\.blocks).flatMap { $0.text.components(separatedBy: "\n") }
            .flatMap(Self.commands)
        #expect(!commands.isEmpty)
        try Self.expectUnderstood(commands, in: "--help")
        // In sentences, where a command ends is not marked.
        let names = Set((dump.command.subcommands ?? []).map(\.commandName))
        for text in help {
            for mention in text.matches(of: #/aasa ([a-z][a-z-]+)((?: --[a-z-]+)*)/#) {
                guard names.contains(String(mention.1)), !mention.2.isEmpty else { continue }
                let options = try Self.aasa("help \(mention.1)")
                for option in mention.2.split(separator: " ") {
                    #expect(options.contains(option), "--help tells of aasa \(mention.1) \(option)")
                }
            }
        }
    }

    private static func aasa(_ arguments: String) throws -> String {
        try ProgramRun(shell: "aasa \(arguments)", environment: `the pages`.environment).output
    }

    /// The command in a text: what begins with `aasa`, also after a bar or a hyphen of YAML, up to the next bar.
    private static func commands(_ text: String) -> [String] {
        text.split(separator: "|").compactMap { part in
            let command = part.trimmingCharacters(in: .whitespaces).trimmingPrefix("- ")
            return command.hasPrefix("aasa ") ? String(command) : nil
        }
    }

    private static func expectUnderstood(_ commands: [String], in place: String) throws {
        guard !commands.isEmpty else { return }
        let folder = try CommandFolder()
        for command in commands {
            // A page that is served does not end by itself; where it cannot listen, it does. 192.0.2.1 is nobody's (RFC 5737).
            // Without its trait it says so once it has understood the options, with 64 too.
            let isServed = command.hasPrefix("aasa serve")
            let run = try folder.run(isServed ? command + " --host 192.0.2.1" : command)
            if isServed, run.complaint.contains("--traits WebPage") { continue }
            // A command that is only named, such as `aasa match` or `aasa fix --write`, lacks nothing but its subject.
            let isName = command.wholeMatch(of: #/aasa [a-z-]+( lint)?/#) != nil
            let lacksSubject =
                run.complaint.contains("Missing expected argument")
                || isName && !run.complaint.contains(#/Unexpected argument|Unknown command/#)
            #expect(run.status != 64 || lacksSubject, "\(place) tells to run \(command): \(run.complaint)")
            #expect(run.status != 70 && run.status < 124, "\(place): \(command) ended with \(run.status)")
        }
    }
}

/// What the parser of arguments tells of all commands.
private struct HelpPages: Decodable {
    struct Command: Decodable {
        struct Argument: Decodable { let abstract: String? }

        let commandName: String
        let abstract: String?
        let discussion: String?
        let arguments: [Argument]?
        let subcommands: [Command]?

        var texts: [String] {
            [abstract, discussion].compactMap { $0 } + (arguments ?? []).compactMap(\.abstract)
                + (subcommands ?? []).flatMap(\.texts)
        }
    }

    let command: Command
}
