import ArgumentParser
import AssociatedDomains

extension PasswordDialect: ExpressibleByArgument {}

/// A descriptor of password rules, and the dialect it is read in.
struct DescriptorOptions: ParsableArguments {
    @Argument(help: "The descriptor, such as 'required: upper; minlength: 12;'; - reads it from standard input")
    var descriptor: String

    @Option(name: .long, help: "Dialect of the rules language: extended adds max-repeating and max-sequential (2026)")
    var dialect: PasswordDialect = .original

    /// The descriptor as Apple's parser reads it.
    func parsed() throws -> PasswordDescriptor {
        PasswordDescriptor(try DescriptorText.text(of: descriptor).bytes, dialect: dialect)
    }
}

/// What is done about rules that a descriptor loses through its mistakes.
struct LossOptions: ParsableArguments {
    @Flag(
        name: .long,
        help: "Take the rules that are left for what was meant; otherwise the exit code is 1 if a mistake costs rules")
    var lenient = false

    /// Throws exit code 1 if the descriptor loses rules, unless this is lenient.
    func refuse(_ descriptor: PasswordDescriptor?) throws {
        if loses(descriptor) { throw ExitCode(1) }
    }

    /// Whether the descriptor loses rules, and this is not lenient.
    func loses(_ descriptor: PasswordDescriptor?) -> Bool { !lenient && descriptor?.losesRules ?? false }
}

/// Reads descriptors from arguments.
enum DescriptorText {
    private static let limit = Bound.rulesArgument.most

    /// The argument itself, or for `-` standard input without the line break at its end.
    static func text(of argument: String) throws -> SourceText {
        guard argument == "-" else {
            if LocalFiles().exists(argument) {
                throw Failure.input(
                    "\(plain: argument): this is a file, not a descriptor; - reads a descriptor from standard input, and lint files that have some, by their extensions"
                ).exitCode()
            }
            return SourceText(argument, from: .argument)
        }
        var bytes: [UInt8]
        do throws(FileFailure) { bytes = try LocalFiles().readStandardInput(limit: limit) } catch {
            throw Failure(error, reading: "standard input").exitCode()
        }
        guard bytes.count <= limit else {
            throw Failure.input("standard input: too large for a descriptor (limit: \(limit) bytes)").exitCode()
        }
        if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
        if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
        return SourceText(bytes, from: .standardInput)
    }

    /// The same, where no rules at all are a mistake: a variable of the shell that is not set, a file that was not written.
    static func textWithRules(of argument: String) throws -> SourceText {
        let text = try text(of: argument)
        guard String(decoding: text.bytes, as: UTF8.self).trimmingBlanks.isEmpty else { return text }
        throw argument == "-"
            ? Failure.input("standard input: there are no rules in it").exitCode()
            : Failure.usage("the descriptor is empty: there are no rules to check").exitCode()
    }

    /// Reports on standard error which rules a descriptor loses through its mistakes.
    static func complainOfLosses(in descriptor: PasswordDescriptor) {
        for problem in descriptor.problems where problem.loss != .nothingElse {
            Terminal.complain(
                "byte \(problem.span.start + 1): \(problem.message); \(problem.label); \(problem.help)")
        }
    }
}

/// The option that names a password policy.
struct PolicyOptions: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp(
            "Policy that every password should satisfy: entra, or a JSON file", valueName: "entra|FILE"),
        completion: .file())
    var policy: String?

    /// The policy, read from its file; nil if none is given.
    func value() throws -> PasswordPolicy? {
        guard let policy else { return nil }
        do throws(InputFailure) { return try PasswordPolicy(namedOrReadingFile: policy) } catch {
            throw Failure(error).exitCode()
        }
    }
}
