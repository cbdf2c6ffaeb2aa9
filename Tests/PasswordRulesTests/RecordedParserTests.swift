import Findings
import PasswordRules
import TestData
import Testing

@Suite struct `a descriptor that Apple's published parser has read` {
    @Test func `is read as recorded, rule by rule, in both forms`() throws {
        for vector in try Vectors.rules() {
            let rules = PasswordDescriptor(vector.input).rules
            let actual = rules.rules(vector.formatRulesForMinifiedVersion ? .minified : .full)
            #expect(actual.map(\.name.rawValue) == vector.output.map(\.name), "\(vector.id): \(vector.input)")
            for (rule, recorded) in zip(actual, vector.output) {
                #expect(rule.characterClass?.words == recorded.words, "\(vector.id): \(vector.input)")
                // JavaScript's numbers are 64-bit floating point; ours stop at the greatest integer.
                let number = recorded.number.map { min($0, Double(Int.max)) }
                #expect(rule.number.map(Double.init) == number, "\(vector.id): \(vector.input)")
            }
        }
    }

    @Test func `has a problem of ours where the parser complains of one, and none elsewhere that costs a rule`() throws
    {
        for vector in try Vectors.rules() {
            let problems = PasswordDescriptor(vector.input).problems
            // A word that is not recognised is quoted once more, with the rest of the text, where the parser gives up.
            let complaints = vector.diagnostics.filter { !$0.hasPrefix("Unrecognized") }
            let places = complaints.compactMap { Self.place(of: $0, in: vector.input) }
            for place in places {
                #expect(
                    problems.contains { $0.span.start <= place && place <= $0.span.end },
                    "\(vector.id): \(vector.input): nothing at \(place), but \(problems)")
            }
            #expect(places.count == complaints.count, "\(vector.id): \(vector.diagnostics)")
            #expect(complaints.isEmpty == vector.diagnostics.isEmpty)
            let costly = problems.filter { $0.loss != .nothingElse && $0.kind != .valueMissing }
            #expect(costly.isEmpty || !vector.diagnostics.isEmpty, "\(vector.id): \(vector.input): \(costly)")
        }
    }

    @Test func `has as many rules left as its problems say`() throws {
        for vector in try Vectors.rules() where vector.formatRulesForMinifiedVersion {
            let descriptor = PasswordDescriptor(vector.input)
            if descriptor.problems.contains(where: { $0.loss == .everything }) {
                #expect(vector.output.isEmpty, "\(vector.id): \(vector.input)")
            }
        }
    }

    @Test func `has a canonical text that is read back to the same rules, without a problem`() throws {
        for vector in try Vectors.rules() {
            let rules = PasswordDescriptor(vector.input).rules
            for form in [PasswordRules.Form.full, .minified] {
                let again = PasswordDescriptor(rules.text(form))
                #expect(again.rules.rules(form) == rules.rules(form), "\(vector.input) → \(rules.text(form))")
                #expect(again.rules.rules(.full) == rules.rules(.full), "\(vector.input) → \(rules.text(form))")
                #expect(again.problems.allSatisfy { $0.kind == .classEmpty }, "\(rules.text(form))")
            }
        }
    }

    @Test(.needsSharedData(Vectors.recorded)) func `is in the table just as in the shared data`() throws {
        let vectors = try Vectors.rules()
        #expect(vectors.count == 1_160)
        #expect(Set(vectors) == Set(try Vectors.sharedRules()))
    }

    @Test func `is one of 580, of which 434 are Apple's own quirks`() throws {
        let ids = try Vectors.rules().filter { !$0.formatRulesForMinifiedVersion }.map(\.id)
        #expect(Set(ids).count == 580)
        #expect(ids.count { $0.hasPrefix("quirk:") } == 434)
    }

    /// The byte that a complaint is about; of most the rest of the text is quoted from there.
    private static func place(of diagnostic: String, in input: String) -> Int? {
        if diagnostic.hasPrefix("Found end-of-line") { return input.utf8.count }
        if diagnostic.hasPrefix("Ignoring '-'") {
            return Array(input.utf8).indices.dropFirst().first { index in
                Array(input.utf8)[index] == UInt8(ascii: "-") && Array(input.utf8)[index - 1] != UInt8(ascii: "[")
            }
        }
        if diagnostic.hasPrefix("A ']' inside") {
            return input.firstRange(of: "]").map { input.utf8.distance(from: input.startIndex, to: $0.upperBound) }
        }
        guard let colon = diagnostic.firstRange(of: ": ") else { return nil }
        // An unquoted rest begins after the first colon, or after “not a number: ”.
        let rest =
            diagnostic.dropped("Failed to parse value of type integer; not a number: ")
            ?? String(diagnostic[colon.upperBound...])
        return input.utf8.count - rest.utf8.count
    }
}

extension String {
    fileprivate func dropped(_ prefix: String) -> String? {
        hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
    }
}

extension CharacterClass {
    /// Words, and the characters between brackets as a set: Apple's printer has another order.
    fileprivate var words: [Set<String>] {
        elements.map { element in
            switch element {
            case .named(let name): [name.rawValue]
            case .custom(let characters): Set(characters.map(String.init) + ["[]"])
            }
        }
    }
}

extension RecordedRule {
    fileprivate var words: [Set<String>]? {
        classes?.map { $0.hasPrefix("[") ? Set($0.dropFirst().map(String.init) + ["[]"]) : [$0] }
    }
}
