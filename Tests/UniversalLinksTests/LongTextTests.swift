import AssociationModel
import TestData
import Testing
import TextFormats
import UniversalLinks

/// Texts and patterns so long that the matcher works on 64 places at once, against a table of all places and steps.
@Suite struct `a long text` {
    private struct Case {
        var random: SeededGenerator
        var values: [String] = []
        var pattern = ""
        var text = ""

        init(seed: UInt64) {
            random = SeededGenerator(seed: seed)
            let letters = ["a", "b", "é"].prefix(Int.random(in: 1...3, using: &random))
            values = (0..<Int.random(in: 2...6, using: &random)).map { _ in string(letters + ["aa", "*b", "?"], 1...4) }
            if Int.random(in: 0..<4, using: &random) == 0 { values += ["a", String(repeating: "a", count: 70)] }
            pattern = string(letters + ["a", "*", "*", "?", "$(v)", "$(alpha)", "aab"], 2...14)
            if Int.random(in: 0..<8, using: &random) == 0 { pattern += "*" + String(repeating: "a", count: 20) + "*" }
            text = string(letters + ["a", "aab"], 60...260)
            if Int.random(in: 0..<4, using: &random) == 0 {
                // A long literal that begins like itself again and again, after some of its own beginnings.
                let literal = string(["a", "aab", "aab", "aabaab"], 8...20)
                let beginnings = (0..<3).map { _ in String(literal.prefix(Int.random(in: 4...24, using: &random))) }
                pattern = "*" + literal + "*"
                text += beginnings.joined() + (Bool.random(using: &random) ? literal : String(literal.dropLast()))
            }
        }

        private mutating func string(_ pieces: [String], _ count: ClosedRange<Int>) -> String {
            (0..<Int.random(in: count, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
        }

        /// The places that can be reached, step by step.
        var matches: Bool {
            let text = Array(text.unicodeScalars)
            var places: Set<Int> = [0]
            func take(_ step: Character, _ places: Set<Int>) -> Set<Int> {
                switch step {
                case "*": places.min().map { Set($0...text.count) } ?? []
                case "?": Set(places.filter { $0 < text.count }.map { $0 + 1 })
                default: Set(places.filter { $0 < text.count && Character(text[$0]) == step }.map { $0 + 1 })
                }
            }
            var rest = pattern[...]
            while let step = rest.first {
                if rest.hasPrefix("$(v)") {
                    rest = rest.dropFirst(4)
                    places = values.reduce(into: []) { $0.formUnion($1.reduce(places) { take($1, $0) }) }
                } else if rest.hasPrefix("$(alpha)") {
                    rest = rest.dropFirst(8)
                    places = Set(places.filter { $0 < text.count && text[$0].isASCII }.map { $0 + 1 })
                } else {
                    rest = rest.dropFirst()
                    places = take(step, places)
                }
            }
            return places.contains(text.count)
        }
    }

    @Test(.seeded, arguments: [RunSeed.value])
    func `is matched as a table of all places says`(_ seed: UInt64) throws {
        var matches = 0
        for number in 0..<1_500 {
            let sample = Case(seed: seed &+ UInt64(number))
            let values = sample.values.map { "\"\($0)\"" }.joined(separator: ",")
            let json = file(
                ##"{"#": "\##(sample.pattern)"}"##, applinks: #""substitutionVariables": {"v": [\#(values)]}, "#)
            let wanted = sample.matches
            let found = decision(json, "https://example.com/#" + sample.text).rule != nil
            #expect(
                found == wanted, "seed \(seed &+ UInt64(number)): \(sample.pattern) \(sample.values) \(sample.text)")
            matches += wanted ? 1 : 0
        }
        print("property of long texts: seed \(seed), \(matches) of 1500 match")
        #expect(matches > 100 && matches < 1_400)
    }
}
