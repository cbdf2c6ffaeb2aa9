package import Findings

/// Writes the report in GitHub's Markdown (<https://github.github.com/gfm/>), for the summary of a job or a comment: what
/// devices do as a table, and each finding folded.
package enum MarkdownReport {
    /// The most bytes of findings, below the 1 MiB that GitHub takes for the summary of a step.
    private static let limit = 900_000

    /// Writes a report; the text ends with a line break.
    package static func text(of report: Report) -> String {
        var parts = ["### \(report.titleInWords)\n"]
        parts += report.found.map(found)
        if !(report.associations.isEmpty && report.appsWithoutClaims.isEmpty) { parts.append(associations(of: report)) }
        if report.associations.count < AssociationTable.threshold {
            parts += report.associations.filter { !$0.steps.isEmpty }.map { association in
                let name = report.associations.count == 1 ? "" : "\(claim(of: association)):\n\n"
                return name + steps(association.steps)
            }
        }
        if !report.decisions.isEmpty {
            parts.append(
                report.decisions.map { "- \($0.verdict.rawValue): \(code($0.app)) for \(code($0.url))\n" }.joined())
        }
        if !report.screens.isEmpty { parts.append(screens(of: report)) }
        if !report.handledApps.isEmpty { parts.append(handlers(of: report)) }
        let expectations = report.cases.filter { $0.kind == .expectation }
        if !expectations.isEmpty { parts.append(Self.expectations(expectations, of: report)) }
        if report.associationCounts.all > 0 { parts.append(escaped(report.summaryInWords) + "\n") }
        parts += findings(of: report)
        if let hint = report.fixHint, let patch = report.patch {
            parts.append(
                "<details><summary>\(html("What \(hint.command) changes"))</summary>\n\n\(fenced(patch, "diff"))</details>\n"
            )
        }
        return parts.joined(separator: "\n")
    }

    private static func found(_ found: Report.Found) -> String {
        let text = FoundText(found: found)
        let rows = text.rows.map { "- \($0.label): \(escaped($0.text))\n" }.joined()
        return "\(escaped(text.title)):\n\n\(rows)"
    }

    private static func associations(of report: Report) -> String {
        let rows = report.associations.map { association in
            let headline = report.headline(of: association)
            return
                "| \(headline.mark) | \(claim(of: association)) | \(association.appName.map(code) ?? "no app was named") | "
                + "\(escaped(HeadlineText(report: report, style: .plain).words(for: association))) |\n"
        }
        let silent = report.appsWithoutClaims.map { "| ✗ | | \(code($0.name)) | \($0.lack) |\n" }
        return "| | claim | app | what devices do |\n|---|---|---|---|\n" + (silent + rows).joined()
    }

    private static func claim(of association: Report.Association) -> String {
        code(association.entitlement ?? "\(association.serviceName):\(association.domain)")
    }

    private static func steps(_ steps: [Report.Step]) -> String {
        steps.shown.map { "- \($0.state.mark) \($0.name.rawValue): \(words($0.text))\n" }.joined()
    }

    private static func screens(of report: Report) -> String {
        let rows = report.screens.map { screen in
            "| \(code(screen.name)) | \(escaped(screen.offers.rawValue)) | \(escaped(screen.saves.rawValue)) | "
                + "\(escaped(screen.fills.rawValue)) | "
                + "\(words(screen.reason)) |\n"
        }
        return
            "| screen | offers a strong password | saves the password | suggests a saved account | why |\n|---|---|---|---|---|\n"
            + rows.joined()
    }

    private static func handlers(of report: Report) -> String {
        let rows = report.handledApps.map { app in
            let receivers = app.receivers.map { "\($0.kind): \(code(ScreenTable.text(of: $0.place)))" }
            return
                "| \(app.tone.mark) | \(code(app.target)) | \(app.coldLaunch.rawValue) | \(app.whileRunning.rawValue) | "
                + "\(receivers.joined(separator: "<br/>")) | \(app.reason.map(words) ?? "") |\n"
        }
        return
            "| | app | a link that launches it | a link while it runs | receives links | why |\n|---|---|---|---|---|---|\n"
            + rows.joined()
    }

    private static func expectations(_ expectations: [Report.Case], of report: Report) -> String {
        expectations.map { "- \(report.headline(ofExpectation: $0).mark) \(code($0.name))\n" }.joined()
    }

    private static func findings(of report: Report) -> [String] {
        var parts: [String] = []
        var size = 0
        for (index, finding) in report.findings.enumerated() where report.suppressions[finding.id] == nil {
            let part = details(of: finding)
            size += part.utf8.count
            if size > limit {
                parts.append("… and \(report.findings.count - index) more, too many for a summary\n")
                break
            }
            parts.append(part)
        }
        if !report.suppressions.isEmpty {
            let rows = report.suppressed.map { "- \($0.count) × \(code($0.name)): \(words($0.suppression.reason))\n" }
            parts.append("Not counted:\n\n" + rows.joined())
        }
        return parts
    }

    private static func details(of finding: Finding) -> String {
        let seen = finding.observation
        let identity = finding.identity
        var text =
            "<details><summary><b>\(identity.severity.rawValue)[\(identity.code)]</b> \(html(seen.message.description))"
        if let place = name(of: seen.place) { text += " <code>\(html(place))</code>" }
        text += "</summary>\n\n"
        if case .text(let source, let span) = seen.place, let excerpt = Excerpt(of: span, in: source) {
            let label = seen.label.map { " \($0)" } ?? ""
            let mark =
                String(repeating: " ", count: excerpt.indent) + String(repeating: "^", count: excerpt.width) + label
            text += fenced([excerpt.text, mark])
        }
        text += seen.notes.map { note in
            "- note: \(words(note.message))\(note.place.flatMap(name).map { " (\(code($0)))" } ?? "")\n"
        }.joined()
        if let help = seen.help { text += "- **help**: \(words(help))\n" }
        if let snippet = seen.snippet { text += "\n" + fenced(snippet.lines) + "\n" }
        text += "- why: `aasa explain \(identity.code)` (\(identity.evidence.meaning))"
        text +=
            identity.citations.first.flatMap { citation in
                citation.url.map { ", [\(escaped(citation.title))](<\($0)>)" }
            } ?? ""
        return text + "\n\n</details>\n"
    }

    private static func name(of place: Place) -> String? {
        guard let name = place.file ?? place.url else { return nil }
        return name + (place.position.map { ":\($0.line):\($0.column)" } ?? "")
    }

    private static func words(_ message: Message) -> String { escaped(message.description) }

    /// A code span, whose delimiter is longer than any run of backticks in it; a pipe would end the cell of a table.
    private static func code(_ text: String) -> String {
        let text = Message.escaped(text).replacing("|", with: "¦")
        guard text.contains("`") else { return "`\(text)`" }
        let fence = String(repeating: "`", count: longestRun(in: text) + 1)
        return "\(fence) \(text) \(fence)"
    }

    private static func fenced(_ lines: [String], _ language: String = "text") -> String {
        let fence = String(repeating: "`", count: max(3, (lines.map(longestRun).max() ?? 0) + 1))
        return "\(fence)\(language)\n\(lines.joined(separator: "\n"))\n\(fence)\n\n"
    }

    /// How many backticks stand in a row, at most.
    private static func longestRun(in text: String) -> Int { text.split { $0 != "`" }.map(\.count).max() ?? 0 }

    /// Text in which nothing is a sign of Markdown or HTML.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case "\\", "`", "*", "_", "[", "]", "#", "|", "~", "!": result += "\\\(character)"
            case "@": result += "@<!---->"
            default: result.append(character)
            }
        }
        return result
    }

    private static func html(_ text: String) -> String {
        Message.escaped(text).replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
