/// What a server requires of a password, which may be more than the rules language can express.
public struct PasswordPolicy: Hashable, Sendable {
    /// A requirement for some of several classes, such as three of four.
    public struct Categories: Hashable, Sendable {
        /// The number of classes from which a password needs a character.
        public var needed: Int
        /// The classes, at most ``limit``.
        public var classes: [CharacterClass]

        /// The greatest number of classes; any more are dropped.
        public static let limit = 16

        /// Requires characters from this many of the classes.
        public init(_ needed: Int, of classes: [CharacterClass]) {
            self.needed = needed
            self.classes = Array(classes.prefix(Self.limit))
        }
    }

    /// The name of the policy in reports.
    public var name: String
    /// The least number of characters, in Unicode scalars; nil if there is no minimum.
    public var minLength: Int?
    /// The greatest number of characters, in Unicode scalars; nil if there is no maximum.
    public var maxLength: Int?
    /// The characters that a password may contain.
    public var allowed: CharacterClass
    /// The classes from each of which a password needs a character.
    public var required: [CharacterClass]
    /// The classes from some of which a password needs a character.
    public var categories: Categories?
    /// Words that a password may not contain, in any case.
    public var forbiddenWords: [String]
    /// The greatest number of equal characters in a row; nil if there is no limit.
    public var maxRepeating: Int?
    /// The length of the longest sequence such as `abc` or `321`; nil if there is no limit.
    public var maxSequential: Int?

    /// Makes a policy that requires only what is given.
    public init(
        name: String, minLength: Int? = nil, maxLength: Int? = nil, allowed: CharacterClass = .unicode,
        required: [CharacterClass] = [], categories: Categories? = nil, forbiddenWords: [String] = [],
        maxRepeating: Int? = nil, maxSequential: Int? = nil
    ) {
        self.name = name
        self.minLength = minLength
        self.maxLength = maxLength
        self.allowed = allowed
        self.required = required
        self.categories = categories
        self.forbiddenWords = forbiddenWords
        self.maxRepeating = maxRepeating
        self.maxSequential = maxSequential
    }

    /// Microsoft Entra's policy: 8 to 256 characters of ASCII, from three of four categories. Entra also bans words
    /// from a secret list, which is not included:
    /// <https://learn.microsoft.com/entra/identity/authentication/concept-password-ban-bad-combined-policy>.
    public static let entra = PasswordPolicy(
        name: "entra", minLength: 8, maxLength: 256, allowed: .asciiPrintable,
        categories: Categories(3, of: [.upper, .lower, .digit, .special]))

    /// Whether a password satisfies the policy.
    public func accepts(_ password: String) -> Bool { violations(of: password).isEmpty }

    /// All ways in which a password violates the policy; empty if it satisfies it.
    public func violations(of password: String) -> [PasswordViolation] {
        // Whatever the rules language can express is checked as rules.
        let rules = PasswordRules(
            required.map(PasswordRule.required) + [.allowed(allowed)]
                + [
                    maxRepeating.map(PasswordRule.maxRepeating), maxSequential.map(PasswordRule.maxSequential),
                    minLength.map(PasswordRule.minLength), maxLength.map(PasswordRule.maxLength),
                ].compactMap(\.self))
        var result = rules.violations(of: password, dialect: .extended)
        let scalars = password.unicodeScalars
        if let categories {
            let found = categories.classes.count { $0.occurs(in: scalars) }
            if found < categories.needed {
                result.append(.tooFewCategories(found: found, needed: categories.needed))
            }
        }
        let lower = password.lowercased()
        return result
            + forbiddenWords.filter { !$0.isEmpty && lower.contains($0.lowercased()) }.map { .forbidden(word: $0) }
    }
}
