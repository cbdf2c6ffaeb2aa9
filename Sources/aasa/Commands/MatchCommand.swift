import ArgumentParser
import AssociatedDomains

/// `aasa match`: which app opens a URL, and why.
struct MatchCommand: ServerAsking {
    static let configuration = CommandConfiguration(
        commandName: "match", abstract: "Shows which app opens a URL, and which rule decides",
        discussion: """
            The rules come from a file (--file) or from a host (--domain alone, which fetches the file from the host \
            itself, or with --cdn only from Apple's CDN). Without --app, the URL is decided for each app that the file \
            lists in applinks.

            --urls reads one URL per line and prints one line per app: verdict<TAB>app<TAB>URL. --batch reads one JSON \
            object per line from standard input, {"id": any, "aasa": {…}, "app": "…", "domain": "…", "url": "…"}, and \
            prints {"id": …, "verdict": …} for each; a line that cannot be read becomes {"id": …, "error": "…"}.

            An id and every other JSON value is returned as it was given. --urls prints a URL as it was given too, but \
            writes \\u{…} for a control character and for a sign that would begin a command on a build server.

            Exit codes: 0 whatever the verdict; 1 if the AASA file cannot be read, with findings that say why; 64 wrong \
            usage; 66 an input is missing or unreadable.
            """ + Examples.text(of: "match"))

    @Argument(help: ArgumentHelp("URLs, compared as they are written", valueName: "url"))
    var arguments: [String] = []

    @Option(
        name: .long, help: ArgumentHelp("The AASA file; - is standard input", valueName: "FILE"), completion: .file())
    var file: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Domain that the file is for, such as example.com or *.example.com (with --file, otherwise the host of each URL)",
            valueName: "HOST"))
    var domain: String?

    @Option(
        name: .long,
        help: ArgumentHelp("Decide for this app, by any identifier that the file lists; repeatable", valueName: "ID"))
    var app: [String] = []

    @Flag(name: .long, help: "Show each rule that was tried, the closest one, and what would make it match")
    var trace = false

    @Option(
        name: .long, help: ArgumentHelp("File with one URL per line; - is standard input", valueName: "FILE"),
        completion: .file())
    var urls: String?

    @Flag(name: .long, help: "Answer questions from standard input, one JSON object per line")
    var batch = false

    @OptionGroup var form: AnswerOptions

    @OptionGroup(title: "Network") var network: NetworkOptions

    /// Whether the rules have to be fetched.
    var asksServers: Bool { !batch && file == nil }

    func validate() throws {
        if batch {
            guard arguments.isEmpty, urls == nil, file == nil, domain == nil, app.isEmpty, !trace, form.format == .human
            else {
                throw ValidationError(
                    "--batch cannot be combined with URLs or other options: its lines contain everything")
            }
            return
        }
        if file == nil, domain == nil { throw ValidationError("say where the rules are: --file FILE or --domain HOST") }
        if let domain, domain.isEmpty { throw ValidationError("--domain '': not a host; give one such as example.com") }
        if arguments.isEmpty == (urls == nil) { throw ValidationError("give either URLs, or --urls FILE") }
        if urls != nil, trace || form.format == .json {
            throw ValidationError("--urls prints plain lines: it cannot be combined with --trace or --format json")
        }
        if file == "-", urls == "-" { throw ValidationError("only one of --file and --urls can be standard input") }
        if let empty = app.first(where: \.isEmpty) { throw ValidationError("--app '\(empty)': give an app identifier") }
    }

    func run() throws(Failure) {
        if batch { return try answerBatch() }
        try network.requireUse(by: [])
        if let file { try answer(from: LinkFile.reading(try Inputs.association(at: file))) }
    }

    func run() async throws(Failure) {
        guard let domain else { return }
        let (file, evidence) = try await Inputs.association(ofDomain: domain, network)
        try network.requireUse(by: [evidence])
        try answer(from: file)
    }
}

extension MatchCommand {
    private func answer(from reading: Result<LinkFile, LinkFile.Failure>) throws(Failure) {
        let style = form.color.style
        switch reading {
        case .failure(let failure):
            let human = failure.report.text(style: style)
            if urls != nil {
                Terminal.warn(human, as: .text(style))
            } else {
                try form.format.print(
                    in: style, human: human,
                    json: LinkJSON.text(of: LinkReport([]), findings: failure.report.findings, isTraced: trace))
            }
            throw .findings
        case .success(let file):
            let apps = app.isEmpty ? file.links.apps : app
            if apps.isEmpty { Terminal.complain("\(plain: file.text.name): the file lists no app in applinks") }
            if let urls { return try answerLines(of: urls, apps, file) }
            let report = LinkReport(arguments.separated, in: file, apps: apps, domain: domain)
            try form.format.print(
                in: style, human: LinkReportText(style: style, isTraced: trace).text(of: report),
                json: LinkJSON.text(of: report, isTraced: trace))
        }
    }

    private func answerLines(of path: String, _ apps: [String], _ file: LinkFile) throws(Failure) {
        var lines = LinkLines(file.links, apps: apps, domain: domain.map { LinkDomain(named: $0) })
        var number = 0
        var tooLong: Int?
        try Stream.answer(path, as: .plain) { line, output in
            number += 1
            if let line { lines.answer(line, into: &output) } else { tooLong = tooLong ?? number }
        }
        if let tooLong { throw .input("\(plain: path):\(tooLong): the line is too long for a URL") }
    }

    private func answerBatch() throws(Failure) {
        var batch = LinkBatch()
        try Stream.answer("-", as: .json) { line, output in batch.answer(line, into: &output) }
    }
}
