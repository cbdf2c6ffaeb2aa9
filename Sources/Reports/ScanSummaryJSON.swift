package import Findings

/// Writes the summary of a scan as JSON. Keys are never removed or renamed, only added.
package enum ScanSummaryJSON {
    /// Writes a summary; the text ends with a line break.
    package static func text(of summary: ScanSummary) -> String { form.output(summary).text + "\n" }

    /// The schema of a summary.
    package static let schema = SchemaDocument(
        "scan-summary", title: "The summary of aasa scan --summary",
        form.schema.described(as: "Counts of what a scan found. Later versions may add keys"))

    private static let form = JSONForm<ScanSummary>.object([
        JSONField("lines", .count, "The lines that were answered, those that cannot be read among them") { $0.lines },
        JSONField("unreadableLines", .count, "The lines that cannot be read") { $0.unreadableLines },
        JSONField("files", counts, "Domains by what came of asking for the file") { summary in
            FileState.allCases.compactMap { state in summary.files[state].map { (state.rawValue, $0) } }
        },
        JSONField("verdicts", counts, "Domains by verdict, where an app was named") {
            $0.verdicts.map { ($0.key.rawValue, $0.value) }.commonestFirst
        },
        JSONField("statuses", counts, "Domains by the status of the response") {
            $0.statuses.map { (String($0.key), $0.value) }.commonestFirst
        },
        JSONField("findings", counts, "Domains by finding") { $0.findings.map { ($0.key, $0.value) }.commonestFirst },
        JSONField("servers", counts, "Domains by the stack that serves them") {
            $0.servers.map { ($0.key, $0.value) }.commonestFirst
        },
        JSONField("services", counts, "Domains by the services that their file has") {
            $0.services.map { ($0.key, $0.value) }.commonestFirst
        },
        JSONField("milliseconds", timesForm, "How long the domains that were asked took") { $0.times },
    ])

    private static let counts = JSONForm<[(String, Int)]>(schema: .map(to: .integer(from: 1))) {
        .object($0.map { ($0.0, .integer($0.1)) })
    }

    private static let timesForm = JSONForm<TimeCounts>.object(
        [50, 90, 99, 100].map { percent in
            JSONField(
                "p\(percent)", JSONForm<Int>.count.orNull,
                "The time within which \(percent) % were done, at most a twentieth too high; null if none was asked"
            ) { $0.percentile(percent) }
        })
}

extension [(String, Int)] {
    /// The most frequent first; equally frequent ones by name.
    var commonestFirst: [(String, Int)] {
        sorted { $0.1 != $1.1 ? $0.1 > $1.1 : $0.0 < $1.0 }
    }
}
