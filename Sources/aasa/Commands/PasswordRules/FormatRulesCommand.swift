import ArgumentParser
import AssociatedDomains

/// `aasa password-rules format`: the canonical text.
struct FormatRulesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "format", abstract: "Writes a descriptor in canonical text, which reads back to the same rules.",
        discussion: """
            Without --full it says only what was written (the minified form). Where a mistake costs a rule, what is \
            left is written, the loss is said on standard error, and the exit code is 1.
            """)

    enum Form: String, EnumerableFlag { case minified, full }

    @OptionGroup var input: DescriptorOptions

    @Flag(help: "Only what was written, or all that counts: the required characters as allowed too, and the default.")
    var form: Form = .minified

    func run() throws {
        let bytes = try DescriptorText.text(of: input.descriptor).bytes
        let descriptor = PasswordDescriptor(bytes, dialect: input.dialect)
        Terminal.print(descriptor.rules.text(form == .full ? .full : .minified) + "\n")
        if descriptor.losesRules {
            DescriptorText.complainOfLosses(in: descriptor)
            throw ExitCode(1)
        }
    }
}
