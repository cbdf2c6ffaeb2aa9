import TextFormats

/// The words of a text or an identifier, in lower case: those of `newPassword2` and “New password 2” are the same.
struct Words: Sendable {
    let tokens: [String]
    private let text: String

    init(_ text: String) {
        self.text = text.lowercased()
        tokens = Self.tokens(of: text)
    }

    var isEmpty: Bool { tokens.isEmpty }

    /// Whether the phrase is among them, its words in sequence. A phrase in a script without spaces may be anywhere in
    /// the text.
    func contain(_ phrase: Phrase) -> Bool {
        if phrase.isUnspaced { return text.contains(phrase.text) }
        let count = phrase.tokens.count
        guard count > 0 else { return false }
        if tokens.contains(phrase.glued) { return true }
        if phrase.isDistinct, tokens.contains(where: { $0.contains(phrase.glued) }) { return true }
        guard tokens.count >= count else { return false }
        return (0...(tokens.count - count)).contains { tokens[$0..<($0 + count)].elementsEqual(phrase.tokens) }
    }

    /// The first phrase in the list that is among them.
    func first(of phrases: [Phrase]) -> Phrase? { phrases.first(where: contain) }

    func contain(anyOf phrases: [Phrase]) -> Bool { phrases.contains(where: contain) }

    // A new word begins where a capital follows a lower-case letter, before the last of several capitals (`OTPField`),
    // and where digits and letters meet. An apostrophe does not separate words.
    static func tokens(of text: String) -> [String] {
        var result: [String] = []
        var word: [Character] = []
        func close() {
            if !word.isEmpty { result.append(String(word).lowercased()) }
            word = []
        }
        for character in text {
            if character == "'" || character == "’" { continue }
            guard character.isLetter || character.isNumber else {
                close()
                continue
            }
            if let last = word.last {
                if last.isNumber != character.isNumber || (last.isLowercase && character.isUppercase) {
                    close()
                } else if character.isLowercase, last.isUppercase, word.count > 1,
                    word.dropLast().last?.isUppercase == true
                {
                    word.removeLast()
                    close()
                    word = [last]
                }
            }
            word.append(character)
        }
        close()
        return result
    }
}

/// One or more words that are searched for in sequence.
struct Phrase: Sendable, ExpressibleByStringLiteral {
    /// As written in the tables, without the `*`.
    let text: String
    let tokens: [String]
    /// The words without spaces between them, as in `signup`.
    let glued: String
    /// Whether it is in a script without spaces between words.
    let isUnspaced: Bool
    /// Whether it is also searched for inside longer words, as in `txtpassword`. A `*` in front says so in the tables.
    let isDistinct: Bool

    init(stringLiteral literal: String) {
        isDistinct = literal.hasPrefix("*")
        text = isDistinct ? String(literal.dropFirst()) : literal
        tokens = Words.tokens(of: text)
        glued = tokens.joined()
        isUnspaced = text.unicodeScalars.contains { $0.value >= 0x2E80 }
    }
}
