import Findings

/// Many associations, one line each: what the app claims, and what devices do with it.
struct AssociationTable {
    let report: Report
    let style: Style

    /// From this number of associations on, the report has a table instead of a paragraph for each.
    static let threshold = 3

    private let widths: [Int]

    init(report: Report, style: Style) {
        self.report = report
        self.style = style
        widths = (0..<2).map { column in
            report.associations.map { Self.names(of: $0)[column].count }.max() ?? 0
        }
    }

    func line(for association: Report.Association) -> TextLine {
        let names = Self.names(of: association)
        let padded = zip(names, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
        let headline = report.headline(of: association)
        let words = HeadlineText(report: report, style: style).words(for: association)
        return TextLine(
            style("\(headline.mark) \(padded[0])", headline.ink) + "  \(padded[1])  \(words)",
            hang: widths.reduce(6, +))
    }

    /// The claim and the app.
    private static func names(of association: Report.Association) -> [String] {
        [
            Message.escaped(association.entitlement ?? "\(association.serviceName):\(association.domain)"),
            association.claimant,
        ]
    }
}
