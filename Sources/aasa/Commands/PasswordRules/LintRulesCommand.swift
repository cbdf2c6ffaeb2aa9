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
            passed to UITextInputPasswordRules. Rules that are computed are reported but not checked. Any other \
            argument is a descriptor.
            """)

    private static let extensions = DescriptorFile.Kind.allCases.flatMap(\.extensions).map { "." + $0 }
        .joined(separator: ", ")

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
        let policy = try policy.value()
        var rules: [PasswordRulesText] = []
        var files = DescriptorFiles(policy: policy)
        for input in inputs {
            if let kind = DescriptorFile.Kind(path: input) {
                rules += files.read(input, kind)
            } else {
                rules.append(PasswordRulesText(try DescriptorText.text(of: input), policy: policy))
            }
        }
        if rules.isEmpty, files.code == nil { files.complainOfEmptiness() }
        if !rules.isEmpty || files.code == nil {
            let question = Question(passwordRules: rules, now: .now)
            do { try output.deliver(Report(judging: Evidence(question))) } catch { throw files.code ?? error }
        }
        if let code = files.code { throw code }
    }
}

/// Reads the descriptors in files, and reports on standard error what cannot be read.
private struct DescriptorFiles {
    let policy: PasswordPolicy?
    /// The exit code if a file is missing or unreadable; the others are still checked.
    private(set) var code: ExitCode?
    private var paths: [String] = []

    init(policy: PasswordPolicy?) { self.policy = policy }

    mutating func read(_ path: String, _ kind: DescriptorFile.Kind) -> [PasswordRulesText] {
        let bytes: [UInt8]
        do throws(FileFailure) { bytes = try LocalFiles().read(path, limit: DescriptorFile.sizeLimit) } catch {
            code = Failure(error, reading: path).exitCode()
            return []
        }
        guard bytes.count <= DescriptorFile.sizeLimit else {
            code = Failure.input("\(plain: path): too large (limit: \(DescriptorFile.sizeLimit) bytes)")
                .exitCode()
            return []
        }
        let text = SourceText(bytes, from: .file(path: path))
        do throws(DescriptorFileProblem) {
            let file = try DescriptorFile(text, kind: kind)
            paths.append(path)
            for place in file.unclear {
                Terminal.complain(
                    "\(Self.name(place)): not checked: these password rules are computed, or written in an unknown form"
                )
            }
            return file.descriptors.map { PasswordRulesText($0.descriptor, in: $0.text, policy: policy) }
        } catch {
            let place = error.span.map { Place.text(text, $0) } ?? .wholeText(text)
            let help: Message = error.help.map { "; \($0)" } ?? ""
            code = Failure.input("\(Self.name(place)): \(error.message)\(help)").exitCode()
            return []
        }
    }

    func complainOfEmptiness() {
        let what: Message = paths.count == 1 ? "\(plain: paths[0])" : "\(paths.count) files"
        Terminal.complain("found no password rules in \(what)")
    }

    private static func name(_ place: Place) -> Message {
        switch place {
        case .text(let text, let span):
            let position = text.position(of: span.start)
            return "\(plain: text.name):\(position.line):\(position.column)"
        case .keyPath(let file, let keys): return "\(plain: ([file] + keys).joined(separator: " › "))"
        default: return "\(plain: place.file ?? "")"
        }
    }
}
