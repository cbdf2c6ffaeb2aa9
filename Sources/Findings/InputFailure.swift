/// Why an input could not be used: a file that is missing, unreadable, or not what it should be.
public struct InputFailure: Error, Sendable {
    /// The file, and where it is known the bytes at fault.
    public let place: Place
    /// The reason, without the place.
    public let message: Message
    /// Whether the file is as it should be, and only has nothing of what is asked.
    package private(set) var saysNothing = false
    // As the caller gave it.
    private let path: String

    /// Creates a failure for the file at a path.
    ///
    /// - Parameter place: the bytes at fault in the file; nil if the failure is about the whole file.
    package init(_ message: Message, at path: String, _ place: Place? = nil) {
        self.message = message
        self.path = path
        self.place = place ?? .wholeText(SourceText([], from: .file(path: path)))
    }

    /// Creates a failure for a file that is as it should be, and has nothing of what is asked.
    package init(nothing message: Message, at path: String) {
        self.init(message, at: path)
        saysNothing = true
    }

    /// Creates a failure for a text that was read.
    ///
    /// - Parameter span: the bytes at fault; nil if the failure is about the whole text.
    package init(_ message: Message, in text: SourceText, at span: SourceSpan? = nil) {
        self.init(message, at: text.name, span.map { .text(text, $0) } ?? .wholeText(text))
    }
}

extension InputFailure: FailureSentence {
    package var sentence: Message {
        let position = place.position.map { ":\($0.line):\($0.column)" } ?? ""
        return "\(plain: path + position): \(message)"
    }

    /// The path of the file, followed by `:line:column` if they are known, a colon, and the reason.
    public var description: String { sentence.description }
}
