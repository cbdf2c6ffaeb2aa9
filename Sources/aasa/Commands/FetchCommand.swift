import ArgumentParser
import AssociatedDomains

/// `aasa fetch`: shows the exchange with a domain's own server, and with Apple's CDN.
struct FetchCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fetch",
        abstract: "Shows the exchange with a domain's server and with Apple's CDN",
        discussion: """
            For the file that Apple reads: redirects hop by hop, the addresses, TLS and certificates, the answer with its \
            header fields, where the time went, and who served it. Then Apple's CDN copy, its age, and what differs from \
            the server's file by what the two mean to Apple's systems. With --app, also what devices do, as in \
            aasa check, which finds the cause.

            --body prints the file and nothing else, for other programs:

                aasa fetch example.com --body | aasa lint -

            The bytes are those that the server sent, after content decoding; a terminal gets control characters \
            escaped. With --cdn only, they are those of the CDN's copy.

            Web roots in the configuration do not stand in for servers here; those of --site do.

            Exit codes: 0 whatever the servers answer; 1 if --body finds no file, or with --app if devices refuse an \
            association; 64 wrong usage; 66 an input is missing or unreadable.
            """ + Examples.text(of: "fetch"))

    @Argument(help: ArgumentHelp("Domains, with :PORT if not 443, or entitlement strings", valueName: "domain"))
    var domains: [String]

    @OptionGroup var app: AppIdentifierOptions

    @Option(
        name: .long,
        help:
            "With --app, look for the apps in this service (otherwise the entitlement's service, or webcredentials); repeatable"
    )
    var service: [Service] = []

    @Flag(name: .long, help: "Print the file that Apple reads, byte for byte, and nothing else")
    var body = false

    @Option(name: .long, help: "Output format; json is one object per line, one for each domain")
    var format: AnswerFormat = .human

    @Option(
        name: .long, help: ArgumentHelp("Write to this file; - is standard output", valueName: "FILE"),
        completion: .file())
    var output = "-"

    @Option(name: .long, help: "Colour the human format")
    var color: OutputOptions.Colour = .auto

    @OptionGroup(title: "Network") var network: NetworkOptions

    @OptionGroup(title: "Configuration") var project: ConfigurationOptions

    func validate() throws {
        if !service.isEmpty, app.isEmpty {
            throw ValidationError("--service needs --app: it says what the apps are looked for in")
        }
        guard body else { return }
        if domains.separated.count > 1 { throw ValidationError("--body prints one file: give one domain") }
        if format != .human || !app.isEmpty {
            throw ValidationError("--body prints the file alone: it cannot be combined with --format or --app")
        }
    }

    func run() async throws {
        let configuration = try project.input()
        let apps = try app.apps(under: configuration)
        let request: FetchRequest
        do throws(WrittenHost.Refusal) {
            request = try FetchRequest(domains.separated, services: service, apps: apps)
        } catch { throw Failure.usage(error.sentence) }
        let source = try network.source(under: configuration, takingSites: false)
        let evidence = try await network.evidence(for: request.check(from: source, forFile: body))
        if body { try network.requireSeen(evidence) }
        if body { try write(request.file(in: evidence)) } else { try write(request.reports(on: evidence)) }
        try network.requireSeen(evidence)
        try network.requireUse(by: [evidence])
    }

    private func write(_ reports: [FetchReport]) throws(Failure) {
        let style = color.style(isTerminal: output == "-" && Terminal.outputIsTerminal)
        let (text, syntax): (String, OutputSyntax) =
            switch format {
            case .human: (FetchText(style: style).text(of: reports), .text(style))
            case .json: (FetchJSON.text(of: reports), .json)
            }
        try Outputs.write(text, to: output, as: syntax)
        if reports.contains(where: { $0.headlines.contains(.refused) }) { throw .findings }
    }

    private func write(_ file: FetchedFile?) throws(Failure) {
        switch file {
        case .bytes(let bytes) where output == "-": try Terminal.pass(bytes)
        case .bytes(let bytes): try Outputs.write(bytes, to: output)
        case .missing(let sentence):
            Terminal.complain(sentence)
            throw .findings
        case nil: throw .findings
        }
    }
}
