import Findings
import PasswordRules
import TestData
import Testing

@Suite struct `password rules` {
    @Test(.seeded) func `made of values have a text that is read back to the same value`() {
        var random = SeededGenerator(seed: RunSeed.value)
        for _ in 0..<5000 {
            let rules = Samples.rules(from: &random)
            #expect(PasswordDescriptor(rules.text, dialect: .extended).rules == rules, "\(rules.text)")
            #expect(PasswordDescriptor(rules.text(.full), dialect: .extended).rules.rules(.full) == rules.rules(.full))
        }
    }

    @Test(
        arguments: [
            ([.required(.upper)], "required: upper;"), ([.required([.lower, .upper])], "required: upper, lower;"),
            ([.allowed(.custom("]a-z!"))], "allowed: [-az!]];"), ([.allowed(.custom("]"))], "allowed: []];"),
            ([.allowed(.custom("-]"))], "allowed: [-]];"), ([.required(.custom("é"))], "required: [];"),
            ([.minLength(0), .maxConsecutive(3), .maxConsecutive(2)], "max-consecutive: 2;"), ([], ""),
            ([.required([.upper, .lower, .digit, .special])], "required: ascii-printable;"),
            ([.allowed(.lower), .required(.digit), .minLength(8)], "required: digit; allowed: lower; minlength: 8;"),
            ([.allowed(.asciiPrintable), .required(.unicode)], "allowed: ascii-printable; required: unicode;"),
        ] as [([PasswordRule], String)])
    func `are written in canonical text`(rules: [PasswordRule], text: String) {
        #expect(PasswordRules(rules).text == text)
    }

    @Test(.seeded) func `never stop the reader, whatever the bytes are`() {
        var random = SeededGenerator(seed: RunSeed.value)
        let pieces = [
            "required", "allowed", "minlength", ":", ";", ",", " ", "[", "]", "-", "8", "upper", "é", "\n", "[a-z]",
        ]
        for _ in 0..<5000 {
            let text = (0..<Int.random(in: 0..<12, using: &random)).map { _ in
                pieces.randomElement(using: &random) ?? ""
            }
            .joined()
            let descriptor = PasswordDescriptor(text)
            for problem in descriptor.problems + descriptor.laterProblems {
                #expect(problem.span.start >= 0 && problem.span.end <= text.utf8.count, "\(text)")
                #expect(!problem.message.description.isEmpty && !problem.help.description.isEmpty)
            }
            #expect(PasswordDescriptor(descriptor.rules.text).rules == descriptor.rules, "\(text)")
        }
        _ = PasswordDescriptor((0..<4096).map { _ in UInt8.random(in: 0...255, using: &random) })
    }

    @Test(
        arguments: [
            ("required: digits; minlength: 8px; maxlength: 20 ;", ["8px", "20 "]),
            ("required: upper lower; Minlength: 8; required: digit", ["Minlength"]),
            (";; minlength: 8px;; required: uper", [";", "8px", ";", "uper"]),
            ("required: upper [a; b]; minlength: x", ["x"]), ("required: upper; required: lower,;", []),
            ("required: digits; required: [abc; minlength: x", ["[abc; minlength: x"]), ("required: digits", []),
        ] as [(String, [String])])
    func `are found after the place where the parser stops, too`(descriptor: String, later: [String]) {
        #expect(PasswordDescriptor(descriptor).laterProblems.map(\.text) == later)
    }

    @Test func `in the newer words drop everything for an older reader, and are read by a newer one`() {
        let text = "max-repeating: 2; max-sequential: 3; required: upper;"
        let old = PasswordDescriptor(text)
        #expect(old.problems.map(\.kind) == [.newerProperty])
        #expect(old.rules == [])
        let new = PasswordDescriptor(text, dialect: .extended)
        #expect(new.problems.isEmpty)
        #expect(new.rules == [.required(.upper), .maxRepeating(2), .maxSequential(3)])
        #expect(new.rules.text == "required: upper; max-repeating: 2; max-sequential: 3;")
    }

    @Test(arguments: [
        ("required: digits", "digit"), ("Minlength: 8", "minlength"), ("min-length: 8", "minlength"),
        ("required: uppercase", "upper"), ("require: upper", "required"), ("required: lowe", "lower"),
        ("required: asciiPrintable", "ascii-printable"), ("allowed: [a-z]", "lower"),
    ])
    func `suggest the word that was meant`(descriptor: String, suggestion: String) {
        #expect(PasswordDescriptor(descriptor).problems.map(\.suggestion) == [suggestion])
    }
}

