import Catalogue
public import Findings
import Judging
import TextFormats
import UniversalLinks

/// An AASA file with the repairs of its findings made; everything else stays byte for byte.
///
///     let file = RepairedFile(SourceText(bytes, from: .file(path: "apple-app-site-association")))
///     print(UnifiedDiff.text(from: file.original, to: file.text))
///
/// A repair is made only if the file still says everything it said before: every app stays listed, and every URL that a
/// rule matches is decided as before, which is proved on the compiled patterns.
public struct RepairedFile: Sendable {
    /// What is done in addition to the repairs that keep every verdict.
    package struct Options: OptionSet, Sendable {
        /// A bit for each option.
        package let rawValue: Int
        /// Combines options from their bits.
        package init(rawValue: Int) { self.rawValue = rawValue }

        /// Makes repairs even if URLs are decided differently afterwards, such as that of a misspelt `exclude`.
        package static let changingDecisions = Options(rawValue: 1)
        /// Rewrites the old form of `details`: `appID` and `paths` become `appIDs` and `components`.
        package static let renewingPaths = Options(rawValue: 2)
    }

    /// The file before the repairs.
    package let original: SourceText
    /// The file after the repairs.
    public let text: SourceText
    /// The repaired findings, each with its place in the file at that moment: earlier repairs may have moved it.
    public let repaired: [Finding]
    /// The findings whose repair was not made because it would take something away. The last note of each says what, and
    /// their `repair` is nil.
    public let withheld: [Finding]
    /// Why entries of `details` keep their old form in spite of ``Options/renewingPaths``.
    package let kept: [Note]
    /// The findings that are left, as `aasa lint` reports them; if a repair was not made, a note says why.
    public let remaining: Report

    /// Whether anything was repaired or rewritten.
    public var isChanged: Bool { original.bytes != text.bytes }

    /// Repairs a file. A signed file is only judged, since a change would invalidate the signature.
    public init(_ original: SourceText) { self.init(original, []) }

    /// Repairs a file, and does what the options allow besides.
    package init(_ original: SourceText, _ options: Options) {
        var run = RepairRun(original, options)
        run.run()
        self.original = original
        text = run.text
        repaired = run.repaired
        kept = run.kept
        let (report, withheld) = run.outcome
        remaining = report
        self.withheld = withheld
    }
}

/// The repair of a file, in rounds, since one repair may uncover the next finding.
private struct RepairRun {
    // Each round repairs up to a hundred syntax errors, the most that a parser records.
    private static let rounds = 64
    // A trial costs about as much as judging the file, and there may be thousands of repairs to try one by one.
    private static let mostBytesTried = 2 << 20
    private static let fewestTrials = 24

    private static let errorChecks = Catalog.inOrderOfCauses.filter { $0.identity.severity == .error }

    let options: RepairedFile.Options
    let meaning: KeptMeaning
    private(set) var text: SourceText
    private(set) var report: Report
    private(set) var repaired: [Finding] = []
    /// The repairs that were not made, with what each would have taken away.
    private var withheld: [Repair: Message] = [:]
    private(set) var kept: [Note] = []
    private var document: SiteDocument
    private var trials = 0
    /// Whether the report has only what the checks on bytes found.
    private var isOnlyOfBytes = false

    init(_ text: SourceText, _ options: RepairedFile.Options) {
        self.text = text
        self.options = options
        document = SiteDocument(file: text)
        meaning = KeptMeaning(document, keeping: options.contains(.changingDecisions) ? nil : .decidedByFirst)
        report = Report(judgingFile: text)
    }

    mutating func run() {
        guard document.signature == nil, document.json != nil else { return }
        repair()
        guard options.contains(.renewingPaths) else { return }
        renewPaths()
        repair()
    }

    private mutating func repair() {
        for _ in 0..<Self.rounds {
            withheld = [:]
            if repairOnce() { continue }
            guard isOnlyOfBytes else { return }
            judge()
        }
        if isOnlyOfBytes { judge() }
    }

    private mutating func judge() {
        report = Report(judgingFile: text)
        isOnlyOfBytes = false
    }

