import AssociationChecks
import AssociationModel
import Findings
import Reports
import TextFormats

/// What is done with everything that was read: judged by all checks and written as reports.
enum Judging {
    static let app = AppIdentifier("7D3KX9QW2M.com.example.app")
    static let now = Instant(seconds: 1_780_272_000)

    static func judge(_ lists: [ClaimList]) { judge(Question(lists: lists, now: now)) }

    static func judge(_ question: Question) { judge(Evidence(question)) }

    static func judge(_ evidence: Evidence) {
        let report = Report(judging: evidence)
        _ = HumanReport.text(of: report, style: .colour)
        let json = JSONReport.text(of: report, toolVersion: "0")
        precondition(JSONParser.parse(Array(json.utf8)).isWellFormed, "the report is not JSON")
    }

    /// Every value is where its source has bytes.
    static func requireInside(_ list: PropertyList, _ source: SourceText) {
        for span in [list.span, list.text?.span].compactMap(\.self) {
            precondition(span.end <= source.bytes.count, "a value past the end")
        }
        for entry in list.entries ?? [] { requireInside(entry.value, source) }
        for element in list.elements ?? [] { requireInside(element, source) }
    }
}
