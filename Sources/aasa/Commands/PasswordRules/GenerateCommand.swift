import ArgumentParser
import AssociatedDomains

/// `aasa password-rules generate`: passwords in the style of Safari.
struct GenerateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate", abstract: "Makes passwords under the rules, in the style of Safari, one a line.",
        discussion: """
            Each password follows the rules. Without --seed they come from the random source of the system; with it \
            they are the same each time, and for tests only. Safari's filter for offensive terms is not part of it.
            """)

    @OptionGroup var input: DescriptorOptions

    @Option(name: .long, help: "How many.")
    var count = 1

    @Option(name: .long, help: "Repeatable passwords, for tests only.")
    var seed: UInt64?

    func validate() throws {
        if count < 0 { throw ValidationError("--count cannot be negative") }
    }

    func run() throws {
        let rules = try input.rules()
        do throws(PasswordGenerationFailure) {
            if let seed {
                write(try PasswordGenerator(for: rules, from: SeededRandom(seed: seed), dialect: input.dialect))
            } else {
                write(try PasswordGenerator(for: rules, dialect: input.dialect))
            }
        } catch {
            Terminal.complain(error.message)
            throw ExitCode(1)
        }
    }

    private static let chunk = 1 << 16

    private func write(_ generator: PasswordGenerator<some RandomNumberGenerator>) {
        var generator = generator
        var bytes: [UInt8] = []
        bytes.reserveCapacity(Self.chunk + 1024)
        for _ in 0..<count {
            bytes += generator.nextBytes()
            bytes.append(UInt8(ascii: "\n"))
            if bytes.count >= Self.chunk {
                Terminal.print(String(decoding: bytes, as: UTF8.self))
                bytes.removeAll(keepingCapacity: true)
            }
        }
        Terminal.print(String(decoding: bytes, as: UTF8.self))
    }
}

extension PasswordGenerationFailure {
    /// Why there is no password, in one sentence.
    fileprivate var message: Message {
        switch self {
        case .lengthsContradict(let minimum, let maximum):
            "no password can follow these rules: the minimum length \(minimum) is over the maximum length \(maximum)"
        case .requiredExceedMaximum(let required, let maximum):
            "no password can follow these rules: \(required) classes are required, and \(maximum) characters allowed"
        case .tooLong(let minimum, let limit):
            "passwords of \(minimum) characters are not made; the limit is \(limit)"
        case .noneFound: "no password was found that follows these rules"
        }
    }
}
