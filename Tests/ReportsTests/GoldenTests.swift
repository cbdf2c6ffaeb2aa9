import Findings
import Foundation
import Reports
import TestData
import Testing

@Suite struct `the reports` {
    enum Form: String, CaseIterable, Sendable {
        case plain, colour, json, junit, tap, sarif, github, gitlab, markdown, html

        func text(of report: Report) -> String {
            switch self {
            case .plain: OutputSyntax.plain.guarded(HumanReport.text(of: report, style: .plain))
            case .colour: OutputSyntax.text(.colour).guarded(HumanReport.text(of: report, style: .colour))
            case .json: OutputSyntax.json.guarded(JSONReport.text(of: report, toolVersion: "0.0.0"))
            case .junit: OutputSyntax.xml.guarded(JUnitReport.text(of: report))
            case .tap: OutputSyntax.json.guarded(TAPReport.text(of: report))
            case .sarif: OutputSyntax.json.guarded(SARIFReport.text(of: report, toolVersion: "0.0.0"))
            case .github: OutputSyntax.workflowCommands.guarded(GitHubReport.text(of: report))
            case .gitlab: OutputSyntax.json.guarded(GitLabReport.text(of: report))
            case .markdown: OutputSyntax.plain.guarded(MarkdownReport.text(of: report))
            case .html: withoutStyle(OutputSyntax.xml.guarded(HTMLReport.text(of: report, toolVersion: "0.0.0")))
            }
        }

        // Every page has the same sheet.
        private func withoutStyle(_ page: String) -> String {
            page.replacing(#/<style>[^<]*/#, with: "<style>…").replacing(#/sha256-[^']*/#, with: "sha256-…")
        }

        var fileExtension: String {
            switch self {
            case .plain: "txt"
            case .colour: "ansi"
            case .json: "json"
            case .junit: "xml"
            case .tap: "tap"
            case .sarif: "sarif"
            case .github: "github.txt"
            case .gitlab: "gitlab.json"
            case .markdown: "md"
            case .html: "html"
            }
        }
    }

    @Test(arguments: SampleReports.all.map(\.name), Form.allCases)
    func `read exactly as recorded`(name: String, form: Form) throws {
        let report = try #require(SampleReports.all.first { $0.name == name }).report
        try Golden.expect(form.text(of: report), in: "Fixtures/Reports/\(name).\(form.fileExtension)")
    }

    @Test func `of the JSON form are JSON, with what was found in full`() throws {
        for (_, report) in SampleReports.all {
            let data = Data(JSONReport.text(of: report, toolVersion: "0.0.0").utf8)
            let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
            #expect((object["findings"] as? [Any])?.count == report.findings.count)
            #expect(object["schemaVersion"] as? Int == 1)
        }
    }

    @Test func `of the JSON form have the keys of its schema and no other`() throws {
        let general = try JSONSchema(Array(JSONReport.schema.text.utf8), isStrict: true)
        let ofHandlers = try JSONSchema(Array(JSONReport.handlersSchema.text.utf8), isStrict: true)
        for (name, report) in SampleReports.all {
            let schema = report.handledApps.isEmpty ? general : ofHandlers
            let text = JSONReport.text(of: report, toolVersion: "0.0.0")
            #expect(try schema.mistakes(in: Array(text.utf8)) == [], "\(name)")
        }
    }

    @Test func `of the JSON form keep names byte for byte`() throws {
        let data = Data(JSONReport.text(of: SampleReports.hostile, toolVersion: "0.0.0").utf8)
        let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let finding = try #require((object["findings"] as? [[String: Any]])?.first)
        #expect((finding["file"] as? String).map { Array($0.utf8) } == Array(SampleReports.attack.utf8))
    }

    @Test func `differ in colour alone between the two human forms`() {
        for (name, report) in SampleReports.all {
            let colour = HumanReport.text(of: report, style: .colour).replacing(/\u{1B}\[[0-9;]*m/, with: "")
            #expect(colour == HumanReport.text(of: report, style: .plain), "\(name)")
        }
    }
}

@Suite struct `text of others in a report` {
    @Test(arguments: `the reports`.Form.allCases)
    func `neither drives a terminal nor forges a line or a command`(form: `the reports`.Form) {
        let both = form.text(of: SampleReports.hostile) + form.text(of: SampleReports.hostileScreens)
        let text = both.replacing(/\u{1B}\[[0-9;]*m/, with: "")
        for scalar in text.unicodeScalars where scalar != "\n" {
            let shown = "U+" + String(scalar.value, radix: 16)
            #expect(scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value), "\(shown) stands in \(form)")
            let directs = (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
            #expect(!directs && ![0x2028, 0x2029, 0xE0041].contains(scalar.value), "\(shown) stands in \(form)")
        }
        for line in text.split(separator: "\n") {
            let isOwn = form == .github && line.contains(/^::(error|warning|notice) (file|title)=/)
            #expect(isOwn || !line.drop { $0.isWhitespace }.hasPrefix("::"), "a command to GitHub Actions: \(line)")
            #expect(!line.contains("##["), "a command to GitHub Actions: \(line)")
            #expect(!line.contains("##vso["), "a command to Azure Pipelines: \(line)")
            #expect(!line.hasPrefix("forged"), "a forged line: \(line)")
        }
    }

    @Test func `uses no escape sequence but our own where there is colour, and none without`() {
        let colour = HumanReport.text(of: SampleReports.hostile, style: .colour)
        let own = Set(colour.matches(of: /\u{1B}\[([0-9;]*)m/).map { String($0.1) })
        #expect(own.isSubset(of: ["1;31", "1;33", "1;36", "1;32", "94", "1", "2", "0"]))
        #expect(!HumanReport.text(of: SampleReports.hostile, style: .plain).contains("\u{1B}"))
    }
}
