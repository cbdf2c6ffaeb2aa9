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
        JSONField("files", .counts(from: 1), "Domains by what came of asking for the file") { summary in
            FileState.allCases.compactMap { state in summary.files[state].map { (state.rawValue, $0) } }
        },
        JSONField("verdicts", .counts(from: 1), "Domains by verdict, where an app was named") {
            $0.verdicts.commonestFirst(\.rawValue)
        },
        JSONField("statuses", .counts(from: 1), "Domains by the status of the response") {
            $0.statuses.commonestFirst { String($0) }
        },
        JSONField("findings", .counts(from: 1), "Domains by finding") { $0.findings.commonestFirst(\.self) },
        JSONField("servers", .counts(from: 1), "Domains by the stack that serves them") {
            $0.servers.commonestFirst(\.self)
        },
        JSONField("services", .counts(from: 1), "Domains by the services that their file has") {
            $0.services.commonestFirst(\.self)
        },
        JSONField("milliseconds", timesForm, "How long the domains that were asked took") { $0.times },
    ])

    private static let timesForm = JSONForm<TimeCounts>.object(
        [50, 90, 99, 100].map { percent in
            JSONField(
                "p\(percent)", JSONForm<Int>.count.orNull,
                "The time within which \(percent) % were done, at most a twentieth too high; null if none was asked"
            ) { $0.percentile(percent) }
        })
}

extension Dictionary where Value == Int {
    /// What is counted by its name, the most frequent first; equally frequent ones by name.
    func commonestFirst(_ name: (Key) -> String) -> [(String, Int)] {
        map { (name($0.key), $0.value) }.sorted { $0.1 != $1.1 ? $0.1 > $1.1 : $0.0 < $1.0 }
    }
}
