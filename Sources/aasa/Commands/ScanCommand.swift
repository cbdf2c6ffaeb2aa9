import ArgumentParser
import AssociatedDomains

/// `aasa scan`: many domains, a line each in and out.
struct ScanCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scan", abstract: "Looks at many domains: a line each in, a line of JSON each out",
        discussion: """
            A line is a domain, a rank and a domain as in the public top lists (1,example.com), or an object \
            {"domain", "app", "services": […], "address", "id"}, of which only the domain is needed. Empty lines and \
            comments (#) are skipped; a line that cannot be read becomes {"line", "error"}.

            Each domain is answered when it is done, with one request for the file where Apple reads it. Apple's CDN is \
            asked only with --cdn, and 64 domains are asked at once unless --jobs says otherwise. aasa schema scan \
            prints the schema of a line.

            A scan can be stopped and go on: aasa scan domains.txt --resume out.jsonl >> out.jsonl

            Exit codes: 0 if every line was answered, whatever the answers are; 64 wrong usage; 66 an input is missing \
            or unreadable, or the output cannot be written; 75 if this machine could not ask some of them, which then have \
            no line; 130 and 143 if SIGINT or SIGTERM ended it early.
            """ + Examples.text(of: "scan"))

    @Argument(help: ArgumentHelp("The file of domains; - is standard input", valueName: "file"), completion: .file())
    var file = "-"

    @Option(
        name: .long,
        help: ArgumentHelp("The app that every file should list, unless its line names another", valueName: "ID"))
    var app: String?

    @Option(name: .long, help: "The service that the app should be listed for; repeatable (default: webcredentials)")
    var service: [Service] = []

    @Option(
        name: .long,
        help:
            "How much to find out: names (of the findings the names alone), findings, or full (all that aasa check does, with its report)"
    )
    var detail: ScanJSON.Detail = .findings

    @Flag(name: .long, help: "Keep the order of the input")
    var ordered = false

    @Option(
        name: .long, help: ArgumentHelp("Skip the lines that this earlier output answers", valueName: "FILE"),
        completion: .file())
    var resume: String?

    @Option(
        name: .long, help: "With --resume, ask those lines again that had this result: no-answer (the server gave none)"
    )
    var again: Again?

    @Option(
        name: .long, help: ArgumentHelp("Write counts of what was found to this file, as JSON", valueName: "FILE"),
        completion: .file())
    var summary: String?

    @Option(
        name: .long,
        help: ArgumentHelp("Do not ask the domains in this file, a line each, nor their subdomains", valueName: "FILE"),
        completion: .file())
    var exclude: String?

    @Option(
        name: .long, help: ArgumentHelp("Time limit for connecting, TLS included (default: 10)", valueName: "SECONDS"))
    var connectTimeout: Double?

    @Option(
        name: .long, help: ArgumentHelp("The User-Agent of the requests (default: AASA-Bot/1.0.0)", valueName: "TEXT"))
    var userAgent: String?

    @Option(
        name: .long,
        help: ArgumentHelp("Mail address to send in From, for whoever runs the server", valueName: "ADDRESS")
    )
    var contact: String?

    @OptionGroup(title: "Network") var network: NetworkOptions

    func validate() throws {
        if let app { _ = try AppIdentifierOptions.app(app) }
        for (name, text) in [("--user-agent", userAgent), ("--contact", contact)] {
            guard let text else { continue }
            guard !text.isEmpty, text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else {
                throw ValidationError("\(name) must be printable ASCII")
            }
        }
        if let connectTimeout, !NetworkChoices.allows(timeout: connectTimeout) {
            throw ValidationError("--connect-timeout must be more than 0 and at most 3600")
        }
        if again != nil, resume == nil { throw ValidationError("--again needs --resume") }
        if network.record != nil {
            throw ValidationError("--record saves a few exchanges: use aasa fetch --record")
        }
    }

    func run() async throws(Failure) {
        let settings = try settings()
        if file == "-", Terminal.inputIsTerminal {
            Terminal.complain("type domains, a line each; Ctrl-D ends the input")
        }
        let output = ScanOutput(detail, inputSize: file == "-" ? nil : LocalFiles().size(of: file))
        let scan = Scan(settings, from: try source()) { result, progress in output.take(result, progress) }
        LocalFiles().onFirstEndingSignal { number in
            output.signal(number)
            scan.stop()
        }
        do throws(Scan.Failure) {
            // A filter may well be given nothing, and says so.
            if try await !scan.run(file) {
                Terminal.complain("\(plain: Self.name(of: file)): no domain to check")
            }
        } catch {
            switch error {
            case .unavailable(let failure): throw Failure(failure)
            case .input(let failure): throw Failure(failure, reading: Self.name(of: file))
            case .local(let trouble, let domains):
                try output.end(summary: summary)
                let unasked: Message =
                    domains == 1
                    ? "1 domain was not asked, and has no line; --resume asks it again"
                    : "\(domains) domains were not asked, and have no line; --resume asks them again"
                throw .machine("\(plain: trouble.inWords): \(unasked)")
            }
        }
        try output.end(summary: summary)
        // The lines may be some of many: another of these runs may well use it.
        if let complaint = scan.unusedOption { Terminal.complain(complaint) }
    }
}

extension ScanCommand {
    private static func name(of file: String) -> String { file == "-" ? "standard input" : file }

    private func settings() throws(Failure) -> ScanSettings {
        var settings = ScanSettings()
        settings.concurrency = network.jobs ?? settings.concurrency
        settings.app = app.flatMap { AppIdentifier($0) }
        settings.services = service
        settings.detail = detail
        settings.uses = SiteUses(network.namedSites)
        settings.isOrdered = ordered
        do throws(InputFailure) {
            settings.excluded =
                try exclude.map { (path) throws(InputFailure) in try ExcludedDomains(in: path) } ?? .init()
            settings.answered =
                try resume.map { (path) throws(InputFailure) in try AnsweredLines(in: path, except: again?.state) }
                ?? .init()
        } catch { throw Failure(error) }
        if let resume { endTornLine(of: resume, settings.answered.tornBytes) }
        return settings
    }

    /// A line that a killed scan left half written must not run into the first new one.
    private func endTornLine(of path: String, _ bytes: Int) {
        guard bytes > 0, LocalFiles().shortenStandardOutput(by: bytes, ifAt: path) else { return }
        Terminal.complain("\(plain: path): removed the last line, which was cut off")
    }

    private func source() throws(Failure) -> EvidenceSource {
        var choices = network.choices(under: nil)
        choices.cdn = choices.cdn ?? .never
        choices.connectTimeout = connectTimeout
        choices.concurrency = network.jobs ?? ScanSettings().concurrency
        choices.userAgent = userAgent
        choices.contact = contact
        do throws(InputFailure) { return try choices.source() } catch { throw Failure(error) }
    }
}

extension ScanCommand {
    /// The results of an earlier scan that are not final.
    enum Again: String, CaseIterable, ExpressibleByArgument {
        case noAnswer = "no-answer"

        var state: FileState {
            switch self {
            case .noAnswer: .noAnswer
            }
        }
    }
}

extension ScanJSON.Detail: ExpressibleByArgument {}
