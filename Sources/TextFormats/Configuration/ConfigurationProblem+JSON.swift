package import Findings

extension ConfigurationProblem {
    /// Tells a mistake in the JSON, as our own files are written: with comments and trailing commas.
    package init(_ problem: JSONProblem, in text: SourceText) {
        let written = text.string(in: SourceSpan(problem.span.start, min(problem.span.end, problem.span.start + 40)))
        switch problem.kind {
        case .trailingComma: self.init("there is a comma too many", at: problem.span)
        case .comment: self.init("this comment is not understood", at: problem.span, help: "begin it with //")
        case .singleQuotes: self.init("\(written) stands in single quotation marks", at: problem.span, help: Self.marks)
        case .smartQuotes: self.init("\(written) stands in typographic marks", at: problem.span, help: Self.marks)
        case .unquotedKey: self.init("the key \(written) has no quotation marks", at: problem.span, help: Self.marks)
        case .missingComma: self.init("a comma is missing here", at: problem.span)
        case .truncated: self.init("the file ends before it is complete", at: problem.span)
        case .trailingContent: self.init("something follows the end: \(written)", at: problem.span)
        case .controlCharacter: self.init("a string holds the control character \(written)", at: problem.span)
        case .badEscape: self.init("\(written) is no escape", at: problem.span, help: "write \\\\ for a backslash")
        case .badNumber: self.init("\(written) is no number", at: problem.span)
        case .badLiteral: self.init("\(written) has no quotation marks", at: problem.span, help: Self.marks)
        case .invalidUTF8: self.init("these bytes are not UTF-8", at: problem.span)
        case .utf16: self.init("the file is UTF-16 or UTF-32", at: problem.span, help: "save it as UTF-8")
        case .byteOrderMark: self.init("the file begins with a byte order mark", at: problem.span)
        case .tooDeep: self.init("brackets nest too deeply here", at: problem.span)
        case .duplicateKey:
            self.init("the key \(plain: written) stands here twice", at: problem.span, help: "join the two")
        case .empty: self.init("the file is empty", at: problem.span)
        case .syntax: self.init("this is no JSON: \(written)", at: problem.span)
        }
    }

    private static let marks: Message = "write it in straight double quotation marks"
}

extension JSONProblem.Kind {
    /// Whether it is certain, in spite of the mistake, what the author wrote.
    package var leavesMeaning: Bool {
        switch self {
        case .trailingComma, .comment, .singleQuotes, .smartQuotes, .unquotedKey, .missingComma, .byteOrderMark,
            .duplicateKey, .controlCharacter, .badNumber, .badLiteral:
            true
        case .truncated, .trailingContent, .badEscape, .invalidUTF8, .utf16, .tooDeep, .empty, .syntax: false
        }
    }
}
