import ArgumentParser
import AssociatedDomains

/// `aasa password-rules check`: whether a password follows rules and satisfies a policy.
struct CheckPasswordCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Checks whether a password follows the rules and satisfies a policy",
        discussion: """
            The exit code is 0 if it does and 1 if it does not. Other users of the machine can see arguments, so pass a \
            real password on standard input, with - as the argument.
            """)

    @Argument(help: "The password; - reads it from standard input")
    var password: String

    @Option(name: .long, help: "Descriptor of the password rules")
    var rules: String?

    @Option(name: .long, help: "Dialect of the rules language: extended adds max-repeating and max-sequential (2026)")
    var dialect: PasswordDialect = .original

    @OptionGroup var policy: PolicyOptions

    @Option(name: .long, help: "Output format")
    var format: AnswerFormat = .human

    func validate() throws {
        if rules == nil && policy.policy == nil { throw ValidationError("give --rules, --policy, or both") }
    }

    func run() throws {
        let policy = try policy.value()
        let bytes = try DescriptorText.text(of: password).bytes
        let password = String(decoding: bytes, as: UTF8.self)
        var violations: [PasswordViolation] = []
        if let rules {
            let descriptor = PasswordDescriptor(rules, dialect: dialect)
            DescriptorText.complainOfLosses(in: descriptor)
            violations += descriptor.rules.violations(of: password, dialect: dialect)
        }
        violations += (policy?.violations(of: password) ?? []).filter { !violations.contains($0) }
        let accepted = violations.isEmpty
        switch format {
        case .human:
            try Terminal.print(
                accepted ? "accepted\n" : "refused\n" + violations.map { "- \($0.message)\n" }.joined())
        case .json:
            let reasons = violations.map { JSONLine.string($0.message.description) }
            try Terminal.print(
                JSONLine.object([("accepted", .bool(accepted)), ("violations", .array(reasons))]).text + "\n", as: .json
            )
        }
        if !accepted { throw ExitCode(1) }
    }
}
