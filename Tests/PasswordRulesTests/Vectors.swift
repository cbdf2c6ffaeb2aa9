import Foundation
import PasswordRules

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

    /// The recorded descriptors; empty, with a printed line, where the shared data is absent.
    static func rules(for test: String = #function) throws -> [Vector] { try read("password-rules.json", for: test) }

    /// The predicted shapes; empty, with a printed line, where the shared data is absent.
    static func shapes(for test: String = #function) throws -> [ShapeVector] {
        try read("password-generation-model.json", for: test)
    }

    private static func read<Element: Decodable>(_ name: String, for test: String) throws -> [Element] {
        let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let shared =
            ProcessInfo.processInfo.environment["AASA_SHARED"].map { URL(filePath: $0) }
            ?? repository.deletingLastPathComponent().appending(path: "shared")
        let file = shared.appending(path: "vectors").appending(path: name)
        guard let data = try? Data(contentsOf: file) else {
            print("skipped: \(test): no \(file.path)")
            return []
        }
        return try JSONDecoder().decode(File<Element>.self, from: data).vectors
    }
}
