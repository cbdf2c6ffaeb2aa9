import Findings

/// The screens on which a password is chosen: a line for each with the answer, and below it the condition that decides.
struct ScreenTable {
    let screens: [Report.Screen]
    let style: Style

    var lines: [String] {
        let shown = screens.filter { $0.offers != .notApplicable }
        let width = shown.map { title(of: $0).count }.max() ?? 0
        var lines: [String] = []
        for screen in shown {
            let title = title(of: screen)
            let padding = String(repeating: " ", count: width - title.count)
            lines.append(style("\(screen.mark) \(title)", screen.ink) + padding + "  " + screen.answer)
            lines.append("  \(place(of: screen)): \(screen.reason)")
        }
        let rest = screens.count - shown.count
        if rest > 0 {
            let words = "\(rest) \(shown.isEmpty ? "" : "other ")screen\(rest == 1 ? "" : "s")"
            lines.append("\(words) where no password is chosen")
        }
        return lines
    }

    private func title(of screen: Report.Screen) -> String {
        let step = screen.step.map { ", step \($0.number) of \(Message.escaped($0.flow))" } ?? ""
        return "\(Message.escaped(screen.name)) (\(Message.escaped(screen.purpose))\(step))"
    }

    private func place(of screen: Report.Screen) -> String {
        let name = Message.escaped(screen.place.file ?? "described")
        return screen.place.position.map { "\(name):\($0.line)" } ?? name
    }
}

extension Report.Screen {
    fileprivate var mark: String {
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

    fileprivate var answer: String {
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
