package import Findings

extension JSONMistake {
    /// The edit after which a strict parser reads what our lenient one understood despite the mistake; nil if that is
    /// a guess, or if the edit would hide another mistake.
    ///
    /// - Parameter isText: whether a word without quotation marks is certainly meant as a string.
    package func repair(quoting isText: (String) -> Bool) -> Repair? {
        switch problem.kind {
        case .trailingComma: Repair(commas)
        case .comment: comment
        case .singleQuotes, .smartQuotes: quotes
        case .unquotedKey: inDoubleQuotes
        case .missingComma: Repair(inserting: ",", at: problem.span.start)
        case .badEscape:
            marked.elementsEqual("\\'".utf8) ? Repair(replacing: problem.span, by: "'") : nil
        case .badNumber: quoted(isText)
        case .badLiteral: word ?? quoted(isText) ?? halfQuoted
        case .byteOrderMark: Repair(removing: problem.span)
        case .syntax: otherSyntax
        // Here it is unknown what is missing or extra; and a control character belongs in no path and no identifier.
        case .truncated, .trailingContent, .controlCharacter, .invalidUTF8, .utf16, .tooDeep, .duplicateKey, .empty: nil
        }
    }

    // Removes only the commas: white space and comments between them stay.
    private var commas: [TextEdit] {
        let span = problem.span
        return (span.start..<span.end).filter { bytes[$0] == UInt8(ascii: ",") }
            .map { TextEdit(SourceSpan($0, $0 + 1), "") }
    }

    // MARK: Strings and words

    private var quotes: Repair? {
        let inner = JSONReplacement.withoutMarks(String(decoding: marked, as: UTF8.self)).unicodeScalars
        // An unclosed mark, or a typographic one beside another: where the string ends would be a guess.
        guard problem.related == nil, marked.count > 1 else { return nil }
        if problem.kind == .smartQuotes,
            [inner.first, inner.last].contains(where: { $0.map(JSONReplacement.isMark) == true })
        {
            return nil
        }
        return inDoubleQuotes
    }

    private var inDoubleQuotes: Repair? {
        JSONReplacement.text(for: marked).map { Repair(replacing: problem.span, by: $0) }
    }

    /// The JSON literal for a word of another language, such as Python's `True`; nil if there is no obvious one.
    private var word: Repair? {
        // No literal is obvious for these.
        if ["nil", "Nil", "undefined"].contains(String(decoding: marked, as: UTF8.self)) { return nil }
        return meantLiteral.map { Repair(replacing: problem.span, by: $0) }
    }

    /// Adds the opening quotation mark of a string that has the closing one.
    private var halfQuoted: Repair? {
        marked.last == .quote ? inDoubleQuotes : nil
    }

    private func quoted(_ isText: (String) -> Bool) -> Repair? {
        let word = JSONReplacement.withoutMarks(String(decoding: marked, as: UTF8.self))
        return isText(word) ? Repair(replacing: problem.span, by: JSONLiteral.string(word)) : nil
    }

    // MARK: Comments

    /// Removes a comment: with its whole lines if they have nothing else, otherwise with the blanks before it.
    private var comment: Repair {
        let isBlank: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 }
        var (start, end) = (problem.span.start, problem.span.end)
        while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
        while end < bytes.count, isBlank(bytes[end]) { end += 1 }
        let endsLine = end == bytes.count || bytes[end].isLineEnd
        guard endsLine else { return Repair(replacing: problem.span, by: separation) }
        if start == 0 || bytes[start - 1].isLineEnd {
            if end < bytes.count { end += bytes[end...].starts(with: [0x0D, 0x0A]) ? 2 : 1 }
            return Repair(removing: SourceSpan(start, end))
        }
        return Repair(removing: SourceSpan(start, end))
    }

    // A comment may be the only thing that separates two words.
    private var separation: String {
        let (start, end) = (problem.span.start, problem.span.end)
        guard start > 0, end < bytes.count else { return "" }
        let isOpen: (UInt8) -> Bool = { $0.isJSONSpace || "{}[],:".utf8.contains($0) }
        return isOpen(bytes[start - 1]) || isOpen(bytes[end]) ? "" : " "
    }

    // MARK: Other syntax

    private var otherSyntax: Repair? {
        if let space { return space }
        let span = problem.span
        switch (marked.first, problem.related) {
        // The lenient parser reads `;` as a comma, and `=` after a key as a colon.
        case (UInt8(ascii: ";")?, nil): return Repair(replacing: span, by: ",")
        case (UInt8(ascii: "=")?, _?): return Repair(replacing: span, by: ":")
        case (UInt8(ascii: ":")?, nil): return previous == UInt8(ascii: ":") ? Repair(removing: span) : nil
        case (UInt8(ascii: ",")?, nil): return Repair(commas)
        case (nil, let key?) where key.end == span.start && key.count > 1: return Repair(inserting: ":", at: span.start)
        default: return nil
        }
    }

    /// Replaces white space that JSON does not allow with spaces, and removes invisible characters.
    private var space: Repair? {
        var text = ""
        for scalar in String(decoding: marked, as: UTF8.self).unicodeScalars {
            switch scalar.value {
            case 0x20, 0xA0, 0x202F, 0x2000...0x200A, 0x205F, 0x3000: text += " "
            case 0x200B...0x200F, 0x2060, 0xFEFF: continue
            default: return nil
            }
        }
        return marked.isEmpty ? nil : Repair(replacing: problem.span, by: text)
    }
}
