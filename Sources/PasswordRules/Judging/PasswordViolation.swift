package import Findings

/// Why a password is refused.
package enum PasswordViolation: Hashable, Sendable {
    /// It has fewer characters than the minimum.
    case tooShort(length: Int, minimum: Int)
    /// It has more characters than the maximum.
    case tooLong(length: Int, maximum: Int)
    /// It holds a character that is not allowed.
    case notAllowed(Unicode.Scalar)
    /// It holds no character of a class that is required.
    case missing(CharacterClass)
    /// It holds more equal characters in a row than the limit.
    case repetition(Unicode.Scalar, count: Int, limit: Int)
    /// It holds a longer sequence such as `abc` or `321` than the limit; the last character of it is given.
    case sequence(endingIn: Unicode.Scalar, count: Int, limit: Int)
    /// It has characters of too few of a policy's categories.
    case tooFewCategories(found: Int, needed: Int)
    /// It contains a word that a policy forbids.
    case forbidden(word: String)

    /// The violation in one sentence.
    package var message: Message {
        switch self {
        case .tooShort(let length, let minimum): "it has \(length) characters, and at least \(minimum) are asked"
        case .tooLong(let length, let maximum): "it has \(length) characters, and at most \(maximum) are allowed"
        case .notAllowed(let character): "\(String(character)) is not allowed"
        case .missing(let characters): "it has no character of \(plain: characters.text)"
        case .repetition(let character, let count, let limit):
            "\(String(character)) stands \(count) times in a row, and at most \(limit) times is allowed"
        case .sequence(let character, let count, let limit):
            "a sequence of \(count) characters ends in \(String(character)), and at most \(limit) are allowed"
        case .tooFewCategories(let found, let needed):
            "it has characters of \(found) of the categories, and \(needed) are needed"
        case .forbidden(let word): "it contains \(word)"
        }
    }
}

/// The longest runs in a password, and the limits on them.
struct RunLimits {
    let repetition: Int?
    let sequence: Int?

    /// The first run that is too long of each kind.
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

    // Sequences stay within A–Z, a–z or 0–9.
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
