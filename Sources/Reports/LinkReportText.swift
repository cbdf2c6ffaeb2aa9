package import Findings

/// Writes decisions about URLs for people: a line for each URL and app, and below it the rule that decided.
package struct LinkReportText {
    private let style: Style
    private let isTraced: Bool

    /// - Parameter isTraced: whether each rule that was tried is shown, and where the closest one fails.
    package init(style: Style, isTraced: Bool) {
        self.style = style
        self.isTraced = isTraced
    }

    /// Writes the decisions; each ends with a line break.
    package func text(of report: LinkReport) -> String {
        report.decisions.enumerated().map { index, decision in
            let lines = lines(for: decision).joined(separator: "\n")
            return (index > 0 ? "\n" : "") + lines + "\n"
        }.joined()
    }

    /// The decisions of a report about more, and an empty line after them.
    func lines(for decisions: [LinkReport.Decision]) -> [TextLine] {
        decisions.isEmpty ? [] : decisions.flatMap { lines(for: $0) }.map { TextLine($0) } + [""]
    }

    private func lines(for decision: LinkReport.Decision) -> [String] {
        var lines = [
            style(decision.verdict.rawValue, decision.verdict.tone.ink)
                + "  \(Message.escaped(decision.app))  \(Message.escaped(decision.url))"
        ]
        let shown = decision.rule?.shown ?? (isTraced ? decision.closest?.failure?.place : nil)
        let gutter = String(repeating: " ", count: String(shown?.position?.line ?? 1).count)
        let writer = FindingText(style: style)
        if let rule = decision.rule {
            let label: Message = decision.verdict == .exclude ? "excludes it" : "matches it"
            lines += writer.placeLines(
                rule.shown, label: label, ink: decision.verdict.tone.ink, gutter: gutter
            ).map(\.text)
        }
        if let refusal = decision.refusal { lines.append(note(refusal.sentence, gutter)) }
        if isTraced { lines += traceLines(of: decision, writer, gutter) }
        if let remark = decision.remark { lines.append(note(remark.sentence, gutter)) }
        if let limit = decision.limit { lines.append(note(limit, gutter)) }
        lines += decision.unknownPoints.map {
            note("not documented: \($0.sentence); a different answer would change the verdict", gutter)
        }
        return lines
    }

    private func traceLines(of decision: LinkReport.Decision, _ writer: FindingText, _ gutter: String) -> [String] {
        var lines: [String] = []
        for attempt in decision.attempts {
            guard let failure = attempt.failure else { continue }
            let position = attempt.rule.place.position
            let place: Message = "line \(position?.line ?? 0), column \(position?.column ?? 0)"
            lines.append("\(gutter) \(style("=", .frame)) tried: \(place): \(failure.sentence)")
        }
        guard let failure = decision.closest?.failure else { return lines }
        lines.append(note("this rule comes closest", gutter))
        lines += writer.placeLines(failure.place, label: failure.sentence, ink: .warning, gutter: gutter).map(\.text)
        lines += failure.hints.map { "\(gutter) \(style("=", .frame)) help: it would match if \($0.sentence)" }
        return lines
    }

    private func note(_ message: Message, _ gutter: String) -> String {
        "\(gutter) \(style("=", .frame)) note: \(message)"
    }
}
