import ArgumentParser
import AssociatedDomains

/// The command line.
struct AASA: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "aasa",
        abstract: "Checks the agreement between apps and websites that Apple calls associated domains.",
        discussion: """
            Exit codes: 0 nothing at or above the threshold of --fail-on; 1 findings; 64 wrong usage; 66 an input \
            is missing or unreadable; 70 a bug of ours.
            """,
        version: Toolkit.version,
        subcommands: [
            CheckCommand.self, LintCommand.self, MatchCommand.self, TestCommand.self, DiffCommand.self,
            TriageCommand.self, PasswordRulesCommand.self, ScreensCommand.self, FixCommand.self, FormatCommand.self,
            InitCommand.self, ExplainCommand.self, SwcutilCommand.self,
        ])
}
