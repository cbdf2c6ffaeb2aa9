public import Findings

/// A descriptor as it was written, and what Apple's parser makes of it.
///
/// The model is the parser that Apple publishes (apple/password-manager-resources). Apple's systems have one of their
/// own, which is very probably the same in what it accepts; nobody outside has seen it.
public struct PasswordDescriptor: Sendable {
    /// A rule that was understood, where it stands.
    public struct WrittenRule: Sendable {
        /// The rule.
        public let rule: PasswordRule
        /// The bytes of the property's name.
        public let nameSpan: SourceSpan
        /// The bytes of the value.
        public let valueSpan: SourceSpan
        /// How many classes the value lists, words and brackets.
        public let classCount: Int
    }

    /// What is left after the mistakes: these are the rules that count.
    public let rules: PasswordRules
    /// The rules that are left, in the order in which they are written.
    public let written: [WrittenRule]
    /// The mistakes, in the order of their places.
    public let problems: [DescriptorProblem]

    /// Reads a descriptor. It never fails: what is wrong is in ``problems``. Spans are in bytes of UTF-8.
    public init(_ text: String, dialect: PasswordDialect = .original) {
        self.init(Array(text.utf8), dialect: dialect)
    }

    /// Reads the bytes of a descriptor.
    public init(_ bytes: [UInt8], dialect: PasswordDialect = .original) {
        var reader = DescriptorReader(bytes, dialect: dialect)
        reader.read()
        rules = PasswordRules(reader.sum)
        written = reader.written
        problems = reader.problems
    }

    /// Whether a mistake cost a rule.
    public var losesRules: Bool { problems.contains { $0.loss != .nothingElse } }
}
