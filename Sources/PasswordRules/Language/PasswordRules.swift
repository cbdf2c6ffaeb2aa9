/// The rules of a service for its passwords, in the canonical form that Apple's parser produces from a descriptor.
///
///     let rules: PasswordRules = [.required(.upper), .required(.digit), .allowed([.lower, .custom("-")]), .minLength(12)]
///     rules.text        // "required: upper; required: digit; allowed: lower, [-]; minlength: 12;"
///
/// Reading back the ``text`` always gives an equal value. Apple's documentation:
/// <https://developer.apple.com/documentation/security/customizing-password-autofill-rules>.
public struct PasswordRules: Hashable, Sendable {
    /// The two forms in which Apple's parser returns its result.
    public enum Form: Hashable, Sendable {
        /// The rules in effect: `allowed` includes the required characters, and is always present.
        case full
        /// The rules as written: `allowed` is present only if it was written.
        case minified
    }

    /// The classes from each of which a password must contain a character, in the order and as often as they were
    /// written.
    public let required: [CharacterClass]
    /// Everything that was written as allowed, as one class; nil if nothing was.
    public let allowed: CharacterClass?
    /// The characters that a password may contain: the allowed and the required ones; printable ASCII if there are
    /// none.
    public let permitted: CharacterClass
    /// The strictest limit written for consecutive characters; nil if there is none.
    public let maxConsecutive: Int?
    /// The strictest limit written for repeated characters; nil if there is none.
    public let maxRepeating: Int?
    /// The strictest limit written for sequences; nil if there is none.
    public let maxSequential: Int?
    /// The greatest minimum length written; nil if there is none. It may exceed ``maxLength``.
    public let minLength: Int?
    /// The smallest maximum length written; nil if there is none.
    public let maxLength: Int?

    /// Combines rules: all allowed classes become one, the strictest of several limits counts, and a limit or length of
    /// 0 is the same as none.
    public init(_ rules: [PasswordRule]) {
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
    public func rules(_ form: Form) -> [PasswordRule] {
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

    /// The longest run of equal characters that is allowed; nil if there is no limit.
    package var repetitionLimit: Int? { [maxConsecutive, maxRepeating].compactMap(\.self).min() }

    /// The length of the longest sequence such as `abc` or `321` that is allowed; nil if there is no limit.
    /// `max-consecutive` limits it only in the extended dialect.
    package func sequenceLimit(in dialect: PasswordDialect) -> Int? {
        [dialect == .extended ? maxConsecutive : nil, maxSequential].compactMap(\.self).min()
    }
}

extension PasswordRules: ExpressibleByArrayLiteral {
    /// Combines rules, as `init(_:)` does.
    public init(arrayLiteral rules: PasswordRule...) { self.init(rules) }
}

extension PasswordRules: CustomStringConvertible {
    /// The descriptor as canonical text, in the minified form; empty if there are no rules.
    public var text: String { text(.minified) }

    /// The descriptor as canonical text in the given form.
    public func text(_ form: Form) -> String {
        var rules = rules(form)
        // Between `unicode` and all of ASCII, the one that comes first counts.
        if PasswordRules(rules).permitted != permitted, let index = rules.firstIndex(where: { $0.name == .allowed }) {
            rules.insert(rules.remove(at: index), at: 0)
        }
        return rules.map { $0.text + ";" }.joined(separator: " ")
    }

    /// The same as ``text``.
    public var description: String { text }
}
