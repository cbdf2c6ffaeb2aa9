import Foundation
import PasswordRules
import TestData

/// A descriptor and what Apple's published parser makes of it, in one of its two forms: a line of
/// `Fixtures/Recorded/password-descriptors.jsonl`.
struct Vector: Hashable {
    /// Where the descriptor is from, and the form.
    let id: String
    let input: String
    let formatRulesForMinifiedVersion: Bool
    let output: [RecordedRule]
    let diagnostics: [String]
}

/// A rule as the table has it: `["minlength",8]` or `["required","lower","[!#"]`, with the characters of a custom class
/// behind a bracket.
struct RecordedRule: Decodable, Hashable {
    let name: String
    let classes: [String]?
    let number: Double?

    init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        name = try container.decode(String.self)
        number = try? container.decode(Double.self)
        var classes: [String] = []
        while !container.isAtEnd { classes.append(try container.decode(String.self)) }
        self.classes = number == nil ? classes : nil
    }

    init(name: String, classes: [String]?, number: Double?) {
        (self.name, self.classes, self.number) = (name, classes, number)
    }
}

/// The predicted shape of what Safari makes of a descriptor: a model.
struct ShapeVector: Decodable {
    let input: String
    let style: String
    let length: Int
    let alphabet: Int?
    let bits: Double
    let violates: [String]
}

enum Vectors {
    private struct Row: Decodable {
        let of: [String]
        let text: String
        let full: [RecordedRule]
        let minified: [RecordedRule]
        let complaints: [String]?
    }

    private struct File<Element: Decodable>: Decodable { let vectors: [Element] }

    /// The file of the recorded descriptors, in the shared data.
    static let recorded = "vectors/password-rules.json"
    /// The file of the predicted shapes, in the shared data.
    static let predicted = "vectors/password-generation-model.json"

    /// What is recorded, in both forms.
    static func rules() throws -> [Vector] {
        let lines = try Repository.text(of: "Fixtures/Recorded/password-descriptors.jsonl").split(separator: "\n")
        return try lines.map { try JSONDecoder().decode(Row.self, from: Data($0.utf8)) }.flatMap { row in
            row.of.flatMap { origin in
                [("full", row.full), ("min", row.minified)].map { form, rules in
                    Vector(
                        id: "\(origin):\(form)", input: row.text, formatRulesForMinifiedVersion: form == "min",
                        output: rules, diagnostics: row.complaints ?? [])
                }
            }
        }
    }

    /// The same, from the shared data.
    static func sharedRules() throws -> [Vector] {
        let file = try JSONDecoder().decode(File<SharedVector>.self, from: Data(SharedData.bytes(of: recorded)))
        return file.vectors.map { shared in
            Vector(
                id: shared.id, input: shared.input,
                formatRulesForMinifiedVersion: shared.formatRulesForMinifiedVersion,
                output: shared.output.map { RecordedRule(name: $0.name, classes: $0.classes, number: $0.number) },
                diagnostics: shared.diagnostics)
        }
    }

    static func shapes() throws -> [ShapeVector] {
        try JSONDecoder().decode(File<ShapeVector>.self, from: Data(SharedData.bytes(of: predicted))).vectors
    }
}

/// The layout of the shared data.
private struct SharedVector: Decodable {
    struct Rule: Decodable {
        let name: String
        let classes: [String]?
        let number: Double?

        enum CodingKeys: CodingKey { case name, value }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            name = try container.decode(String.self, forKey: .name)
            number = try? container.decode(Double.self, forKey: .value)
            classes = try? container.decode([[String: String]].self, forKey: .value).map { element in
                element["named"] ?? "[" + (element["custom"] ?? "")
            }
        }
    }

    let id: String
    let input: String
    let formatRulesForMinifiedVersion: Bool
    let output: [Rule]
    let diagnostics: [String]
}
