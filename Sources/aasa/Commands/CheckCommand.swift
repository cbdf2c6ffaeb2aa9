import ArgumentParser
import AssociatedDomains

/// `aasa check`: checks the associations of apps and domains, over the network or offline.
struct CheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Checks that apps and websites name each other, and finds the cause if they do not",
        discussion: """
            A SUBJECT is an entitlement string (webcredentials:example.com), a URL (its host is checked, and which apps open \
            it), a line that a device logged, a path if it contains a / or exists, or otherwise a domain (example.com). - is \
            standard input, with any of these or a file in it. The path of a folder names a project: the apps in \
            it, its sites, the screens of the apps and expectation files, each as far as it is found. Another path names an .app, .xcarchive or .ipa (also in a .zip), a \
            .mobileprovision, .provisionprofile, .xcodeproj, .xcworkspace or .entitlements file, Expo's app.json or \
            app.config.ts, the files in which Capacitor, Cordova, Tauri, Tuist, XcodeGen and .NET MAUI describe apps, an AASA file, an expectation file or a log. Each app, App Clip and extension is checked under its own identifier.

            Without a subject, the checks and expectations of the configuration are run, .aasa.json in the working \
            directory or the nearest folder above it, or without one the working directory is checked as a project; \
            options take precedence over what the configuration says. aasa config shows \
            what is in effect, and aasa init --config writes one.

            aasa fetch shows the exchanges themselves: addresses, certificates, header fields and times.
            """ + Examples.text(of: "check"))

    @Argument(
        help: ArgumentHelp(
            "Entitlement strings, domains, URLs, apps, folders and files, or lines of a log", valueName: "subject"),
        completion: .file())
    var subjects: [String] = []

    @OptionGroup(title: "App") var app: AppOptions

    @OptionGroup var wanted: WantedOptions

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Check these sign-up screens too: files and directories, as for aasa screens; repeatable. Implies --feature strong-passwords if no feature is given",
            valueName: "PATH"), completion: .file())
    var screens: [String] = []

    @OptionGroup var policy: PolicyOptions

    @OptionGroup var stack: StackOptions

    @OptionGroup(title: "Network") var network: NetworkOptions

    @OptionGroup(title: "Configuration") var project: ConfigurationOptions

    @OptionGroup(title: "Report") var output: OutputOptions

    func validate() throws {
        if !subjects.isEmpty, !given([]).screensFitFeature {
            throw ValidationError("--screens needs a password feature, such as --feature strong-passwords")
        }
        guard !subjects.isEmpty else { return }
        if policy.policy != nil, screens.isEmpty { throw ValidationError("--policy needs --screens") }
        try app.validate(for: subjects.separated)
    }

    func run() async throws {
        let configuration = try project.input()
        let given = given(try app.named.apps(under: configuration, allowingBundleAlone: true))
        let requests = subjects.isEmpty ? try Self.requests(of: configuration, given) : [given]
        let configured = subjects.isEmpty ? configuration?.namedSites ?? [] : []
        let choices = network.choices(under: configuration)
        var run = CheckRun(
            stack: stack.stack.stack, sites: SiteUses(network.namedSites + configured), timeout: choices.timeout)
        let source = try network.source(under: configuration).remembering
        for request in requests { try await run.check(request, from: source) }
        if subjects.isEmpty, let configuration {
            try await run.test(configuration.file.expectations.map(configuration.path), from: source)
        }
        try network.save(run.exchanges)
        let isOffline = choices.isOffline == true
        try run.deliver(
            through: output, under: configuration, subjects.isEmpty ? (isOffline ? .offline : .whole) : .part)
    }

    /// What the arguments ask for.
    private func given(_ apps: [AppIdentifier]) -> CheckRequest {
        var request = CheckRequest(
            subjects: subjects.separated.map { DeclaredText($0) }, apps: apps, services: wanted.service,
            feature: wanted.feature, screens: screens, target: app.target, configuration: app.configuration,
            policy: policy.policy)
        request.bundleIdentifier = app.named.teamId == nil ? app.named.bundleId : nil
        request.readsConfiguration = !project.noConfig
        return request
    }

    /// What the configuration asks for, with what the arguments say in its place.
    private static func requests(
        of configuration: ConfigurationInput?, _ given: CheckRequest
    ) throws -> [CheckRequest] {
        guard let configuration else {
            guard given.screensFitFeature else {
                throw Failure.usage("--screens needs a password feature, such as --feature strong-passwords")
            }
            return [CheckRequest(subjects: [DeclaredText(".")]).overridden(by: given)]
        }
        let file = configuration.file
        guard !file.checks.isEmpty || !file.expectations.isEmpty else {
            throw Failure.usage(
                "nothing to check: give a subject; \(plain: configuration.path) has neither checks nor expectations")
        }
        return try configuration.requests.map {
            let request = $0.overridden(by: given)
            guard request.screensFitFeature else {
                let feature: Message = "\(plain: request.feature?.rawValue ?? "")"
                throw Failure.usage(
                    "\(plain: request.subjectNames): screens are checked for a password feature, not for \(feature)"
                )
            }
            return request
        }
    }
}
