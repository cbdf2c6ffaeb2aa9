import Foundation
import PasswordRules
import TestData

/// A descriptor and what Apple's published parser makes of it, recorded.
struct Vector: Decodable {
    struct Rule: Decodable {
        let name: String
        let classes: [[String: String]]?
        let number: Double?

        enum CodingKeys: CodingKey { case name, value }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            name = try container.decode(String.self, forKey: .name)
            classes = try? container.decode([[String: String]].self, forKey: .value)
            number = try? container.decode(Double.self, forKey: .value)
        }
    }

    let id: String
    let input: String
    let formatRulesForMinifiedVersion: Bool
    let output: [Rule]
    let diagnostics: [String]
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
    private struct File<Element: Decodable>: Decodable { let vectors: [Element] }

    /// The file of the recorded descriptors, in the shared data.
    static let recorded = "vectors/password-rules.json"
    /// The file of the predicted shapes, in the shared data.
    static let predicted = "vectors/password-generation-model.json"

    static func rules() throws -> [Vector] { try read(recorded) }

    static func shapes() throws -> [ShapeVector] { try read(predicted) }

    private static func read<Element: Decodable>(_ path: String) throws -> [Element] {
        try JSONDecoder().decode(File<Element>.self, from: Data(SharedData.bytes(of: path))).vectors
    }
}
