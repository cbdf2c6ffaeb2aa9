package import AssociationModel
package import Findings
import Judging
package import TextFormats
package import UniversalLinks

/// A project's configuration, `.aasa.json`: what is checked, against what, and which findings count. JSON, in which comments
/// and trailing commas are allowed.
///
///     {
///         "apps": {"shop": "7D3KX9QW2M.com.example.shop"},
///         "checks": [{"subject": "Shop.xcodeproj", "app": "shop", "feature": "strong-passwords"}],
///         "sites": {"shop.example.com": "public"},
///         "ignore": [{"finding": "redirected", "reason": "moves in May", "until": "2027-05-31"}]
///     }
///
/// Paths are as written: relative to the file. Every mistake is a value with its place.
package struct ConfigurationFile: Sendable {
    /// What `aasa check` checks when it is given no subject.
    package struct Check: Sendable {
        package let subject: LocatedString
        /// The app that the site should list besides those that the subject names.
        package let app: AppIdentifier?
        /// The services that a bare domain is checked for.
        package let services: [Service]
        package let feature: Feature?
        /// The files and folders of the sign-up screens.
        package let screens: [LocatedString]
        /// The target of an .xcodeproj; nil for all.
        package let target: String?
        /// The configuration of an .xcodeproj, such as `Release`; nil for all.
        package let configuration: String?
        /// The policy for passwords: `entra`, or a file.
        package let policy: LocatedString?
    }

    /// Where evidence comes from in one environment, such as `staging`. It takes precedence over what holds everywhere.
    package struct Environment: Sendable {
        package let name: LocatedString
        /// The sites of this environment; nil for those of the file.
        package let sites: [ExpectationFile.Site]?
        /// The file with certificates to trust.
        package let trustedRoots: LocatedString?
        /// All but the sites and the certificates.
        package let network: NetworkChoices
        /// The places of the keys.
        let spans: [String: SourceSpan]
    }

    /// How a finding counts for the exit code.
    package enum Standing: String, CaseIterable, Sendable {
        /// Not at all.
        case off
        case note, warning, error

        /// The severity that counts; nil for none.
        package var severity: Severity? { Severity(rawValue: rawValue) }
    }

    /// How the findings of one name count.
    package struct Severities: Sendable {
        package let finding: String
        package let standing: Standing
        package let span: SourceSpan
    }

    package let text: SourceText
    package let apps: NamedApps
    package let checks: [Check]
    package let sites: [ExpectationFile.Site]
    package let expectations: [LocatedString]
    package let environments: [Environment]
    package let severities: [Severities]
    package let ignored: [IgnoreEntry]
    package let baseline: LocatedString?
    package let threshold: Report.Threshold?
    /// The place of ``threshold``.
    let thresholdSpan: SourceSpan?
    /// The mistakes, in the order of their places.
    package let problems: [ConfigurationProblem]

    /// The name under which it is looked for.
    package static let name = ".aasa.json"
    /// The size limit in bytes; readers need not read more.
    package static let sizeLimit = Bound.configuration.most
    /// The most entries of `ignore`. Each is compared with each finding.
    package static let ignoreLimit = Bound.ignoreEntries.most

    /// Reads a file. If its JSON is so broken that the meaning is uncertain, only the mistakes in it are reported.
    package init(_ text: SourceText) {
        self.text = text
        let document = JSONParser.parse(text.bytes, dialect: .lenient)
        var reader = ConfigurationReader(text)
        if let root = document.root, document.problems.allSatisfy(\.kind.leavesMeaning) { reader.read(root) }
        apps = reader.apps
        checks = reader.checks
        sites = reader.sites
        expectations = reader.expectations
        environments = reader.environments
        severities = reader.severities
        ignored = reader.ignored
        baseline = reader.baseline
        threshold = reader.threshold
        thresholdSpan = reader.thresholdSpan
        problems = (document.problems.map { ConfigurationProblem($0, of: document, in: text.bytes) } + reader.problems)
            .sorted { $0.span.start < $1.span.start }
    }
}
