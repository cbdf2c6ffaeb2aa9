enum PasswordRule {
    enum CharacterClass {
        case upper, lower, digits
        case custom(Set<Character>)
    }

    case required(CharacterClass)
    case minLength(UInt)
}

extension PasswordRule: CustomStringConvertible {
    var description: String {
        switch self {
        case .required(let characterClass): return "required: \(characterClass)"
        case .minLength(let length): return "minlength: \(length)"
        }
    }
}

extension PasswordRule.CharacterClass: CustomStringConvertible {
    var description: String {
        switch self {
        case .upper: return "upper"
        case .lower: return "lower"
        case .digits: return "digit"
        case .custom(let characters): return "[" + String(characters) + "]"
        }
    }
}

extension UITextInputPasswordRules {
    convenience init(rules: [PasswordRule]) {
        let descriptor = rules.map { $0.description }.joined(separator: "; ")
        self.init(descriptor: descriptor)
    }
}
