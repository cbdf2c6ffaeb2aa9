package import Findings

/// A mistake in one of our own files: expectations, or screens that are described by hand.
package struct ConfigurationProblem: Sendable {
    /// What is wrong, naming the offending value.
    package let message: Message
    /// The bytes that make it.
    package let span: SourceSpan
    /// What to write instead; nil where the message says it.
    package let help: Message?

    /// Places a mistake.
    package init(_ message: Message, at span: SourceSpan, help: Message? = nil) {
        self.message = message
        self.span = span
        self.help = help
    }
}
