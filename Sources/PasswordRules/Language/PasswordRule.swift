/// A rule of the language: what a password must or may hold, and how long it is.
package enum PasswordRule: Hashable, Sendable {
    /// At least one character of the class.
    case required(CharacterClass)
    /// Characters that may stand beside the required ones.
    case allowed(CharacterClass)
    /// So many equal characters in a row at most; since September 2026 also so many in a sequence.
    case maxConsecutive(Int)
    /// So many equal characters in a row at most.
    case maxRepeating(Int)
    /// So many neighbours in a row at most, up or down within A–Z, a–z or 0–9, as in `abc` or `321`.
    case maxSequential(Int)
    /// At least so many characters.
    case minLength(Int)
    /// At most so many characters.
    case maxLength(Int)

    /// The words that begin a rule. They are case-sensitive.
    package enum Name: String, Hashable, Sendable, CaseIterable {
        case required, allowed
        case maxConsecutive = "max-consecutive"
        case maxRepeating = "max-repeating"
        case maxSequential = "max-sequential"
        case minLength = "minlength"
        case maxLength = "maxlength"
    }

    /// The word that begins the rule.
    package var name: Name {
        switch self {
        case .required: .required
        case .allowed: .allowed
        case .maxConsecutive: .maxConsecutive
        case .maxRepeating: .maxRepeating
        case .maxSequential: .maxSequential
        case .minLength: .minLength
        case .maxLength: .maxLength
        }
    }

    /// The class, of the two rules that have one.
    package var characterClass: CharacterClass? {
        switch self {
        case .required(let characters), .allowed(let characters): characters
        case .maxConsecutive, .maxRepeating, .maxSequential, .minLength, .maxLength: nil
        }
    }

    /// The number, of the rules that have one.
    package var number: Int? {
        switch self {
        case .required, .allowed: nil
        case .maxConsecutive(let number), .maxRepeating(let number), .maxSequential(let number),
            .minLength(let number), .maxLength(let number):
            number
        }
    }

    /// The rule in canonical text, such as `required: upper, [-!]`.
    package var text: String {
        "\(name.rawValue): " + (characterClass?.text ?? number.map(String.init) ?? "")
    }
}
