import Findings

/// The first line of an association: what devices do with it, and why if something is wrong.
struct HeadlineText {
    let report: Report
    let style: Style

    /// The line for an association that has a paragraph of its own.
    func line(for association: Report.Association) -> String {
        let headline = report.headline(of: association)
        let claim = association.entitlement ?? "\(association.serviceName) in \(association.domain)"
        return style("\(headline.mark) \(Message.escaped(claim))", headline.ink) + " " + predicate(for: association)
    }

    /// The line for an app.
    func line(for app: Report.App) -> String {
        let headline = report.headline(of: app)
        let name = style("\(headline.mark) \(Message.escaped(app.name))", headline.ink)
        if app.isWithoutClaims { return "\(name) \(app.lack)" }
        let count = app.associations.count
        if headline != .holds { return name + (report.reason(of: app).map { ": \($0)" } ?? "") }
        return "\(name): " + (count == 1 ? "its association holds" : "all \(count) associations hold")
    }

    /// The line without the claim.
    func predicate(for association: Report.Association) -> String {
        let headline = report.headline(of: association)
        return predicate(of: association, headline) + ending(of: association, headline)
    }

    /// The words for an association in a table, whose columns name the claim and the app.
    func words(for association: Report.Association) -> String {
        let headline = report.headline(of: association)
        let verb =
            switch headline {
            case .holds, .doubtful: association.isOfFile ? "listed" : "associated"
            case .refused: association.isOfFile ? "not listed" : "not associated"
            case .unknown: "not checked"
            }
        // The column of the app says already that none was named.
        return association.appName == nil ? verb : verb + ending(of: association, headline)
    }

    // A file by itself is one side only: it lists the app, and that the app claims anything is not known.
    private func predicate(of association: Report.Association, _ headline: Report.Headline) -> String {
        guard association.appName != nil else { return "could not be checked" + association.inBuilds }
        let app = association.claimant
        switch headline {
        case .holds, .doubtful: return (association.isOfFile ? "lists " : "is associated with ") + app
        case .refused: return (association.isOfFile ? "does not list " : "is not associated with ") + app
        case .unknown: return "could not be checked for \(app)"
        }
    }

    private func ending(of association: Report.Association, _ headline: Report.Headline) -> String {
        guard let reason = association.reason else { return "" }
        let sign =
            switch headline {
            case .doubtful: ", but "
            case .holds: "; "
            case .refused, .unknown: ": "
            }
        return sign + reason.description
    }
}

extension Report.Association {
    /// Whether a file was checked by itself, without an entitlement that claims it.
    var isOfFile: Bool { entitlement == nil && locations.isEmpty }

    /// The app and, in parentheses, the builds that claim the association, where others do not.
    var claimant: String { (appName.map(Message.escaped) ?? "no app was named") + inBuilds }

    /// The builds that claim the association, in parentheses after a space; empty where all do.
    var inBuilds: String { builds?.summary.map { " (\($0))" } ?? "" }
}

extension Report.Headline {
    var mark: String {
        switch self {
        case .holds: "✓"
        case .doubtful: "!"
        case .refused: "✗"
        case .unknown: "?"
        }
    }

    var ink: Style.Ink { tone.ink }
}
