import PasswordRules
import TestData
import Testing

@Suite struct `the generator` {
    static let descriptors = [
        "", "minlength: 8; maxlength: 8", "required: lower; required: upper; required: digit",
        "minlength: 20; required: lower; required: upper; required: digit", "max-consecutive: 1",
        "minlength: 13; maxlength: 16; required: lower; required: upper; required: digit", "required: special",
        "required: lower; required: upper; required: digit; required: [!@#$]; minlength: 8", "allowed: unicode",
        "required: [q]; required: [l]; required: [O]; maxlength: 3", "maxlength: 2; required: upper; required: [AB1]",
        "allowed: digit; minlength: 4; maxlength: 6", "required: []; allowed: [é]", "minlength: 200",
        "required: lower; required: upper; required: digit; required: special; minlength: 4; maxlength: 4",
        "required: [a]; required: [b]; required: [c]; required: [d]; required: [e]; required: [f]; maxlength: 6",
        "minlength: 8; maxlength: 256; required: lower; required: upper; required: digit; allowed: [-];",
    ]

    @Test(arguments: descriptors)
    func `makes only passwords that the rules accept, and that a policy accepts which they imply`(descriptor: String)
        throws
    {
        let rules = PasswordDescriptor(descriptor).rules
        let implied = [PasswordPolicy.entra, Self.threeOfFour].filter(rules.implies)
        for password in try PasswordGenerator(for: rules, from: SeededRandom(seed: 7)).prefix(300) {
            #expect(rules.violations(of: password).isEmpty, "\(password)")
            for policy in implied { #expect(policy.violations(of: password).isEmpty, "\(password)") }
        }
    }

    static let threeOfFour = PasswordPolicy(
        name: "three", categories: .init(3, of: [.upper, .lower, .digit, .special]))

    @Test func `makes passwords for every quirk of Apple's that can be satisfied`() throws {
        for vector in try Vectors.rules() where vector.id.hasSuffix(":full") {
            let rules = PasswordDescriptor(vector.input).rules
            do {
                for password in try PasswordGenerator(for: rules, from: SeededRandom(seed: 1)).prefix(5) {
                    #expect(rules.accepts(password), "\(vector.input): \(password)")
                }
            } catch {
                #expect(vector.id.hasPrefix("edge:"), "\(vector.input): \(error)")
            }
        }
    }

    @Test(.seeded) func `follows rules made at random, whatever they are`() throws {
        var random = SeededGenerator(seed: RunSeed.value)
        var made = 0
        for _ in 0..<400 {
            let rules = Samples.rules(from: &random)
            guard let generator = try? PasswordGenerator(for: rules, from: SeededRandom(seed: 3), dialect: .extended)
            else { continue }
            made += 1
            for password in generator.prefix(5) {
                #expect(rules.accepts(password, dialect: .extended), "\(rules): \(password)")
                for policy in Samples.policies where rules.implies(policy) {
                    #expect(policy.accepts(password), "\(rules): \(password): \(policy)")
                }
            }
        }
        #expect(made > 100)
    }

    @Test func `repeats itself for the same seed, and does not for another`() throws {
        func passwords(_ seed: UInt64) throws -> [String] {
            Array(try PasswordGenerator(for: [], from: SeededRandom(seed: seed)).prefix(10))
        }
        #expect(try passwords(1) == passwords(1))
        #expect(try passwords(1) != passwords(2))
        #expect(Set(try PasswordGenerator(for: []).prefix(10)).count == 10)
    }

    @Test func `says why there can be no password`() {
        #expect(throws: PasswordGenerationFailure.lengthsContradict(minimum: 9, maximum: 8)) {
            _ = try PasswordGenerator(for: [.minLength(9), .maxLength(8)])
        }
        #expect(throws: PasswordGenerationFailure.requiredExceedMaximum(required: 2, maximum: 1)) {
            _ = try PasswordGenerator(for: [.required(.upper), .required(.digit), .maxLength(1)])
        }
        #expect(throws: PasswordGenerationFailure.tooLong(minimum: 1_000_000, limit: PasswordMethod.longest)) {
            _ = try PasswordGenerator(for: [.minLength(1_000_000)])
        }
        #expect(throws: PasswordGenerationFailure.noneFound) {
            _ = try PasswordGenerator(for: [.allowed(.custom("a")), .minLength(3), .maxConsecutive(2)])
        }
    }
}

@Suite struct `the distribution of generated passwords` {
    static let count = 60_000

    /// Under the hypothesis of uniformity the statistic exceeds this once in about 100,000 runs (Wilson–Hilferty);
    /// the seed is fixed, so it either does or does not.
    private func limit(_ cells: Int) -> Double {
        let freedom = Double(cells - 1)
        let root = 1 - 2 / (9 * freedom) + 4.3 * (2 / (9 * freedom)).squareRoot()
        return freedom * root * root * root
    }

    private func expectUniform(_ values: [String], over cells: Int, _ what: String) {
        let counts = Dictionary(values.map { ($0, 1) }, uniquingKeysWith: +)
        let expected = Double(values.count) / Double(cells)
        #expect(counts.count == cells, "\(what) takes \(counts.count) values, not \(cells)")
        let statistic = counts.values.reduce(0) { $0 + (Double($1) - expected) * (Double($1) - expected) / expected }
        #expect(statistic < limit(cells), "\(what): \(statistic)")
    }

    @Test func `of the typeable style is uniform over digits, their places, and the letters`() throws {
        let passwords = Array(try PasswordGenerator(for: [], from: SeededRandom(seed: 42)).prefix(Self.count))
        expectUniform(passwords.map { String($0.filter(\.isNumber)) }, over: 10, "the digit")
        expectUniform(
            passwords.map { "\(Array($0).firstIndex(where: \.isNumber) ?? -1)" }, over: 5, "the place of the digit")
        // The first letter is always a consonant; that it may be the capital one does not change which it is.
        expectUniform(passwords.map { $0.prefix(1).lowercased() }, over: 19, "the first letter")
        // A vowel may be `o`, which is never a capital and so is a little more rare: leave it out.
        let vowels = passwords.map { String(Array($0)[1]) }
        expectUniform(vowels.filter { $0.allSatisfy(\.isLowercase) && $0 != "o" }, over: 5, "the first vowel")
        let capitals = passwords.compactMap { password in
            // Among passwords without any `o`, each of the 17 letters is as likely to be the capital one.
            password.contains("o") ? nil : Array(password.filter(\.isLetter)).firstIndex(where: \.isUppercase)
        }
        expectUniform(capitals.map(String.init), over: 17, "the place of the capital")
    }

    @Test func `of the random style is uniform over the alphabet at every place`() throws {
        let rules = PasswordDescriptor("maxlength: 8").rules
        let passwords = Array(try PasswordGenerator(for: rules, from: SeededRandom(seed: 9)).prefix(Self.count))
        for place in 0..<8 { expectUniform(passwords.map { String(Array($0)[place]) }, over: 60, "place \(place)") }
    }

    @Test func `under required classes is uniform over all passwords that meet them`() throws {
        // Two of `a`, `b`, `1`, with a digit: 11, 1a, 1b, a1, b1.
        let rules: PasswordRules = [.allowed(.custom("ab")), .required(.custom("1")), .minLength(2), .maxLength(2)]
        let generator = try PasswordGenerator(for: rules, from: SeededRandom(seed: 5))
        #expect(generator.method.isUniform)
        expectUniform(Array(generator.prefix(Self.count)), over: 5, "the password")
    }
}
