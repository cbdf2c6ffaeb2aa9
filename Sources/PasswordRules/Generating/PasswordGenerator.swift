package import Findings

/// An endless sequence of passwords in the style of Safari, each of which follows the rules.
///
///     var generator = try PasswordGenerator(for: rules)
///     generator.password()        // "rofqib-4vyxwu-hYbmes"
///
/// The passwords have the shape of ``PasswordRules/shape`` if such a password can follow the rules; otherwise they are
/// random characters of a length that can. Safari also avoids offensive terms, using a list that is not public; this
/// generator does not.
public struct PasswordGenerator<Source: RandomNumberGenerator>: Sequence, IteratorProtocol {
    /// How the passwords are generated.
    package let method: PasswordMethod
    private let filter: CandidateFilter
    private var random: RandomBytes<Source>
    private var candidate: [UInt8] = []

    /// Prepares to generate passwords.
    ///
    /// - Parameter dialect: decides whether `max-consecutive` also limits sequences such as `abc`.
    /// - Throws: ``PasswordGenerationFailure`` if no password can follow the rules, or none was found that does.
    public init(
        for rules: PasswordRules, from source: Source, dialect: PasswordDialect = .original
    ) throws(PasswordGenerationFailure) {
        let filter = CandidateFilter(rules, dialect: dialect)
        method = try PasswordMethod.best(for: rules, passing: filter)
        self.filter = filter
        random = RandomBytes(source)
    }

    /// The next password, in printable ASCII.
    public mutating func password() -> String { String(decoding: nextBytes(), as: UTF8.self) }

    /// The next password, as ``password()``, for `for` loops. There always is one; nil is never returned.
    public mutating func next() -> String? { password() }

    /// The next password; nil if none of the next candidates follows the rules.
    ///
    /// - Parameter room: how many candidates may be drawn; less by those that were.
    package mutating func password(amongNext room: inout Int) -> String? {
        while room > 0 {
            room -= 1
            method.draw(into: &candidate, from: &random)
            if filter.passes(candidate) { return String(decoding: candidate, as: UTF8.self) }
        }
        return nil
    }

    /// The next password, as ASCII bytes.
    package mutating func nextBytes() -> [UInt8] {
        repeat { method.draw(into: &candidate, from: &random) } while !filter.passes(candidate)
        return candidate
    }
}

extension PasswordGenerator where Source == SystemRandomNumberGenerator {
    /// Prepares to generate passwords from the system's random source. Throws as the other initializer does.
    public init(for rules: PasswordRules, dialect: PasswordDialect = .original) throws(PasswordGenerationFailure) {
        try self.init(for: rules, from: SystemRandomNumberGenerator(), dialect: dialect)
    }
}

/// Why no password can be generated.
public enum PasswordGenerationFailure: Error, Hashable, Sendable {
    /// The minimum length exceeds the maximum length.
    case lengthsContradict(minimum: Int, maximum: Int)
    /// More characters are required than the maximum length has room for.
    case requiredExceedMaximum(required: Int, maximum: Int)
    /// The minimum length exceeds `limit`, the length of the longest password that is generated.
    case tooLong(minimum: Int, limit: Int)
    /// Many candidates were tried, and none followed the rules.
    case noneFound
}

extension PasswordGenerationFailure: CustomStringConvertible {
    package var sentence: Message {
        switch self {
        case .lengthsContradict(let minimum, let maximum):
            "no password can follow these rules: the minimum length \(minimum) exceeds the maximum length \(maximum)"
        case .requiredExceedMaximum(let required, let maximum):
            "no password can follow these rules: \(required) classes are required, but at most \(maximum) characters are allowed"
        case .tooLong(let minimum, let limit):
            "can't make passwords of \(minimum) characters; the limit is \(limit)"
        case .noneFound: "found no password that follows these rules"
        }
    }

    /// Why no password can be generated, in one sentence without a final full stop.
    public var description: String { sentence.description }
}

/// Tells whether a candidate follows the rules, with the same result as ``PasswordRules/accepts(_:dialect:)``, for
/// ASCII bytes.
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
