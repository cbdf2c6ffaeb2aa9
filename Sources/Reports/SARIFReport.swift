package import Findings

/// Writes the report as SARIF 2.1.0 (<https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html>), with what GitHub's
/// code scanning asks for beyond it
/// (<https://docs.github.com/en/code-security/code-scanning/integrating-with-code-scanning/sarif-support-for-code-scanning>).
package enum SARIFReport {
    /// Writes a report; the text ends with a line break.
    package static func text(of report: Report, toolVersion: String) -> String {
        var writer = SARIFWriter(report)
        let results = report.findings.indices.map { writer.result($0) }
        let driver = JSONOutput.object([
            ("name", .string("aasa")), ("version", .string(toolVersion)), ("semanticVersion", .string(toolVersion)),
            ("rules", .array(writer.rules.map(SARIFWriter.rule))),
        ])
        return JSONOutput.object([
            ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
            ("version", .string("2.1.0")),
            (
                "runs",
                .array([
                    .object([
                        ("tool", .object([("driver", driver)])),
                        ("columnKind", .string("unicodeCodePoints")),
                        ("results", .array(results)),
                    ])
                ])
            ),
        ]).text + "\n"
    }
}

private struct SARIFWriter {
    private let report: Report
    private let locations: [ResultLocation]
    /// The rules that found something, in the order of their codes.
    let rules: [Finding.Identity]
    private let ruleIndices: [Code: Int]
    private var columns = CodePointColumns()
    private let fingerprints: [ResultFingerprint]

    init(_ report: Report) {
        self.report = report
        let locations = report.locations
        self.locations = locations
        fingerprints = ResultFingerprint.all(of: report.findings, at: locations)
        rules = Dictionary(
            report.findings.map { ($0.identity.code, $0.identity) }, uniquingKeysWith: { first, _ in first }
        )
        .values.sorted { $0.code < $1.code }
        ruleIndices = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.code, $0) })
    }

    static func rule(_ rule: Finding.Identity) -> JSONOutput {
        let summary = rule.summary.isEmpty ? rule.name : rule.summary
        let address = rule.citations.compactMap(\.url).first
        return .object(
            [
                ("id", .string(rule.code.description)), ("name", .string(rule.name)),
                ("shortDescription", text(summary)), ("fullDescription", text(summary)),
                (
                    "help",
                    .object([("text", .string(rule.page)), ("markdown", .string(rule.page))])
                ),
            ] + (address.map { [("helpUri", .string($0))] } ?? []) + [
                ("defaultConfiguration", .object([("level", .string(rule.severity.rawValue))])),
                (
                    "properties",
                    .object([
                        ("tags", .array([.string("associated-domains")])),
                        ("evidence", .string(rule.evidence.rawValue)),
                    ])
                ),
            ])
    }

    mutating func result(_ index: Int) -> JSONOutput {
        let finding = report.findings[index]
        let seen = finding.observation
        let message = ([seen.message, seen.help].compactMap { $0?.description } + (seen.snippet?.lines ?? []))
            .joined(separator: "\n")
        let related = seen.notes.enumerated().map { relatedLocation($0.offset, $0.element) }
        return .object(
            [
                ("ruleId", .string(finding.identity.code.description)),
                ("ruleIndex", JSONOutput(ruleIndices[finding.identity.code])),
                ("level", .string(finding.identity.severity.rawValue)),
                ("message", Self.text(message)),
                ("locations", .array([.object([("physicalLocation", physical(locations[index]))])])),
            ] + (related.isEmpty ? [] : [("relatedLocations", .array(related))]) + [
                (
                    "partialFingerprints",
                    .object([
                        ("primaryLocationLineHash", .string(fingerprints[index].line)),
                        ("aasa/v1", .string(fingerprints[index].own)),
                    ])
                )
            ] + suppressions(of: finding) + fix(finding, at: locations[index]))
    }

    private func suppressions(of finding: Finding) -> [(String, JSONOutput)] {
        guard let found = report.suppressions[finding.id] else { return [] }
        return [
            (
                "suppressions",
                .array([.object([("kind", .string("external")), ("justification", .string(found.reason.description))])])
            )
        ]
    }

    private mutating func physical(_ location: ResultLocation) -> JSONOutput {
        let marked: JSONOutput =
            if let text = location.text { region(text.span, in: text.source) } else {
                .object([("startLine", .integer(1))])
            }
        return .object([("artifactLocation", .object([("uri", .string(location.uri))])), ("region", marked)])
    }

    private mutating func relatedLocation(_ number: Int, _ note: Note) -> JSONOutput {
        let place = note.place.map { ResultLocation(of: $0, in: nil) }
        return .object(
            [("id", .integer(number))] + (place.map { [("physicalLocation", physical($0))] } ?? [])
                + [("message", Self.text(note.message.description))])
    }

    private mutating func region(_ span: SourceSpan, in source: SourceText) -> JSONOutput {
        let start = columns.position(of: span.start, in: source)
        let end = columns.position(of: span.end, in: source)
        return .object([
            ("startLine", .integer(start.line)), ("startColumn", .integer(start.column)),
            ("endLine", .integer(end.line)), ("endColumn", .integer(end.column)),
        ])
    }

    private mutating func fix(_ finding: Finding, at location: ResultLocation) -> [(String, JSONOutput)] {
        guard let repair = finding.observation.repair, finding.observation.place.file != nil,
            let source = location.text?.source
        else { return [] }
        let replacements = repair.edits.map { edit in
            JSONOutput.object([
                ("deletedRegion", region(edit.span, in: source)),
                (
                    "insertedContent",
                    .object([("text", .string(String(decoding: edit.replacement, as: UTF8.self)))])
                ),
            ])
        }
        let change = JSONOutput.object([
            ("artifactLocation", .object([("uri", .string(location.uri))])), ("replacements", .array(replacements)),
        ])
        let help = finding.observation.help?.description ?? "repair"
        return [
            ("fixes", .array([.object([("description", Self.text(help)), ("artifactChanges", .array([change]))])]))
        ]
    }

    // A bracket begins a link (3.11.6), unless a backslash stands before it.
    private static func text(_ words: String) -> JSONOutput {
        guard words.contains("](") else { return .object([("text", .string(words))]) }
        var escaped = ""
        for character in words {
            if character == "[" || character == "]" || character == "\\" { escaped += "\\" }
            escaped.append(character)
        }
        return .object([("text", .string(escaped))])
    }
}
