import AssociatedDomains
import Foundation
import TestData
import Testing

@Suite struct `the JSON Schemas` {
    @Test(arguments: Schemas.all.map(\.name)) func `are what is recorded`(name: String) throws {
        let text = try #require(Schemas.named(name)).text
        try Golden.expect(text, in: "Fixtures/Schemas/\(name).json")
    }

    @Test(arguments: Schemas.all.map(\.name)) func `use only what the standard has, and explain each key`(name: String)
        throws
    {
        let text = try #require(Schemas.named(name)).text
        let root = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(root["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
        #expect(root["$id"] as? String == "urn:aasa:schema:\(name)")
        #expect(root["title"] is String && root["description"] is String)
        // The validator throws on any other keyword, and on a reference that leads nowhere.
        let schema = try JSONSchema(Array(text.utf8))
        for value in ["{}", "[]", "null"] { _ = try schema.mistakes(in: Array(value.utf8)) }
        try expectExplained(root, at: name)
    }

    private func expectExplained(_ value: Any, at path: String) throws {
        if let list = value as? [Any] {
            for (index, element) in list.enumerated() { try expectExplained(element, at: "\(path)[\(index)]") }
        }
        guard let object = value as? [String: Any] else { return }
        if let pattern = object["pattern"] as? String { _ = try NSRegularExpression(pattern: pattern) }
        // Conditions only restrict what is explained elsewhere.
        let isCondition = path.contains("anyOf") || path.contains("allOf") || path.contains("patternProperties")
        for (key, child) in object {
            if key == "properties", !isCondition {
                for (name, property) in child as? [String: Any] ?? [:] {
                    let text = (property as? [String: Any])?["description"] as? String
                    #expect(
                        text?.hasSuffix(".") == false, "\(path).\(name) has no description, or one with a full stop")
                }
            }
            if key != "examples" { try expectExplained(child, at: "\(path).\(key)") }
        }
    }
}
