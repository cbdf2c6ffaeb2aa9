/// What a server asks of a password, which may be more than the language of rules can say.
package struct PasswordPolicy: Hashable, Sendable {
    /// Some of several classes: three of four, say.
    package struct Categories: Hashable, Sendable {
        /// Of how many of the classes a password needs a character.
        package var needed: Int
        /// The classes, at most ``limit``.
        package var classes: [CharacterClass]

        /// How many classes are judged; more are dropped.
        package static let limit = 16

        /// Asks for characters of so many of these classes.
        package init(_ needed: Int, of classes: [CharacterClass]) {
            self.needed = needed
            self.classes = Array(classes.prefix(Self.limit))
        }
    }

    /// What the policy is called in a report.
    package var name: String
    /// The least number of characters.
    package var minLength: Int?
    /// The greatest number of characters.
    package var maxLength: Int?
    /// The characters that a password may hold.
    package var allowed: CharacterClass
    /// The classes of which it needs a character each.
    package var required: [CharacterClass]
    /// The classes of some of which it needs a character.
    package var categories: Categories?
    /// Words that it may not contain, whatever their case.
    package var forbiddenWords: [String]
    /// The greatest number of equal characters in a row.
    package var maxRepeating: Int?
    /// The longest sequence such as `abc` or `321`.
    package var maxSequential: Int?

    /// Asks for nothing but what is given.
    package init(
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

    /// Microsoft Entra's: 8 to 256 characters of ASCII, of three of the four categories. Its list of banned words is
    /// secret and no part of this: <https://learn.microsoft.com/entra/identity/authentication/concept-password-ban-bad-combined-policy>.
    package static let entra = PasswordPolicy(
        name: "entra", minLength: 8, maxLength: 256, allowed: .asciiPrintable,
        categories: Categories(3, of: [.upper, .lower, .digit, .special]))

    /// Whether a password satisfies the policy.
    package func accepts(_ password: String) -> Bool { violations(of: password).isEmpty }

    /// What a password does against the policy.
    package func violations(of password: String) -> [PasswordViolation] {
        // What the language can say is judged as if it were said there.
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
