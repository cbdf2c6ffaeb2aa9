import Findings

/// Parts of the schema of an AASA file that refuse keys Apple does not read, where a value under them is lost.
enum SchemaRule {
    /// The value that a key may have without any loss.
    static let nothing: JSONOutput = ["$ref": "#/$defs/nothing"]

    /// A pattern for some keys.
    static func any(of keys: [String]) -> String { "^(" + keys.joined(separator: "|") + ")$" }

    /// Refuses keys that are like `key`, unless `key` or `other` is there too.
    static func misspelt(_ key: String, unlessThereIs other: String? = nil) -> JSONOutput {
        unless([key] + (other.map { [$0] } ?? []), ["patternProperties": .object([(nearMiss(of: key), nothing)])])
    }

    static func misspelt(_ key: String) -> JSONOutput { misspelt(key, unlessThereIs: nil) }

    /// Refuses app identifiers under keys where Apple does not read them, unless there are any where it does.
    static func identifiersElsewhere(_ keys: [String], than right: String) -> JSONOutput {
        let filled: JSONOutput = ["minItems": 1, "minProperties": 1]
        let present: JSONOutput = ["required": [.string(right)], "properties": .object([(right, filled)])]
        let noText: JSONOutput = ["maxLength": 0, "items": ["not": ["type": "string"]]]
        let noEntry: JSONOutput = [
            "maxProperties": 0,
            "items": ["not": ["type": "object", "anyOf": [["required": ["appIDs"]], ["required": ["appID"]]]]],
        ]
        let rules = keys.map { ("^\($0)$", $0 == "details" ? noEntry : noText) }
        return ["anyOf": [present, ["patternProperties": .object(rules)]]]
    }

    /// Refuses these keys, and the options of components unless they have their default values.
    static func outOfPlace(_ keys: [String]) -> JSONOutput {
        .object([
            (any(of: keys), nothing), ("^exclude$", ["enum": [false, .null, "", [], [:]]]),
            ("^(caseSensitive|percentEncoded)$", ["enum": [true, .null, "", [], [:]]]),
        ])
    }

    /// Refuses misspelt services, and services inside another object, where the file does not have them.
    static var ofServices: [JSONOutput] {
        Service.allCases.map { service in
            let key = service.rawValue
            let inside = JSONOutput.object([("properties", .object([(key, nothing)]))])
            return unless([key], ["patternProperties": .object([(nearMiss(of: key), nothing), (object, inside)])])
        }
    }

    // Not a comment such as `_applinks`, nor anything else that begins like `comment`.
    private static let object = "^([ABD-Zabd-z]|[Cc][^Oo])"

    /// Refuses these keys.
    static func refusing(_ keys: [String]) -> JSONOutput {
        ["patternProperties": .object([(any(of: keys), nothing)])]
    }

    /// A rule for an object that has none of some keys.
    static func unless(_ keys: [String], _ rule: JSONOutput) -> JSONOutput {
        let present = keys.map { JSONOutput.object([("required", [.string($0)])]) }
        return ["anyOf": .array(present + [rule])]
    }

    /// A pattern for a key in any case, with or without `_`, `-`, spaces and a plural s. It matches the key itself too.
    static func nearMiss(of key: String) -> String {
        let isPlural = key.hasSuffix("s")
        let letters = (isPlural ? key.dropLast() : key[...]).map { letter in
            "[" + letter.uppercased() + letter.lowercased() + "]"
        }
        return "^" + letters.joined(separator: "[-_ ]*") + "[Ss]?$"
    }
}
