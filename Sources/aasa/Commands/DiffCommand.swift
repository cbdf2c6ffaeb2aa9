import ArgumentParser
import AssociatedDomains

/// `aasa diff`: what changes for whom if one AASA file takes the place of another.
struct DiffCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff", abstract: "Says what changes for whom if NEW takes the place of OLD; no network.",
        discussion: """
            For each service: the apps that it gains and loses. For each app that both files list for links: no \
            change, which is then proved; or a URL that they decide differently, with the rules that decide; or \
            unknown, where the patterns are too much to be compared within fixed bounds. A reordering that changes \
            nothing is no change. URLs are taken to be made of visible ASCII characters with valid escapes.

            Exit codes: 0 no change; 1 changes, or unknown; 64 wrong usage; 66 a file is missing or unreadable. \
            Where a file is no valid JSON, its findings are printed instead, as aasa lint does, and the code is 1.
            """)

    enum Format: String, CaseIterable, ExpressibleByArgument { case human, json }

    @Argument(help: ArgumentHelp("The AASA file that is deployed; - is standard input.", valueName: "old"))
    var old: String

    @Argument(help: ArgumentHelp("The AASA file that takes its place; - is standard input.", valueName: "new"))
    var new: String

    @Option(
        name: .long, help: ArgumentHelp("The host of the URLs that are given as examples.", valueName: "HOST"))
    var domain = "example.com"

    @Option(name: .long, help: "The form of the answer.")
    var format: Format = .human

    func validate() throws {
        if old == "-", new == "-" { throw ValidationError("standard input cannot be both files") }
        if domain.isEmpty || domain.utf8.contains(where: { !$0.isHostCharacter }) {
            throw ValidationError("--domain “\(Message.escaped(domain))”: a host, as in example.com")
        }
    }

    func run() throws {
        let texts: [SourceText]
        do throws(Failure) { texts = [try Self.text(of: old), try Self.text(of: new)] } catch {
            throw error.exitCode()
        }
        let evidence = Evidence(Question(files: texts, now: .now))
        let documents = Subjects(evidence).documents
        guard let before = documents.first, let after = documents.last,
            let report = DifferenceReport(before, after, host: domain)
        else {
            try Self.printFindings(of: zip(texts, documents).filter { !$0.1.isRead }.map(\.0), format)
            throw ExitCode(1)
        }
        switch format {
        case .human:
            Terminal.print(DifferenceText.text(of: report, style: Terminal.outputIsTerminal ? .colour : .plain))
        case .json: Terminal.print(DifferenceJSON.text(of: report))
        }
        if !report.isUnchanged { throw ExitCode(1) }
    }

    private static func printFindings(of texts: [SourceText], _ format: Format) throws {
        let report = Report(judging: Evidence(Question(files: texts, now: .now)))
        switch format {
        case .human: Terminal.print(HumanReport.text(of: report, style: .plain))
        case .json: Terminal.print(JSONReport.text(of: report, toolVersion: Toolkit.version))
        }
    }

    private static func text(of file: String) throws(Failure) -> SourceText {
        do throws(FileFailure) {
            let limit = Response.sizeLimit
            if file == "-" {
                return SourceText(try LocalFiles().readStandardInput(limit: limit), from: .standardInput)
            }
            return SourceText(try LocalFiles().read(file, limit: limit), from: .file(path: file))
        } catch {
            throw Failure(error, reading: file == "-" ? "standard input" : file)
        }
    }
}

extension UInt8 {
    fileprivate var isHostCharacter: Bool {
        isASCIIAlphanumeric || self == UInt8(ascii: "-") || self == UInt8(ascii: ".")
    }
}
