import PasswordRules
import TestData

/// Rules and policies for property tests.
enum Samples {
    /// Rules at random, of every kind and in any order.
    static func rules(from random: inout SeededGenerator) -> PasswordRules {
        PasswordRules((0..<Int.random(in: 0...6, using: &random)).map { _ in rule(from: &random) })
    }

    static func rule(from random: inout SeededGenerator) -> PasswordRule {
        switch Int.random(in: 0..<10, using: &random) {
        case 0...3: .required(characters(from: &random))
        case 4...5: .allowed(characters(from: &random))
        case 6: .maxConsecutive(Int.random(in: 0...3, using: &random))
        case 7: Bool.random(using: &random) ? .maxRepeating(2) : .maxSequential(Int.random(in: 1...3, using: &random))
        case 8: .minLength(Int.random(in: 0...24, using: &random))
        default: .maxLength(Int.random(in: 0...40, using: &random))
        }
    }

    static func characters(from random: inout SeededGenerator) -> CharacterClass {
        switch Int.random(in: 0..<8, using: &random) {
        case 0: .upper
        case 1: .lower
        case 2: .digit
        case 3: .special
        case 4: [.upper, .digit]
        case 5: Bool.random(using: &random) ? .unicode : .asciiPrintable
        default:
            CharacterClass(
                PrintableCharacters(
                    (0..<Int.random(in: 0...30, using: &random)).map { _ in
                        UInt8.random(in: 0x20...0x7E, using: &random)
                    }))
        }
    }

    /// Policies that some of these rules imply.
    static let policies = [
        PasswordPolicy.entra, PasswordPolicy(name: "long", minLength: 12, allowed: .asciiPrintable),
        PasswordPolicy(name: "two", categories: .init(2, of: [.upper, .lower, .digit, .special])),
        PasswordPolicy(name: "three", categories: .init(3, of: [.upper, .lower, .digit, .special])),
        PasswordPolicy(name: "runs", maxRepeating: 2, maxSequential: 3),
        PasswordPolicy(name: "digit", maxLength: 30, required: [.digit]),
        PasswordPolicy(name: "word", forbiddenWords: ["ab", "Z"]),
    ]
}
