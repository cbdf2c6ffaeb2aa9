import Findings

/// The associations: what the device logs, and for each what devices do with it and why.
struct AssociationsHTML {
    let report: Report

    /// From this number of associations on, where they were looked for is folded away.
    private static let unfolded = 4

    var section: HTMLSection? {
        if report.associations.isEmpty { return nil }
        let items = report.associations.map(item)
        return HTMLSection("associations", "Associations", "\(log)<ol class=\"cards\">\n\(items.joined())</ol>")
    }

    /// The lines that devices log, verbatim.
    private var log: Markup {
        let lines = ConsoleLines.lines(of: report.associations)
        if lines.isEmpty { return "" }
        return """
            <figure class="log"><figcaption>What the device logs</figcaption>
            <pre>\(lines.map { "\($0)\n" as Markup }.joined())</pre></figure>

            """
    }

    private func item(_ association: Report.Association) -> Markup {
        let headline = report.headline(of: association)
        let claim = association.entitlement ?? "\(association.service) in \(association.domain)"
        let words = HeadlineText(report: report, style: .plain).predicate(for: association)
        return """
            <li class="card \(headline.tone.name)">
            <h3><span class="mark" aria-hidden="true">\(headline.mark)</span> <code>\(Message.escaped(claim))</code></h3>
            <p class="headline">\(words)</p>
            \(evidence(of: association))\(FindingsHTML.links(to: association.findings, of: report))</li>

            """
    }

    private func evidence(of association: Report.Association) -> Markup {
        let locations = association.locations.map { location in
            let use: Markup = location.usedByApple ? "read by Apple" : "not where Apple requires it"
            return "<li><code>\(Message.escaped(location.url))</code> (\(use)) \(location.answer)</li>\n" as Markup
        }
        let device = association.deviceVerdict.map { "<li>\($0.inWords)</li>\n" as Markup }
        let lines = locations + (device.map { [$0] } ?? [])
        if lines.isEmpty { return "" }
        let list: Markup = "<ul class=\"facts\">\n\(lines.joined())</ul>\n"
        if report.associations.count < Self.unfolded { return list }
        return "<details><summary>Where the file was looked for</summary>\n\(list)</details>\n"
    }
}
