/// An endless sequence of passwords in the style of Safari, each of which follows the rules.
///
///     var generator = try PasswordGenerator(for: rules)
///     generator.next()        // "rofqib-4vyxwu-hYbmes"
///
/// The shape is that of ``PasswordRules/shape`` where a password of that shape can follow the rules, else random
/// characters of a length that can. Safari also avoids offensive terms, by a list that is not public; this does not.
package struct PasswordGenerator<Source: RandomNumberGenerator>: Sequence, IteratorProtocol {
    /// How the passwords are made.
    package let method: PasswordMethod
    private let filter: CandidateFilter
    private var random: RandomBytes<Source>
    private var candidate: [UInt8] = []

    /// Prepares to make passwords.
    ///
    /// - Parameter dialect: whether `max-consecutive` limits sequences such as `abc` too.
    /// - Throws: where no password can follow the rules, or none is found that does.
    package init(
        for rules: PasswordRules, from source: Source, dialect: PasswordDialect = .original
    ) throws(PasswordGenerationFailure) {
        let filter = CandidateFilter(rules, dialect: dialect)
        method = try PasswordMethod.best(for: rules, passing: filter)
        self.filter = filter
        random = RandomBytes(source)
    }

    /// The next password; there is always one.
    package mutating func next() -> String? { String(decoding: nextBytes(), as: UTF8.self) }

    /// The next password, in the bytes of ASCII.
    package mutating func nextBytes() -> [UInt8] {
        repeat { method.draw(into: &candidate, from: &random) } while !filter.passes(candidate)
        return candidate
    }
}

extension PasswordGenerator where Source == SystemRandomNumberGenerator {
    /// Prepares to make passwords from the random source of the system.
    package init(for rules: PasswordRules, dialect: PasswordDialect = .original) throws(PasswordGenerationFailure) {
        try self.init(for: rules, from: SystemRandomNumberGenerator(), dialect: dialect)
    }
}

/// Why no password can be made.
package enum PasswordGenerationFailure: Error, Hashable {
    /// The minimum length is over the maximum.
    case lengthsContradict(minimum: Int, maximum: Int)
    /// More characters are required than the maximum length has room for.
    case requiredExceedMaximum(required: Int, maximum: Int)
    /// The minimum length is over what is made.
    case tooLong(minimum: Int, limit: Int)
    /// Of many that were tried, none followed the rules.
    case noneFound
}

/// Says of a candidate whether it follows the rules; the same judgement as ``PasswordRules/accepts(_:dialect:)``, for
/// bytes of ASCII.
struct CandidateFilter {
    private let required: [UInt128]
    private let forbidden: UInt128
    private let lengths: ClosedRange<Int>
    private let runs: RunLimits

    init(_ rules: PasswordRules, dialect: PasswordDialect) {
        required = rules.required.filter { !$0.isEmpty }.map(\.characters.rawValue)
        forbidden = PrintableCharacters.all.subtracting(rules.permitted.characters).rawValue
        let least = rules.minLength ?? 0
        lengths = least...max(least, rules.maxLength ?? .max)
        runs = RunLimits(repetition: rules.repetitionLimit, sequence: rules.sequenceLimit(in: dialect))
    }

    func passes(_ candidate: [UInt8]) -> Bool {
        guard lengths.contains(candidate.count) else { return false }
        var seen: UInt128 = 0
        for byte in candidate { seen |= 1 << UInt128(byte &- 0x20) }
        guard seen & forbidden == 0, required.allSatisfy({ $0 & seen != 0 }) else { return false }
        if runs.repetition == nil && runs.sequence == nil { return true }
        return runs.violations(of: candidate.lazy.map { Unicode.Scalar($0) }).isEmpty
    }
}
