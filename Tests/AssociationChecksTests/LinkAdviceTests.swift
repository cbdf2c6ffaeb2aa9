import Findings
import Testing

/// What to write instead of patterns that open nothing, or decide nothing.
@Suite struct `advice about links` {
    @Test(arguments: [
        (
            #""components": [{"?": {"web": "*"}, "exclude": true}, {"/": "/*"}]"#,
            #"write "?": {"web": "?*"}, so that it excludes only URLs that have “web”"#
        ),
        (
            #""components": [{"?": {"web": "*", "v": "2"}, "exclude": true}, {"?": {"v": "2"}}]"#,
            #"write "?": {"web": "?*", "v": "2"}, so that it excludes only URLs that have “web”"#
        ),
        (
            #""paths": ["NOT *", "/browser"]"#,
            """
            either put “NOT *” last (then https://example.com/browser opens the app), or remove it
            """
        ),
        (
            #""components": [{"/": "*", "exclude": true}, {"/": "/buy"}]"#,
            "either put “*” last (then https://example.com/buy opens the app), or remove it"
        ),
    ])
    func `that an exclusion takes first says what to write, and that opens links`(patterns: String, help: String) throws
    {
        let findings = lint(patterns)
        #expect(findings.map(\.name) == ["links-open-nothing"])
        #expect(findings.first?.help?.description.contains(help) == true)
        let first = help.firstRange(of: "write ")
        let written = first.map { String(help[$0.upperBound...].prefix { $0 != ";" }) }
        guard let written, written.hasPrefix("\"") else { return }
        let end = written.lastIndex { "]}".contains($0) }
        let repair = String(written[...(try #require(end))])
        let repaired =
            repair.hasPrefix("\"paths\"")
            ? repair : patterns.replacing(/"\?": \{[^}]*"web"[^}]*\}/, with: repair)
        #expect(lint(repaired).map(\.name) == [], "\(repaired)")
    }

    @Test(arguments: [
        (#""paths": ["/*"], "exclude": ["/x*"]"#, #"write "NOT /x*" in “paths”, before the patterns that open links"#),
        (
            #""components": [{"/": "/*"}], "exclude": ["/x*"]"#,
            #"write {"/": "/x*", "exclude": true} in “components”, before the patterns that open links"#
        ),
    ])
    func `that a list of exclusions gives names the form beside it`(patterns: String, help: String) {
        let findings = lint(patterns)
        #expect(findings.map(\.name) == ["misplaced-key"])
        #expect(findings.first?.help?.description == help)
    }

    @Test func `of which there is much becomes one finding a kind, with the first of them in its notes`() {
        let rules = (0..<40).flatMap { [#"{"/": "/a\#($0)/*"}"#, #"{"/": "/a\#($0)/b"}"#] }
        let opposed = (0..<40).flatMap {
            [#"{"/": "/b\#($0)/*"}"#, #"{"/": "/b\#($0)/c", "exclude": true}"#]
        }
        let findings = lint("\"components\": [\((rules + opposed).joined(separator: ",\n"))]")
        #expect(findings.map(\.name) == ["component-unreachable", "component-redundant"])
        #expect(findings.allSatisfy { "\($0.message)".hasPrefix("40 components") && $0.notes.count == 12 })
    }

    @Test func `that concerns the old form names a URL that the two forms decide differently`() {
        let findings = lint(
            #""appID": "7D3KX9QW2M.com.example.app", "paths": ["/a", "/b"], "components": [{"/": "/a"}]"#)
        #expect(findings.map(\.name) == ["paths-ignored"])
        let notes = findings.flatMap(\.notes).map { "\($0.message)" }
        #expect(notes.contains { $0.contains("“/b” opens the app on iOS 12 and older") })
    }

    private func lint(_ patterns: String) -> [Finding] {
        let entry = #"{"appIDs": ["7D3KX9QW2M.com.example.app"], \#(patterns)}"#
        let findings = AssociationChecksTests.lint(
            Array(#"{"applinks": {"apps": [], "details": [\#(entry)]}}"#.utf8), named: "file")
        return findings.filter { $0.name != "app-ids-with-paths" }
    }
}
