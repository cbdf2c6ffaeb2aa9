import ArgumentParser
import AssociatedDomains

/// `aasa triage`: a device's log, explained.
struct TriageCommand: ServerAsking {
    static let configuration = CommandConfiguration(
        commandName: "triage", abstract: "Explains what a device's log says about associated domains",
        discussion: """
            A LOG is text copied from Console, the output of log stream or log show in any style (including ndjson \
            and json), a sysdiagnose (.tar.gz) or swcutil_show.txt from it, the output of curl -v for Apple's CDN, the output of a build or of \
            an upload to the App Store, the errors of passkey libraries and browsers, or any of these pasted into \
            other text, also quoted with > or wrapped. A LOG that is not the path of a file is taken for such a line itself. Without a \
            LOG, or with -, standard input is read. Every known line becomes a finding with its cause, its fix and the command that confirms it; repeated lines become one finding. All \
            other lines are skipped, and counted on standard error.

            --check runs these commands at once, for the apps and domains that the log names and the domains of \
            --domain, and tells what was right by then, so that a device has an old copy. --app or --team-id completes bundle identifiers. With --app, only the entries of these apps are \
            reported from the output of swcutil.
            """ + Examples.text(of: "triage"))

    @Argument(help: ArgumentHelp("Logs, or lines of one; - is standard input", valueName: "log"), completion: .file())
    var logs: [String] = []

    @Option(
        name: .customLong("app"),
        help: ArgumentHelp(
            "App identifier for log lines that name only a bundle identifier; repeatable", valueName: "ID"))
    var identifiers: [String] = []

    @Option(name: .long, help: ArgumentHelp("Team ID of the apps that the log names", valueName: "T"))
    var teamId: String?

    @Flag(name: .long, help: "Also check the apps and domains that the log names")
    var check = false

    @Option(
        name: .long,
        help: ArgumentHelp("With --check: domain to check for log lines that name none; repeatable", valueName: "HOST"))
    var domain: [String] = []

    @OptionGroup(title: "Network") var network: NetworkOptions

    @OptionGroup(title: "Report") var output: OutputOptions

    /// Whether `--check` is given, which contacts servers, or an archive, which another program unpacks.
    var asksServers: Bool { check || logs.contains(where: Sysdiagnose.isNamed) }

    func validate() throws {
        if !domain.isEmpty, !check { throw ValidationError("--domain needs --check") }
        if logs.separated.count(where: { $0 == "-" }) > 1 {
            throw ValidationError("standard input can be read only once")
        }
        for domain in domain {
            do throws(WrittenHost.Refusal) { _ = try WrittenHost(domain, allowing: .ofOneHost) } catch {
                throw ValidationError("--domain: \(error)")
            }
        }
        if let teamId, AppIdentifier(prefix: teamId, bundleIdentifier: "a.b") == nil {
            throw ValidationError("--team-id \(Message.escaped(teamId)): a Team ID is ten letters or digits")
        }
    }

    func run() throws {
        let input = try LogInput(paths: logs.separated, identifiers: identifiers, team: teamId)
        try output.deliver(input.report(), endingWith: input.code)
    }

    func run() async throws {
        let input = try await LogInput(unpacking: logs.separated, identifiers: identifiers, team: teamId)
        guard check else { return try output.deliver(input.report(), endingWith: input.code) }
        let checked = try await report(checking: input)
        // The cause comes first, then the log lines that it led to.
        let report = input.report(after: checked)
        try output.deliver(checked.map { .joined([$0, report]) } ?? report, endingWith: input.code)
    }

    private func report(checking input: LogInput) async throws(Failure) -> Report? {
        let plan = LogClaims(input.logs, apps: input.apps, domains: hosts)
        for gap in plan.gaps { Terminal.complain(Self.complaint(gap)) }
        guard !plan.lists.isEmpty else { return nil }
        let check = AssociationCheck(
            InputParts(lists: plan.lists), Choices(feature: plan.feature, now: .now), from: try network.source())
        let evidence = try await network.evidence(for: check)
        try network.requireUse(by: [evidence])
        return check.report(on: evidence)
    }

    private var hosts: [String] {
        domain.map { (try? WrittenHost($0, allowing: .ofOneHost))?.authority ?? $0 }
    }

    private static func complaint(_ gap: LogClaims.Gap) -> Message {
        switch gap {
        case .domain: "--check: a log line names no domain; add it with --domain example.com"
        case .team(let bundle):
            "--check: the log does not name the Team ID of \(plain: bundle); add --team-id or --app"
        case .everything: "--check: no line of the log can be confirmed by a check"
        }
    }
}
