package import Findings

/// Writes the report as workflow commands of GitHub Actions, which become annotations of the changed lines
/// (<https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands>).
///
/// Ten annotations of a level are shown for a step, so the rest are lines of the log alone.
package enum GitHubReport {
    /// The annotations of a level that GitHub shows for a step.
    package static let shown = 10

    /// Writes a report; the text ends with a line break.
    package static func text(of report: Report) -> String {
        var lines = report.associations.map { HeadlineText(report: report, style: .plain).line(for: $0) }
        let locations = report.locations
        for severity in [Severity.error, .warning, .note] {
            let all = report.findings.indices.filter {
                report.findings[$0].severity == severity && report.suppressions[report.findings[$0].id] == nil
            }
            lines += all.prefix(shown).map { annotation(report.findings[$0], at: locations[$0]) }
            guard all.count > shown else { continue }
            lines.append("\(all.count - shown) more of this level, which GitHub shows no annotations for:")
            lines += all.dropFirst(shown).map { plain(report.findings[$0], at: locations[$0]) }
        }
        lines += report.suppressed.map { "not counted: \($0.count) × \($0.name): \($0.suppression.reason)" }
        if report.countsInWords == nil || report.associationCounts.all > 0 { lines.append(report.summaryInWords) }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func annotation(_ finding: Finding, at location: ResultLocation) -> String {
        let seen = finding.observation
        let severity = finding.identity.severity
        let command = severity == .note ? "notice" : severity.rawValue
        // A host is not in the repository: GitHub would show the finding at a path that is not there.
        var properties = location.isFile ? [("file", Message.escaped(location.path))] : []
        if location.isFile, let text = location.text {
            let (start, end) = (text.source.position(of: text.span.start), text.source.position(of: text.span.end))
            properties.append(("line", String(start.line)))
            // Columns are shown only within one line.
            if end.line == start.line {
                properties += [("col", String(start.column)), ("endColumn", String(max(end.column, start.column)))]
            } else {
                properties.append(("endLine", String(end.line)))
            }
        }
        properties.append(("title", "\(finding.identity.code) \(finding.identity.name)"))
        let notes = seen.notes.map { "note: \($0.message)" }
        let help = (seen.help.map { ["help: \($0)"] } ?? []) + (seen.snippet.map { ["\($0.file):"] + $0.lines } ?? [])
        let words = [seen.message.description] + notes + help
        let list = properties.map { "\($0.0)=\(escaped($0.1, isProperty: true))" }.joined(separator: ",")
        return "::\(command) \(list)::\(escaped(words.joined(separator: "\n"), isProperty: false))"
    }

    private static func plain(_ finding: Finding, at location: ResultLocation) -> String {
        let position = location.text.map { text in
            let start = text.source.position(of: text.span.start)
            return ":\(start.line):\(start.column)"
        }
        return "\(finding.identity.severity.rawValue)[\(finding.identity.code)]: \(finding.observation.message) "
            + "(\(Message.escaped(location.path))\(position ?? ""))"
    }

    /// As the runner undoes it: line breaks and percent signs, in properties colons and commas too.
    private static func escaped(_ text: String, isProperty: Bool) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "%": result += "%25"
            case "\r": result += "%0D"
            case "\n": result += "%0A"
            case ":" where isProperty: result += "%3A"
            case "," where isProperty: result += "%2C"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
