import AssociationModel
import Catalogue
import Findings
import Judging
import TextFormats
import UniversalLinks

/// Reads the members of `.aasa.json` and continues after each mistake.
struct ConfigurationReader: SitesAndAppsReading {
    var problems: [ConfigurationProblem] = []
    var sites: [ExpectationFile.Site] = []
    var apps = NamedApps()
    private(set) var checks: [ConfigurationFile.Check] = []
    private(set) var expectations: [LocatedString] = []
    var environments: [ConfigurationFile.Environment] = []
    var severities: [ConfigurationFile.Severities] = []
    var ignored: [IgnoreEntry] = []
    private(set) var baseline: LocatedString?
    private(set) var threshold: Report.Threshold?
    private(set) var thresholdSpan: SourceSpan?
    let text: SourceText

    init(_ text: SourceText) { self.text = text }

    mutating func read(_ root: JSONValue) {
        guard let members = members(of: root, "the configuration", ConfigurationFile.fileSchema) else { return }
        if let value = members.value("sites") { readSites(value) }
        if let value = members.value("apps") { readApps(value) }
        for entry in elements(members.value("checks"), "checks") { readCheck(entry) }
        expectations = strings(members.value("expectations"), "expectations", "a path")
        if let value = members.value("environments") { readEnvironments(value) }
        if let value = members.value("severities") { readSeverities(value) }
        if let value = members.value("ignore") { readIgnored(value) }
        baseline = optionalString("baseline", members)
        let written = optionalString("fail-on", members)
        thresholdSpan = written?.span
        threshold = written.flatMap {
            word($0, "severity", among: Report.Threshold.allCases) { $0.rawValue }
        }
    }

    // MARK: Checks

    private mutating func readCheck(_ entry: JSONValue) {
        guard let members = members(of: entry, "a check", ConfigurationFile.checkSchema) else { return }
        let subject = string(of: "subject", members, in: entry)
        let app = optionalString("app", members).flatMap { self.app($0) }
        let services = strings(members.value("services"), "services", "a service").compactMap { text in
            word(text, "service", among: Service.allCases) { $0.rawValue }
        }
        let feature = optionalString("feature", members).flatMap { text in
            word(text, "feature", among: Feature.allCases) { $0.rawValue }
        }
        let screens = strings(members.value("screens"), "screens", "a path")
        if let feature, feature.service != .webcredentials, let value = members.value("screens") {
            complain(
                "screens are checked for a password feature, not for \(feature.rawValue)", at: value.opening,
                help: "write \"feature\": \"strong-passwords\", or leave “screens” out")
        }
        let policy = optionalString("policy", members)
        if let policy, screens.isEmpty {
            complain(
                "a policy needs screens", at: policy.span, help: "add “screens”, the files of the sign-up screens")
        }
        guard let subject else { return }
        if subject.text.isEmpty { return complain("the subject is empty", at: subject.span) }
        checks.append(
            ConfigurationFile.Check(
                subject: subject, app: app, services: services, feature: feature, screens: screens,
                target: optionalString("target", members)?.text,
                configuration: optionalString("configuration", members)?.text, policy: policy))
    }

    // MARK: Values

    /// A string that may be left out; nil after a mistake, too.
    mutating func optionalString(_ key: String, _ members: [JSONMember]) -> LocatedString? {
        guard let value = members.value(key) else { return nil }
        guard let text = LocatedString(value) else {
            complain(value, key, "a string")
            return nil
        }
        return text
    }

    /// The strings of an array that may be left out.
    mutating func strings(_ value: JSONValue?, _ key: String, _ what: Message) -> [LocatedString] {
        elements(value, key).compactMap { element in
            guard let text = LocatedString(element), !text.text.isEmpty else {
                complain("an entry of \(key) is not \(what)", at: element.opening)
                return nil
            }
            return text
        }
    }

    /// The name of the condition that a code or a name stands for.
    mutating func findingName(_ text: LocatedString) -> String? {
        if let check = Catalog.check(text.text) { return check.identity.name }
        let near = nearest(to: text.text, among: Catalog.names)
        complain(
            "there is no finding \(text.text)\(Self.suggestion(near))", at: text.span,
            help: near == nil ? "aasa explain --list shows all findings" : nil)
        return nil
    }
}
