import Findings

/// Writes a comparison of two files as JSON. Keys are never removed or renamed, only added.
package enum DifferenceJSON {
    /// The version of the JSON format, which is written as `schemaVersion`.
    package static let schemaVersion = 1

    /// Writes a comparison; the text ends with a line break.
    package static func text(of report: DifferenceReport) -> String {
        let services = report.services.map { service in
            JSONOutput.object([
                ("service", .string(service.name)), ("gained", .array(service.gained.map(JSONOutput.string))),
                ("lost", .array(service.lost.map(JSONOutput.string))),
            ])
        }
        let value = JSONOutput.object([
            ("schemaVersion", .integer(schemaVersion)), ("services", .array(services)),
            ("links", .array(report.links.map(links))),
        ])
        return value.text + "\n"
    }

    private static func links(_ links: DifferenceReport.Links) -> JSONOutput {
        let (outcome, witness, reason): (String, JSONOutput, JSONOutput) =
            switch links.outcome {
            case .equivalent: ("equivalent", .null, .null)
            case .unknown(let reason): ("unknown", .null, .string(reason.description))
            case .different(let url, let before, let after):
                (
                    "different",
                    .object([
                        ("url", .string(url)), ("before", .string(before.verdict.rawValue)),
                        ("after", .string(after.verdict.rawValue)),
                        ("beforeRule", LinkJSON.rule(of: before)), ("afterRule", LinkJSON.rule(of: after)),
                    ]), .null
                )
            }
        return .object([
            ("app", .string(links.app)), ("outcome", .string(outcome)), ("witness", witness), ("reason", reason),
        ])
    }
}
