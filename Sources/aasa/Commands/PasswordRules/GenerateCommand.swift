import ArgumentParser
import AssociatedDomains

/// `aasa password-rules generate`: makes passwords in the style of Safari.
struct GenerateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate",
        abstract: "Makes passwords that follow the rules, in the style of Safari, one per line",
        discussion: """
            Each password follows the rules. Without --seed the passwords come from the system's random source; with \
            it they are the same each time, and for tests only. Safari's filter for offensive terms is not included. \
            If a mistake in the descriptor costs rules, no password is made and the exit code is 1, unless --lenient \
            is given.
            """ + Examples.text(of: "password-rules generate"))

    @OptionGroup var input: DescriptorOptions

    @OptionGroup var losses: LossOptions

    @Option(name: .long, help: "Number of passwords")
    var count = 1

    @Option(name: .long, help: "Seed for repeatable passwords, for tests only")
    var seed: UInt64?

    func validate() throws {
        if count < 0 { throw ValidationError("--count cannot be negative") }
    }

    func run() throws {
        let descriptor = try input.parsed()
        DescriptorText.complainOfLosses(in: descriptor)
        try losses.refuse(descriptor)
        let rules = descriptor.rules
        do {
            if let seed {
                try write(PasswordGenerator(for: rules, from: SeededRandom(seed: seed), dialect: input.dialect))
            } else {
                try write(PasswordGenerator(for: rules, dialect: input.dialect))
            }
        } catch let failure as PasswordGenerationFailure {
            Terminal.complain(failure.sentence)
            throw ExitCode(1)
        }
    }

    private static let chunk = 1 << 16

    private func write(_ generator: PasswordGenerator<some RandomNumberGenerator>) throws {
        var generator = generator
        var bytes: [UInt8] = []
        bytes.reserveCapacity(Self.chunk + 1024)
        for _ in 0..<count {
            bytes += generator.nextBytes()
            bytes.append(UInt8(ascii: "\n"))
            if bytes.count >= Self.chunk {
                try Terminal.print(String(decoding: bytes, as: UTF8.self))
                bytes.removeAll(keepingCapacity: true)
            }
        }
        try Terminal.print(String(decoding: bytes, as: UTF8.self))
    }
}