@Suite struct `a password` {
    @Test(arguments: [
        ("minlength: 3", "ab", PasswordViolation.tooShort(length: 2, minimum: 3)),
        ("maxlength: 3", "abcd", .tooLong(length: 4, maximum: 3)), ("allowed: lower", "aB", .notAllowed("B")),
        ("required: digit", "é", .notAllowed("é")), ("required: digit; allowed: lower", "ab", .missing(.digit)),
        ("max-consecutive: 2", "aabbb", .repetition("b", count: 3, limit: 2)),
        ("max-sequential: 3", "xabcd", .sequence(endingIn: "d", count: 4, limit: 3)),
        ("max-sequential: 2", "x321", .sequence(endingIn: "1", count: 3, limit: 2)),
        ("max-repeating: 1", "aba11", .repetition("1", count: 2, limit: 1)),
    ])
    func `is refused for what it does against the rules`(
        descriptor: String, password: String, violation: PasswordViolation
    ) {
        let rules = PasswordDescriptor(descriptor, dialect: .extended).rules
        #expect(rules.violations(of: password).contains(violation))
        #expect(!rules.accepts(password))
    }

    @Test(arguments: [
        ("minlength: 2; maxlength: 2", "ab"), ("allowed: unicode", "pässwörd"), ("max-consecutive: 2", "aabbaa"),
        ("max-consecutive: 2", "abcdef"), ("max-sequential: 3", "abcxyz987"), ("max-sequential: 2", "ZA90@AB"),
        ("required: []", "x"), ("required: upper, lower", "x"),
    ])
    func `is accepted where it follows them`(descriptor: String, password: String) {
        #expect(PasswordDescriptor(descriptor, dialect: .extended).rules.violations(of: password) == [])
    }

    @Test func `in a sequence is refused for max-consecutive only by the newer reading`() {
        let rules: PasswordRules = [.maxConsecutive(2)]
        #expect(rules.accepts("abc"))
        #expect(!rules.accepts("abc", dialect: .extended))
    }
}

@Suite struct `a policy` {
    static let recommended =
        "minlength: 8; maxlength: 256; required: lower; required: upper; required: digit; allowed: [-];"

    @Test(
        arguments: [
            (recommended, []),
            (
                "",
                [
                    .mayBeTooShort(least: 0, minimum: 8), .mayBeTooLong(most: nil, maximum: 256),
                    .tooFewCategories(guaranteed: 0, needed: 3, of: [.upper, .lower, .digit, .special]),
                ]
            ),
            ("minlength: 8; maxlength: 256; required: upper, lower; required: digit; required: special", []),
            (
                "minlength: 8; maxlength: 300; required: upper; required: digit; required: special",
                [.mayBeTooLong(most: 300, maximum: 256)]
            ),
            (
                "minlength: 8; maxlength: 64; required: upper; required: digit; required: special; allowed: unicode",
                [.mayHold(.unicode)]
            ),
            ("minlength: 8; maxlength: 64; required: upper, digit; required: special; required: lower", []),
            (
                "minlength: 8; maxlength: 64; required: upper, digit; required: special, digit; required: lower",
                [.tooFewCategories(guaranteed: 2, needed: 3, of: [.upper, .lower, .digit, .special])]
            ),
        ] as [(String, [PolicyGap])])
    func `is implied by rules, or not for stated reasons`(descriptor: String, gaps: [PolicyGap]) {
        #expect(PasswordDescriptor(descriptor).rules.gaps(to: .entra) == gaps)
    }

    @Test(arguments: [
        ("Abcdef12", true), ("Abcdefgh", false), ("abc 1234", true), ("Ab1!xyz", false), ("Äbcdef12", false),
        (String(repeating: "aB1", count: 86), false), (String(repeating: "aB1", count: 85), true),
    ])
    func `of Microsoft Entra's counts length, characters and three categories`(password: String, isAccepted: Bool) {
        #expect(PasswordPolicy.entra.accepts(password) == isAccepted)
    }

    @Test func `can forbid words, which rules can hardly exclude`() {
        let policy = PasswordPolicy(name: "own", forbiddenWords: ["Contoso"])
        #expect(policy.violations(of: "myCONTOSO1") == [.forbidden(word: "Contoso")])
        #expect(PasswordRules([]).gaps(to: policy) == [.mayContain(word: "Contoso")])
        #expect(PasswordRules([.allowed(.digit)]).implies(policy))
        #expect(PasswordRules([.maxLength(6)]).implies(policy))
    }
}
