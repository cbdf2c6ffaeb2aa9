package import Findings

/// Writes the report for people: for each association the line that the device logs, the outcome, and the causes.
package enum HumanReport {
    /// Writes a report; the text ends with a line break.
    ///
    /// - Parameters:
    ///   - width: the columns of the terminal, at which lines are wrapped; nil to leave them as they are.
    ///   - command: the command that makes this report again; nil where none does.
    package static func text(
        of report: Report, style: Style, width: Int? = nil, madeBy command: String? = nil
    ) -> String {
        var writer = HumanReportWriter(report: report, style: style)
        writer.write(madeBy: command)
        return writer.lines.wrapped(at: width)
    }

    /// Writes the findings that count, and nothing else; the text is empty if there are none.
    package static func findings(of report: Report, style: Style, width: Int? = nil) -> String {
        var writer = HumanReportWriter(report: report, style: style)
        writer.writeFindings()
        return OutputSyntax.text(style).guarded(writer.lines.wrapped(at: width))
    }

    /// Writes how many findings of each name count, the most frequent first; the text is empty if there are none.
    package static func statistics(of report: Report, style: Style) -> String {
        let counts = Dictionary(grouping: report.unsuppressed, by: \.identity).mapValues(\.count)
        let width = String(counts.values.max() ?? 0).count
        return counts.sorted { ($1.value, $0.key.code) < ($0.value, $1.key.code) }.map { identity, count in
            let number = String(repeating: " ", count: width - String(count).count) + String(count)
            return
                "\(number)  \(style("\(identity.severity.rawValue)[\(identity.code)]", identity.severity.ink)) \(identity.name)\n"
        }.joined()
    }
}

private struct HumanReportWriter {
    let report: Report
    let style: Style
    private(set) var lines: [TextLine] = []
    private var written: Set<Finding.ID> = []
    /// The lines of devices at the top, for apps that claim nothing.
    private var logged: Set<String> = []
    /// How many findings of one check there are so far in one file. A file with one mistake a thousand times is not told a
    /// thousand times.
    private var repetitions: [Repetition: Int] = [:]
    private var omitted: Set<Finding.ID> = []
    private static let mostRepetitions = 50
    /// The finding written last, and the number of lines after it.
    private var lastWritten: (finding: Finding, line: Int)?

    init(report: Report, style: Style) {
        self.report = report
        self.style = style
    }

    /// - Parameter command: the command that makes the report again; nil where none does.
    mutating func write(madeBy command: String?) {
        for found in report.found { lines += FoundText(found: found).lines(style: style) + [""] }
        // What fails comes first: the associations if one fails, or an app without any; the screens if all hold.
        let screensLead =
            report.screens.contains(where: report.isWrong) && report.appsWithoutClaims.isEmpty
            && report.associations.allSatisfy { report.headline(of: $0) != .refused }
        if screensLead { writeScreens() }
        writeAssociations()
        lines += LinkReportText(style: style, isTraced: false).lines(for: report.decisions)
        if !screensLead { writeScreens() }
        lines += HandlerTable(apps: report.handledApps, style: style).lines
        writeExpectations()
        writeFindings()
        writeSuppressed()
        writeSummary()
        writeNextSteps(command)
    }

    private mutating func writeAssociations() {
        for app in report.appsWithoutClaims {
            if let line = app.consoleLine, logged.insert(line).inserted { write(consoleLines: [Message.escaped(line)]) }
            lines += [TextLine(HeadlineText(report: report, style: style).line(for: app), hang: 2), ""]
        }
        if !report.appsWithoutClaims.isEmpty { writeErrorsOfApps() }
        if !report.found.isEmpty, report.apps.count > 1 {
            writeApps()
        } else if report.associations.count < AssociationTable.threshold {
            for (index, association) in report.associations.enumerated() {
                write(association, isLast: index == report.associations.count - 1)
            }
        } else {
            writeTable(of: report.associations)
        }
    }

    /// Writes a part for each app of a project, which is one line where all that it claims holds.
    private mutating func writeApps() {
        var rest = Set(report.associations.indices)
        for app in report.apps where !app.isWithoutClaims {
            rest.subtract(app.associations)
            lines.append(TextLine(HeadlineText(report: report, style: style).line(for: app), hang: 2))
            if report.headline(of: app) != .holds { writeTable(of: app.associations.map { report.associations[$0] }) }
        }
        if !rest.isEmpty { writeTable(of: rest.sorted().map { report.associations[$0] }) }
        if !isEnded { lines.append("") }
    }

