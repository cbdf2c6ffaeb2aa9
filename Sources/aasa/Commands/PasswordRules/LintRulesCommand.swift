import ArgumentParser
import AssociatedDomains

/// `aasa password-rules lint`: what is wrong with descriptors, and which rules are left of them.
struct LintRulesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint", abstract: "Shows what is wrong with descriptors, and which rules are left of them",
        discussion: """
            An argument is a file if its name ends in one of \(extensions). In web pages the passwordrules attribute \
            is checked, in Interface Builder files the rules of fields, in property lists \
            ASAccountAuthenticationModificationPasswordGenerationRequirements, and in sources the strings that are \
            passed to UITextInputPasswordRules, with the constants of the file that they are put together from, and what \
            passwordRules is set to. Rules that are computed in another way are reported but not checked. Any other \
            argument is a descriptor, unless a file has this name.
            """ + Examples.text(of: "password-rules lint"))

    // Every run of aasa makes this text. joined(separator:) is generic, and looks through all conformances of the program.
    private static let extensions = DescriptorFile.Kind.allCases.flatMap(\.extensions).reduce(into: "") { text, name in
        if !text.isEmpty { text += ", " }
        text += "." + name
    }

    @Argument(
        help: ArgumentHelp(
            "Descriptors, or files that contain some; - reads a descriptor from standard input",
            valueName: "descriptor|file"), completion: .file())
    var inputs: [String]

    @OptionGroup var policy: PolicyOptions

    @OptionGroup var output: OutputOptions

    func validate() throws {
        if inputs.filter({ $0 == "-" }).count > 1 { throw ValidationError("standard input can be read only once") }
    }

    func run() throws {
        var check = AssociationCheck.ofPasswordRules(under: try policy.value())
        var files = DescriptorFiles()
        for input in inputs {
            if let kind = InputKinds.file(named: input, for: .descriptors) {
                if let parts = files.read(input, as: kind) { check.add(rulesOf: parts) }
            } else {
                check.add(PasswordRulesText(try DescriptorText.textWithRules(of: input)))
            }
        }
        if !check.hasPasswordRules, files.code == nil { files.complainOfEmptiness() }
        if let code = files.code, !check.hasPasswordRules { throw code }
        try output.deliver(check.reportOnInputs(), endingWith: files.code)
    }
}

/// Reads the descriptors in files, and reports on standard error what cannot be read.
private struct DescriptorFiles {
    /// The exit code if a file is missing or unreadable; the others are still checked.
    private(set) var code: ExitCode?
    private var paths: [String] = []

    mutating func read(_ path: String, as kind: any FileInput) -> InputParts? {
        do throws(InputFailure) {
            let parts = try kind.parts(of: InputItem(at: path))
            paths.append(path)
            return parts
        } catch {
            code = Failure(error).exitCode()
            return nil
        }
    }

    func complainOfEmptiness() {
        let what: Message = paths.count == 1 ? "\(plain: paths[0])" : "\(paths.count) files"
        Terminal.complain("found no password rules in \(what)")
    }
}
