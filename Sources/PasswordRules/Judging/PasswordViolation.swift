package import Findings

/// One way in which a password violates rules or a policy.
public enum PasswordViolation: Hashable, Sendable {
    /// It has fewer characters than the minimum.
    case tooShort(length: Int, minimum: Int)
    /// It has more characters than the maximum.
    case tooLong(length: Int, maximum: Int)
    /// It contains a character that is not allowed; the first one is given.
    case notAllowed(Unicode.Scalar)
    /// It contains no character from a required class.
    case missing(CharacterClass)
    /// It contains more equal characters in a row than the limit.
    case repetition(Unicode.Scalar, count: Int, limit: Int)
    /// It contains a longer sequence such as `abc` or `321` than the limit; the character at which the sequence exceeds
    /// the limit is given.
    case sequence(endingIn: Unicode.Scalar, count: Int, limit: Int)
    /// It has characters from too few of a policy's categories.
    case tooFewCategories(found: Int, needed: Int)
    /// It contains a word that a policy forbids.
    case forbidden(word: String)

    /// The violation in one line, with “it” for the password and without a final full stop.
    package var message: Message {
        switch self {
        case .tooShort(let length, let minimum): "it has \(length) characters, but needs at least \(minimum)"
        case .tooLong(let length, let maximum): "it has \(length) characters, but at most \(maximum) are allowed"
        case .notAllowed(let character): "\(String(character)) is not allowed"
        case .missing(let characters): "it has no character from \(plain: characters.text)"
        case .repetition(let character, let count, let limit):
            "\(String(character)) appears \(count) times in a row, but at most \(limit) are allowed"
        case .sequence(let character, let count, let limit):
            "a sequence of \(count) characters ends in \(String(character)), but at most \(limit) are allowed"
        case .tooFewCategories(let found, let needed):
            "it has characters from \(found) of the categories, but needs \(needed)"
        case .forbidden(let word): "it contains \(word), which is forbidden"
        }
    }
}

extension PasswordViolation: CustomStringConvertible {
    /// The violation in one line, with “it” for the password and without a final full stop. It has no control characters.
    public var description: String { message.description }
}

/// The limits on runs of characters; nil where there is none.
struct RunLimits {
    let repetition: Int?
    let sequence: Int?

    /// The first run of each kind that exceeds its limit.
    func violations(of scalars: some Sequence<Unicode.Scalar>) -> [PasswordViolation] {
        var previous: Unicode.Scalar?
        var (repeated, ascending, descending) = (1, 1, 1)
        var firstRepetition: PasswordViolation?
        var firstSequence: PasswordViolation?
        for scalar in scalars {
            let step = previous.map { Self.step(from: $0, to: scalar) } ?? .none
            repeated = step == .same ? repeated + 1 : 1
            ascending = step == .up ? ascending + 1 : 1
            descending = step == .down ? descending + 1 : 1
            if let repetition, repeated > repetition {
                firstRepetition = firstRepetition ?? .repetition(scalar, count: repeated, limit: repetition)
            }
            if let sequence, max(ascending, descending) > sequence {
                firstSequence =
                    firstSequence
                    ?? .sequence(endingIn: scalar, count: max(ascending, descending), limit: sequence)
            }
            previous = scalar
        }
        return [firstRepetition, firstSequence].compactMap(\.self)
    }

    private enum Step { case none, same, up, down }

    // A sequence does not leave A–Z, a–z or 0–9.
    private static func step(from: Unicode.Scalar, to: Unicode.Scalar) -> Step {
        if from == to { return .same }
        guard isAlphanumeric(from), isAlphanumeric(to) else { return .none }
        if to.value == from.value + 1 { return .up }
        return from.value == to.value + 1 ? .down : .none
    }

    private static func isAlphanumeric(_ scalar: Unicode.Scalar) -> Bool {
        guard let byte = UInt8(exactly: scalar.value) else { return false }
        return !PrintableCharacters.specials.contains(byte) && PrintableCharacters.isPrintable(byte)
    }
}
