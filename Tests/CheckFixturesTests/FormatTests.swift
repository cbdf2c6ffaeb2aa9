import Catalogue
import CheckFixtures
import Findings
import Foundation
import Reports
import TestData
import Testing
import TextFormats

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite struct `the formats of a report` {
    @Test(.needsSharedData("vectors/schemas/sarif-schema-2.1.0.json"), arguments: FixtureCase.codesOfThisBuild)
    func `are valid SARIF for every fixture, with a place and a rule for each result`(under code: String) async throws {
        let schema = try JSONSchema(SharedData.bytes(of: "vectors/schemas/sarif-schema-2.1.0.json"))
        for fixture in FixtureCase.ofThisBuild(under: code) {
            let report = Report(judging: try await fixture.evidence())
            let text = report.text(as: .sarif)
            let mistakes = try schema.mistakes(in: Array(text.utf8))
            #expect(mistakes.isEmpty, "\(fixture): \(mistakes)")
            let run = try #require(try JSONDecoder().decode(SARIF.self, from: Data(text.utf8)).runs.first)
            #expect(run.columnKind == "unicodeCodePoints")
            #expect(run.results.count == report.findings.count)
            for (result, finding) in zip(run.results, report.findings) {
                let rule = run.tool.driver.rules[result.ruleIndex]
                #expect(rule.id == finding.code.description && rule.id == result.ruleId)
                #expect(!rule.shortDescription.text.isEmpty && rule.help.markdown.contains("## How to fix it"))
                let place = try #require(result.locations.first?.physicalLocation)
                #expect(!place.artifactLocation.uri.isEmpty && !place.artifactLocation.uri.contains(" "))
                #expect(place.region.startLine >= 1)
            }
            let prints = run.results.map { "\($0.ruleId) \($0.partialFingerprints)" }
            #expect(Set(prints).count == prints.count, "\(fixture)")
        }
    }

    @Test(arguments: FixtureCase.codesOfThisBuild)
    func `have in JSON, for every fixture, the keys of its schema and no other`(under code: String) async throws {
        let general = try JSONSchema(Array(JSONReport.schema.text.utf8), isStrict: true)
        let ofHandlers = try JSONSchema(Array(JSONReport.handlersSchema.text.utf8), isStrict: true)
        for fixture in FixtureCase.ofThisBuild(under: code) {
            let report = Report(judging: try await fixture.evidence())
            let isOnHandlers = !report.handledApps.isEmpty && report.associations.isEmpty
            let schema = isOnHandlers ? ofHandlers : general
            let mistakes = try schema.mistakes(in: Array(report.text(as: .json).utf8))
            #expect(mistakes.isEmpty, "\(fixture): \(mistakes)")
        }
    }

    @Test(arguments: FixtureCase.codesOfThisBuild)
    func `are valid for every fixture: JSON, XML, HTML, Code Quality and workflow commands`(under code: String)
        async throws
    {
        for fixture in FixtureCase.ofThisBuild(under: code) {
            let report = Report(judging: try await fixture.evidence())
            #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(report.text(as: .json).utf8)) }
            #expect(XMLParser(data: Data(report.text(as: .junit).utf8)).parse(), "\(fixture)")
            let issues = try JSONDecoder().decode([Issue].self, from: Data(report.text(as: .gitlab).utf8))
            #expect(issues.count == report.findings.count)
            #expect(Set(issues.map(\.fingerprint)).count == issues.count, "\(fixture)")
            #expect(issues.allSatisfy { !$0.location.path.isEmpty && $0.location.lines.begin >= 1 })
            let commands = report.text(as: .github).split(separator: "\n").filter { $0.hasPrefix("::") }
            for severity in [Severity.error, .warning, .note] {
                let word = severity == .note ? "::notice " : "::\(severity.rawValue) "
                #expect(commands.count { $0.hasPrefix(word) } == min(10, report.count(severity)), "\(fixture)")
            }
            expectReadable(report, "\(fixture)")
            let markdown = report.text(as: .markdown)
            #expect(markdown.components(separatedBy: "<details>").count - 1 == report.findings.count)
        }
    }

    /// Expects a page that is XML, in which every name is given once and every link to a part of the page leads there.
    private func expectReadable(_ report: Report, _ fixture: String) {
        let page = report.text(as: .html)
        #expect(throws: Never.self, "\(fixture)") { try XMLReader.read(Array(page.utf8)) }
        let names = page.matches(of: #/ id="([^"]*)"/#).map { String($0.1) }
        #expect(Set(names).count == names.count, "\(fixture)")
        for link in page.matches(of: #/ href="#([^"]*)"/#) {
            #expect(names.contains(String(link.1)), "\(fixture): \(link.1)")
        }
        #expect(page.components(separatedBy: "<article ").count - 1 == report.findings.count, "\(fixture)")
        for finding in report.findings {
            #expect(page.contains("<h4>\(Markup.escaped(finding.message.description).text)</h4>"), "\(fixture)")
            #expect(page.contains(#"<span class="code">\#(finding.code)</span>"#), "\(fixture)")
        }
    }

    @Test func `keep the fingerprint of a finding when the text around it is edited, and lose it when its own is`()
        throws
    {
        func prints(_ text: String) -> [String] {
            Report(judgingFile: SourceText(text, from: .file(path: "f"))).findings.map { Fingerprint($0).digest }
        }
        let line = #"{"webcredentials": {"apps": ["7D3KX9QW2M.com.example.*"]}}"#
        let before = prints(line)
        #expect(before.count == 1)
        #expect(prints("\n\n  " + line.replacing("{", with: "{ ")) == before)
        #expect(prints(line.replacing("example", with: "sample")) != before)
    }

    @Test func `keep the fingerprints in SARIF when a file without line breaks is edited elsewhere`() throws {
        func prints(ofAppsBefore count: Int) throws -> [[String: String]] {
            let apps = (0..<count).map { "7D3KX9QW2M.com.example.app\($0)" } + ["7D3KX9QW2M.com.example.*"]
            let text = "{\"webcredentials\": {\"apps\": [\(apps.map { "\"\($0)\"" }.joined(separator: ", "))]}}"
            let report = Report(judgingFile: SourceText(text, from: .file(path: "f")))
            let log = try JSONDecoder().decode(SARIF.self, from: Data(report.text(as: .sarif).utf8))
            return log.runs.flatMap(\.results).map(\.partialFingerprints)
        }
        let before = try prints(ofAppsBefore: 40)
        #expect(before.count == 1 && before[0].count == 2)
        #expect(try prints(ofAppsBefore: 41) == before)
        #expect(try prints(ofAppsBefore: 1) != before, "a short line counts as a whole")
    }
}

private struct SARIF: Decodable {
    struct Text: Decodable { let text: String }
    struct Help: Decodable { let markdown: String }
    struct Rule: Decodable {
        let id: String
        let shortDescription: Text
        let help: Help
    }
    struct Driver: Decodable { let rules: [Rule] }
    struct Tool: Decodable { let driver: Driver }
    struct Artifact: Decodable { let uri: String }
    struct Region: Decodable { let startLine: Int }
    struct Physical: Decodable {
        let artifactLocation: Artifact
        let region: Region
    }
    struct Location: Decodable { let physicalLocation: Physical }
    struct Result: Decodable {
        let ruleId: String
        let ruleIndex: Int
        let locations: [Location]
        let partialFingerprints: [String: String]
    }
    struct Run: Decodable {
        let tool: Tool
        let columnKind: String
        let results: [Result]
    }
    let runs: [Run]
}

private struct Issue: Decodable {
    struct Lines: Decodable { let begin: Int }
    struct Location: Decodable {
        let path: String
        let lines: Lines
    }
    let fingerprint: String
    let location: Location
}
