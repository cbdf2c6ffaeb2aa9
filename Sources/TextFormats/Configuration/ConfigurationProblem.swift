package import Findings

/// A mistake in one of our own files: an expectation file or a screen description.
package struct ConfigurationProblem: Sendable {
    /// What is wrong, including the offending value.
    package let message: Message
    /// The bytes at fault.
    package let span: SourceSpan
    /// How to fix it; nil if the message makes that clear.
    package let help: Message?

    package init(_ message: Message, at span: SourceSpan, help: Message? = nil) {
        self.message = message
        self.span = span
        self.help = help
    }
}
