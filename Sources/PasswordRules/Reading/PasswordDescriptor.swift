package import Findings

/// A descriptor of password rules as it was written, and the rules that Apple's parser reads from it.
///
/// The reader follows the parser that Apple publishes (apple/password-manager-resources). Apple's systems have a parser
/// of their own, which very probably accepts the same, but nobody outside Apple has seen it.
public struct PasswordDescriptor: Sendable {
    /// A rule that was understood, with its place in the descriptor.
    package struct WrittenRule: Sendable {
        /// The rule by itself, not combined with others.
        package let rule: PasswordRule
        /// The bytes of the property name.
        package let nameSpan: SourceSpan
        /// The bytes of the value.
        package let valueSpan: SourceSpan
        /// How many classes the value lists, as words or between brackets; 0 for a number.
        package let classCount: Int
    }

    /// The rules in effect: what is left after all mistakes.
    public let rules: PasswordRules
    /// The rules that are left, one by one, in the order in which they are written.
    package let written: [WrittenRule]
    /// The mistakes, in the order in which they appear.
    public let problems: [DescriptorProblem]
    /// The mistakes after the place at which Apple's parser stops, where it does. The loss of each is what it would cost if
    /// all before it were corrected.
    package let laterProblems: [DescriptorProblem]

    /// Reads a descriptor. This never fails: mistakes are in ``problems``. Spans are byte offsets in UTF-8.
    public init(_ text: String, dialect: PasswordDialect = .original) {
        self.init(Array(text.utf8), dialect: dialect)
    }

    /// Reads a descriptor from its UTF-8 bytes.
    public init(_ bytes: [UInt8], dialect: PasswordDialect = .original) {
        var reader = DescriptorReader(bytes, dialect: dialect)
        reader.read()
        rules = PasswordRules(reader.sum)
        written = reader.written
        problems = reader.problems
        laterProblems = reader.laterProblems
    }

    /// Whether a mistake cost at least one rule.
    public var losesRules: Bool { problems.contains { $0.loss != .nothingElse } }
}
