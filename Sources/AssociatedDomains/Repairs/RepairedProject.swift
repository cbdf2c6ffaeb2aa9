import AssociationModel
package import Findings
import HostConfigurations
import Judging
package import Reports
import TextFormats

/// A project with the repairs of its findings made: of its AASA files, of what keeps them from being served, and of what its
/// apps claim.
package struct RepairedProject: Sendable {
    /// The files that change, each once.
    package let changes: [FileChange]
    /// The findings that are left.
    package let remaining: Report
    /// The number of findings whose repair changes what links open, and was not made for that reason.
    package let withheld: Int

    /// Repairs what was found.
    ///
    /// - Parameter evidence: that which the report judges.
    package init(_ report: Report, _ evidence: Evidence, _ options: RepairedFile.Options = []) {
        var run = ProjectRepairs(report, options)
        run.repairConfigurations(evidence.question.parts.deployments)
        run.repairTexts()
        changes = run.changes
        let repaired = Set(changes.flatMap(\.repaired).map(\.id))
        let left = report.unsuppressed.filter { !repaired.contains($0.id) }
        remaining = Report(associations: [], findings: left, reminders: [], cases: [])
        withheld = run.withheld
    }
}

private struct ProjectRepairs {
    private let options: RepairedFile.Options
    /// The findings that have a repair, by the text that it edits.
    private let findings: [(text: SourceText, findings: [Finding])]
    private(set) var changes: [FileChange] = []
    private(set) var withheld = 0

    init(_ report: Report, _ options: RepairedFile.Options) {
        self.options = options
        findings = report.unsuppressed.byRepairedFile
    }

    /// The configuration of deployments, which may share files: what one needs is there for the next.
    mutating func repairConfigurations(_ deployments: [Deployment]) {
        var texts: [SourceText.Origin: SourceText] = [:]
        for deployment in deployments {
            let current = deployment.with(
                deployment.files.map { file in texts[file.text.origin].map(file.with) ?? file })
            for (file, repaired) in zip(current.files, current.repaired.files)
            where file.text.bytes != repaired.text.bytes {
                texts[file.text.origin] = repaired.text
            }
        }
        for (text, findings) in findings {
            let repaired = findings.filter(\.isAboutDeployment)
            guard !repaired.isEmpty, let new = texts[text.origin] else { continue }
            changes.append(FileChange(from: text, to: new, repaired: repaired))
        }
    }

    /// AASA files, and the entitlements of apps.
    mutating func repairTexts() {
        for (text, findings) in findings {
            if text.name.hasSuffix(".entitlements") {
                changes.append(change(of: text, by: findings))
            } else if Project.siteFileNames.contains(FolderPath.name(of: text.name)) {
                repairSite(text, findings)
            }
        }
    }

    private func change(of text: SourceText, by findings: [Finding]) -> FileChange {
        let repairs = Set(Repair.compatible(findings.compactMap(\.repair)))
        let made = findings.filter { $0.repair.map(repairs.contains) ?? false }
        return FileChange(from: text, to: text.repaired(by: made.compactMap(\.repair)), repaired: made)
    }

    // What the app, or the pages of the site, ask of the file comes first: the file alone does not show it.
    private mutating func repairSite(_ text: SourceText, _ findings: [Finding]) {
        let asked = findings.filter(\.isAboutMore)
        let mayChange = options.contains(.changingDecisions)
        let first = change(of: text, by: asked.filter { mayChange || !$0.changesLinks })
        let file = RepairedFile(first.new, options)
        withheld += file.withheld.count + (mayChange ? 0 : asked.count(where: \.changesLinks))
        let made = Set(file.repaired.map { "\($0.name) \($0.message)" })
        let repaired = first.repaired + findings.filter { !$0.isAboutMore && made.contains("\($0.name) \($0.message)") }
        guard text.bytes != file.text.bytes else { return }
        changes.append(FileChange(from: text, to: file.text, repaired: repaired))
    }
}
