import Findings

/// The screens on which a password is chosen: a line for each with the answer, and below it the condition that decides.
struct ScreenTable {
    let screens: [Report.Screen]
    let style: Style

    var lines: [String] {
        let shown = screens.filter { $0.offers != .notApplicable }
        let width = shown.map { Self.title(of: $0).count }.max() ?? 0
        var lines: [String] = []
        for screen in shown {
            let title = Self.title(of: screen)
            let padding = String(repeating: " ", count: width - title.count)
            lines.append(style("\(screen.mark) \(title)", screen.ink) + padding + "  " + screen.answer)
            lines.append("  \(Self.place(of: screen)): \(screen.reason)")
        }
        let rest = screens.count - shown.count
        if rest > 0 {
            lines.append(Self.wordsForOthers(rest, beside: shown.count))
        }
        return lines
    }

    /// The screens beside those that are shown.
    static func wordsForOthers(_ count: Int, beside shown: Int) -> String {
        "\(count) \(shown == 0 ? "" : "other ")screen\(count == 1 ? "" : "s") where no password is chosen"
    }

    /// The name, the purpose, and the step of a flow.
    static func title(of screen: Report.Screen) -> String {
        let step = screen.step.map { ", step \($0.number) of \(Message.escaped($0.flow))" } ?? ""
        return "\(Message.escaped(screen.name)) (\(Message.escaped(screen.purpose))\(step))"
    }

    /// Where the screen is declared.
    static func place(of screen: Report.Screen) -> String {
        let name = Message.escaped(screen.place.file ?? "described")
        return screen.place.position.map { "\(name):\($0.line)" } ?? name
    }
}

extension Report.Screen {
    var mark: String {
        if fails { return "✗" }
        return switch offers {
        case .yes: saves == .yes ? "✓" : "?"
        case .unknown: "?"
        case .no: "✗"
        case .notApplicable: "–"
        }
    }

    fileprivate var ink: Style.Ink {
        if fails { return .error }
        return switch offers {
        case .yes: saves == .yes ? .good : .warning
        case .unknown: .warning
        case .no: .error
        case .notApplicable: .faint
        }
    }

    /// What iOS does there.
    var answer: String {
        switch (offers, saves) {
        case (.yes, .yes): "iOS offers a strong password and saves it" + condition
        case (.yes, .no): "iOS offers a strong password and does not save it"
        case (.yes, _): "iOS offers a strong password; unknown whether it saves it"
        case (.no, _): "iOS offers no strong password"
        case (.unknown, _): "unknown whether iOS offers a strong password"
        case (.notApplicable, _): "no password is chosen here"
        }
    }

    private var condition: String {
        guard let domains else { return ", if an association of the app holds" }
        return domains.isEmpty ? "" : " under " + domains.map(Message.escaped).joined(separator: " or ")
    }
}
