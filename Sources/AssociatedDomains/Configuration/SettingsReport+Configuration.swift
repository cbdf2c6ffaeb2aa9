package import Findings
import Judging
import TextFormats

extension SettingsReport {
    /// What is in effect with a configuration and without any option; without a configuration, the defaults.
    package init(_ input: ConfigurationInput?) {
        let settings = input.map { input in
            Self.subjects(of: input) + Self.sites(of: input) + Self.network(of: input) + Self.findings(of: input)
        }
        self.init(
            file: input?.path, environment: input?.environment?.name.text,
            environments: input?.file.environments.map(\.name.text) ?? [],
            settings: settings ?? Self.network(of: nil) + [Setting("findings", "fail-on", "error", at: nil)])
    }

    private static func subjects(of input: ConfigurationInput) -> [Setting] {
        let text = input.file.text
        let apps = input.file.apps.names.map { name in
            Setting(
                "apps", name, input.file.apps.identifiers[name]?.raw ?? "",
                at: input.file.apps.spans[name].map { .text(text, $0) })
        }
        let checks = zip(input.file.checks, input.requests).map { check, request in
            Setting(
                "checks", check.subject.text, Self.description(of: request), at: .text(text, check.subject.span))
        }
        let expectations = input.file.expectations.map {
            Setting("expectations", "", input.path($0), at: .text(text, $0.span))
        }
        return apps + checks + expectations
    }

    private static func description(of request: CheckRequest) -> String {
        var parts: [String] = []
        parts += request.apps.map { "app \($0.raw)" }
        parts += request.services.map { "service \($0.rawValue)" }
        if let feature = request.wantedFeature { parts.append("feature \(feature.rawValue)") }
        if let target = request.target { parts.append("target \(target)") }
        if let configuration = request.configuration { parts.append("configuration \(configuration)") }
        parts += request.screens.map { "screens \($0)" }
        if let policy = request.policy { parts.append("policy \(policy)") }
        return parts.joined(separator: ", ")
    }

    private static func sites(of input: ConfigurationInput) -> [Setting] {
        (input.environment?.sites ?? input.file.sites).map { site in
            Setting("sites", site.host, input.path(site.path), at: .text(input.file.text, site.path.span))
        }
    }

    private static func network(of input: ConfigurationInput?) -> [Setting] {
        let network = input?.network ?? NetworkChoices()
        func setting(_ name: String, _ value: String) -> Setting {
            let span = input?.environment?.spans[name]
            return Setting("network", name, value, at: span.flatMap { span in input.map { .text($0.file.text, span) } })
        }
        let isOffline = network.isOffline ?? false
        var settings = [setting("offline", String(isOffline))]
        guard !isOffline else { return settings }
        settings += [
            setting("cdn", (network.cdn ?? .auto).rawValue),
            setting("cdn-url", network.cdnBase ?? Question.ContentDelivery.appleBase),
        ]
        settings += network.connectTo.map { setting("connect-to", $0.raw) }
        settings += network.resolve.map { setting("resolve", $0.raw) }
        if let roots = network.trustedRoots { settings.append(setting("cacert", roots)) }
        return settings + [
            setting("timeout", seconds(network.timeout ?? NetworkChoices.defaultTimeout)),
            setting("jobs", String(network.concurrency ?? NetworkChoices.defaultConcurrency)),
            setting("allow-private", String(network.allowsPrivateAddresses ?? false)),
        ]
    }

    private static func seconds(_ time: Double) -> String {
        time == time.rounded() ? "\(Int(time)) s" : "\(time) s"
    }

    private static func findings(of input: ConfigurationInput) -> [Setting] {
        let file = input.file
        let severities = file.severities.map { severities in
            let value = severities.standing.severity.map { "counts as \($0.rawValue)" } ?? "does not count"
            return Setting("findings", severities.finding, value, at: .text(file.text, severities.span))
        }
        let ignored = file.ignored.map { entry in
            let end = entry.lastDay.map { "until \($0.date)" } ?? "without an end"
            return Setting(
                "findings", "ignore", "\(entry.description) \(end): \(Message.escaped(entry.reason))", at: entry.place)
        }
        let baseline = file.baseline.map {
            Setting("findings", "baseline", input.path($0), at: .text(file.text, $0.span))
        }
        let threshold = Setting(
            "findings", "fail-on", (file.threshold ?? .error).rawValue,
            at: file.thresholdSpan.map { .text(file.text, $0) })
        return severities + ignored + [baseline, threshold].compactMap(\.self)
    }
}
