import AssociatedDomains
import Foundation
import TestData
import Testing

/// The schema and the reader of `.aasa.json` agree.
@Suite struct `the schema of the configuration` {
    private let schema: JSONSchema

    init() throws { schema = try JSONSchema(Array(ConfigurationFile.schema.text.utf8)) }

    private static let sample = #"""
        {"$schema": "x", "apps": {"shop": "7D3KX9QW2M.com.example.shop"}, "sites": {"example.com": "public"},
         "checks": [
            {"subject": "App.xcodeproj", "app": "shop", "services": ["webcredentials"], "feature": "strong-passwords",
             "screens": ["App"], "policy": "entra", "target": "App", "configuration": "Release"},
            {"subject": "example.com", "feature": "universal-links"}],
         "expectations": ["expectations.json"], "baseline": "baseline.json", "fail-on": "warning",
         "environments": {"staging": {
            "sites": {}, "offline": false, "connect-to": ["example.com:443:10.0.0.5:8443", ":443:[::1]:"],
            "resolve": ["example.com:443:10.0.0.5,[::1]"], "cacert": "ca.pem", "cdn": "never",
            "cdn-url": "https://cdn.example.com", "timeout": 2.5, "jobs": 4, "allow-private": true}},
         "severities": {"component-unreachable": "off", "ad230": "note"},
         "ignore": [
            {"finding": "redirected", "file": "public/**", "domain": "*.example.com", "reason": "moves in May",
             "until": "2027-05-31"},
            {"file": "old/*", "reason": "gone soon"}]}
        """#

    @Test func `takes what the reader takes, and refuses what it refuses but for what names mean`() throws {
        let sample = try JSONSerialization.jsonObject(with: Data(Self.sample.utf8))
        #expect(try schema.mistakes(in: Array(Self.sample.utf8)) == [])
        #expect(try problems(in: sample) == [])
        var refused = 0
        for (change, changed) in JSONChange.all(of: sample) {
            let bytes = try Array(JSONSerialization.data(withJSONObject: changed, options: .fragmentsAllowed))
            let mistakes = try schema.mistakes(in: bytes)
            let problems = try problems(in: changed)
            if !mistakes.isEmpty { #expect(!problems.isEmpty, "\(change): \(mistakes)") }
            // Names of apps, hosts and codes of findings mean something to the reader alone.
            let isOfForm = problems.contains { !$0.contains(#/neither an app identifier|is not a host name/#) }
            #expect(!mistakes.isEmpty || !isOfForm, "\(change): \(problems)")
            if !mistakes.isEmpty { refused += 1 }
        }
        #expect(refused > 300)
    }

    private func problems(in value: Any) throws -> [String] {
        let data = try JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
        return ConfigurationFile(SourceText(Array(data), from: .file(path: "file"))).problems.map { "\($0.message)" }
    }
}
