import ArgumentParser
import AssociatedDomains

/// `aasa password-rules`: the language of password rules.
struct PasswordRulesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "password-rules", abstract: "Judges, formats and tries out password rules.",
        discussion: """
            The model is the parser that Apple publishes. One mistake usually voids the whole descriptor, in silence: \
            lint shows what is left.
            """,
        subcommands: [
            LintRulesCommand.self, ParseRulesCommand.self, FormatRulesCommand.self, GenerateCommand.self,
            CheckPasswordCommand.self, ShapeCommand.self,
        ])
}

/// Whether a person or a program reads the answer.
enum AnswerFormat: String, CaseIterable, ExpressibleByArgument { case human, json }
