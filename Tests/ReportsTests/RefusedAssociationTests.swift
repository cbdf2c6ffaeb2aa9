import Findings
import Reports
import Testing

@Suite struct `an association that devices refuse` {
    private static let association = Report.Association(
        service: "webcredentials", domain: "example.com", app: "7D3KX9QW2M.com.example.app",
        entitlement: "webcredentials:example.com", verdict: .notAssociated, deviceVerdict: nil, locations: [],
        reason: "the file does not list it", consoleLine: nil, findings: [])
    private static let report = Report(
        associations: [association], findings: [],
        cases: [
            Report.Case(
                .association, "webcredentials:example.com", in: "example.com", findings: [],
                association: association)
        ])

    @Test func `fails the run, even if no finding says why`() {
        for threshold in [Report.Threshold.error, .warning, .note] { #expect(Self.report.fails(from: threshold)) }
    }

    @Test(arguments: [
        (ReportFormat.junit, "<failure message=\"the file does not list it\""), (.tap, "not ok 1"),
        (.json, "\"headline\": \"refused\""),
        (
            .human,
            "✗ webcredentials:example.com is not associated with 7D3KX9QW2M.com.example.app: the file does not list it"
        ),
    ])
    func `fails in every format`(format: ReportFormat, words: String) {
        let text = Self.report.text(as: format, style: .plain, failingFrom: .error)
        #expect(text.contains(words), "\(text)")
    }
}
