import ArgumentParser
import AssociatedDomains

/// `aasa swcutil`: takes the arguments of Apple's `swcutil` and prints what it prints.
struct SwcutilCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "swcutil", abstract: "Works like Apple's swcutil: same arguments, output and exit codes",
        discussion: """
            A script that runs sudo swcutil on a Mac can run aasa swcutil on Linux. The output is what was recorded on \
            macOS 27.0. For these cases there is no recording and the output is our own: verify without -u, verify of a \
            file with several services (here in the order of the file), match with a dictionary that excludes, and \
            broken JSON. In the dictionary that match prints, Apple's order of members is unpredictable; here it is \
            the order of the input.
            """,
        subcommands: [SwcutilVerifyCommand.self, SwcutilMatchCommand.self])
}

/// `aasa swcutil verify`.
struct SwcutilVerifyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify", abstract: "Verifies an AASA file, and matches a URL",
        discussion: """
            Exit codes: 0 for every answer, as with Apple's tool; 1 if the JSON is broken. One line is printed for \
            every service, and any URL matches the apps of services other than applinks, as recorded.
            """ + Examples.text(of: "swcutil verify"))

    @Option(name: .short, help: ArgumentHelp("Domain that the file is for", valueName: "domain"))
    var d: String?

    @Option(name: .short, help: ArgumentHelp("The file, or its JSON", valueName: "JSON-or-path"))
    var j: String

    @Option(name: .short, help: ArgumentHelp("URL to match", valueName: "url"))
    var u: String?

    @Flag(name: .long, help: "Exit with 1 if no app opens the URL by applinks")
    var strictExit = false

    func run() throws(Failure) {
        switch LinkFile.reading(try SwcutilInput.text(j)) {
        case .success(let file):
            let answer = SwcutilVerify(file.association, file.links, domain: d, url: u)
            try Terminal.print(answer.text)
            if strictExit, u != nil, !answer.isMatch { throw .findings }
        case .failure(let failure):
            Terminal.warn(failure.description)
            throw .findings
        }
    }
}

/// `aasa swcutil match`.
struct SwcutilMatchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "match", abstract: "Tests a pattern dictionary against a URL",
        discussion: "Exit codes: 0 whether it matches or not, as with Apple's tool; 1 if the JSON is broken."
            + Examples.text(of: "swcutil match"))

    @Option(name: .short, help: ArgumentHelp("URL to match", valueName: "url"))
    var u: String

    @Option(
        name: .short,
        help: ArgumentHelp("A dictionary as in components, or a file with one", valueName: "JSON-or-path"))
    var j: String

    @Flag(name: .long, help: "Exit with 1 if the dictionary does not match, or excludes the URL")
    var strictExit = false

    func run() throws(Failure) {
        let text = try SwcutilInput.text(j)
        let document = JSONParser.parse(text.bytes)
        guard document.isWellFormed, let root = document.root, let answer = SwcutilMatch(root, url: u) else {
            if case .failure(let failure) = LinkFile.reading(text) { Terminal.warn(failure.description) }
            throw .findings
        }
        try Terminal.print(answer.text, as: .json)
        if strictExit, !answer.isMatch { throw .findings }
    }
}

/// Reads the value of `-j`.
private enum SwcutilInput {
    /// The argument itself if it begins with a bracket or brace, as JSON does; else the content of the file it names.
    static func text(_ argument: String) throws(Failure) -> SourceText {
        let first = argument.utf8.first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
        let isJSON = first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
        return isJSON ? SourceText(argument, from: .argument) : try Inputs.association(at: argument)
    }
}
