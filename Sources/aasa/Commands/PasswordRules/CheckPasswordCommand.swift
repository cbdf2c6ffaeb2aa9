import ArgumentParser
import AssociatedDomains

/// `aasa password-rules check`: whether a password follows rules and satisfies a policy.
struct CheckPasswordCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Checks whether a password follows the rules and satisfies a policy",
        discussion: """
            The exit code is 0 if it does and 1 if it does not, or if a mistake in the descriptor costs rules, so that \
            what is left can't tell (--lenient takes it for what was meant). Other users of the machine can see arguments, so pass a \
            real password on standard input, with - as the argument.
            """ + Examples.text(of: "password-rules check"))

    @Argument(help: "The password; - reads it from standard input")
    var password: String

    @Option(name: .long, help: "Descriptor of the password rules")
    var rules: String?

    @Option(name: .long, help: "Dialect of the rules language: extended adds max-repeating and max-sequential (2026)")
    var dialect: PasswordDialect = .original

    @OptionGroup var losses: LossOptions

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
        let descriptor = rules.map { PasswordDescriptor($0, dialect: dialect) }
        var violations: [PasswordViolation] = []
        if let descriptor {
            DescriptorText.complainOfLosses(in: descriptor)
            violations += descriptor.rules.violations(of: password, dialect: dialect)
        }
        violations += (policy?.violations(of: password) ?? []).filter { !violations.contains($0) }
        // What is left refuses it in any case; that it accepts it says nothing of the rules that are lost.
        let accepted = violations.isEmpty ? (losses.loses(descriptor) ? nil : true) : false
        try print(accepted, violations)
        if accepted != true { throw ExitCode(1) }
    }

    private func print(_ accepted: Bool?, _ violations: [PasswordViolation]) throws {
        let answer =
            switch accepted {
            case true?: "accepted\n"
            case false?: "refused\n"
            case nil: "unknown: rules of the descriptor are lost through its mistakes\n"
            }
        let reasons = violations.map { JSONOutput.string($0.message.description) }
        let members = [("accepted", accepted.map(JSONOutput.bool) ?? .null), ("violations", .array(reasons))]
        try format.print(
            human: answer + violations.map { "- \($0.message)\n" }.joined(),
            json: JSONOutput.object(members).line + "\n")
    }
}
