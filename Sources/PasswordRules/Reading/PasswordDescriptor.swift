package import Findings

/// A descriptor as it was written, and what Apple's parser makes of it.
///
/// The model is the parser that Apple publishes (apple/password-manager-resources). Apple's systems have one of their
/// own, which is very probably the same in what it accepts; nobody outside has seen it.
package struct PasswordDescriptor: Sendable {
    /// A rule that was understood, where it stands.
    package struct WrittenRule: Sendable {
        /// The rule.
        package let rule: PasswordRule
        /// The bytes of the property's name.
        package let nameSpan: SourceSpan
        /// The bytes of the value.
        package let valueSpan: SourceSpan
        /// How many classes the value lists, words and brackets.
        package let classCount: Int
    }

    /// What is left after the mistakes: these are the rules that count.
    package let rules: PasswordRules
    /// The rules that are left, in the order in which they are written.
    package let written: [WrittenRule]
    /// The mistakes, in the order of their places.
    package let problems: [DescriptorProblem]

    /// Reads a descriptor. It never fails: what is wrong is in ``problems``. Spans are in bytes of UTF-8.
    package init(_ text: String, dialect: PasswordDialect = .original) {
        self.init(Array(text.utf8), dialect: dialect)
    }

    /// Reads the bytes of a descriptor.
    package init(_ bytes: [UInt8], dialect: PasswordDialect = .original) {
        var reader = DescriptorReader(bytes, dialect: dialect)
        reader.read()
        rules = PasswordRules(reader.sum)
        written = reader.written
        problems = reader.problems
    }

    /// Whether a mistake cost a rule.
    package var losesRules: Bool { problems.contains { $0.loss != .nothingElse } }
}
