import Foundation
import TestData

/// What `aasa --experimental-dump-help` says of a command.
struct HelpDump: Decodable {
    struct Argument: Decodable {
        enum Kind: String, Decodable { case positional, option, flag }

        struct Name: Decodable {
            enum Kind: String, Decodable { case long, short, longWithSingleDash }

            let kind: Kind
            let name: String

            /// As it is written, `--app`.
            var written: String { (kind == .long ? "--" : "-") + name }
        }

        let kind: Kind
        let isOptional: Bool
        let isRepeating: Bool
        let sectionTitle: String?
        let names: [Name]?
        let valueName: String?
        let defaultValue: String?
        let allValues: [String]?
        let abstract: String?
        let shouldDisplay: Bool
    }

    let commandName: String
    let superCommands: [String]?
    let abstract: String?
    let discussion: String?
    let arguments: [Argument]?
    let subcommands: [HelpDump]?

    /// The dump of the built `aasa`.
    static func root() throws -> HelpDump {
        struct Tool: Decodable { let command: HelpDump }
        let run = try ProgramRun(ProgramRun.products.appending(path: "aasa"), ["--experimental-dump-help"])
        return try JSONDecoder().decode(Tool.self, from: Data(run.output.utf8)).command
    }

    /// The command and all below it, but for `help`.
    var all: [HelpDump] { [self] + children.flatMap(\.all) }

    var children: [HelpDump] { (subcommands ?? []).filter { $0.commandName != "help" } }

    /// The words that call it, `aasa password-rules lint`.
    var words: [String] { (superCommands ?? []) + [commandName] }

    /// The name of its page, `aasa-password-rules-lint`.
    var page: String { words.joined(separator: "-") }

    var displayed: [Argument] { (arguments ?? []).filter(\.shouldDisplay) }

    func has(_ option: String) -> Bool { displayed.contains { $0.names?.contains { $0.written == option } == true } }
}
