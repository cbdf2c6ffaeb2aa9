import ArgumentParser
import AssociatedDomains

/// `aasa match`: which app opens a URL, and why.
struct MatchCommand: ServerAsking {
    static let configuration = CommandConfiguration(
        commandName: "match", abstract: "Says which app opens a URL, and by which rule.",
        discussion: """
            The rules come from a file (--file) or from a host (--domain alone, which asks the host and not Apple's \
            CDN, unless --cdn only is given). Without --app it decides for each app that the file lists in applinks.

            --urls takes a URL a line and prints verdict<TAB>app<TAB>URL a line, one for each app. --batch takes \
            {"id": any, "aasa": {…}, "app": "…", "domain": "…", "url": "…"} a line from standard input and prints \
            {"id": …, "verdict": …} a line; a line that cannot be read becomes {"id": …, "error": "…"}.

            Exit codes: 0 whatever the answer is, since the question was answered; 1 where the AASA file cannot be \
            read, with findings that say why; 64 wrong usage; 66 an input is missing or unreadable.
            """)

    enum Format: String, CaseIterable, ExpressibleByArgument { case human, json }

    @Argument(help: ArgumentHelp("URLs, compared as they are.", valueName: "url"))
    var arguments: [String] = []

    @Option(name: .long, help: ArgumentHelp("The AASA file; - is standard input.", valueName: "FILE"))
    var file: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "The domain that the file is for (*.example.com too). With --file and without this, each URL's own host.",
            valueName: "HOST"))
    var domain: String?

    @Option(
        name: .long, help: ArgumentHelp("An app, by any identifier that the file lists; repeatable.", valueName: "ID"))
    var app: [String] = []

    @Flag(name: .long, help: "Show each rule that was tried, the closest one, and what would let it match.")
    var trace = false

    @Option(name: .long, help: ArgumentHelp("A file with a URL a line; - is standard input.", valueName: "FILE"))
    var urls: String?

    @Flag(name: .long, help: "Answer JSON questions, a line each, from standard input.")
    var batch = false

    @Option(name: .long, help: "The form of the answer.")
    var format: Format = .human

    @Option(name: .long, help: "Colour in the human form.")
    var color: OutputOptions.Colour = .auto

    @OptionGroup(title: "Network") var network: NetworkOptions

    /// Whether the rules have to be asked for.
    var asksServers: Bool { !batch && file == nil }

    func validate() throws {
        if batch {
            guard arguments.isEmpty, urls == nil, file == nil, domain == nil, app.isEmpty, !trace, format == .human
            else { throw ValidationError("--batch goes alone: its lines have everything") }
            return
        }
        if file == nil, domain == nil { throw ValidationError("give the rules: --file FILE or --domain HOST") }
        if let domain, domain.isEmpty { throw ValidationError("--domain '': a host, as in example.com") }
        if arguments.isEmpty == (urls == nil) { throw ValidationError("give either URLs, or --urls FILE") }
        if urls != nil, trace || format == .json {
            throw ValidationError("--urls prints lines of text: neither --trace nor --format json goes with it")
        }
        if file == "-", urls == "-" { throw ValidationError("standard input cannot be the file and the URLs") }
        if let empty = app.first(where: \.isEmpty) { throw ValidationError("--app '\(empty)': an app identifier") }
    }

    func run() throws {
        do throws(Failure) {
            if batch { return try answerBatch() }
            let text = try file.map { (path) throws(Failure) in try Inputs.association(at: path) }
            guard let text else { return }
            try answer(from: LinkFile.reading(text))
        } catch {
            throw error.exitCode()
        }
    }

    func run() async throws {
        guard let domain else { return }
        do throws(Failure) {
            try answer(from: try await Inputs.association(ofDomain: domain, network))
        } catch {
            throw error.exitCode()
        }
    }
}

extension MatchCommand {
    private func answer(from reading: Result<LinkFile, LinkFile.Failure>) throws(Failure) {
        let style = color.style(isTerminal: Terminal.outputIsTerminal)
        switch reading {
        case .failure(let failure):
            let human = HumanReport.text(of: failure.report, style: style)
            if urls != nil {
                Terminal.warn(human)
            } else if format == .json {
                Terminal.print(
                    LinkJSON.text(of: LinkReport([]), findings: failure.report.findings, isTraced: trace))
            } else {
                Terminal.print(human)
            }
            throw .findings
        case .success(let file):
            let apps = app.isEmpty ? file.links.apps : app
            if apps.isEmpty { Terminal.complain("\(plain: file.text.name): lists no app in applinks") }
            if let urls { return try answerLines(of: urls, apps, file) }
            let report = LinkReport(arguments, in: file, apps: apps, domain: domain)
            Terminal.print(
                format == .json
                    ? LinkJSON.text(of: report, isTraced: trace)
                    : LinkText(style: style, isTraced: trace).text(of: report))
        }
    }

    private func answerLines(of path: String, _ apps: [String], _ file: LinkFile) throws(Failure) {
        var lines = LinkLines(file.links, apps: apps, domain: domain.map { LinkDomain($0) })
        var number = 0
        var tooLong: Int?
        try Stream.answer(path) { line, output in
            number += 1
            if let line { lines.answer(line, into: &output) } else { tooLong = tooLong ?? number }
        }
        if let tooLong { throw .input("\(plain: path):\(tooLong): the line is too long to be a URL") }
    }

    private func answerBatch() throws(Failure) {
        var batch = LinkBatch()
        try Stream.answer("-") { line, output in batch.answer(line, into: &output) }
    }
}