    private mutating func writeScreens() {
        guard !report.screens.isEmpty else { return }
        lines += ScreenTable(screens: report.screens, style: style).lines + [""]
        let ids = Set(report.screens.flatMap(\.findings))
        for finding in report.findings where ids.contains(finding.id) { write(finding) }
    }

    /// Writes the errors that are about neither a screen nor an association: where an app claims nothing, no screen of it
    /// can work before they are put right.
    private mutating func writeErrorsOfApps() {
        let ofOthers = Set(report.screens.flatMap(\.findings) + report.associations.flatMap(\.findings))
        for finding in report.findings where finding.severity == .error && !ofOthers.contains(finding.id) {
            write(finding)
        }
    }

    private mutating func writeTable(of associations: [Report.Association]) {
        let unlogged = associations.filter { $0.consoleLine.map { !logged.contains($0) } ?? false }
        write(consoleLines: ConsoleLines.lines(of: unlogged))
        let table = AssociationTable(report: report, style: style)
        for group in HostGroup.groups(of: associations, in: report) {
            lines += group.associations.map(table.line)
            write(group)
        }
        if !isEnded { lines.append("") }
    }

    /// Writes what was found of hosts, below their headlines.
    private mutating func write(_ group: HostGroup) {
        for (index, finding) in group.findings.enumerated() where isCounted(finding) {
            if !isEnded { lines.append("") }
            let hosts = group.hosts(alike: index)
            write(finding, alsoOf: hosts)
            for other in group.others { written.insert(other.findings[index].id) }
        }
    }

    private func isCounted(_ finding: Finding) -> Bool {
        report.suppressions[finding.id] == nil && !written.contains(finding.id)
    }

    /// Whether the last line is empty.
    private var isEnded: Bool { lines.last?.text.isEmpty ?? true }

    private mutating func write(consoleLines: [String]) {
        if consoleLines.isEmpty { return }
        lines.append(TextLine(style("The device logs:", .faint)))
        for line in consoleLines { lines += [TextLine(line), ""] }
    }

    /// - Parameter isLast: whether no association comes after it. What the device alone shows is said once.
    private mutating func write(_ association: Report.Association, isLast: Bool) {
        if let line = association.consoleLine, !logged.contains(line) { write(consoleLines: [Message.escaped(line)]) }
        lines.append(TextLine(HeadlineText(report: report, style: style).line(for: association), hang: 2))
        lines += StepText(style: style).lines(for: association.steps.filter { isLast || $0.name != .device })
        if association.locations.count > 1 { lines += association.locations.map { TextLine(line(for: $0), hang: 4) } }
        lines.append("")
        for finding in report.findings(association.findings) {
            let identity = finding.identity
            let title = "\(identity.severity.rawValue)[\(identity.code)] \(identity.name)"
            if let suppression = report.suppressions[finding.id] {
                lines += [TextLine("\(title), which does not count: \(suppression.reason)", hang: 4), ""]
            } else if written.contains(finding.id) {
                if !omitted.contains(finding.id) { lines += ["\(title), as above", ""] }
            } else {
                write(finding)
            }
        }
    }

    private mutating func writeExpectations() {
        for expectation in report.cases where expectation.kind == .expectation { write(expectation: expectation) }
        if !isEnded { lines.append("") }
    }

    private mutating func write(expectation: Report.Case) {
        let name = Message.escaped(expectation.name)
        let headline = report.headline(ofExpectation: expectation)
        let reason = expectation.unknownReason.map { ": \($0)" } ?? ""
        let line = style("\(headline.mark) \(name)", headline.ink) + (headline == .unknown ? reason : "")
        lines.append(TextLine(line, hang: 2))
        if headline != .refused { return }
        lines.append("")
        // Each expectation has a reason of its own, so none is a repetition.
        for finding in report.findings(expectation.findings) { write(finding, isCounted: false) }
    }

