import Findings

/// Where the time of an exchange went, as bars below each other that can be read without colours: each phase begins where
/// the one before it ended.
struct TimeBars {
    private let phases: [(label: String, seconds: Double)]
    private let total: Double

    /// The width of the bar of the whole exchange, in columns.
    private static let width = 40
    /// The largest duration that is written; a recording may say anything.
    private static let longest = 1e9

    init(_ phases: [Report.Hop.Phase]) {
        self.phases = phases.map { ($0.kind.rawValue, min($0.seconds, Self.longest)) }
        total = self.phases.reduce(0) { $0 + $1.seconds }
    }

    /// A line for each phase, with its duration, and one for all; empty if nothing was measured.
    var lines: [String] {
        guard total > 0 else { return [] }
        guard phases.count > 1 else { return ["\(phases[0].label) \(duration(total)) ms"] }
        var start = 0.0
        var rows: [(label: String, bar: String, duration: String)] = []
        for phase in phases {
            rows.append((phase.label, bar(start, start + phase.seconds), duration(phase.seconds)))
            start += phase.seconds
        }
        rows.append((Report.Hop.Phase.Kind.whole.rawValue, "", duration(total)))
        let label = rows.map(\.label.count).max() ?? 0
        let number = rows.map(\.duration.count).max() ?? 0
        return rows.map { row in
            let space = String(repeating: " ", count: number - row.duration.count)
            return row.label.padded(to: label) + "  " + row.bar.padded(to: Self.width) + "  \(space)\(row.duration) ms"
        }
    }

    /// A bar has at least one column, so that no phase is invisible.
    private func bar(_ start: Double, _ end: Double) -> String {
        let first = min(Int((min(start / total, 1) * Double(Self.width)).rounded()), Self.width - 1)
        let last = max(Int((min(end / total, 1) * Double(Self.width)).rounded()), first + 1)
        return String(repeating: " ", count: first) + String(repeating: "█", count: last - first)
    }

    /// Milliseconds; with one decimal in each line if the whole exchange took less than ten.
    private func duration(_ seconds: Double) -> String {
        guard total < 0.01 else { return "\(Int((seconds * 1_000).rounded()))" }
        let tenths = Int((seconds * 10_000).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }
}

extension String {
    /// The text with spaces after it, as wide as asked for.
    func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
