import Findings

/// Who receives the links of apps: for each a line with the answer, and below it what receives them or the condition that
/// decides.
struct HandlerTable {
    let apps: [Report.HandledApp]
    let style: Style

    var lines: [TextLine] { apps.flatMap(lines) + (apps.isEmpty ? [] : [""]) }

    private func lines(for app: Report.HandledApp) -> [TextLine] {
        let title = style("\(app.tone.mark) \(Self.title(of: app))", app.tone.ink)
        var lines = [TextLine(title + "  " + app.answer, hang: 4)]
        lines += app.receivers.map { TextLine("  \($0.kind): \(ScreenTable.text(of: $0.place))", hang: 4) }
        if let reason = app.reason {
            let place = app.reasonPlace.map { ScreenTable.text(of: $0) + ": " } ?? ""
            lines.append(TextLine("  \(place)\(reason)", hang: 4))
        }
        return lines
    }

    /// The target, its life cycle and its configurations.
    static func title(of app: Report.HandledApp) -> String {
        let configurations = app.configurations.map(Message.escaped).joined(separator: ", ")
        return "\(Message.escaped(app.target)) (\(app.lifeCycle.title); \(configurations))"
    }
}

extension Report.HandledApp {
    /// How good the answer is.
    var tone: Tone {
        if claimsLinks == false { return .faint }
        if coldLaunch == .lost || whileRunning == .lost { return .error }
        return coldLaunch == .received && whileRunning == .received ? .good : .warning
    }

    /// What becomes of a link at each of the two moments.
    var answer: String {
        guard coldLaunch == whileRunning else {
            return
                "a link that launches the app is \(coldLaunch.words), one that comes while it runs is \(whileRunning.words)"
        }
        if coldLaunch == .unknown { return "unknown whether a link is received, at launch or while the app runs" }
        return "a link is \(coldLaunch.rawValue), at launch and while the app runs"
    }
}

extension Report.HandledApp.Reception {
    fileprivate var words: String { self == .unknown ? "received or lost (unknown)" : rawValue }
}

extension Report.HandledApp.LifeCycle {
    fileprivate var title: String {
        switch self {
        case .scenes: "scenes"
        case .appDelegate: "app delegate"
        case .swiftui: "SwiftUI"
        case .unknown: "life cycle unknown"
        }
    }
}
