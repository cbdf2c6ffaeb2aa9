import TextFormats

/// The words of a text or an identifier, in lower case: those of `newPassword2` and “New password 2” are the same.
///
/// A run in a script without spaces counts as a word for each few characters, so that the number of words says how long
/// the text is.
package struct Words: Sendable {
    package let tokens: [String]
    /// The text, if any of it is in a script without spaces between words.
    let unspaced: IndexedText?

    package init(_ text: String) {
        tokens = Self.tokens(of: text)
        // The first of these scripts begins at U+0E00, whose first byte is E0.
        let isUnspaced =
            text.utf8.contains { $0 >= 0xE0 } && text.unicodeScalars.contains(where: \.isOfUnspacedScript)
        unspaced = isUnspaced ? IndexedText(FoldedText.folded(text)) : nil
    }

    var isEmpty: Bool { tokens.isEmpty }

    /// Whether one of the phrases is among them, its words in sequence. A phrase in a script without spaces may be
    /// anywhere in the text.
    func contain(anyOf phrases: PhraseList) -> Bool {
        tokens.indices.contains { phrases.hasPhrase(at: $0, of: tokens) } || phrases.isPhrase(tokens)
            || unspaced.map(phrases.hasPhrase) ?? false
    }

    // The characters of a script without spaces that count as one word.
    private static let charactersOfWord = 6

    // A new word begins where a capital follows a lower-case letter, before the last of several capitals (`OTPField`),
    // and where digits and letters meet. An apostrophe does not separate words.
    static func tokens(of text: String) -> [String] {
        let bytes = Array(text.utf8)
        if let last = bytes.max(), last < 0x80 { return tokens(ofASCII: bytes) }
        var result: [String] = []
        var word: [(character: Character, kind: LetterKind)] = []
        func close() {
            if !word.isEmpty { result.append(FoldedText.folded(String(word.map(\.character)))) }
            word = []
        }
        for character in text {
            if character == "'" || character == "’" { continue }
            if word.count >= charactersOfWord, character.isOfUnspacedScript,
                word.suffix(charactersOfWord).allSatisfy(\.character.isOfUnspacedScript)
            {
                close()
            }
            guard let kind = LetterKind(character) else {
                close()
                continue
            }
            switch kind.split(after: word.last?.kind, before: word.dropLast().last?.kind) {
            case .none: break
            case .here: close()
            case .beforeLast:
                let last = word.removeLast()
                close()
                word = [last]
            }
            word.append((character, kind))
        }
        close()
        return result
    }

    private static func tokens(ofASCII text: [UInt8]) -> [String] {
        var result: [String] = []
        var word: [UInt8] = []
        func close() {
            if !word.isEmpty { result.append(String(decoding: word, as: UTF8.self).asciiLowercased) }
            word.removeAll(keepingCapacity: true)
        }
        for byte in text where byte != UInt8(ascii: "'") {
            guard let kind = LetterKind(byte) else {
                close()
                continue
            }
            switch kind.split(
                after: word.last.flatMap(LetterKind.init), before: word.dropLast().last.flatMap(LetterKind.init))
            {
            case .none: break
            case .here: close()
            case .beforeLast:
                let last = word.removeLast()
                close()
                word.append(last)
            }
            word.append(byte)
        }
        close()
        return result
    }
}

extension Character {
    fileprivate var isOfUnspacedScript: Bool { unicodeScalars.first?.isOfUnspacedScript ?? false }
}

extension Unicode.Scalar {
    /// Whether its script has no spaces between words, or is Korean, in which they are often left out: Thai and Lao,
    /// Burmese, the parts of Hangul syllables, Khmer, and what begins with the radicals of Chinese characters.
    fileprivate var isOfUnspacedScript: Bool {
        switch value {
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1100...0x11FF, 0x1780...0x17FF, 0x2E80...: true
        default: false
        }
    }
}

/// What decides where a word of an identifier begins.
private enum LetterKind {
    case number, lower, upper, caseless

    /// Where a word ends: before the new letter, or before the one before that.
    enum Split { case none, here, beforeLast }

    init?(_ character: Character) {
        guard character.isLetter || character.isNumber else { return nil }
        self =
            character.isNumber ? .number : character.isLowercase ? .lower : character.isUppercase ? .upper : .caseless
    }

    init?(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .number
        case UInt8(ascii: "a")...UInt8(ascii: "z"): self = .lower
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): self = .upper
        default: return nil
        }
    }

    func split(after last: LetterKind?, before earlier: LetterKind?) -> Split {
        guard let last else { return .none }
        if (last == .number) != (self == .number) || (last == .lower && self == .upper) { return .here }
        return self == .lower && last == .upper && earlier == .upper ? .beforeLast : .none
    }
}
