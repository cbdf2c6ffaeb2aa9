package import Findings

/// Writes the results of a scan as JSON, an object a line. Keys are never removed or renamed, only added.
package enum ScanJSON {
    /// How much is found out about each domain, and written.
    package enum Detail: String, CaseIterable, Sendable {
        /// From one exchange; of the findings the names alone.
        case names
        /// From one exchange.
        case findings
        /// All that `aasa check` finds out, with as many exchanges as it needs, and its whole report.
        case full
    }

    /// Writes a result; the text ends with a line break.
    package static func line(of result: ScanResult, detail: Detail, toolVersion: String) -> String {
        switch result {
        case .answer(let answer):
            answerForm.output(Line(answer: answer, detail: detail, toolVersion: toolVersion)).line + "\n"
        case .unreadable(let number, let id, let reason):
            mistakeForm.output(Mistake(line: number, id: id, reason: reason)).line + "\n"
        }
    }

    /// The schema of a line.
    package static let schema = SchemaDocument(
        "scan", title: "A line of aasa scan",
        Schema(["anyOf": [answerForm.schema.output, mistakeForm.schema.output]]).described(
            as: "What one domain answered, or why a line could not be read. Later versions may add keys"))

    private struct Line {
        let answer: ScanAnswer
        let detail: Detail
        let toolVersion: String
    }

    private struct Mistake {
        let line: Int
        let id: JSONOutput?
        let reason: Message
    }

    private static let mistakeForm = JSONForm<Mistake>.object([
        JSONField("line", .ordinal, "The number of the line that cannot be read, from 1") { $0.line },
        .optional("id", .any, "The line’s id, if that could be read") { $0.id },
        JSONField("error", .message, "Why it cannot be read") { $0.reason },
    ])

    private static let answerForm = JSONForm<Line>.object([
        JSONField("domain", .string, "The domain in lower case and Punycode, with its port if one was given") {
            $0.answer.domain
        },
        JSONField("id", .any, "What the line has as id; null if it has none") { $0.answer.id ?? .null },
        .optional("input", .string, "The line, where neither domain nor id is the same") { $0.answer.input },
        JSONField(
            "file", .word(among: FileState.allCases),
            "What came of asking for the file where Apple reads it. read: it was read; none: there was an answer without it; unreadable: it is not valid or too large; no-answer: no HTTP response; not-asked: the address is refused"
        ) { $0.answer.file },
        .optional("excluded", .boolean, "True where the domain was not asked because of --exclude") {
            $0.answer.isExcluded ? true : nil
        },
        JSONField(
            "verdict", JSONForm.word(among: [Report.Association.Verdict.associated, .notAssociated, .unknown]).orNull,
            "Whether the file lists the app; null where no app was named"
        ) { $0.answer.verdict },
        JSONField("status", JSONForm<Int>.count.orNull, "The status of the response; null where there was none") {
            $0.answer.status
        },
        JSONField("bytes", .count, "The size of the body in bytes, decoded, as far as it was read") { $0.answer.bytes },
        JSONField("services", .counts(from: 0), "The services of the file, each with the number of apps it lists") {
            $0.answer.services.map { ($0.name, $0.apps) }
        },
        JSONField(
            "servedBy", JSONForm<String>.string.orNull, "The short name of the stack that serves the domain, if known"
        ) { $0.answer.servedBy },
        JSONField(
            "findings", findingForm.list, "Errors, then warnings, then notes; with --detail names the names alone"
        ) { line in
            line.answer.findings.map { ScannedFinding(finding: $0, detail: line.detail) }
        },
        .optional("moreFindings", .count, "How many findings were left out, where there are more than 100") {
            $0.answer.moreFindings > 0 ? $0.answer.moreFindings : nil
        },
        JSONField("milliseconds", .count, "How long the domain took") { $0.answer.milliseconds },
        .optional("report", reportForm, "With --detail full: the report that aasa check --format json writes") { line in
            line.detail == .full ? line.answer.report.map { ($0, line.toolVersion) } : nil
        },
    ])

    private struct ScannedFinding {
        let finding: Finding
        let detail: Detail
    }

    private static let findingForm = JSONForm<ScannedFinding>(
        schema: Schema(["anyOf": [Schema.string().output, findingObject.schema.output]])
    ) { $0.detail == .names ? .string($0.finding.name) : findingObject.output($0.finding) }

    private static let findingObject = JSONForm<Finding>.object([
        JSONField("code", .string, "The code, such as AD201") { $0.code.description },
        JSONField("name", .string, "The name of the finding") { $0.name },
        JSONField("severity", .word(among: Severity.allCases), "How bad it is") { $0.severity },
        JSONField("message", .message, "What was found") { $0.message },
    ])

    private static let reportForm = JSONForm<(Report, String)>(
        schema: Schema(["type": "object"])
    ) { JSONReport.output(of: $0.0, toolVersion: $0.1) }
}

extension JSONForm where Value == JSONOutput {
    /// Any value.
    fileprivate static let any = JSONForm(schema: Schema([:])) { $0 }
}