    private mutating func repairOnce() -> Bool {
        let candidates = report.findings.filter { $0.observation.repair != nil }
        let repairs = Set(Repair.compatible(candidates.compactMap(\.observation.repair)))
        var seen: Set<Repair> = []
        let chosen = candidates.filter { finding in
            finding.observation.repair.map { repairs.contains($0) && seen.insert($0).inserted } ?? false
        }
        let accepted = acceptable(chosen[...], beside: []) { run, findings in
            run.loss(by: findings)
        } withholding: { run, finding, loss in
            if let repair = finding.observation.repair { run.withheld[repair] = loss }
        }
        guard !accepted.isEmpty else { return false }
        take(text.repaired(by: accepted.compactMap(\.observation.repair)))
        repaired += accepted
        return true
    }

    /// The changes that can be made together without a loss, found by bisection.
    private mutating func acceptable<Change>(
        _ changes: ArraySlice<Change>, beside accepted: [Change],
        lossOf: (inout RepairRun, [Change]) -> Message?,
        withholding withhold: (inout RepairRun, Change, Message) -> Void
    ) -> [Change] {
        guard let first = changes.first else { return accepted }
        guard let loss = lossOf(&self, accepted + changes) else { return accepted + changes }
        guard changes.count > 1 else {
            withhold(&self, first, loss)
            return accepted
        }
        let middle = (changes.startIndex + changes.endIndex) / 2
        let left = acceptable(changes[..<middle], beside: accepted, lossOf: lossOf, withholding: withhold)
        return acceptable(changes[middle...], beside: left, lossOf: lossOf, withholding: withhold)
    }

    private mutating func mayTry() -> Bool {
        trials += 1
        return trials <= max(Self.fewestTrials, Self.mostBytesTried / max(text.bytes.count, 1))
    }

    private mutating func loss(by findings: [Finding]) -> Message? {
        guard mayTry() else { return "too many other repairs of this file would change something" }
        let repaired = text.repaired(by: findings.compactMap(\.observation.repair))
        let after = SiteDocument(file: repaired)
        if after.duplicateKeys > document.duplicateKeys { return "a key would appear twice" }
        let problems = after.syntaxProblems
        if problems > document.syntaxProblems { return "the file would have other syntax errors" }
        if let loss = meaning.loss(in: after) { return loss }
        if problems == 0, document.syntaxProblems == 0 {
            let errors = Report(judgingFile: repaired, by: Self.errorChecks).count(.error)
            if errors > report.count(.error) { return "the file would have other errors" }
        }
        return nil
    }

    /// The report of what is left, and those of its findings whose repairs were withheld, each with a note that says why.
    var outcome: (Report, withheld: [Finding]) {
        var left: [Finding] = []
        let findings = report.findings.map { finding in
            guard let loss = finding.observation.repair.flatMap({ withheld[$0] }) else { return finding }
            let note = Note("not repaired: \(loss)")
            left.append(finding.observing(finding.observation.repaired(by: nil).noting(note)))
            return left[left.count - 1]
        }
        return (
            Report(
                associations: report.associations, findings: findings, reminders: report.reminders, cases: report.cases),
            left
        )
    }

    private mutating func take(_ new: SourceText) {
        text = new
        document = SiteDocument(file: new)
        // Where more syntax errors follow than the parser records, they come first.
        isOnlyOfBytes = document.syntaxProblems >= JSONParser.problemLimit
        report = Report(judgingFile: new, by: isOnlyOfBytes ? Catalog.bytes : Catalog.inOrderOfCauses)
    }

    private mutating func renewPaths() {
        guard document.isRead, let association = document.association else { return }
        let renewal = PathsRenewal(association, in: text)
        kept = renewal.kept
        trials = 0
        let keeping = KeptMeaning(document, keeping: .allURLs)
        let repairs = acceptable(renewal.repairs[...], beside: []) { run, repairs in
            run.mayTry()
                ? keeping.loss(in: SiteDocument(file: run.text.repaired(by: repairs)))
                : "too many other entries of this file would change"
        } withholding: { run, repair, loss in
            run.kept.append(Note("the entry keeps its old form: \(loss)", at: .text(run.text, repair.edits[0].span)))
        }
        if !repairs.isEmpty { take(text.repaired(by: repairs)) }
    }
}

extension SiteDocument {
    fileprivate var duplicateKeys: Int { (json?.problems ?? []).count { $0.kind == .duplicateKey } }

    /// The number of errors that keep the file from being read.
    fileprivate var syntaxProblems: Int {
        (json?.problems ?? []).count { $0.kind != .duplicateKey && $0.kind != .byteOrderMark }
    }
}
