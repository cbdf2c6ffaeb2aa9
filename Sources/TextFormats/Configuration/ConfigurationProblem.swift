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

extension ConfigurationProblem {
    /// Describes a mistake in JSON that people write for this tool.
    ///
    /// - Parameters:
    ///   - bytes: the whole text.
    ///   - whole: what the text is called.
    package init(
        _ problem: JSONProblem, of document: JSONDocument, in bytes: [UInt8], called whole: Message = "file"
    ) {
        let wording = JSONMistake(problem, of: document, in: bytes, called: whole, dialect: .lenient).wording
        self.init(wording.message, at: problem.span, help: wording.help)
    }
}

extension JSONProblem.Kind {
    /// Whether the author's meaning is certain in spite of the mistake.
    package var leavesMeaning: Bool {
        switch self {
        case .trailingComma, .comment, .singleQuotes, .smartQuotes, .unquotedKey, .missingComma, .byteOrderMark,
            .duplicateKey, .controlCharacter, .badNumber, .badLiteral:
            true
        case .truncated, .trailingContent, .badEscape, .invalidUTF8, .utf16, .tooDeep, .empty, .syntax: false
        }
    }
}
