import ArgumentParser
import AssociatedDomains

/// The root command, `aasa`.
struct AASA: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "aasa",
        abstract: "Checks Apple's associated domains: whether apps and websites name each other",
        discussion: """
            Exit codes: 0 no finding at or above the threshold of --fail-on; 1 findings; 64 wrong usage; 66 an input \
            is missing or unreadable; 70 a bug in aasa; 75 this machine lacks what it needs, such as a network: try again \
            later.
            """,
        version: version,
        subcommands: [
            CheckCommand.self, WatchCommand.self, FetchCommand.self, ScanCommand.self, ServeCommand.self,
            LintCommand.self, MatchCommand.self,
            TestCommand.self, DiffCommand.self, TriageCommand.self, PasswordRulesCommand.self, ScreensCommand.self,
            FixCommand.self, FormatCommand.self, InitCommand.self, ConfigCommand.self, ExplainCommand.self,
            SchemaCommand.self, SwcutilCommand.self,
        ])

    /// Shows the help: nothing was asked, so this is no success.
    func run() throws {
        Terminal.warn(AASA.helpMessage() + "\n")
        throw ExitCode.validationFailure
    }

    /// The name, the version and, where it is known, the commit: `aasa 0.1.0 (a48d5ca)`.
    private static var version: String {
        "aasa \(Toolkit.version)" + (Toolkit.commit.map { " (\($0.prefix(7)))" } ?? "")
    }
}
