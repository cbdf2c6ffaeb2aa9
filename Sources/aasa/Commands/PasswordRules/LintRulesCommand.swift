import ArgumentParser
import AssociatedDomains

/// `aasa password-rules lint`: what is wrong with a descriptor, and what is left of it.
struct LintRulesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint", abstract: "Says what is wrong with a descriptor, and what is left of it.")

    @Argument(help: "The descriptor; - reads it from standard input.")
    var descriptor: String

    @OptionGroup var policy: PolicyOptions

    @OptionGroup var output: OutputOptions

    func run() throws {
        let rules = PasswordRulesText(try DescriptorText.text(of: descriptor), policy: try policy.value())
        try output.deliver(Report(judging: Evidence(Question(passwordRules: [rules], now: .now))))
    }
}
