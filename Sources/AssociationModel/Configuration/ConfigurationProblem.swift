public import Findings

/// A mistake in one of our own files: expectations, or screens that are described by hand.
public struct ConfigurationProblem: Sendable {
    /// What is wrong, naming the offending value.
    public let message: Message
    /// The bytes that make it.
    public let span: SourceSpan
    /// What to write instead; nil where the message says it.
    public let help: Message?

    /// Places a mistake.
    public init(_ message: Message, at span: SourceSpan, help: Message? = nil) {
        self.message = message
        self.span = span
        self.help = help
    }
}
