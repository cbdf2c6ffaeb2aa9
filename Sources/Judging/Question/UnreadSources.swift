package import Findings

/// Files that may have screens, or code that sets them up, and were not read.
package struct UnreadSources: Sendable {
    /// What they are, as the subject of a sentence: `3 Swift files`.
    package let files: Message
    /// Why they were not read, to follow the subject.
    package let reason: Message
    /// How to get them read; nil if nothing general helps.
    package let help: Message?
    /// The first of them.
    package let place: Place

    /// That they were not read, and why.
    package var sentence: Message { "\(files) \(reason)" }

    package init(_ files: Message, _ reason: Message, help: Message? = nil, at place: Place) {
        self.files = files
        self.reason = reason
        self.help = help
        self.place = place
    }
}
