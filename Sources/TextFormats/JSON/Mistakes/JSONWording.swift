package import Findings

/// What to say about a mistake in JSON: the same words in a site's file and in the files that people write for this
/// tool.
package struct JSONWording: Sendable {
    package let message: Message
    /// A few words to print under the marked bytes.
    package let label: Message?
    /// What to say at another place that belongs to the mistake.
    package let note: (message: Message, span: SourceSpan)?
    package let help: Message?

    init(_ message: Message, label: Message? = nil, note: (Message, SourceSpan)? = nil, help: Message? = nil) {
        self.message = message
        self.label = label
        self.note = note.map { (message: $0.0, span: $0.1) }
        self.help = help
    }
}
