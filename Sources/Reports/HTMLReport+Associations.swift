import Findings

/// The associations: what the device logs, and for each what devices do with it, the cause, the fix, and the steps from
/// the app to the file and back.
struct AssociationsHTML {
    let report: Report
    /// The address of a check, for links to checks of other apps; nil if there is none.
    let checks: String?
    /// The address of this check; nil if it has none.
    let again: String?

    /// From this number of associations on, they are a table, grouped by cause.
    private static let tabled = 4

    var section: HTMLSection? {
        let silent = report.appsWithoutClaims
        if report.associations.isEmpty, silent.isEmpty { return nil }
        var fixed: Set<Finding.ID> = []
        let isTabled = report.associations.count >= Self.tabled
        let items =
            silent.map(item) + (isTabled ? groups.map(group) : report.associations.map { item($0, &fixed) })
        let help: Markup =
            report.associations.contains { $0.appName == nil }
            ? IdentifiersHTML.help(isOpen: !report.associations.contains { $0.listsIdentifiers }) : ""
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
    private func item(_ association: Report.Association, _ fixed: inout Set<Finding.ID>) -> Markup {
        let headline = report.pageHeadline(of: association)
        let words =
            association.isOfSite
            ? association.wordsOfSite.description
            : HeadlineText(report: report, style: .plain).predicate(for: association)
        let cause = cause(of: association)
        return """
            <li class="card \(headline.tone.name)">
            <h3>\(mark(headline)) <code>\(claim(of: association))</code></h3>
            <p class="headline">\(words)</p>
            \(steps(of: association))\(cause.map { self.cause($0, association, &fixed) })\
            \(IdentifiersHTML(association: association, checks: checks).markup)\
            \(others(association.findings.filter { $0 != cause?.id }))</li>

            """
    }

    private func mark(_ headline: Report.Headline) -> Markup {
        "<span class=\"mark\" aria-hidden=\"true\">\(headline.mark)</span><span class=\"unseen\">\(headline.words(1)):</span>"
    }

    private func claim(of association: Report.Association) -> String {
        let (host, service) = (association.domain.description, association.serviceName)
        if association.isOfSite { return host }
        return Message.escaped(association.entitlement ?? "\(service) in \(host)")
    }

    private func others(_ findings: [Finding.ID]) -> Markup {
        if findings.isEmpty { return "" }
        let count: Markup = findings.count == 1 ? "1 further finding" : "\(findings.count) further findings"
        return "<details><summary>\(count)</summary>\n\(FindingsHTML.links(to: findings, of: report))</details>\n"
    }

    /// The error that decides, which comes first; nil if devices accept the association without any.
    private func cause(of association: Report.Association) -> Finding? {
        report.findings(Array(association.findings.prefix(1))).first { $0.severity == .error }
    }

    private func cause(
        _ finding: Finding, _ association: Report.Association, _ fixed: inout Set<Finding.ID>
    ) -> Markup {
        let link = FindingsHTML.links(to: [finding.id], of: report)
        guard fixed.insert(finding.id).inserted else { return link }
        let file: Markup? =
            finding.snippet != nil || finding.repair != nil
            ? nil : neededFile(of: association)
        let again = self.again.map {
            "<p class=\"again-now\"><a class=\"button\" href=\"\($0)\">Check again</a></p>\n" as Markup
        }
        return "\(link)\(HTMLFix(finding: finding).markup("Fix:"))\(file)\(again)"
    }

    private func neededFile(of association: Report.Association) -> Markup? {
        let isRead = association.steps.contains { $0.name == .readable && $0.state == .passed }
        return association.neededFile.map {
            HTMLFix.block($0, isRead ? "What the file must contain" : "A file that lists the app")
        }
    }

    /// What was seen at each step, and at each location where there are two.
    private func steps(of association: Report.Association) -> Markup {
        let steps = association.steps.shown.map(\.markup)
        let locations = (association.locations.count > 1 ? association.locations : []).map { location in
            let use: Markup = location.usedByApple ? "read by Apple" : "not where Apple requires it"
            return "<li><code>\(Message.escaped(location.url))</code> (\(use)) \(location.answer)</li>\n" as Markup
        }
        let list: Markup = locations.isEmpty ? "" : "<ul class=\"facts\">\n\(locations.joined())</ul>\n"
        return steps.isEmpty ? list : "<ol class=\"steps\">\n\(steps.joined())</ol>\n\(list)"
    }
}

// Many associations: a table for each cause, the worst first.
extension AssociationsHTML {
    private struct Group {
        let headline: Report.Headline
        let cause: Finding?
        let associations: [Report.Association]
    }

    private var groups: [Group] {
        let judged = report.associations.map {
            (association: $0, headline: report.pageHeadline(of: $0), cause: cause(of: $0))
        }
        let groups = judged.grouped { [$0.headline.rawValue, $0.cause?.code.description ?? ""] }.map { _, alike in
            Group(
                headline: alike[0].headline, cause: alike[0].cause, associations: alike.map(\.association))
        }
        return groups.enumerated().sorted {
            ($1.element.headline.rank, $0.offset) < ($0.element.headline.rank, $1.offset)
        }.map(\.element)
    }

    private func group(_ group: Group) -> Markup {
        var fixed: Set<Finding.ID> = []
        let count = group.associations.count
        let cause = group.cause.flatMap { cause in
            group.associations.first.map { self.cause(cause, $0, &fixed) }
        }
        let name: Markup? = group.cause.map { ": <span class=\"name\">\($0.name)</span>" }
        return """
            <li class="card \(group.headline.tone.name)">
            <h3><span class="mark" aria-hidden="true">\(group.headline.mark)</span> \
            \(count) \(group.headline.words(count))\(name)</h3>
            \(cause)<table role="table">
            <thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">Association</th>\
            <th role="columnheader" scope="col">App</th><th role="columnheader" scope="col">What was seen</th></tr></thead>
            <tbody role="rowgroup">
            \(group.associations.map(row).joined())</tbody>
            </table></li>

            """
    }

    private func row(_ association: Report.Association) -> Markup {
        let claim = claim(of: association)
        let words = HeadlineText(report: report, style: .plain).words(for: association)
        return """
            <tr role="row"><th role="rowheader" scope="row"><code>\(claim)</code></th>
            <td role="cell"><code>\(association.claimant)</code></td>
            <td role="cell">\(association.isOfSite ? association.wordsOfSite.description : words)
            <details><summary>Steps<span class="unseen"> of \(claim)</span></summary>
            \(steps(of: association))\(FindingsHTML.links(to: association.findings, of: report))</details></td></tr>

            """
    }
}

extension Report.Step {
    /// The step as an item of a list.
    package var markup: Markup {
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
