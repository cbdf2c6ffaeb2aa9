package import Findings

/// Writes the report as JSON. Keys are never removed or renamed, only added.
package enum JSONReport {
    /// The version of the JSON format, which is written as `schemaVersion`.
    package static let schemaVersion = 1

    /// A report with what only the command knows.
    struct Document {
        let report: Report
        let tool: Tool
        let changes: [FileChange]?
    }

    /// What wrote a report.
    struct Tool {
        let version: String
        let commit: String?
    }

    /// Writes a report; the text ends with a line break.
    ///
    /// - Parameters:
    ///   - commit: the commit of the tool; nil where it is unknown.
    ///   - changes: for a command that changes files, what it changed; written as `files`.
    package static func text(
        of report: Report, toolVersion: String, commit: String? = nil, changes: [FileChange]? = nil
    ) -> String {
        let tool = Tool(version: toolVersion, commit: commit)
        let isOnHandlers = !report.handledApps.isEmpty && report.associations.isEmpty
        let form = isOnHandlers ? handlersForm : form
        return form.output(Document(report: report, tool: tool, changes: changes)).text + "\n"
    }

    /// A report as a value.
    static func output(of report: Report, toolVersion: String) -> JSONOutput {
        form.output(
            Document(report: report, tool: Tool(version: toolVersion, commit: Toolkit.commit), changes: nil))
    }

    /// The schema of the report.
    package static let schema = SchemaDocument(
        "report", title: "The report of aasa: --format json of check, lint, test, screens, triage and fix",
        form.schema.described(
            as:
                "What was checked and what was found. Later versions may add keys; none is removed or changes its meaning"
        ))

    /// The schema of the report on link handlers.
    package static let handlersSchema = SchemaDocument(
        "handlers", title: "The report of aasa handlers: --format json",
        handlersForm.schema.described(
            as:
                "Who receives the universal links of apps. Later versions may add keys; none is removed or changes its meaning"
        ))

    private static let form = JSONForm<Document>.object(
        headFields + [
            .optional(
                "found", foundForm, "What was found in the folders that were searched; left out if there were none"
            ) {
                $0.report.found.isEmpty ? nil : $0.report.found
            },
            JSONField(
                "associations", associationForm.list, "The associations that were checked, in the order of the input"
            ) { $0.report.reported($0.report.associations) },
            .optional(
                nonempty: "decisions", LinkJSON.decisionForm.list,
                "Which apps open the URLs that were named, as aasa match says"
            ) { $0.report.decisions.map { LinkJSON.Traced(decision: $0, isTraced: false) } },
            JSONField(
                "apps", appForm.list,
                "The apps that claim the associations, and those that claim nothing; none for a domain that was named without an app"
            ) { $0.report.reported($0.report.apps) },
            .optional(nonempty: "screens", screenForm.list, "The sign-up screens that were checked") {
                $0.report.reported($0.report.screens)
            },
            .optional(
                nonempty: "frameworks", frameworkForm.list,
                "The frameworks that the app’s screens are written in, besides UIKit and SwiftUI"
            ) { $0.report.frameworks },
            .optional(nonempty: "expectations", expectationForm.list, "The expectations that were checked") {
                $0.report.reported($0.report.cases.filter { $0.kind == .expectation })
            },
            .optional("files", changeForm.list, "What a command that changes files changed, or would change") {
                $0.changes
            },
        ] + tailFields)

    private static let handlersForm = JSONForm<Document>.object(
        headFields + [
            JSONField("apps", handledAppForm.list, "The app targets, each once for configurations that are alike") {
                $0.report.reported($0.report.handledApps)
            }
        ] + tailFields)

    private static let headFields: [JSONField<Document>] = [
        JSONField(
            "schemaVersion", .constant(schemaVersion), "The version of this format; keys are only ever added to it"
        ) { _ in
            schemaVersion
        },
        JSONField("tool", toolForm, "What wrote the report") { $0.tool },
        JSONField(
            "time", JSONForm<String>.string.orNull,
            "The moment of the report, as in RFC 3339, such as 2026-11-23T16:00:00Z; null if none is known"
        ) { $0.report.time },
        JSONField("inputs", inputForm.list, "What was checked, in the order of the arguments") { $0.report.inputs },
    ]

    private static let tailFields: [JSONField<Document>] = [
        JSONField(
            "findings", findingForm.list,
            "Errors, then warnings, then notes. The “findings” of an association, a screen or an expectation are indices in this array, from 0"
        ) { document in
            ReportedFinding.all(of: document.report)
        },
        JSONField("summary", summaryForm, "The number of findings") { $0.report },
    ]

    private static let inputForm = JSONForm<Report.Input>.object([
        JSONField("argument", .string, "The argument, as it was given") { $0.argument },
        JSONField("kind", .word(among: Report.Input.Kind.allCases), "What kind of thing it is") { $0.kind },
        JSONField("path", JSONForm<String>.string.orNull, "The path of the file or folder; null for what is none") {
            $0.path
        },
    ])

    private static let toolForm = JSONForm<Tool>.object([
        JSONField("name", .word(among: ["aasa"]), "The name of the tool") { _ in "aasa" },
        JSONField("version", .string, "The version of the tool, such as 0.1.0") { $0.version },
        JSONField("commit", JSONForm<String>.string.orNull, "The commit that it was built from; null if unknown") {
            $0.commit
        },
    ])

    private static let summaryForm = JSONForm<Report>.object([
        JSONField("errors", .count, "The number of errors, also of those that are suppressed") { $0.count(.error) },
        JSONField("warnings", .count, "The number of warnings") { $0.count(.warning) },
        JSONField("notes", .count, "The number of notes") { $0.count(.note) },
        JSONField("suppressed", .count, "How many of these findings don’t count for the exit code") {
            $0.suppressions.count
        },
        JSONField(
            "associations", countsForm,
            "The associations that were asked for, by their headline; a domain without an app, or a file alone, is not asked for"
        ) { $0.associationCounts },
    ])

    private static let countsForm = JSONForm<Report.AssociationCounts>.object([
        JSONField("holds", .count, "How many hold") { $0.holds },
        JSONField("doubtful", .count, "How many hold, with an error that costs part of it or puts it in doubt") {
            $0.doubtful
        },
        JSONField("refused", .count, "How many devices refuse") { $0.refused },
        JSONField("unknown", .count, "How many could not be checked") { $0.unknown },
    ])
}
