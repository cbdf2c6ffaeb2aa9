import Findings

/// The associations: what the device logs, and for each what devices do with it, the cause, the fix, and the steps from
/// the app to the file and back.
struct AssociationsHTML {
    let report: Report
    /// The address of a check, for links to checks of other apps; nil if there is none.
    let checks: String?

    /// From this number of associations on, what was looked at is folded away, and each fix is shown once.
    private static let unfolded = 4

    var section: HTMLSection? {
        let silent = report.appsWithoutClaims
        if report.associations.isEmpty, silent.isEmpty { return nil }
        var fixed: Set<Finding.ID> = []
        let items = silent.map(item) + report.associations.enumerated().map { item($0.element, $0.offset, &fixed) }
        let help: Markup = report.associations.contains { $0.appName == nil } ? IdentifiersHTML.help : ""
        return HTMLSection(
            "associations", "Associations", "\(log)<ol class=\"cards\">\n\(items.joined())</ol>\n\(help)")
    }

    /// The lines that devices log, verbatim.
    private var log: Markup {
        let silent = report.appsWithoutClaims.compactMap(\.consoleLine)
        let others = report.associations.filter { $0.consoleLine.map { !silent.contains($0) } ?? false }
        let lines = silent + ConsoleLines.lines(of: others)
        if lines.isEmpty { return "" }
        return """
            <figure class="log"><figcaption>What the device logs</figcaption>
            <pre>\(lines.map { "\($0)\n" as Markup }.joined())</pre></figure>

            """
    }

    private func item(_ app: Report.App) -> Markup {
        """
        <li class="card \(Report.Headline.refused.tone.name)">
        <h3><span class="mark" aria-hidden="true">✗</span> <code>\(Message.escaped(app.name))</code></h3>
        <p class="headline">\(app.lack)</p></li>

        """
    }

    /// - Parameter fixed: the findings whose fix was shown.
    private func item(_ association: Report.Association, _ index: Int, _ fixed: inout Set<Finding.ID>) -> Markup {
        let headline = report.headline(of: association)
        let claim = association.entitlement ?? "\(association.serviceName) in \(association.domain)"
        let words = HeadlineText(report: report, style: .plain).predicate(for: association)
        let cause = cause(of: association)
        let others = association.findings.filter { $0 != cause?.id }
        return """
            <li class="card \(headline.tone.name)">
            <h3><span class="mark" aria-hidden="true">\(headline.mark)</span> <code>\(Message.escaped(claim))</code></h3>
            <p class="headline">\(words)</p>
            \(cause.map { self.cause($0, association, &fixed) })\
            \(IdentifiersHTML(association: association, checks: checks).markup)\
            \(evidence(of: association))\(FindingsHTML.links(to: others, of: report))</li>

            """
    }

    /// The error that decides, which comes first; nil if devices accept the association without any.
    private func cause(of association: Report.Association) -> Finding? {
        report.findings(Array(association.findings.prefix(1))).first { $0.severity == .error }
    }

    private func cause(
        _ finding: Finding, _ association: Report.Association, _ fixed: inout Set<Finding.ID>
    ) -> Markup {
        let link = FindingsHTML.links(to: [finding.id], of: report)
        guard fixed.insert(finding.id).inserted || report.associations.count < Self.unfolded else { return link }
        let file: Markup? =
            finding.snippet != nil || finding.repair != nil
            ? nil : neededFile(of: association)
        return "\(link)\(HTMLFix(finding: finding).markup("Fix:"))\(file)"
    }

    private func neededFile(of association: Report.Association) -> Markup? {
        let isRead = association.steps.contains { $0.name == .readable && $0.state == .passed }
        return association.neededFile.map {
            HTMLFix.block($0, isRead ? "What the file must contain" : "A file that lists the app")
        }
    }

    private func evidence(of association: Report.Association) -> Markup {
        let steps = association.steps.map(\.markup)
        let locations = (association.locations.count > 1 ? association.locations : []).map { location in
            let use: Markup = location.usedByApple ? "read by Apple" : "not where Apple requires it"
            return "<li><code>\(Message.escaped(location.url))</code> (\(use)) \(location.answer)</li>\n" as Markup
        }
        let list: Markup = locations.isEmpty ? "" : "<ul class=\"facts\">\n\(locations.joined())</ul>\n"
        if steps.isEmpty, locations.isEmpty { return "" }
        let all: Markup = "<ol class=\"steps\">\n\(steps.joined())</ol>\n\(list)"
        if report.associations.count < Self.unfolded { return all }
        return "<details><summary>What was seen</summary>\n\(all)</details>\n"
    }
}

extension Report.Step {
    fileprivate var markup: Markup {
        """
        <li class="\(state.tone.name)"><span class="mark" aria-hidden="true">\(state.mark)</span> <b>\(name.rawValue)</b> \
        <span class="unseen">\(state.words):</span> \(text)</li>

        """
    }
}

extension Report.Step.State {
    fileprivate var tone: Tone {
        switch self {
        case .passed: .good
        case .doubtful: .warning
        case .failed: .error
        case .unknown, .notReached: .faint
        }
    }

    fileprivate var words: Markup {
        switch self {
        case .passed: "passed"
        case .doubtful: "in doubt"
        case .failed: "failed"
        case .unknown: "unknown"
        case .notReached: "not reached"
        }
    }
}
