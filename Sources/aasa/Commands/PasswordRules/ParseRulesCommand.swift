import ArgumentParser
import AssociatedDomains

/// `aasa password-rules parse`: shows how Apple's parser reads a descriptor.
struct ParseRulesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "parse", abstract: "Shows how Apple's parser reads a descriptor",
        discussion: """
            With --batch, standard input has one JSON object {"id", "input", "minified"} per line, and standard output \
            gets {"id", "rules", "problems"} for each, in order. Otherwise the exit code is 1 if a mistake costs rules, \
            unless --lenient is given.
            """ + Examples.text(of: "password-rules parse"))

    @Argument(help: "The descriptor; - reads it from standard input")
    var descriptor: String?

    @Flag(name: .long, help: "Show only what was written: allowed without the required characters, and no default")
    var minified = false

    @Flag(name: .long, help: "Read many descriptors from standard input, one JSON object per line")
    var batch = false

    @OptionGroup var losses: LossOptions

    @Option(name: .long, help: "Dialect of the rules language: extended adds max-repeating and max-sequential (2026)")
    var dialect: PasswordDialect = .original

    @Option(name: .long, help: "Output format")
    var format: AnswerFormat = .human

    func validate() throws {
        if batch == (descriptor != nil) { throw ValidationError("give either a descriptor or --batch") }
    }

    func run() throws {
        guard let descriptor else { return try runBatch() }
        let parsed = PasswordDescriptor(try DescriptorText.text(of: descriptor).bytes, dialect: dialect)
        let form: PasswordRules.Form = minified ? .minified : .full
        try format.print(
            human: Self.lines(of: parsed, form), json: JSONOutput.object(Self.members(of: parsed, form)).line + "\n")
        try losses.refuse(parsed)
    }

    private func runBatch() throws {
        while let line = readLine() {
            if line.utf8.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { continue }
            try Terminal.print(answer(to: Array(line.utf8)).line + "\n", as: .json)
        }
    }

    private func answer(to line: [UInt8]) -> JSONOutput {
        let document = JSONParser.parse(line)
        guard document.isWellFormed, let root = document.root, root.members != nil else {
            return .object([("id", .null), ("error", .string("the line is not a JSON object"))])
        }
        let id = root.member("id").map { JSONOutput.raw(line[$0.value.span.start..<$0.value.span.end]) } ?? .null
        guard let input = root.member("input")?.value.string else {
            return .object([("id", id), ("error", .string("the string “input” is missing"))])
        }
        let isMinified = root.member("minified")?.value.bool ?? minified
        let parsed = PasswordDescriptor(input, dialect: dialect)
        return .object([("id", id)] + Self.members(of: parsed, isMinified ? .minified : .full))
    }

    private static func lines(of parsed: PasswordDescriptor, _ form: PasswordRules.Form) -> String {
        let rules = parsed.rules.rules(form).map { $0.text + ";\n" }
        let problems = parsed.problems.map { problem in
            let place: Message = "bytes \(problem.span.start + 1) to \(problem.span.end)"
            return "problem: \(place): \(problem.message); \(problem.label)\n"
        }
        return (problems + rules).joined()
    }

    private static func members(of parsed: PasswordDescriptor, _ form: PasswordRules.Form) -> [(String, JSONOutput)] {
        [
            ("rules", .array(parsed.rules.rules(form).map(object))), ("problems", .array(parsed.problems.map(object))),
        ]
    }

    private static func object(_ rule: PasswordRule) -> JSONOutput {
        let value: JSONOutput =
            rule.number.map(JSONOutput.integer)
            ?? .array(
                (rule.characterClass?.elements ?? []).map { element in
                    switch element {
                    case .named(let name): .object([("named", .string(name.rawValue))])
                    case .custom(let characters): .object([("custom", .string(characters))])
                    }
                })
        return .object([("name", .string(rule.name.rawValue)), ("value", value)])
    }

    private static func object(_ problem: DescriptorProblem) -> JSONOutput {
        .object([
            ("kind", .string(problem.kind.rawValue)), ("message", .string(problem.message.description)),
            ("help", .string(problem.help.description)), ("loses", .string(problem.loss.rawValue)),
            ("start", .integer(problem.span.start)), ("end", .integer(problem.span.end)),
        ])
    }
}
