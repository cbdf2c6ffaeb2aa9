/// The kind of password that Safari is expected to generate for rules. This is a model of the logic of Apple's Password
/// Rules Validation Tool; Apple documents the result only for the common case, 20 characters with 71 bits.
/// <https://support.apple.com/guide/security/secc84c811c4/web>
public struct PasswordShape: Hashable, Sendable {
    /// The styles of passwords.
    public enum Style: String, Hashable, Sendable, CaseIterable {
        /// `xxxxxx-xxxxxx-xxxxxx`: syllables with one capital and one digit.
        case typeable
        /// The typeable style without the hyphens: 18 characters.
        case typeableWithoutHyphens = "typeable-without-hyphens"
        /// `xxx-xxx-xxx-xxx`: random characters in groups of three.
        case classic
        /// Random characters without groups.
        case random
    }

    /// Why the typeable style cannot be used. The raw value is the reason in words.
    public enum Obstacle: String, Hashable, Sendable {
        case minimumOver20 = "minlength is over 20"
        case maximumUnder20 = "maxlength is under 20"
        case letterNotAllowed = "not all letters and digits are allowed"
        case manyRequired = "more than 20 rules are required"
        case requiredTwice = "digit or upper is required twice"
        case requiredBeyondAlphabet = "a required class has no letter, digit or hyphen"
    }

    /// The style of the password.
    public let style: Style
    /// How many characters the password has, hyphens included.
    public let length: Int
    /// The characters that random ones are drawn from, without the hyphens between groups; nil for the typeable styles.
    package let alphabet: PrintableCharacters?
    /// Why the password is not typeable; nil if it is.
    public let obstacle: Obstacle?
    /// The minimum length of the rules if the password is shorter than that, else nil.
    public let missedMinimum: Int?

    /// The number of characters that are chosen at random. Not meaningful for the typeable styles.
    var randomLength: Int { style == .classic ? 12 : length }

    /// The entropy of the password in bits, to one decimal. It is an upper bound, because candidates that miss a
    /// required class are drawn again. For the typeable styles it is Apple's own figure.
    public var bits: Double {
        guard let alphabet else { return 71 }
        let bits = Double(randomLength) * binaryLogarithm(of: alphabet.count)
        return (bits * 10).rounded() / 10
    }

    /// The letters and digits that are not easily confused: all but `l` and `O`.
    package static let unambiguous = PrintableCharacters.upper.union(.lower).union(.digits)
        .subtracting(PrintableCharacters("lO".utf8))
}

extension PasswordRules {
    /// The kind of password that Safari is expected to generate for the rules.
    public var shape: PasswordShape {
        let allowsHyphen = permitted.characters.contains(UInt8(ascii: "-"))
        guard let obstacle else {
            let style: PasswordShape.Style = allowsHyphen ? .typeable : .typeableWithoutHyphens
            return shape(style, length: allowsHyphen ? 20 : 18)
        }
        if usedMinimum > 15 { return shape(.random, length: usedMinimum, obstacle) }
        if let maxLength, maxLength < 15 { return shape(.random, length: maxLength, obstacle) }
        return allowsHyphen ? shape(.classic, length: 15, obstacle) : shape(.random, length: 12, obstacle)
    }

    // The generator ignores a minimum that exceeds the maximum.
    private var usedMinimum: Int {
        guard let minLength, minLength <= maxLength ?? .max else { return 0 }
        return minLength
    }

    private var obstacle: PasswordShape.Obstacle? {
        let required = required.filter { !$0.isEmpty }
        let typeable = PrintableCharacters.upper.union(.lower).union(.digits).union(PrintableCharacters("-".utf8))
        if usedMinimum > 20 { return .minimumOver20 }
        if let maxLength, maxLength < 20 { return .maximumUnder20 }
        if !permitted.characters.isSuperset(of: PasswordShape.unambiguous) { return .letterNotAllowed }
        if required.count > 20 { return .manyRequired }
        if required.count(where: { $0 == .digit }) > 1 || required.count(where: { $0 == .upper }) > 1 {
            return .requiredTwice
        }
        return required.contains { $0.characters.isDisjoint(with: typeable) } ? .requiredBeyondAlphabet : nil
    }

    private func shape(
        _ style: PasswordShape.Style, length: Int, _ obstacle: PasswordShape.Obstacle? = nil
    ) -> PasswordShape {
        PasswordShape(
            style: style, length: length, alphabet: obstacle == nil ? nil : alphabet(style), obstacle: obstacle,
            missedMinimum: minLength.flatMap { length < $0 ? $0 : nil })
    }

    // If everything is allowed, only the unambiguous characters are used, unless a required class contains none of
    // them.
    private func alphabet(_ style: PasswordShape.Style) -> PrintableCharacters {
        let hyphen = PrintableCharacters("-".utf8)
        let base = PasswordShape.unambiguous.union(style == .classic ? hyphen : [])
        let suffices = required.allSatisfy { $0.isEmpty || !$0.characters.isDisjoint(with: base) }
        if permitted.characters == .all, suffices { return PasswordShape.unambiguous }
        let others = permitted.characters.subtracting(hyphen)
        return style == .classic && !others.isEmpty ? others : permitted.characters
    }
}

/// The logarithm to base 2, computed by repeated squaring, because the standard library has none.
private func binaryLogarithm(of number: Int) -> Double {
    guard number > 1 else { return 0 }
    var result = Double(Double(number).exponent)
    var rest = Double(number).significand
    var step = 0.5
    while step > 1e-12 {
        rest *= rest
        if rest >= 2 {
            rest /= 2
            result += step
        }
        step /= 2
    }
    return result
}
