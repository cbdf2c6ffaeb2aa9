package import Findings

/// Writes the report in the Test Anything Protocol, version 14: a line for each thing that was checked, and a YAML block
/// for each failure. <https://testanything.org/tap-version-14-specification.html>
package enum TAPReport {
    /// Writes a report, whose cases fail from a threshold on. The text ends with a line break.
    package static func text(of report: Report, failingFrom threshold: Report.Threshold = .error) -> String {
        var lines = ["TAP version 14"]
        lines.append(report.cases.isEmpty ? "1..0 # SKIP nothing was checked" : "1..\(report.cases.count)")
        for (index, item) in report.cases.enumerated() {
            let title = "\(index + 1) - " + described(item.group + " " + item.name)
            switch report.outcome(of: item, failingFrom: threshold) {
            case .passed: lines.append("ok " + title)
            case .unknown(let reason): lines.append("ok " + title + " # SKIP " + described(reason.description))
            case .failed(let findings, let reason), .notRun(let findings, let reason):
                lines.append("not ok " + title)
                lines += diagnostics(findings, reason, at: item.place)
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    // A JSON string is a YAML string too, and its content is escaped, so it cannot end the quotation.
    private static func diagnostics(_ findings: [Finding], _ reason: Message, at place: Place?) -> [String] {
        var lines = ["  ---", "  message: " + quoted(reason.description)]
        if let place, let file = place.file, let position = place.position {
            lines.append("  file: " + quoted(file))
            lines.append("  line: \(position.line)")
            lines.append("  column: \(position.column)")
        }
        lines.append("  findings:")
        for finding in findings {
            let seen = finding.observation
            lines.append("    - code: \(finding.identity.code)")
            lines.append("      name: \(finding.identity.name)")
            lines.append("      severity: \(finding.identity.severity.rawValue)")
            lines.append("      message: " + quoted(seen.message.description))
            if let spot = location(of: seen.place) { lines.append("      at: " + quoted(spot)) }
            for (index, note) in seen.notes.enumerated() {
                if index == 0 { lines.append("      notes:") }
                let place = note.place.flatMap(location).map { $0 + ": " } ?? ""
                lines.append("        - " + quoted(place + note.message.description))
            }
            if let help = seen.help { lines.append("      help: " + quoted(help.description)) }
            if let snippet = seen.snippet { lines.append("      snippet: " + quoted(snippet.text)) }
        }
        return lines + ["  ..."]
    }

    private static func location(of place: Place) -> String? {
        let position = place.position.map { ":\($0.line):\($0.column)" } ?? ""
        return (place.file ?? place.url).map { Message.escaped($0) + position }
    }

    private static func quoted(_ text: String) -> String { JSONOutput.string(text).text }

    // A number sign begins a directive and a backslash an escape; a message contains no line breaks.
    private static func described(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars.flatMap({ Message.escaped(String($0)).unicodeScalars }) {
            if scalar == "#" || scalar == "\\" { result += "\\" }
            result.unicodeScalars.append(scalar)
        }
        return result
    }
}
