import ArgumentParser
import AssociatedDomains

/// `aasa check`: checks the associations of apps and domains, over the network or offline.
struct CheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Checks that apps and websites name each other, and finds the cause if they do not",
        discussion: """
            A SUBJECT is an entitlement string (webcredentials:example.com), a path if it contains a / or exists, or \
            otherwise a domain (example.com). A path names an .app, .xcarchive, .ipa, .mobileprovision, \
            .provisionprofile, .xcodeproj or .entitlements file, Expo's app.json, or Capacitor's \
            capacitor.config.json. Each app, App Clip and extension is checked under its own identifier.
            """)

    @Argument(
        help: ArgumentHelp("Entitlement strings, apps, projects and their files, or domains", valueName: "subject"),
        completion: .file())
    var subjects: [String]

    @OptionGroup(title: "App") var app: AppOptions

    @Option(
        name: .long,
        help: "Check bare domains for this service (otherwise webcredentials, or that of --feature); repeatable")
    var service: [Service] = []

    @Option(name: .long, help: "Check what this feature needs")
    var feature: Feature?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Check these sign-up screens too: files and directories, as for aasa screens; repeatable. Implies --feature strong-passwords if no feature is given",
            valueName: "PATH"), completion: .file())
    var screens: [String] = []

    @OptionGroup var policy: PolicyOptions

    @OptionGroup(title: "Network") var network: NetworkOptions

    @OptionGroup(title: "Report") var output: OutputOptions

    func validate() throws {
        if !screens.isEmpty, wanted?.service != .webcredentials {
            throw ValidationError("--screens needs a password feature, such as --feature strong-passwords")
        }
        if policy.policy != nil, screens.isEmpty { throw ValidationError("--policy needs --screens") }
        guard app.target != nil || app.configuration != nil else { return }
        guard subjects.separated.contains(where: { AppFile.Form(path: $0)?.isProject == true }) else {
            throw ValidationError("--target and --configuration need an .xcodeproj")
        }
    }

    func run() async throws {
        let apps = try app.apps()
        let screenPolicy = try policy.value()
        let evidence: Evidence
        var code: ExitCode?
        do throws(Failure) {
            let source = try network.source()
            let subjects = try await app.subjects(subjects.separated, apps: apps, services: services)
            var question = Question(
                lists: subjects.lists, apps: subjects.apps, screenPolicy: screenPolicy, feature: wanted, now: .now)
            if !screens.isEmpty { code = ScreenInputs.add(screens, to: &question) }
            evidence = try await network.evidence(for: question, from: source)
        } catch {
            throw error.exitCode()
        }
        do { try output.deliver(Report(judging: evidence)) } catch { throw code ?? error }
        if let code { throw code }
    }

    /// The feature to check; with `--screens` and no `--feature`, strong passwords.
    private var wanted: Feature? { feature ?? (screens.isEmpty ? nil : .strongPasswords) }

    private var services: [Service] {
        service.isEmpty ? [wanted?.service ?? .webcredentials] : service
    }
}
