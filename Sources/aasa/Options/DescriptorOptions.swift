import ArgumentParser
import AssociatedDomains

extension PasswordDialect: ExpressibleByArgument {}

/// A descriptor of password rules, and how it is read.
struct DescriptorOptions: ParsableArguments {
    @Argument(help: "The descriptor, such as 'required: upper; minlength: 12;'; - reads it from standard input.")
    var descriptor: String

    @Option(name: .long, help: "The words that are known: extended has max-repeating and max-sequential (2026).")
    var dialect: PasswordDialect = .original

    /// The rules that are left; what was lost is said on standard error.
    func rules() throws -> PasswordRules {
        let descriptor = try PasswordDescriptor(DescriptorText.text(of: descriptor).bytes, dialect: dialect)
        DescriptorText.complainOfLosses(in: descriptor)
        return descriptor.rules
    }
}

/// Reads descriptors from arguments.
enum DescriptorText {
    private static let limit = 1 << 20

    /// The text of an argument, or of standard input without the line break at its end.
    static func text(of argument: String) throws -> SourceText {
        guard argument == "-" else { return SourceText(argument, from: .argument) }
        var bytes: [UInt8]
        do throws(FileFailure) { bytes = try LocalFiles().readStandardInput(limit: limit) } catch {
            throw Failure(error, reading: "standard input").exitCode()
        }
        guard bytes.count <= limit else {
            throw Failure.input("standard input: a descriptor of more than \(limit) bytes is not read").exitCode()
        }
        if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
        if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
        return SourceText(bytes, from: .standardInput)
    }

    /// Says what a descriptor loses by its mistakes.
    static func complainOfLosses(in descriptor: PasswordDescriptor) {
        for problem in descriptor.problems where problem.loss != .nothingElse {
            Terminal.complain("byte \(problem.span.start + 1): \(problem.message); \(problem.label)")
        }
    }
}

/// The policy that passwords must satisfy.
struct PolicyOptions: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp(
            "A policy that every password should satisfy: entra, or a JSON file.", valueName: "entra|FILE"))
    var policy: String?

    /// The policy, read from its file.
    func value() throws -> PasswordPolicy? {
        guard let policy else { return nil }
        if policy == "entra" { return .entra }
        let bytes: [UInt8]
        do throws(FileFailure) { bytes = try LocalFiles().read(policy, limit: 1 << 20) } catch {
            throw Failure(error, reading: policy).exitCode()
        }
        let text = SourceText(bytes, from: .file(path: policy))
        do throws(PolicyFileFailure) { return try PasswordPolicy(reading: text) } catch {
            let position = text.position(of: error.span.start)
            throw Failure.input("\(plain: policy):\(position.line):\(position.column): \(error.message)").exitCode()
        }
    }
}
