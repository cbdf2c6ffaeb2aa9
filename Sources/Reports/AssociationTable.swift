import Findings

/// Many associations, one line each: what the app claims, and whether the association holds.
struct AssociationTable {
    let associations: [Report.Association]
    let style: Style

    /// From this number of associations on, the report has a table instead of a paragraph for each.
    static let threshold = 3

    var lines: [String] {
        let rows = associations.map(cells)
        let widths = (0..<2).map { column in rows.map { $0[column].count }.max() ?? 0 }
        return zip(rows, associations).map { row, association in
            let padded = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
            return style("\(association.verdict.mark) \(padded[0])", association.verdict.ink)
                + "  \(padded[1])  \(row[2])"
        }
    }

    private func cells(of association: Report.Association) -> [String] {
        [
            Message.escaped(association.entitlement ?? "\(association.service):\(association.domain)"),
            association.claimant,
            association.deviceVerdict.map { "server: \(association.verdict.words), Apple's CDN: \($0.words)" }
                ?? association.verdict.words,
        ]
    }
}

extension Report.Association.Verdict {
    var mark: String {
        switch self {
        case .associated: "✓"
        case .notAssociated: "✗"
        case .unknown: "?"
        }
    }

    var words: String {
        switch self {
        case .associated: "associated"
        case .notAssociated: "not associated"
        case .unknown: "unknown"
        }
    }

    var ink: Style.Ink {
        switch self {
        case .associated: .good
        case .notAssociated: .error
        case .unknown: .warning
        }
    }
}

extension Report.Association {
    /// Whether the association holds both on the origin and in the CDN copy, which is what devices read.
    var holds: Bool { verdict == .associated && (deviceVerdict ?? .associated) == .associated }
}

extension Report.Association {
    /// The app and, in parentheses, the builds that claim the association, where others do not.
    var claimant: String {
        (app.map(Message.escaped) ?? "no app was named") + (builds?.summary.map { " (\($0))" } ?? "")
    }
}
