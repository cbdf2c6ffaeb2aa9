import ArgumentParser
import AssociatedDomains

/// `aasa password-rules`: the commands for Apple's password rules language.
struct PasswordRulesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "password-rules", abstract: "Checks, formats and tries out password rules",
        discussion: """
            The model is the parser that Apple publishes. One mistake usually voids the whole descriptor without any \
            message: lint shows which rules are left.
            """,
        subcommands: [
            LintRulesCommand.self, ParseRulesCommand.self, FormatRulesCommand.self, GenerateCommand.self,
            CheckPasswordCommand.self, ShapeCommand.self,
        ])
}
