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
    package init(_ problem: JSONProblem, in bytes: [UInt8], called whole: Message = "file") {
        let written = String(decoding: bytes[problem.span.start..<problem.span.end].prefix(40), as: UTF8.self)
        switch problem.kind {
        case .trailingComma: self.init("extra comma", at: problem.span)
        case .comment:
            self.init("this comment is not allowed", at: problem.span, help: "begin the comment with //")
        case .singleQuotes: self.init("\(written) is in single quotation marks", at: problem.span, help: Self.marks)
        case .smartQuotes: self.init("\(written) is in typographic quotation marks", at: problem.span, help: Self.marks)
        case .unquotedKey: self.init("the key \(written) has no quotation marks", at: problem.span, help: Self.marks)
        case .missingComma: self.init("missing comma", at: problem.span)
        case .truncated: self.init("unexpected end of the \(whole)", at: problem.span)
        case .trailingContent: self.init("unexpected text after the end: \(written)", at: problem.span)
        case .controlCharacter: self.init("a string contains the control character \(written)", at: problem.span)
        case .badEscape:
            self.init("\(written) is not a valid escape", at: problem.span, help: "write \\\\ for a backslash")
        case .badNumber: self.init("\(written) is not a valid number", at: problem.span)
        case .badLiteral: self.init("\(written) has no quotation marks", at: problem.span, help: Self.marks)
        case .invalidUTF8: self.init(EncodingProblem.invalidUTF8.message, at: problem.span)
        case .utf16:
            self.init(EncodingProblem.otherEncoding.message, at: problem.span, help: "save the \(whole) as UTF-8")
        case .byteOrderMark: self.init(EncodingProblem.byteOrderMark.message, at: problem.span)
        case .tooDeep: self.init("brackets are nested too deeply", at: problem.span)
        case .duplicateKey:
            self.init("the key \(plain: written) appears twice", at: problem.span, help: "merge the two")
        case .empty: self.init("the \(whole) is empty", at: problem.span)
        case .syntax: self.init("not valid JSON: \(written)", at: problem.span)
        }
    }

    private static let marks: Message = "use straight double quotation marks"
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
