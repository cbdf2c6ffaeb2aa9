package import Findings

/// Writes decisions about URLs as JSON. Keys are never removed or renamed, only added.
package enum LinkJSON {
    /// Writes decisions; the text ends with a line break.
    ///
    /// - Parameters:
    ///   - findings: why the file could not be read; empty if it was read.
    ///   - isTraced: whether every rule that was tried is written too, as `trace`.
    package static func text(of report: LinkReport, findings: [Finding] = [], isTraced: Bool) -> String {
        form.output(Document(report: report, findings: findings, isTraced: isTraced)).text + "\n"
    }

    /// The schema of the decisions.
    package static let schema = SchemaDocument(
        "links", title: "The answer of aasa match --format json",
        form.schema.described(as: "What an AASA file decides about URLs. Later versions may add keys"))

    private struct Document {
        let report: LinkReport
        let findings: [Finding]
        let isTraced: Bool
    }

    struct Traced {
        let decision: LinkReport.Decision
        let isTraced: Bool
    }

    private static let form = JSONForm<Document>.object([
        JSONField("decisions", decisionForm.list, "A decision for each URL and app, in the order of the URLs") {
            document in
            document.report.decisions.map { Traced(decision: $0, isTraced: document.isTraced) }
        },
        JSONField("findings", JSONReport.findingForm.list, "Why the file could not be read; empty if it was") {
            JSONReport.ReportedFinding.all(of: $0.findings)
        },
    ])

    static let decisionForm = JSONForm<Traced>.object([
        JSONField("url", .string, "The URL, as it was given") { $0.decision.url },
        JSONField("app", .string, "The app identifier") { $0.decision.app },
        JSONField(
            "verdict", verdictForm,
            "Whether the app opens the URL, a rule excludes it, or no rule of the app matches it"
        ) { $0.decision.verdict },
        JSONField("rule", ruleForm.orNull, "The rule that decided") { $0.decision.rule },
        JSONField("closest", attemptForm.orNull, "The rule that came closest, if none decided") { $0.decision.closest },
        JSONField("reason", reasonForm.orNull, "Why no rule decided") { $0.decision.refusal },
        JSONField("unsettled", reasonForm.list, "The undocumented behaviour that the verdict depends on") {
            $0.decision.unknownPoints
        },
        JSONField(
            "limit", JSONForm<Message>.message.orNull,
            "Why the rest of the answer is not complete; the verdict always is"
        ) { $0.decision.limit },
        JSONField(
            "remark", reasonForm.orNull,
            "What else keeps the URL from doing what it should, named as the finding that explains it"
        ) { $0.decision.remark },
        .optional("trace", attemptForm.list, "The rules that were tried, in order; only with --trace") {
            $0.isTraced ? $0.decision.attempts : nil
        },
    ])

    static let verdictForm = JSONForm.word(among: [LinkReport.Verdict.match, .exclude, .noMatch])

    static let ruleForm = JSONForm<LinkReport.Rule>.object(ruleFields { $0 })

    private static func ruleFields<Object>(
        of rule: @escaping @Sendable (Object) -> LinkReport.Rule
    ) -> [JSONField<Object>] {
        JSONReport.placeFields(of: { rule($0).place }) + [
            JSONField("entry", .count, "The index of its entry in “details”, from 0") { rule($0).entry },
            JSONField("index", .count, "Its index in “components” or “paths”, from 0") { rule($0).index },
        ]
    }

    private static let attemptForm = JSONForm<LinkReport.Attempt>.object(
        ruleFields(of: { $0.rule }) + [
            JSONField("failed", failureForm.orNull, "Why it does not match; null if it does") { $0.failure }
        ])

    private static let failureForm = JSONForm<LinkReport.Failure>.object([
        JSONField("part", .word(among: ["path", "fragment", "query", "item"]), "The part of the URL") { $0.part },
        JSONField("item", JSONForm<String>.string.orNull, "The name of the query item") { $0.item },
        JSONField("pattern", .string, "The pattern as it is matched") { $0.pattern },
        JSONField("text", .string, "The text of the URL’s part as it is matched") { $0.text },
        JSONField("line", JSONForm<Int>.ordinal.orNull, "The line of the piece of the pattern that fails, from 1") {
            $0.place.position?.line
        },
        JSONField("column", JSONForm<Int>.ordinal.orNull, "Its column, from 1, in bytes of UTF-8") {
            $0.place.position?.column
        },
        JSONField("message", .message, "Why the pattern does not match") { $0.sentence },
        JSONField("hints", reasonForm.list, "What would make the rule match") { $0.hints },
    ])

    private static let reasonForm = JSONForm<LinkReport.Reason>.object([
        JSONField("name", .string, "A name for programs, which never changes") { $0.name },
        JSONField("message", .message, "A sentence for people") { $0.sentence },
    ])
}
