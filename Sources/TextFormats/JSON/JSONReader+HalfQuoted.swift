import Findings

/// Strings that lack their opening quotation mark, as `/buy/*"` in `{"/": /buy/*"}`.
extension JSONReader {
    /// The position of the closing quotation mark of such a string; nil if the text that begins at `start` is none.
    mutating func closingMarkOfHalfQuoted(from start: Int) -> Int? {
        guard !frames.isEmpty else { return nil }
        // Thousands of comments may follow on one line, and each of them asks.
        if halfQuotedSearch.range.contains(start) { return halfQuotedSearch.mark }
        var place = start
        var mark: Int?
        while place < count, !bytes[place].isLineEnd, bytes[place] != .comma, !bytes[place].isBracket {
            if bytes[place] == .quote {
                if place > start, isPlausibleEnd(place + 1) { mark = place }
                break
            }
            place += bytes[place] == .backslash ? 2 : 1
        }
        halfQuotedSearch = (start..<max(start, place), mark)
        return mark
    }

    /// The same for a key, which a colon follows.
    mutating func closingMarkOfHalfQuotedKey(from start: Int) -> Int? {
        guard let end = closingMarkOfHalfQuoted(from: start), isFollowedByColon(end + 1) else { return nil }
        return bytes[start..<end].contains(.colon) ? nil : end
    }

    /// Whether what begins like a comment is such a string: `#": "top"` and `/*"` are, `# the "top"` is not.
    mutating func isHalfQuoted(at place: Int) -> Bool {
        guard !isLenient, let end = closingMarkOfHalfQuoted(from: place) else { return false }
        return !bytes[place..<end].contains(where: \.isJSONSpace)
    }

    /// Reads such a string up to its closing quotation mark.
    mutating func readHalfQuoted(from start: Int, to end: Int) -> Step {
        index = end + 1
        if !reportInvalidUTF8(from: start, to: end) { report(.badLiteral, from: start, to: index) }
        return finish(JSONValue(.string(text(from: start, to: end)), at: SourceSpan(start, index)))
    }

    /// Reads a key that lacks its opening quotation mark, or both, and the colon after it.
    mutating func readUnquotedKey(from start: Int, to end: Int, hasMark: Bool) -> Step {
        index = hasMark ? end + 1 : end
        if !reportInvalidUTF8(from: start, to: end) { report(.unquotedKey, from: start, to: index) }
        return readColon(after: LocatedString(text(from: start, to: end), at: SourceSpan(start, index)))
    }
}
