extension PasswordRules {
    /// Whether a password follows the rules. The dialect decides what `max-consecutive` limits.
    public func accepts(_ password: String, dialect: PasswordDialect = .original) -> Bool {
        violations(of: password, dialect: dialect).isEmpty
    }

    /// All ways in which a password violates the rules; empty if it follows them. Lengths are in Unicode scalars.
    ///
    /// - Parameter dialect: decides whether `max-consecutive` also limits sequences such as `abc`.
    public func violations(of password: String, dialect: PasswordDialect = .original) -> [PasswordViolation] {
        let scalars = password.unicodeScalars
        var result: [PasswordViolation] = []
        if let minLength, scalars.count < minLength {
            result.append(.tooShort(length: scalars.count, minimum: minLength))
        }
        if let maxLength, scalars.count > maxLength {
            result.append(.tooLong(length: scalars.count, maximum: maxLength))
        }
        if let stranger = permitted.firstStranger(in: scalars) { result.append(.notAllowed(stranger)) }
        for characters in required where !characters.isEmpty && !characters.occurs(in: scalars) {
            result.append(.missing(characters))
        }
        let runs = RunLimits(repetition: repetitionLimit, sequence: sequenceLimit(in: dialect))
        return result + runs.violations(of: scalars)
    }

    /// Whether every password that follows the rules also satisfies a policy.
    public func implies(_ policy: PasswordPolicy) -> Bool { gaps(to: policy).isEmpty }
}

extension CharacterClass {
    /// Whether the class contains this character.
    public func contains(_ scalar: Unicode.Scalar) -> Bool {
        isUnicode || UInt8(exactly: scalar.value).map { characters.contains($0) } ?? false
    }

    func occurs(in scalars: String.UnicodeScalarView) -> Bool { scalars.contains { contains($0) } }

    func firstStranger(in scalars: String.UnicodeScalarView) -> Unicode.Scalar? { scalars.first { !contains($0) } }
}
