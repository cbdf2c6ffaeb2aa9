import ArgumentParser
import AssociatedDomains

/// `aasa password-rules shape`: predicts the password that Safari makes of the rules.
struct ShapeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "shape", abstract: "Predicts style and length of the password that Safari generates for the rules",
        discussion: "A model of Apple's Password Rules Validation Tool, not an observation on a device."
            + Examples.text(of: "password-rules shape"))

    @OptionGroup var input: DescriptorOptions

    @OptionGroup var losses: LossOptions

    @Option(name: .long, help: "Output format")
    var format: AnswerFormat = .human

    func run() throws {
        let descriptor = try input.parsed()
        DescriptorText.complainOfLosses(in: descriptor)
        let shape = descriptor.rules.shape
        try format.print(human: Self.lines(of: shape), json: Self.object(shape).line + "\n")
        try losses.refuse(descriptor)
    }

    private static func lines(of shape: PasswordShape) -> String {
        var lines = ["\(shape.style.rawValue), \(shape.length) characters, about \(shape.bits) bits"]
        if let alphabet = shape.alphabet { lines.append("drawn from \(alphabet.count) characters") }
        if let obstacle = shape.obstacle { lines.append("not typeable: \(obstacle.rawValue)") }
        if let minimum = shape.missedMinimum { lines.append("shorter than asked: minlength is \(minimum)") }
        return lines.map { $0 + "\n" }.joined()
    }

    private static func object(_ shape: PasswordShape) -> JSONOutput {
        .object([
            ("style", .string(shape.style.rawValue)), ("length", .integer(shape.length)),
            ("bits", .number("\(shape.bits)")), ("alphabet", JSONOutput(shape.alphabet?.count)),
            ("obstacle", JSONOutput(shape.obstacle?.rawValue)),
            ("shorterThanAsked", .bool(shape.missedMinimum != nil)),
        ])
    }
}
