package import Findings

/// Writes the report as JSON. Keys are never removed or renamed, only added.
package enum JSONReport {
    /// The version of the JSON format, which is written as `schemaVersion`.
    package static let schemaVersion = 1

    /// Writes a report; the text ends with a line break.
    ///
    /// - Parameter changes: for a command that changes files, what it changed; written as `files`.
    package static func text(of report: Report, toolVersion: String, changes: [FileChange]? = nil) -> String {
        let expectations = report.cases.filter { $0.kind == .expectation }
        let value = JSONOutput.object(
            [
                ("schemaVersion", .integer(schemaVersion)),
                ("tool", .object([("name", .string("aasa")), ("version", .string(toolVersion))])),
                ("associations", .array(report.associations.map { association($0, in: report) })),
            ]
                + (report.screens.isEmpty ? [] : [("screens", .array(report.screens.map(screen)))])
                + (expectations.isEmpty
                    ? [] : [("expectations", .array(expectations.map { expectation($0, in: report) }))])
                + (changes.map { [("files", .array($0.map(change)))] } ?? [])
                + [
                    ("findings", .array(report.findings.indices.map { finding($0, in: report) })),
                    ("summary", summary(of: report)),
                ])
        return value.text + "\n"
    }

    private static func expectation(_ item: Report.Case, in report: Report) -> JSONOutput {
        let outcome =
            switch report.outcome(of: item, failingFrom: .error) {
            case .passed: "passed"
            case .failed: "failed"
            case .unknown: "undecided"
            }
        return .object([
            ("name", .string(item.name)), ("file", JSONOutput(item.place?.file)),
            ("line", JSONOutput(item.place?.position?.line)), ("column", JSONOutput(item.place?.position?.column)),
            ("outcome", .string(outcome)), ("findings", .array(item.findings.map { .integer($0) })),
        ])
    }

    private static func change(_ change: FileChange) -> JSONOutput {
        .object([
            ("file", .string(change.old.name)), ("changed", .bool(change.isChanged)),
            ("written", .bool(change.isWritten)), ("repaired", .array(change.repaired.map(finding))),
            ("diff", .string(UnifiedDiff.text(from: change.old, to: change.new))),
        ])
    }

    private static func summary(of report: Report) -> JSONOutput {
        .object([
            ("errors", .integer(report.count(.error))), ("warnings", .integer(report.count(.warning))),
            ("notes", .integer(report.count(.note))), ("suppressed", .integer(report.suppressions.count)),
        ])
    }

    private static func association(_ association: Report.Association, in report: Report) -> JSONOutput {
        .object([
            ("service", .string(association.service)),
            ("domain", .string(association.domain)),
            ("app", JSONOutput(association.app)),
            ("entitlement", JSONOutput(association.entitlement)),
            ("source", JSONOutput(association.source)),
            ("targets", .array(association.builds?.targets.map(JSONOutput.string) ?? [])),
            ("configurations", .array(association.builds?.configurations.map(JSONOutput.string) ?? [])),
            ("verdict", .string(association.verdict.rawValue)),
            ("deviceVerdict", JSONOutput(association.deviceVerdict?.rawValue)),
            ("headline", .string(report.headline(of: association).rawValue)),
            ("reason", JSONOutput(association.reason?.description)),
            ("locations", .array(association.locations.map(location))),
            ("consoleLine", JSONOutput(association.consoleLine)),
            ("findings", .array(association.findings.map { .integer($0) })),
        ])
    }

    private static func screen(_ screen: Report.Screen) -> JSONOutput {
        let position = screen.place.position
        return .object([
            ("name", .string(screen.name)), ("flow", JSONOutput(screen.step?.flow)),
            ("step", JSONOutput(screen.step?.number)), ("purpose", .string(screen.purpose)),
            ("basis", .string(screen.basis.description)), ("file", JSONOutput(screen.place.file)),
            ("line", JSONOutput(position?.line)), ("column", JSONOutput(position?.column)),
            ("offersStrongPassword", .string(screen.offers.rawValue)),
            ("savesPassword", .string(screen.saves.rawValue)),
            ("domains", screen.domains.map { .array($0.map(JSONOutput.string)) } ?? .null),
            ("reason", .string(screen.reason.description)),
            ("findings", .array(screen.findings.map { .integer($0) })),
        ])
    }

    private static func location(_ location: Report.Association.Location) -> JSONOutput {
        .object([
            ("url", .string(location.url)), ("usedByApple", .bool(location.usedByApple)),
            ("listsApp", location.listsApp.map(JSONOutput.bool) ?? .null),
            ("answer", .string(location.answer.description)),
        ])
    }

    private static func finding(_ index: Int, in report: Report) -> JSONOutput {
        guard case .object(let members) = finding(report.findings[index]), let found = report.suppressions[index] else {
            return finding(report.findings[index])
        }
        let suppression = JSONOutput.object([
            ("kind", .string(found.kind.rawValue)), ("reason", .string(found.reason.description)),
        ])
        return .object(members + [("suppression", suppression)])
    }

    static func finding(_ finding: Finding) -> JSONOutput {
        let seen = finding.observation
        return .object(
            [
                ("code", .string(finding.identity.code.description)),
                ("name", .string(finding.identity.name)),
                ("severity", .string(finding.identity.severity.rawValue)),
                ("message", .string(seen.message.description)),
                ("help", JSONOutput(seen.help?.description)),
                ("evidence", .string(finding.identity.evidence.rawValue)),
            ] + place(seen.place) + [
                ("notes", .array(seen.notes.map(note))),
                ("repair", seen.repair.map { .array($0.edits.map(edit)) } ?? .null),
            ])
    }

    /// Offsets count bytes from 0; `end` is the offset after the last byte.
    private static func edit(_ edit: TextEdit) -> JSONOutput {
        .object([
            ("start", .integer(edit.span.start)), ("end", .integer(edit.span.end)),
            ("replacement", .string(String(decoding: edit.replacement, as: UTF8.self))),
        ])
    }

    private static func note(_ note: Note) -> JSONOutput {
        .object([("message", .string(note.message.description))] + (note.place.map(place) ?? place(.inspection)))
    }

    static func place(_ place: Place) -> [(String, JSONOutput)] {
        let position = place.position
        return [
            ("file", JSONOutput(place.file)), ("line", JSONOutput(position?.line)),
            ("column", JSONOutput(position?.column)), ("url", JSONOutput(place.url)),
        ]
    }
}
