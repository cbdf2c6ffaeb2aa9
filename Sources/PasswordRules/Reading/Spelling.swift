/// Guesses what was meant by a word that the rules language does not have.
enum Spelling {
    /// What is wrong with an unknown property, and the property that was probably meant.
    static func property(_ word: String) -> (DescriptorProblem.Kind, String?) {
        if let name = PasswordRule.Name(rawValue: word) {
            return (.newerProperty, name == .maxRepeating ? "max-consecutive" : nil)
        }
        let lower = word.lowercased()
        if let name = PasswordRule.Name(rawValue: lower) { return (.propertyCase, name.rawValue) }
        return (.unknownProperty, properties[bare(lower)] ?? near(lower, PasswordRule.Name.allCases.map(\.rawValue)))
    }

    /// The class, or list of classes, that was probably meant by an unknown word.
    static func characterClass(_ word: String) -> String? {
        let lower = word.lowercased()
        return classes[bare(lower)] ?? near(lower, CharacterClass.Name.allCases.map(\.rawValue))
    }

    /// The class that was meant by a range such as `a-z` around the hyphen at this offset; nil if it is not a whole
    /// class.
    static func range(around hyphen: Int, in bytes: [UInt8]) -> String? {
        guard hyphen + 1 < bytes.count else { return nil }
        switch (bytes[hyphen - 1], bytes[hyphen + 1]) {
        case (UInt8(ascii: "a"), UInt8(ascii: "z")): return "lower"
        case (UInt8(ascii: "A"), UInt8(ascii: "Z")): return "upper"
        case (UInt8(ascii: "0"), UInt8(ascii: "9")): return "digit"
        default: return nil
        }
    }

    private static let properties: [String: String] = [
        "minlength": "minlength", "minimumlength": "minlength", "min": "minlength", "minimum": "minlength",
        "maxlength": "maxlength", "maximumlength": "maxlength", "max": "maxlength", "maximum": "maxlength",
        "maxconsecutive": "max-consecutive", "maxrepeating": "max-consecutive", "maxrepeat": "max-consecutive",
        "require": "required", "requires": "required", "allow": "allowed", "allows": "allowed",
    ]

    private static let classes: [String: String] = [
        "digits": "digit", "number": "digit", "numbers": "digit", "numeric": "digit", "numerals": "digit",
        "uppercase": "upper", "uppers": "upper", "capital": "upper", "capitals": "upper",
        "lowercase": "lower", "lowers": "lower", "letter": "upper, lower", "letters": "upper, lower",
        "alpha": "upper, lower", "alphanumeric": "upper, lower, digit", "symbol": "special", "symbols": "special",
        "specials": "special", "punctuation": "special", "ascii": "ascii-printable", "printable": "ascii-printable",
        "asciiprintable": "ascii-printable", "any": "ascii-printable",
    ]

    private static func bare(_ word: String) -> String { word.filter { $0 != "-" } }

    // The first candidate that differs by one letter: added, missing or replaced.
    private static func near(_ word: String, _ candidates: [String]) -> String? {
        candidates.first { isOneEditApart(Array(word.utf8), Array($0.utf8)) }
    }

    private static func isOneEditApart(_ left: [UInt8], _ right: [UInt8]) -> Bool {
        guard abs(left.count - right.count) <= 1, max(left.count, right.count) > 2 else { return false }
        let prefix = zip(left, right).prefix { $0 == $1 }.count
        let suffix = zip(left.dropFirst(prefix).reversed(), right.dropFirst(prefix).reversed()).prefix { $0 == $1 }
            .count
        return max(left.count, right.count) - prefix - suffix <= 1
    }
}
