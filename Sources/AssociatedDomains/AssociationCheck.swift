public import AssociationModel
import Findings
import Judging
import LinkHandlers
public import PasswordRules
import SignUpScreens
import TextFormats

/// A check: what is looked at, where the evidence comes from, and the choices that apply.
///
///     let check = try AssociationCheck("webcredentials:example.com", app: "7D3KX9QW2M.com.example.app")
///     let report = try await check.report()
///     for association in report.associations { print(association.domain, association.verdict) }
///     for finding in report.findings { print(finding.code, finding.name, finding.message) }
///
/// The commands of `aasa` and its page make the same value, so that none of them knows more than a program can.
public struct AssociationCheck: Sendable {
    /// Where evidence comes from.
    public var source: EvidenceSource
    /// Whether the origin's file alone answers what is asked, so that the CDN copy is not fetched besides.
    let needsOneCopy: Bool
    /// The screens that were read.
    package private(set) var screens: [ScreenFiles] = []
    /// What was found in the folders that were searched.
    private(set) var found: [Report.Found] = []
    /// The expectation files that were named or found, to be tested by themselves.
    package internal(set) var expectations: [String] = []
    /// The URLs of which the report says which apps they open.
    package var links: [String] = []
    /// The apps and projects that were found there and could not be read.
    package private(set) var unread: [InputFailure] = []
    /// What a person may have meant otherwise, a sentence each.
    package var remarks: [Message] = []
    /// What was given to be checked, as it was named.
    private var inputs: [Report.Input]
    private var asked: Question

    /// Makes a check of what inputs say.
    ///
    /// - Parameter needsOneCopy: whether one copy of each file is enough: the CDN's if it is asked instead of the origin.
    package init(
        _ parts: InputParts = InputParts(), _ choices: Choices = Choices(now: .now),
        from source: EvidenceSource = .nowhere, needsOneCopy: Bool = false,
        naming inputs: [Report.Input] = []
    ) {
        asked = Question(parts, choices)
        self.inputs = inputs
        self.source = source
        self.needsOneCopy = needsOneCopy
    }

    /// The hosts whose files are needed, each once.
    package var hosts: [String] { asked.parts.hosts }

    /// How many entries of associated domains are judged.
    package var claimCount: Int { asked.parts.claims.lists.reduce(0) { $0 + $1.claims.count } }

    /// How many screens are judged.
    package var screenCount: Int { asked.parts.screens.screens.count }

    /// The services that an AASA file should list the apps for; empty for all services in the file. A claim names its own.
    public var services: [Service] {
        get { asked.choices.services }
        set { asked.choices.services = newValue }
    }

    /// The feature whose further conditions are checked; nil for none.
    public var feature: Feature? {
        get { asked.choices.feature }
        set { asked.choices.feature = newValue }
    }

    /// The host or server whose fixes the report shows; nil to recognise it from its answer or its files.
    public var stack: Stack? {
        get { asked.choices.stack }
        set { asked.choices.stack = newValue }
    }

    /// Whether something claims domains or should, or is the file of a site.
    package var hasClaims: Bool { !(asked.parts.claims.lists.isEmpty && asked.parts.files.isEmpty) }

    /// The apps that the check is about, each once: those that its files name, then those that were named beside them.
    public var apps: [AppIdentifier] {
        (asked.parts.claims.lists.compactMap(\.app) + asked.parts.claims.apps).uniqued()
    }

    /// Checks sign-up screens too: whether iOS offers a strong password on them, and saves it.
    ///
    /// - Parameters:
    ///   - screens: the screens that were read.
    ///   - policy: what the server requires of passwords, which the rules of the screens should imply.
    public mutating func add(_ screens: ScreenFiles, policy: PasswordPolicy? = nil) {
        look(at: screens, policy)
        feature = feature ?? .strongPasswords
    }

    /// Takes what was found in a folder besides what its apps claim.
    ///
    /// - Parameters:
    ///   - withScreens: whether its screens are looked at.
    ///   - withHandlers: whether the code of its apps is read for who receives links.
    mutating func take(_ project: Project, withScreens: Bool, withHandlers: Bool, _ policy: PasswordPolicy?) {
        var found = project.found
        if withHandlers {
            let (handled, problems) = project.handlers
            asked.parts.handlers += handled
            found.handlers = handled.map(\.path).uniqued()
            found.passedOver += problems.map { .init($0.place.file ?? project.folder, $0.message) }.filter { problem in
                !found.passedOver.contains { $0.path == problem.path }
            }
        }
        let folders = withScreens ? project.screenFolders : []
        let files = ScreenFiles(
            reading: folders, without: folders.isEmpty ? [] : project.foreignScreenFiles, isSearch: true)
        if !files.isEmpty {
            asked.parts.screens.add(files.parts)
            asked.choices.policy = policy ?? asked.choices.policy
            found.screens = folders
        }
        self.found.append(found)
        expectations += project.expectations
        unread += project.failures
    }

    mutating func look(at files: ScreenFiles, _ policy: PasswordPolicy?) {
        screens.append(files)
        inputs += files.paths.map { Report.Input($0, .screens, path: $0) }
        asked.parts.screens.add(files.parts)
        asked.choices.policy = policy ?? asked.choices.policy
    }

    /// Demands that the files list apps.
    mutating func demand(_ apps: [AppIdentifier]) throws(CheckFailure) {
        guard !apps.isEmpty else { throw .noApp }
        asked.parts.claims.apps = apps
    }

    /// Adds password rules by themselves.
    package mutating func add(_ rules: PasswordRulesText) {
        asked.parts.screens.rules.append(rules)
        inputs.append(
            Report.Input(rules.text.string(in: SourceSpan(0, rules.text.bytes.count)), .passwordRules, path: nil))
    }

    /// Adds a file that may have password rules.
    package mutating func add(rulesOf parts: InputParts) {
        asked.parts.add(parts)
        inputs += parts.screens.rules.prefix(1).map { Report.Input($0.text, .passwordRules) }
    }

    /// Whether there are password rules, or some that are computed and so not checked.
    package var hasPasswordRules: Bool {
        !asked.parts.screens.rules.isEmpty || !asked.parts.screens.descriptorFiles.allSatisfy(\.unclear.isEmpty)
    }

    /// A report that says what was checked, and when.
    func stating(_ report: Report, at now: Instant) -> Report {
        report.stating(inputs, found: found, at: now.description)
    }

    /// What is asked, as of a moment.
    func question(at now: Instant) -> Question {
        var question = asked
        question.choices.now = now
        return question
    }
}
