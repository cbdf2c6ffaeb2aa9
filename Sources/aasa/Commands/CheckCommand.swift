import ArgumentParser
import AssociatedDomains

/// `aasa check`: the main job.
struct CheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Checks that apps and websites name each other, and says why not.",
        discussion: """
            A SUBJECT is an entitlement string (webcredentials:example.com), else a path if it holds a / or exists, \
            else a domain (example.com). Read are .app, .xcarchive, .ipa, .mobileprovision, .provisionprofile, \
            .xcodeproj and .entitlements, Expo's app.json and Capacitor's capacitor.config.json: each app, App Clip \
            and extension is checked by its own identifier.
            """)

    @Argument(
        help: ArgumentHelp("Entitlement strings, apps, projects and their files, or domains.", valueName: "subject"))
    var subjects: [String]

    @OptionGroup(title: "App") var app: AppOptions

    @Option(name: .long, help: "The service to check a bare domain for (webcredentials without this); repeatable.")
    var service: [Service] = []

    @Option(name: .long, help: "What is wanted to work: the services and conditions it needs.")
    var feature: Feature?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Sign-up screens to judge too: files and directories, as of aasa screens; repeatable. Without --feature it is strong-passwords.",
            valueName: "PATH"))
    var screens: [String] = []

    @OptionGroup var policy: PolicyOptions

    @OptionGroup(title: "Network") var network: NetworkOptions

    @OptionGroup(title: "Report") var output: OutputOptions

    func validate() throws {
        if !screens.isEmpty, wanted?.service != .webcredentials {
            throw ValidationError("--screens belongs to a feature of passwords, such as strong-passwords")
        }
        if policy.policy != nil, screens.isEmpty { throw ValidationError("--policy needs --screens") }
        guard app.target != nil || app.configuration != nil else { return }
        guard subjects.contains(where: { AppFile.Form(path: $0)?.isProject == true }) else {
            throw ValidationError("--target and --configuration need an .xcodeproj")
        }
    }

    func run() async throws {
        let apps = try app.apps()
        let evidence: Evidence
        var code: ExitCode?
        let screenPolicy = try policy.value()
        do throws(Failure) {
            var question = try await question(apps: apps)
            question.screenPolicy = screenPolicy
            if !screens.isEmpty { code = ScreenInputs.add(screens, to: &question) }
            let check = AssociationCheck(question)
            evidence = await check.evidence(from: try network.source())
            try network.save(evidence.exchanges)
        } catch {
            throw error.exitCode()
        }
        do { try output.deliver(Report(judging: evidence)) } catch { throw code ?? error }
        if let code { throw code }
    }

    /// The feature that is asked about: screens are about strong passwords.
    private var wanted: Feature? { feature ?? (screens.isEmpty ? nil : .strongPasswords) }

    private func question(apps: [AppIdentifier]) async throws(Failure) -> Question {
        var question = Question(
            apps: apps, feature: wanted, contentDelivery: try network.contentDelivery(), now: .now)
        let claims = try await Inputs.claims(of: subjects, services: services, app)
        question.lists = claims.lists
        question.apps += claims.apps.filter { !apps.contains($0) }
        return question
    }

    private var services: [Service] {
        service.isEmpty ? [wanted?.service ?? .webcredentials] : service
    }
}

/// What an argument of `aasa check` is.
enum Subject {
    case entitlement
    case path
    case domain

    init(_ argument: String) {
        if let colon = argument.firstIndex(of: ":"),
            Self.isServiceLike(argument[..<colon], argument[colon...].dropFirst())
        {
            self = .entitlement
        } else if argument.contains("/") || LocalFiles().exists(argument)
            || AppFile.Form(path: argument)?.isCertain == true
        {
            self = .path
        } else {
            self = .domain
        }
    }

    // A known service, or a word before something that is no port: then it is a misspelt service.
    private static func isServiceLike(_ word: Substring, _ rest: Substring) -> Bool {
        if Service(rawValue: String(word)) != nil { return true }
        return !word.contains("/") && !word.contains(".") && !rest.hasPrefix("//")
            && !rest.utf8.allSatisfy(\.isASCIIDigit)
    }
}
