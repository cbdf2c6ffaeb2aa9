/// One rule: what a password must or may contain, or how long it is.
public enum PasswordRule: Hashable, Sendable {
    /// At least one character from the class.
    case required(CharacterClass)
    /// Characters that are allowed besides the required ones.
    case allowed(CharacterClass)
    /// At most this many equal characters in a row; in the extended dialect, also at most this many in a sequence.
    case maxConsecutive(Int)
    /// At most this many equal characters in a row.
    case maxRepeating(Int)
    /// At most this many consecutive characters, up or down within A–Z, a–z or 0–9, as in `abc` or `321`.
    case maxSequential(Int)
    /// At least this many characters.
    case minLength(Int)
    /// At most this many characters.
    case maxLength(Int)

    /// The property names, with which rules begin. They are case-sensitive.
    public enum Name: String, Hashable, Sendable, CaseIterable {
        case required, allowed
        case maxConsecutive = "max-consecutive"
        case maxRepeating = "max-repeating"
        case maxSequential = "max-sequential"
        case minLength = "minlength"
        case maxLength = "maxlength"
    }

    /// The property name with which the rule begins.
    public var name: Name {
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

    /// The class of a `required` or `allowed` rule; nil for other rules.
    public var characterClass: CharacterClass? {
        switch self {
        case .required(let characters), .allowed(let characters): characters
        case .maxConsecutive, .maxRepeating, .maxSequential, .minLength, .maxLength: nil
        }
    }

    /// The number of a limit or length; nil for other rules.
    public var number: Int? {
        switch self {
        case .required, .allowed: nil
        case .maxConsecutive(let number), .maxRepeating(let number), .maxSequential(let number),
            .minLength(let number), .maxLength(let number):
            number
        }
    }

    /// The rule in canonical text, such as `required: upper, [-!]`.
    public var text: String {
        "\(name.rawValue): " + (characterClass?.text ?? number.map(String.init) ?? "")
    }
}
