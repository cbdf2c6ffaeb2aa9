import Findings

extension JSONReport {
    /// A finding, with what tells it from others, and why it does not count, if so.
    struct ReportedFinding {
        let finding: Finding
        let fingerprint: String
        let suppression: Suppression?
        let fix: Report.Fix?

        /// The findings of a report, in their order.
        static func all(of report: Report) -> [ReportedFinding] {
            let fingerprints = ResultFingerprint.all(of: report.findings, at: report.locations)
            return zip(report.findings, fingerprints).map { finding, fingerprint in
                ReportedFinding(
                    finding: finding, fingerprint: fingerprint.own, suppression: report.suppressions[finding.id],
                    fix: report.fixes[finding.id])
            }
        }

        /// Findings that are in no report of their own.
        static func all(of findings: [Finding]) -> [ReportedFinding] {
            all(of: Report(associations: [], findings: findings))
        }
    }

    static let findingForm = JSONForm<ReportedFinding>.object(
        [
            JSONField("code", .string, "The code, such as AD230, which never changes its meaning") {
                $0.finding.identity.code.description
            },
            JSONField("name", .string, "The name, such as redirected; aasa explain NAME tells more") {
                $0.finding.identity.name
            },
            JSONField("severity", .word(among: [.error, .warning, .note]), "How bad it is") {
                $0.finding.identity.severity
            },
            JSONField("message", .message, "What is wrong, in one line") { $0.finding.observation.message },
            JSONField("help", JSONForm<Message>.message.orNull, "What to do about it") { $0.finding.observation.help },
            JSONField(
                "snippet", snippetForm.orNull, "The text that fixes it, for a file of your own; null if there is none"
            ) { $0.finding.observation.snippet },
            JSONField(
                "evidence", .word(among: EvidenceRank.allCases),
                "How it is known: recorded from Apple’s own tool, documented, reported by developers, modelled after Apple’s software, or true by definition"
            ) { $0.finding.identity.evidence },
        ] + placeFields(of: { $0.finding.observation.place }) + [
            JSONField("endLine", JSONForm<Int>.ordinal.orNull, "The line in which the marked words end, from 1") {
                $0.finding.place.end?.line
            },
            JSONField("endColumn", JSONForm<Int>.ordinal.orNull, "The column after their last byte, from 1") {
                $0.finding.place.end?.column
            },
            JSONField(
                "fingerprint", .string,
                "The same in each report on the same mistake, wherever in the file it is, as aasa/v1 in SARIF"
            ) { $0.fingerprint },
            JSONField("citations", JSONForm<String>.string.list, "The addresses where the behaviour is documented") {
                $0.finding.identity.citations.compactMap(\.url)
            },
            JSONField("notes", noteForm.list, "What else was seen, and where") { $0.finding.observation.notes },
            JSONField(
                "repair", editForm.list.orNull,
                "The edits of the file that repair it, to be made all together; null if none is certain"
            ) { $0.finding.observation.repair?.edits },
            JSONField("fix", fixForm.orNull, "The command that makes the repair; null if there is none") { $0.fix },
            .optional(
                "suppression", suppressionForm, "Why the finding doesn’t count for the exit code; left out if it counts"
            ) { $0.suppression },
        ])

    /// The members that say where something is, all null where it is in no text.
    static func placeFields<Object>(of place: @escaping @Sendable (Object) -> Place) -> [JSONField<Object>] {
        [
            JSONField("file", JSONForm<String>.string.orNull, "The path of the file, as it was given") {
                place($0).file
            },
            JSONField("line", JSONForm<Int>.ordinal.orNull, "The line in the file or the response, from 1") {
                place($0).position?.line
            },
            JSONField("column", JSONForm<Int>.ordinal.orNull, "The column, from 1, in bytes of UTF-8") {
                place($0).position?.column
            },
            JSONField("url", JSONForm<String>.string.orNull, "The URL of the response") { place($0).url },
        ]
    }

    private static let noteForm = JSONForm<Note>.object(
        [JSONField("message", .message, "What was seen, in one line") { $0.message }]
            + placeFields(of: { $0.place ?? .inspection }))

    private static let snippetForm = JSONForm<Snippet>.object([
        JSONField("file", .string, "The file that it goes into, such as vercel.json") { $0.file },
        JSONField("text", .string, "The text, in lines") { $0.text },
    ])

    private static let fixForm = JSONForm<Report.Fix>.object([
        JSONField("command", .string, "A line for a shell that shows the repair; --write makes it") { $0.command },
        JSONField(
            "changesLinks", .boolean, "Whether a URL is decided differently afterwards, which --change-links allows"
        ) { $0.changesLinks },
    ])

    private static let editForm = JSONForm<TextEdit>.object([
        JSONField("start", .count, "The offset of the first byte to replace, from 0") { $0.span.start },
        JSONField("end", .count, "The offset after the last byte to replace") { $0.span.end },
        JSONField("replacement", .string, "The text to put there") { String(decoding: $0.replacement, as: UTF8.self) },
    ])

    private static let suppressionForm = JSONForm<Suppression>.object([
        JSONField(
            "kind", .word(among: Suppression.Kind.allCases),
            "Whether it is in the baseline, ignored by the configuration, or of a check that the configuration switches off"
        ) { $0.kind },
        JSONField("reason", .message, "Why, in one line") { $0.reason },
    ])

    static let changeForm = JSONForm<FileChange>.object([
        JSONField("file", .string, "The path of the file, as it was given") { $0.old.name },
        JSONField("changed", .boolean, "Whether the new text differs from the old one") { $0.isChanged },
        JSONField("written", .boolean, "Whether the new text was written to the file") { $0.isWritten },
        JSONField("repaired", findingForm.list, "The findings that the change repairs") { change in
            ReportedFinding.all(of: change.repaired)
        },
        JSONField("diff", .string, "The change as diff -u writes it") { UnifiedDiff.text(from: $0.old, to: $0.new) },
    ])
}

extension Report.Fix {
    /// The command, as a line for a shell.
    var command: String {
        "aasa fix " + (changesLinks ? "--change-links " : "") + Message.escaped(target).shellWord
    }
}
