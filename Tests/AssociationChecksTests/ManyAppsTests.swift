import Catalogue
import Findings
import TestData
import Testing

@Suite struct `a file with many apps and many rules` {
    private static func file(apps: Int, rules: Int) throws -> LinkFile {
        let identifiers = (0..<apps).map { #""ABCDE12345.a\#($0)""# }.joined(separator: ",")
        let components = (0..<rules).map { #"{"/": "/\#($0)"}"# }.joined(separator: ",")
        let text = #"{"applinks": {"details": [{"appIDs": [\#(identifiers)], "components": [\#(components)]}]}}"#
        return try LinkFile(SourceText(text, from: .argument))
    }

    @Test func `a report on one app is complete`() throws {
        let report = LinkReport(
            ["https://e.com/x"], in: try Self.file(apps: 1, rules: 300), apps: ["ABCDE12345.a0"], domain: nil)
        #expect(report.decisions.map(\.attempts.count) == [300])
        #expect(report.decisions[0].limit == nil)
    }

    @Test func `a report on all apps leaves out rules that were tried beyond a limit, and says so`() throws {
        let file = try Self.file(apps: 1_000, rules: 300)
        let report = LinkReport(["https://e.com/x"], in: file, apps: file.apps, domain: nil)
        #expect(report.decisions.reduce(0) { $0 + $1.attempts.count } <= 200_000)
        #expect(report.decisions.allSatisfy { $0.attempts.isEmpty == ($0.limit != nil) })
        #expect(report.decisions.allSatisfy { $0.verdict == .noMatch && $0.closest != nil })
    }

    @Test(arguments: [0, 1]) func `a report on all apps tells as many rules as the limit, and not one more`(more: Int)
        throws
    {
        let file = try Self.file(apps: 1_000, rules: Bound.rulesTried.most / 1_000 + more)
        let report = LinkReport(["https://e.com/x"], in: file, apps: file.apps, domain: nil)
        #expect(report.decisions.contains { $0.limit != nil } == (more > 0))
    }

    @Test func `a rule of an earlier entry is found for one of its apps among a thousand entries`() throws {
        let entries = (0..<1_000).map { #"{"appIDs": ["ABCDE12345.a\#($0)"], "components": [{"/": "/x\#($0)*"}]}"# }
        let last = #"{"appIDs": ["ABCDE12345.a500"], "components": [{"/": "/x500/y"}]}"#
        let text = #"{"applinks": {"details": [\#((entries + [last]).joined(separator: ","))]}}"#
        let report = Report(judgingFile: SourceText(text, from: .argument))
        #expect(report.findings.map(\.identity.name).contains("component-redundant"))
        #expect(report.findings.count { $0.identity.name == "component-redundant" } == 1)
    }
}
