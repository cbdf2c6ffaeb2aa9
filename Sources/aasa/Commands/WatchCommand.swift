import ArgumentParser
import AssociatedDomains

/// `aasa watch`: checks associations again and again, and prints what changes.
struct WatchCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "watch",
        abstract: "Checks again and again, and prints a line when something changes",
        discussion: """
            The first lines show the state of each association, and each further line a change: what devices do (by the \
            copy of Apple's CDN), what the server's file says, and findings that came (+) or went (-). It waits longer \
            than --interval if a server asks for it (Retry-After).

            Without --until, it runs until it is ended. Exit codes: 0 if devices accept every association at the last \
            check, by Apple's CDN, or by the server if the CDN was not asked; 75 if this machine had no network then; \
            otherwise 1.
            """ + Examples.text(of: "watch"))

    @Argument(
        help: ArgumentHelp(
            "Entitlement strings, apps, projects and their files, or domains, as for aasa check", valueName: "subject"),
        completion: .file())
    var subjects: [String]

    @OptionGroup(title: "App") var app: AppOptions

    @OptionGroup var wanted: WantedOptions

    @Option(
        name: .long,
        help: "End when devices accept every association, or none, or when what they do changes")
    var until: Watch.Goal?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Time between checks: at least 5, unless only this machine and private networks are asked",
            valueName: "SECONDS"))
    var interval: Double = 60

    @Option(
        name: .long,
        help: ArgumentHelp("End after this time, with one last check, whatever the state", valueName: "SECONDS"))
    var timeoutTotal: Double?

    @Option(name: .long, help: "Format of the lines; json is one object per line")
    var format: AnswerFormat = .human

    @OptionGroup(title: "Network") var network: NetworkOptions

    @OptionGroup(title: "Configuration") var project: ConfigurationOptions

    func validate() throws {
        guard interval > 0, interval <= 86_400 else {
            throw ValidationError("--interval must be more than 0 and at most 86400")
        }
        if let timeoutTotal, !(timeoutTotal >= 0 && timeoutTotal <= 31_536_000) {
            throw ValidationError("--timeout-total must be from 0 to 31536000")
        }
        try app.validate(for: subjects.separated)
        if network.record != nil { throw ValidationError("--record saves a single check: use aasa check") }
    }

    func run() async throws {
        let configuration = try project.input()
        let apps = try app.named.apps(under: configuration)
        let outcome: Watch.Outcome
        do {
            let source = try network.source(under: configuration)
            let check = try await request(apps).check(from: source)
            var uses = SiteUses(network.namedSites)
            uses.add(check.hosts)
            if let complaint = uses.complaint { Terminal.complain(complaint) }
            let watch = Watch(
                check, every: .seconds(interval), for: timeoutTotal.map { .seconds($0) },
                until: until)
            let showsApp = check.apps.count > 1
            outcome = try await watch.run { try tell($0, showsApp: showsApp) }
        } catch let failure as Watch.Failure {
            throw Failure(failure, goal: until)
        } catch let failure as InputFailure {
            throw Failure(failure)
        }
        if !outcome.isReached, let timeoutTotal {
            Terminal.complain("ended by --timeout-total after \(plain: Self.text(of: timeoutTotal)) seconds")
        }
        if !outcome.isAssociated { throw ExitCode(outcome.isHindered ? 75 : 1) }
    }

    private func request(_ apps: [AppIdentifier]) -> CheckRequest {
        CheckRequest(
            subjects: subjects.separated.map { DeclaredText($0) }, apps: apps, services: wanted.service,
            feature: wanted.feature, target: app.target, configuration: app.configuration)
    }

    private func tell(_ event: WatchEvent, showsApp: Bool) throws {
        switch event {
        case .delay(let seconds): Terminal.complain("a server asks to wait \(seconds) seconds before the next check")
        case .change(let change):
            try format.print(
                human: change.line(showsApp: showsApp).description + "\n", json: change.output.line + "\n")
        }
    }

    private static func text(of seconds: Double) -> String {
        seconds == seconds.rounded() ? String(Int(seconds)) : String(seconds)
    }
}

extension Watch.Goal: ExpressibleByArgument {}

extension Failure {
    fileprivate init(_ failure: Watch.Failure, goal: Watch.Goal?) {
        switch failure {
        case .check(let failure): self.init(failure)
        case .nothingToWatch: self = .input("there is no association to watch: aasa check says more")
        case .noApp:
            self = .usage("--until \(plain: goal?.rawValue ?? "") needs an app: name it with --app")
        case .tooOften:
            self = .usage("--interval must be at least 5 seconds, since public servers are asked")
        }
    }
}
