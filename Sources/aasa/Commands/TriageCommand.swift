import ArgumentParser
import AssociatedDomains

/// `aasa triage`: a device's log, explained.
struct TriageCommand: ServerAsking {
    static let configuration = CommandConfiguration(
        commandName: "triage", abstract: "Explains what a device's log says about associated domains.",
        discussion: """
            A LOG is what Console shows of a device, what log stream and log show print in any style (ndjson and json \
            too), swcutil_show.txt of a sysdiagnose, the output of curl -v on Apple's CDN, or any of these pasted into \
            other text; - or none is standard input. Every line that is known becomes a finding with its cause, its \
            cure and the command that would confirm it; a line that is said many times is one finding. All other \
            lines are passed over and counted on standard error.

            --check runs these commands at once: domains are those that the log names and those of --domain, apps \
            those that it names. Bundle identifiers are completed by --app or --team-id. Of what swcutil prints, with \
            --app only the entries of these apps are told.
            """)

    @Argument(help: ArgumentHelp("Logs; - is standard input.", valueName: "log"))
    var logs: [String] = []

    @Option(
        name: .customLong("app"),
        help: ArgumentHelp("The app that a line means which names its bundle identifier; repeatable.", valueName: "ID"))
    var identifiers: [String] = []

    @Option(name: .long, help: ArgumentHelp("The Team ID of the apps that the log names.", valueName: "T"))
    var teamId: String?

    @Flag(name: .long, help: "Check what the log names, and report both.")
    var check = false

    @Option(
        name: .long,
        help: ArgumentHelp("A domain to check for lines that name none; repeatable; with --check.", valueName: "HOST"))
    var domain: [String] = []

    @OptionGroup(title: "Network") var network: NetworkOptions

    @OptionGroup(title: "Report") var output: OutputOptions

    /// Whether the log is checked against servers.
    var asksServers: Bool { check }

    func validate() throws {
        if !domain.isEmpty, !check { throw ValidationError("--domain goes with --check") }
        if logs.count(where: { $0 == "-" }) > 1 { throw ValidationError("standard input can be read once") }
        for domain in domain where Claim(argument: domain, impliedService: .webcredentials).siteKey == nil {
            throw ValidationError("--domain \(Message.escaped(domain)): a host, as in example.com")
        }
        if let teamId, AppIdentifier(prefix: teamId, bundleIdentifier: "a.b") == nil {
            throw ValidationError("--team-id \(Message.escaped(teamId)): ten letters or digits")
        }
    }

    func run() throws {
        let input = try LogInput(paths: logs, identifiers: identifiers, team: teamId)
        try deliver(input.report, input.code)
    }

    func run() async throws {
        let input = try LogInput(paths: logs, identifiers: identifiers, team: teamId)
        let checked: Report?
        do throws(Failure) { checked = try await report(checking: input) } catch { throw error.exitCode() }
        // The checks tell the cause, the log what came of it.
        try deliver(checked.map { .joined([$0, input.report]) } ?? input.report, input.code)
    }

    private func deliver(_ report: Report, _ code: ExitCode?) throws {
        do { try output.deliver(report) } catch { throw code ?? error }
        if let code { throw code }
    }

    private func report(checking input: LogInput) async throws(Failure) -> Report? {
        let plan = LogChecks(input.logs, apps: input.apps, domains: domain)
        for complaint in plan.complaints { Terminal.complain(complaint) }
        guard !plan.lists.isEmpty else { return nil }
        let question = Question(
            lists: plan.lists, feature: plan.feature, contentDelivery: try network.contentDelivery(), now: .now)
        let evidence = await AssociationCheck(question).evidence(from: try network.source())
        try network.save(evidence.exchanges)
        return Report(judging: evidence)
    }
}
