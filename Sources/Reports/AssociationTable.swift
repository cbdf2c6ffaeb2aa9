import Findings

/// Many associations, one line each: what the app claims, and what devices do with it.
struct AssociationTable {
    let report: Report
    let style: Style

    /// From this number of associations on, the report has a table instead of a paragraph for each.
    static let threshold = 3

    var lines: [String] {
        let rows = report.associations.map(cells)
        let widths = (0..<2).map { column in rows.map { $0[column].count }.max() ?? 0 }
        return zip(rows, report.associations).map { row, association in
            let padded = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
            let headline = report.headline(of: association)
            return style("\(headline.mark) \(padded[0])", headline.ink) + "  \(padded[1])  \(row[2])"
        }
    }

    private func cells(of association: Report.Association) -> [String] {
        [
            Message.escaped(association.entitlement ?? "\(association.serviceName):\(association.domain)"),
            association.claimant,
            HeadlineText(report: report, style: style).words(for: association),
        ]
    }
}
