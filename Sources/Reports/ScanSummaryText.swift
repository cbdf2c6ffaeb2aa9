package import Findings

/// Writes the summary of a scan as a table for people.
package enum ScanSummaryText {
    // The commonest are shown.
    private static let shown = 10

    /// Writes a summary; the text ends with a line break.
    package static func text(of summary: ScanSummary) -> String {
        var text = "\(counted(summary.lines, "line", "lines")) answered"
        if summary.unreadableLines > 0 { text += ", \(summary.unreadableLines) of which cannot be read" }
        text += "\n"
        let files = FileState.allCases.compactMap { state in summary.files[state].map { (state.rawValue, $0) } }
        text += table("file", files)
        text += table("verdict", summary.verdicts.commonestFirst(\.rawValue))
        text += table("status", summary.statuses.commonestFirst { String($0) })
        text += table("service", summary.services.commonestFirst(\.self))
        text += table("finding", summary.findings.commonestFirst(\.self))
        text += table("server", summary.servers.commonestFirst(\.self))
        let times = [50, 90, 99, 100].compactMap { percent in
            summary.times.percentile(percent).map { "\(percent) % within \($0) ms" }
        }
        return times.isEmpty ? text : text + "\ntime  " + times.joined(separator: ", ") + "\n"
    }

    private static func table(_ title: String, _ rows: [(String, Int)]) -> String {
        guard !rows.isEmpty else { return "" }
        let width = max(rows.prefix(shown).map(\.0.count).max() ?? 0, title.count)
        var text = "\n\(title.padded(to: width))  domains\n"
        for (name, count) in rows.prefix(shown) {
            let number = String(count)
            text +=
                "\(name.padded(to: width))  " + String(repeating: " ", count: max(0, 7 - number.count)) + number + "\n"
        }
        if rows.count > shown { text += "and \(rows.count - shown) more\n" }
        return text
    }

    private static func counted(_ count: Int, _ one: String, _ many: String) -> String {
        "\(count) \(count == 1 ? one : many)"
    }
}
