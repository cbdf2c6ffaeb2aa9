import Findings

/// The steps of an association, a line each: a sign, the name, and what was seen.
struct StepText {
    let style: Style

    func lines(for steps: [Report.Step]) -> [TextLine] {
        steps.shown.map { step in
            let name = step.name.rawValue.padded(to: Self.width)
            return TextLine("  \(style(step.state.mark, step.state.ink)) \(name)  \(step.text)", hang: Self.width + 6)
        }
    }

    /// The length of the longest name.
    private static let width = Report.Step.Name.readable.rawValue.count
}

extension [Report.Step] {
    /// The steps that say something: none that was not reached, and of those in a row that were not looked at, the first.
    var shown: [Report.Step] {
        enumerated().filter { index, step in
            if step.state == .notReached { return false }
            guard index > 0, step.state == .unknown, step.name.decides else { return true }
            let before = self[index - 1]
            return before.state != .unknown || before.name == .declared
        }.map(\.element)
    }
}

extension Report.Step.State {
    var mark: String {
        switch self {
        case .passed: "✓"
        case .doubtful: "!"
        case .failed: "✗"
        case .unknown: "?"
        case .notReached: "–"
        }
    }

    fileprivate var ink: Style.Ink {
        switch self {
        case .passed: .good
        case .doubtful, .unknown: .warning
        case .failed: .error
        case .notReached: .faint
        }
    }
}
