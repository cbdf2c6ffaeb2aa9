import AssociationModel
import Catalogue
import CheckFixtures
import Findings
import Foundation
import TestData
import Testing

/// The schema and the checks of a file's structure are two descriptions of the same rules: what one calls an error, the
/// other refuses.
@Suite struct `the schema of AASA files` {
    private let schema: JSONSchema

    init() throws { schema = try JSONSchema(Array(SiteAssociation.schema.text.utf8)) }

    /// Files that are broken in a way that no schema can say, or none that people could read.
    static let inexpressible: [String: String] = [
        "AD412-misspelt-key/fires-component-option": "a key with a letter too many",
        "AD540-unknown-component-key/fires-unknown": "a key with a letter too many",
        "AD415-ignored-key/passes-details-with-another-app": "what the other key lacks",
        "AD412-misspelt-key/fires-appIds-beside-appID": "what the other key lacks",
    ]

    @Test func `refuses the fixtures whose structure is wrong, and no other`() throws {
        var refused: [String] = []
        for fixture in FixtureCase.written where fixture.has("apple-app-site-association") {
            let bytes = try fixture.bytes(of: "apple-app-site-association")
            // A right file of another standard is none of ours, which the schema cannot say without an error.
            guard fixture.code != "AD402", let mistakes = mistakes(in: bytes) else { continue }
            let errors = errors(in: bytes)
            if Self.inexpressible[fixture.description] != nil {
                #expect(mistakes.isEmpty && !errors.isEmpty, "\(fixture): \(mistakes)")
            } else {
                #expect(mistakes.isEmpty == errors.isEmpty, "\(fixture): \(errors) \(mistakes)")
            }
            if !mistakes.isEmpty { refused.append(fixture.code) }
        }
        let codes = ["AD401", "AD405", "AD412", "AD414", "AD417", "AD430", "AD431", "AD432", "AD433", "AD434", "AD435"]
        #expect(Set(codes + ["AD441", "AD460", "AD461", "AD470", "AD530"]).isSubset(of: refused))
    }

    @Test(.needsSharedData("corpus/aasa")) func `takes every published file that works, and no other`() {
        var taken = 0
        for (name, bytes) in SharedData.files(in: "corpus/aasa") {
            guard let mistakes = mistakes(in: bytes) else { continue }
            let errors = errors(in: bytes)
            #expect(mistakes.isEmpty == errors.isEmpty, "\(name): \(errors) \(mistakes)")
            if mistakes.isEmpty { taken += 1 }
        }
        #expect(taken > 100)
    }

    @Test func `refuses nothing that the checks let pass`() throws {
        for sample in Self.samples {
            let object = try JSONSerialization.jsonObject(with: Data(sample.utf8))
            for (change, changed) in JSONChange.all(of: object) {
                let bytes = try Array(JSONSerialization.data(withJSONObject: changed, options: .fragmentsAllowed))
                let mistakes = try schema.mistakes(in: bytes)
                let isRight = errors(in: bytes).isEmpty
                // An empty string loses nothing, but no program writes it for an object or an array.
                if change.hasSuffix(" is ") { continue }
                #expect(mistakes.isEmpty || !isRight, "\(change): \(mistakes)")
            }
        }
    }

    @Test func `names the keys that Apple documents, and no other`() throws {
        func keys(_ path: String...) throws -> Set<String> {
            var value = try JSONSerialization.jsonObject(with: Data(SiteAssociation.schema.text.utf8))
            for part in path + ["properties"] { value = try ((value as? [String: Any])?[part]).orThrow("no \(part)") }
            return Set((value as? [String: Any] ?? [:]).keys)
        }
        #expect(try keys() == Set(DocumentedKeys.root))
        #expect(try keys("$defs", "apps") == Set(DocumentedKeys.section))
        #expect(try keys("$defs", "applinks") == Set(DocumentedKeys.appLinks))
        #expect(try keys("$defs", "entry").union(keys("$defs", "patterns")) == Set(DocumentedKeys.entry))
        #expect(try keys("$defs", "component") == Set(DocumentedKeys.component + [DocumentedKeys.comment]))
    }

    static let samples = [
        #"""
        {"applinks": {"apps": [], "defaults": {"caseSensitive": false}, "substitutionVariables": {"food": ["pizza"]},
          "details": [
            {"appIDs": ["7D3KX9QW2M.com.example.app", "7D3KX9QW2M.com.example.other"], "defaults": {"percentEncoded": true},
             "components": [{"/": "/buy/$(food)", "?": {"id": "?*"}, "#": "top", "exclude": true, "comment": "no"}]},
            {"appID": "7D3KX9QW2M.com.example.old", "paths": ["NOT /a", "*"]}]},
         "webcredentials": {"apps": ["7D3KX9QW2M.com.example.app"]}, "appclips": {"apps": []}, "_note": 1}
        """#,
        #"""
        {"applinks": {"apps": [], "details": {"7D3KX9QW2M.com.example.old": {"paths": ["/a"]}}},
         "activitycontinuation": {"apps": ["7D3KX9QW2M.com.example.app"]}}
        """#,
    ]

    /// What the schema finds; nil if the bytes are not JSON, which no schema judges.
    private func mistakes(in bytes: [UInt8]) -> [String]? { try? schema.mistakes(in: bytes) }

    /// The errors of structure, and that of query items, which is one of types.
    private func errors(in bytes: [UInt8]) -> [String] {
        Report(judgingFile: SourceText(bytes, from: .file(path: "file"))).findings.filter {
            $0.severity == .error && ($0.code.description.hasPrefix("AD4") || $0.name == "query-value-not-string")
        }.map(\.name)
    }
}
