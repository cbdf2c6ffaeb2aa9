import ArgumentParser
import AssociatedDomains

/// `aasa swcutil`: Apple's own tool's arguments and output.
struct SwcutilCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "swcutil", abstract: "Answers as Apple's swcutil does: its arguments, its output, its exit codes.",
        discussion: """
            Scripts that run sudo swcutil on a Mac run with aasa swcutil on Linux. The output is what was recorded on \
            macOS 27.0. Where no recording exists the words are ours: verify without -u, verify of a file with \
            several services (here in the order of the file), match with a dictionary that excludes, and what is \
            said of broken JSON. In the dictionary that match prints, Apple's order of members cannot be foretold; \
            here it is that of the input.
            """,
        subcommands: [SwcutilVerifyCommand.self, SwcutilMatchCommand.self])
}

/// `aasa swcutil verify`.
struct SwcutilVerifyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify", abstract: "Verifies an AASA file, and matches a URL.",
        discussion: """
            Exit codes: 0 for every answer, as Apple's; 1 where the JSON is broken. A line is printed for every \
            service, and apps of other services than applinks are matched by any URL, as recorded.
            """)

    @Option(name: .short, help: ArgumentHelp("The domain that the file is for.", valueName: "domain"))
    var d: String?

    @Option(name: .short, help: ArgumentHelp("The file, or its JSON.", valueName: "JSON-or-path"))
    var j: String

    @Option(name: .short, help: ArgumentHelp("The URL to match.", valueName: "url"))
    var u: String?

    @Flag(name: .long, help: "Exit with 1 where no app opens the URL by applinks.")
    var strictExit = false

    func run() throws {
        let answer: SwcutilVerify
        do throws(Failure) {
            switch LinkFile.reading(try SwcutilInput.text(j)) {
            case .success(let file): answer = SwcutilVerify(file, domain: d, url: u)
            case .failure(let failure):
                Terminal.warn(HumanReport.text(of: failure.report, style: .plain))
                throw .findings
            }
        } catch {
            throw error.exitCode()
        }
        Terminal.print(answer.text)
        if strictExit, u != nil, !answer.isMatch { throw ExitCode(1) }
    }
}

/// `aasa swcutil match`.
struct SwcutilMatchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "match", abstract: "Tests a pattern dictionary against a URL.",
        discussion: "Exit codes: 0 whether it matches or not, as Apple's; 1 where the JSON is broken.")

    @Option(name: .short, help: ArgumentHelp("The URL.", valueName: "url"))
    var u: String

    @Option(
        name: .short,
        help: ArgumentHelp("A dictionary as in components, or a file with one.", valueName: "JSON-or-path"))
    var j: String

    @Flag(name: .long, help: "Exit with 1 where the dictionary does not match, or excludes.")
    var strictExit = false

    func run() throws {
        let answer: SwcutilMatch
        do throws(Failure) {
            let text = try SwcutilInput.text(j)
            let document = JSONParser.parse(text.bytes)
            if document.isWellFormed, let root = document.root, let match = SwcutilMatch(root, url: u) {
                answer = match
            } else {
                if case .failure(let failure) = LinkFile.reading(text) {
                    Terminal.warn(HumanReport.text(of: failure.report, style: .plain))
                }
                throw .findings
            }
        } catch {
            throw error.exitCode()
        }
        Terminal.print(answer.text)
        if strictExit, !answer.isMatch { throw ExitCode(1) }
    }
}

/// What follows `-j`.
private enum SwcutilInput {
    /// JSON if it begins with a bracket, else the content of the file of that name.
    static func text(_ argument: String) throws(Failure) -> SourceText {
        let first = argument.utf8.first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
        let isJSON = first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
        return isJSON ? SourceText(argument, from: .argument) : try Inputs.association(at: argument)
    }
}
