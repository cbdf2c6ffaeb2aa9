/// The rules that a service gives for its passwords, in the canonical form that Apple's parser makes of a descriptor.
///
///     let rules: PasswordRules = [.required(.upper), .required(.digit), .allowed([.lower, .custom("-")]), .minLength(12)]
///     rules.text        // "required: upper; required: digit; allowed: lower, [-]; minlength: 12;"
///
/// Whatever rules it is made of, its text is read back to an equal value. Apple's documentation:
/// <https://developer.apple.com/documentation/security/customizing-password-autofill-rules>.
package struct PasswordRules: Hashable, Sendable {
    /// The two forms in which Apple's parser gives its result.
    package enum Form: Hashable, Sendable {
        /// What counts: `allowed` holds the required characters too, and is always there.
        case full
        /// What was said: `allowed` is there only if it was written.
        case minified
    }

    /// The classes of which a password must hold a character each, as often as they were written.
    package let required: [CharacterClass]
    /// What was written as allowed, in one; nil where nothing was.
    package let allowed: CharacterClass?
    /// The characters that a password may hold: the allowed and the required ones; ASCII where neither was written.
    package let permitted: CharacterClass
    /// The least of the limits given for consecutive characters.
    package let maxConsecutive: Int?
    /// The least of the limits given for repeated characters.
    package let maxRepeating: Int?
    /// The least of the limits given for sequences.
    package let maxSequential: Int?
    /// The greatest of the minimum lengths given; it may be over ``maxLength``.
    package let minLength: Int?
    /// The least of the maximum lengths given.
    package let maxLength: Int?

    /// Puts rules together: all allowed classes become one, of several limits the strictest counts, and a limit or
    /// length of 0 is the same as none.
    package init(_ rules: [PasswordRule]) {
        var sum = RuleSum()
        for rule in rules { sum.add(rule) }
        self.init(sum)
    }

    init(_ sum: RuleSum) {
        required = sum.required
        allowed = sum.allowed.isEmpty ? nil : sum.allowed.characterClass
        permitted = sum.permitted.isEmpty ? .asciiPrintable : sum.permitted.characterClass
        maxConsecutive = sum.limits[.maxConsecutive]
        maxRepeating = sum.limits[.maxRepeating]
        maxSequential = sum.limits[.maxSequential]
        minLength = sum.limits[.minLength]
        maxLength = sum.limits[.maxLength]
    }

    /// The rules one by one, in the fixed order of Apple's parser.
    package func rules(_ form: Form) -> [PasswordRule] {
        let allowed = form == .full ? permitted : allowed
        return required.map(PasswordRule.required) + [allowed.map(PasswordRule.allowed)].compactMap(\.self) + limits
    }

    private var limits: [PasswordRule] {
        [
            maxConsecutive.map(PasswordRule.maxConsecutive), maxRepeating.map(PasswordRule.maxRepeating),
            maxSequential.map(PasswordRule.maxSequential), minLength.map(PasswordRule.minLength),
            maxLength.map(PasswordRule.maxLength),
        ].compactMap(\.self)
    }

    /// The longest run of equal characters that is allowed; nil where there is no limit.
    package var repetitionLimit: Int? { [maxConsecutive, maxRepeating].compactMap(\.self).min() }

    /// The longest sequence such as `abc` or `321` that is allowed; nil where there is no limit. `max-consecutive`
    /// limits it only in the extended dialect.
    package func sequenceLimit(in dialect: PasswordDialect) -> Int? {
        [dialect == .extended ? maxConsecutive : nil, maxSequential].compactMap(\.self).min()
    }
}

extension PasswordRules: ExpressibleByArrayLiteral {
    /// Puts rules together.
    package init(arrayLiteral rules: PasswordRule...) { self.init(rules) }
}

extension PasswordRules: CustomStringConvertible {
    /// The descriptor in canonical text, in the minified form; empty where there are no rules.
    package var text: String { text(.minified) }

    /// The descriptor in canonical text, which is read back to an equal value.
    package func text(_ form: Form) -> String {
        var rules = rules(form)
        // Of `unicode` and all of ASCII the one that is met first counts.
        if PasswordRules(rules).permitted != permitted, let index = rules.firstIndex(where: { $0.name == .allowed }) {
            rules.insert(rules.remove(at: index), at: 0)
        }
        return rules.map { $0.text + ";" }.joined(separator: " ")
    }

    /// The descriptor in canonical text.
    package var description: String { text }
}
