import Findings
import Foundation
import TestData
import Testing
import TextFormats
import UniversalLinks

/// The schema and the reader of expectation files agree.
@Suite struct `the schema of expectation files` {
    private let schema: JSONSchema

    init() throws { schema = try JSONSchema(Array(ExpectationFile.schema.text.utf8)) }

    private static let sample = #"""
        {"$schema": "x", "sites": {"example.com": "public"}, "apps": {"shop": "7D3KX9QW2M.com.example.shop"},
         "associations": [
            {"app": "shop", "service": "webcredentials", "domain": "example.com", "expect": "not-associated"},
            {"app": "7D3KX9QW2M.com.example.shop", "service": "applinks", "domain": "*.example.com"}],
         "links": [
            {"app": "shop", "domain": "example.com", "match": ["https://example.com/a"]},
            {"app": "shop", "exclude": ["https://example.com/b"], "no-match": ["HTTP://example.com"]}]}
        """#

    @Test func `takes what the reader takes, and refuses what it refuses but for what words mean`() throws {
        let sample = try JSONSerialization.jsonObject(with: Data(Self.sample.utf8))
        #expect(try schema.mistakes(in: Array(Self.sample.utf8)).isEmpty && problems(in: sample).isEmpty)
        var refused = 0
        for (change, changed) in JSONChange.all(of: sample) {
            let bytes = try Array(JSONSerialization.data(withJSONObject: changed, options: .fragmentsAllowed))
            let isRefused = try !schema.mistakes(in: bytes).isEmpty
            let problems = try problems(in: changed)
            if isRefused { #expect(!problems.isEmpty, "\(change)") }
            // Names of apps, domains and hosts mean something to the reader alone.
            let words =
                #/neither an app identifier|is not a host name|is not a domain|is not in |contains no expectations/#
            let isOfForm = problems.contains { !$0.contains(words) }
            #expect(isRefused || !isOfForm, "\(change): \(problems)")
            if isRefused { refused += 1 }
        }
        #expect(refused > 100)
    }

    @Test func `takes the fixtures`() throws {
        for name in ["shop", "stale"] {
            let text = try Repository.text(of: "Fixtures/Expectations/\(name).json")
            let json = text.replacing(#/(?m)^ *\/\/.*$/#, with: "").replacing(#/,(\s*[\]}])/#) { $0.1 }
            #expect(try schema.mistakes(in: Array(json.utf8)).isEmpty)
        }
    }

    private func problems(in value: Any) throws -> [String] {
        let data = try JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
        return ExpectationFile(SourceText(Array(data), from: .file(path: "file"))).problems.map { "\($0.message)" }
    }
}
