import ArgumentParser
import AssociatedDomains

/// `aasa password-rules format`: writes a descriptor in canonical form.
struct FormatRulesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "format", abstract: "Writes a descriptor in canonical form, which reads back as the same rules",
        discussion: """
            Without --full, only the rules that were written are printed (the minified form). If a mistake costs a \
            rule, the remaining rules are printed, the loss is reported on standard error, and the exit code is 1.
            """ + Examples.text(of: "password-rules format"))

    enum Form: String, EnumerableFlag { case minified, full }

    @OptionGroup var input: DescriptorOptions

    @Flag(
        help:
            "Print only what was written, or every rule that applies: required characters as allowed ones too, and the default"
    )
    var form: Form = .minified

    func run() throws {
        let descriptor = try input.parsed()
        try Terminal.print(descriptor.rules.text(form == .full ? .full : .minified) + "\n")
        if descriptor.losesRules {
            DescriptorText.complainOfLosses(in: descriptor)
            throw ExitCode(1)
        }
    }
}
