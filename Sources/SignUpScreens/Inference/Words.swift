import TextFormats

/// The words of a text or of an identifier, in lower case: `newPassword2` and “New password 2” have the same.
struct Words: Sendable {
    /// The words, in their order.
    let tokens: [String]
    private let text: String

    init(_ text: String) {
        self.text = text.lowercased()
        tokens = Self.tokens(of: text)
    }

    /// Whether there is none.
    var isEmpty: Bool { tokens.isEmpty }

    /// Whether the phrase is among them, its words one after the other. What is written in a script without spaces is
    /// looked for anywhere.
    func contain(_ phrase: Phrase) -> Bool {
        if phrase.isUnspaced { return text.contains(phrase.text) }
        let count = phrase.tokens.count
        guard count > 0 else { return false }
        if tokens.contains(phrase.glued) { return true }
        if phrase.isDistinct, tokens.contains(where: { $0.contains(phrase.glued) }) { return true }
        guard tokens.count >= count else { return false }
        return (0...(tokens.count - count)).contains { tokens[$0..<($0 + count)].elementsEqual(phrase.tokens) }
    }

    /// The first of the phrases that is among them.
    func first(of phrases: [Phrase]) -> Phrase? { phrases.first(where: contain) }

    /// Whether any of the phrases is among them.
    func contain(anyOf phrases: [Phrase]) -> Bool { phrases.contains(where: contain) }

    // A new word begins where a capital follows a small letter, before the last of several capitals (`OTPField`), and
    // where digits and letters meet. An apostrophe parts nothing.
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

/// Some words that are looked for together.
struct Phrase: Sendable, ExpressibleByStringLiteral {
    /// As it is written in the tables.
    let text: String
    let tokens: [String]
    /// The words without the spaces, as in `signup`.
    let glued: String
    /// Whether its script writes no spaces between words.
    let isUnspaced: Bool
    /// Whether it is looked for inside longer words too, as in `txtpassword`; in the tables, what begins with a `*`.
    let isDistinct: Bool

    init(stringLiteral literal: String) {
        isDistinct = literal.hasPrefix("*")
        text = isDistinct ? String(literal.dropFirst()) : literal
        tokens = Words.tokens(of: text)
        glued = tokens.joined()
        isUnspaced = text.unicodeScalars.contains { $0.value >= 0x2E80 }
    }
}
