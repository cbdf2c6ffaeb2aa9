import Findings

/// The screens on which a password is chosen or used: a line for each with the answer, and below it the condition that decides.
struct ScreenTable {
    let screens: [Report.Screen]
    let style: Style

    var lines: [TextLine] {
        let shown = screens.filter(\.hasLine)
        let width = shown.map { Self.title(of: $0).count }.max() ?? 0
        var lines: [TextLine] = []
        for screen in shown {
            let title = Self.title(of: screen)
            let padding = String(repeating: " ", count: width - title.count)
            let answer = style("\(screen.tone.mark) \(title)", screen.tone.ink) + padding + "  " + screen.answer
            lines.append(TextLine(answer, hang: 4))
            lines.append(TextLine("  \(Self.text(of: screen.reasonPlace)): \(screen.reason)", hang: 4))
        }
        let rest = screens.count - shown.count
        if rest > 0 {
            lines.append(TextLine(Self.wordsForOthers(rest, beside: shown.count)))
        }
        return lines
    }

    /// The screens beside those that are shown.
    static func wordsForOthers(_ count: Int, beside shown: Int) -> String {
        "\(count) \(shown == 0 ? "" : "other ")screen\(count == 1 ? "" : "s") without a password"
    }

    /// The name, the purpose, and the step of a flow.
    static func title(of screen: Report.Screen) -> String {
        let step = screen.step.map { ", step \($0.number) of \(Message.escaped($0.flow))" } ?? ""
        return "\(Message.escaped(screen.name)) (\(screen.purpose.rawValue)\(step))"
    }

    /// Where the screen is declared.
    static func place(of screen: Report.Screen) -> String { text(of: screen.place) }

    /// The file and the line.
    static func text(of place: Place) -> String {
        let name = Message.escaped(place.file ?? "described")
        return place.position.map { "\(name):\($0.line)" } ?? name
    }
}

extension Report {
    /// Whether a screen fails or has an error.
    func isWrong(_ screen: Screen) -> Bool {
        screen.fails || findings(screen.findings).contains { $0.severity == .error }
    }
}

extension Report.Screen {
    /// How good the answer is.
    var tone: Tone {
        if fails { return .error }
        if isWithoutPassword { return .faint }
        return [offers, saves, fills].contains(.unknown) ? .warning : .good
    }

    /// What iOS does there.
    var answer: String {
        switch (offers, saves) {
        case (.yes, .yes): "iOS offers a strong password and saves it" + condition
        case (.yes, .no): "iOS offers a strong password and does not save it"
        case (.yes, _): "iOS offers a strong password; unknown whether it saves it"
        case (.no, _): "iOS offers no strong password"
        case (.unknown, _): "unknown whether iOS offers a strong password"
        case (.notApplicable, _): filling
        }
    }

    private var filling: String {
        switch fills {
        case .yes: "iOS suggests a saved account" + condition
        case .no: "iOS suggests no saved account"
        case .unknown: "unknown whether iOS suggests a saved account"
        case .notApplicable: "no password is chosen here"
        }
    }

    private var condition: String {
        guard let domains else { return ", if an association of the app holds" }
        let under = offers == .notApplicable ? " of " : " under "
        return domains.isEmpty ? "" : under + domains.map(Message.escaped).joined(separator: " or ")
    }
}
