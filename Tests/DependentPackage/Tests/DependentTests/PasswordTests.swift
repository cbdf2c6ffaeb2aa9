import PasswordRules
import Testing

@Suite struct `a package that imports PasswordRules alone` {
    @Test func `generates a password that follows the rules`() throws {
        let rules = PasswordDescriptor("required: upper; required: lower; required: digit; minlength: 16").rules
        var generator = try PasswordGenerator(for: rules)
        #expect(rules.accepts(generator.password()))
        #expect(rules.shape.style == .typeableWithoutHyphens)
        #expect(rules.text == "required: upper; required: lower; required: digit; minlength: 16;")
    }

    @Test func `reads the mistakes of a descriptor`() {
        let problem = PasswordDescriptor("required: uper").problems.first
        #expect(problem?.kind == .unknownClass)
        #expect(problem?.utf8Range == 10..<14)
        #expect(problem?.suggestion == "upper")
        #expect(problem.map { "\($0)" } == "“uper” is not a character class")
    }

    @Test func `says how a password and rules fail a policy`() {
        #expect(PasswordPolicy.entra.violations(of: "abc").first.map { "\($0)" }?.contains("at least 8") == true)
        #expect(PasswordRules([.minLength(6)]).gaps(to: .entra).contains(.mayBeTooShort(least: 6, minimum: 8)))
        #expect(PasswordRules([.required(.upper)]).implies(.entra) == false)
    }
}
