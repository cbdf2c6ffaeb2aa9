package import Findings

/// Writes a comparison of two files as JSON. Keys are never removed or renamed, only added.
package enum DifferenceJSON {
    /// The version of the JSON format, which is written as `schemaVersion`.
    package static let schemaVersion = 1

    /// Writes a comparison; the text ends with a line break.
    package static func text(of report: DifferenceReport) -> String { form.output(report).text + "\n" }

    /// The schema of the comparison.
    package static let schema = SchemaDocument(
        "differences", title: "The answer of aasa diff --format json",
        form.schema.described(as: "What changes, and for which apps. Later versions may add keys"))

    private static let form = JSONForm<DifferenceReport>.object([
        JSONField("schemaVersion", .constant(schemaVersion), "The version of this format") { _ in schemaVersion },
        JSONField("services", serviceForm.list, "The services that gain or lose apps") { $0.services },
        JSONField("links", linksForm.list, "The apps that both files list for links, in the order of the old file") {
            $0.links
        },
    ])

    private static let serviceForm = JSONForm<DifferenceReport.Service>.object([
        JSONField("service", .string, "The service, such as applinks") { $0.name },
        JSONField("gained", JSONForm<String>.string.list, "The apps that only the new file lists") { $0.gained },
        JSONField("lost", JSONForm<String>.string.list, "The apps that only the old file lists") { $0.lost },
    ])

    private static let linksForm = JSONForm<DifferenceReport.Links>.object([
        JSONField("app", .string, "The app identifier") { $0.app },
        JSONField(
            "outcome", .word(among: ["equivalent", "different", "unknown"]),
            "Whether both files decide every URL alike, at least one differently, or it could not be decided"
        ) { links in
            switch links.outcome {
            case .equivalent: "equivalent"
            case .different: "different"
            case .unknown: "unknown"
            }
        },
        JSONField("witness", witnessForm.orNull, "A URL that the files decide differently") { links in
            guard case .different(let url, let before, let after) = links.outcome else { return nil }
            return Witness(url: url, before: before, after: after)
        },
        JSONField("reason", JSONForm<Message>.message.orNull, "Why it could not be decided") { links in
            if case .unknown(let reason) = links.outcome { reason } else { nil }
        },
    ])

    private struct Witness {
        let url: String
        let before: LinkReport.Decision
        let after: LinkReport.Decision
    }

    private static let witnessForm = JSONForm<Witness>.object([
        JSONField("url", .string, "The URL") { $0.url },
        JSONField("before", LinkJSON.verdictForm, "What the old file decides") { $0.before.verdict },
        JSONField("after", LinkJSON.verdictForm, "What the new file decides") { $0.after.verdict },
        JSONField("beforeRule", LinkJSON.ruleForm.orNull, "The rule of the old file that decides") { $0.before.rule },
        JSONField("afterRule", LinkJSON.ruleForm.orNull, "The rule of the new file that decides") { $0.after.rule },
    ])
}