    /// Writes the findings that are not written yet, and how many are left out.
    mutating func writeFindings() {
        for finding in report.findings { write(finding) }
        let excess = repetitions.filter { $0.value > Self.mostRepetitions }.map {
            ($0.key, $0.value - Self.mostRepetitions)
        }
        for (repetition, count) in excess.sorted(by: { $0.0 < $1.0 }) {
            let identity = repetition.identity
            let title = style("\(identity.severity.rawValue)[\(identity.code)]", identity.severity.ink)
            lines += [
                "\(title): \(count) more of \(identity.name) in \(Message.escaped(repetition.text)); --format json shows all",
                "",
            ]
        }
    }

    /// - Parameter hosts: the other hosts of which the same was found.
    private mutating func write(_ finding: Finding, isCounted: Bool = true, alsoOf hosts: [String] = []) {
        guard report.suppressions[finding.id] == nil, written.insert(finding.id).inserted else { return }
        guard !isCounted || isShown(finding) else {
            omitted.insert(finding.id)
            return
        }
        let above = lastWritten.flatMap { $0.line == lines.count ? $0.finding : nil }
        lines += FindingText(style: style).lines(for: finding, after: above, alsoOf: hosts) + [""]
        lastWritten = (finding, lines.count)
    }

    private mutating func isShown(_ finding: Finding) -> Bool {
        guard let repetition = Repetition(finding) else { return true }
        repetitions[repetition, default: 0] += 1
        return repetitions[repetition, default: 0] <= Self.mostRepetitions
    }

    private func line(for location: Report.Association.Location) -> String {
        let use = location.usedByApple ? "read by Apple" : "not where Apple requires it"
        return "  \(Message.escaped(location.url)) (\(use)) \(location.answer)"
    }

    private mutating func writeSuppressed() {
        guard !report.suppressions.isEmpty else { return }
        lines.append(TextLine(style("Not counted", .strong)))
        lines +=
            report.suppressed.map { TextLine("- \($0.count) × \($0.name): \($0.suppression.reason)", hang: 2) } + [""]
    }

    private mutating func writeSummary() {
        let expectations = report.cases.filter { $0.kind == .expectation }
        if !expectations.isEmpty {
            let told = report.troubles.union(expectations.flatMap(\.findings))
            let others = report.unsuppressed.filter { !told.contains($0.id) }
            let found = Report.countsInWords(of: others).map { "; \($0)" } ?? ""
            let headlines = expectations.map(report.headline(ofExpectation:))
            lines.append(TextLine(summary(ofExpectations: headlines, besides: found), hang: 2))
            return
        }
        let summary = report.isClean ? style(report.summaryInWords, .good) : report.summaryInWords
        lines.append(TextLine(summary, hang: 2))
    }

    /// Writes the commands that come next: what repairs something, and where a device refuses something, what checks it again.
    private mutating func writeNextSteps(_ command: String?) {
        if let hint = report.fixHint { lines.append(TextLine("\(hint.words): \(hint.command)")) }
        let isRefused =
            !report.appsWithoutClaims.isEmpty || report.associations.contains { report.headline(of: $0) == .refused }
        guard let command, isRefused else { return }
        lines.append(TextLine("to check again: \(command)"))
    }

    /// - Parameter found: what was found besides, to follow the counts.
    private func summary(ofExpectations headlines: [Report.Headline], besides found: String) -> String {
        let all = "\(headlines.count) expectation\(headlines.count == 1 ? "" : "s")"
        let failed = headlines.count { $0 == .refused }
        let unknown = headlines.count { $0 == .unknown }
        if failed + unknown == 0 { return found.isEmpty ? style("\(all), all met", .good) : "\(all), all met\(found)" }
        return all + (failed == 0 ? "" : ", \(failed) not met")
            + (unknown == 0 ? "" : ", \(unknown) could not be checked") + found
    }
}

/// What the findings of one check in one text have in common.
private struct Repetition: Hashable, Comparable {
    let identity: Finding.Identity
    /// The file's path, or the URL of the response.
    let text: String

    /// Nil for a finding that is in no text.
    init?(_ finding: Finding) {
        switch finding.place {
        case .text(let text, _), .wholeText(let text): self.text = text.name
        case .keyPath(let file, _): text = file
        case .response, .header, .domain, .inspection: return nil
        }
        identity = finding.identity
    }

    /// The worst first.
    static func < (left: Repetition, right: Repetition) -> Bool {
        (right.identity.severity, left.text, left.identity.code) < (
            left.identity.severity, right.text, right.identity.code
        )
    }
}
