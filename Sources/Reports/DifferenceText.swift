import Findings

/// Writes a comparison of two files for people.
package enum DifferenceText {
    /// Writes a comparison; the text ends with a line break.
    package static func text(of report: DifferenceReport, style: Style) -> String {
        var lines: [String] = []
        for service in report.services {
            lines.append(style(service.name, .strong))
            lines += service.gained.map { "  " + style("+ \(Message.escaped($0))", .good) + " is now listed" }
            lines += service.lost.map { "  " + style("- \(Message.escaped($0))", .error) + " is no longer listed" }
        }
        for links in report.links { lines += self.lines(for: links, style) }
        if report.isUnchanged { lines.append(style("no change", .good)) }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func lines(for links: DifferenceReport.Links, _ style: Style) -> [String] {
        let title = "links of \(Message.escaped(links.app)): "
        switch links.outcome {
        case .equivalent: return [title + "no change (proved)"]
        case .unknown(let reason): return [title + style("unknown", .warning) + ": \(reason)"]
        case .different(let url, let before, let after):
            return [
                title + style("different", .error),
                "  \(Message.escaped(url)) : \(before.verdict.rawValue) → \(after.verdict.rawValue)",
                "    before: \(rule(before))", "    after:  \(rule(after))",
            ]
                + Set((before.unknownPoints + after.unknownPoints).map(\.sentence.description)).sorted().map {
                    "    note: not documented: \($0); a different answer would change the verdict"
                }
        }
    }

    private static func rule(_ decision: LinkReport.Decision) -> String {
        guard let rule = decision.rule, case .text(let source, let span) = rule.place,
            let position = rule.place.position
        else {
            return "no rule matches it"
        }
        let place = Message.escaped("\(source.name):\(position.line):\(position.column)")
        // A rule that spans several lines is shown on one.
        let text = source.string(in: span).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return "\(Message.escaped(text)), \(place)"
    }
}
