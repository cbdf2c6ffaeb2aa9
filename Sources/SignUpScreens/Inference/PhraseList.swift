/// Phrases that are searched for together, arranged so that a text of many words is read once.
///
/// A phrase is one or more words in sequence; `signup` is found where the words `sign up` are wanted. A `*` in front
/// says that the word is also searched for inside longer words, as in `txtpassword`. A phrase in a script without
/// spaces between words may be anywhere in the text.
struct PhraseList: Sendable, ExpressibleByArrayLiteral {
    /// Those in a script without spaces between words.
    private(set) var unspaced: [String] = []
    /// All others, without the spaces between their words.
    private var glued: Set<String> = []
    /// Those that are also searched for inside longer words, as UTF-8.
    private var distinct: [[UInt8]] = []
    /// Those of several words, by the first of them.
    private var sequences: [String: [[String]]] = [:]

    init(arrayLiteral phrases: String...) {
        for phrase in phrases { add(phrase) }
    }

    private mutating func add(_ phrase: String) {
        let isDistinct = phrase.hasPrefix("*")
        let text = isDistinct ? String(phrase.dropFirst()) : phrase
        if text.unicodeScalars.contains(where: { $0.value >= 0x2E80 }) {
            unspaced.append(text)
            return
        }
        let tokens = Words.tokens(of: text)
        guard let first = tokens.first else { return }
        glued.insert(tokens.joined())
        if isDistinct { distinct.append(Array(tokens.joined().utf8)) }
        if tokens.count > 1 { sequences[first, default: []].append(tokens) }
    }

    /// Whether a phrase is a word of a text or inside it, or begins with it.
    func hasPhrase(at index: Int, of words: [String]) -> Bool {
        let word = words[index]
        if glued.contains(word) { return true }
        if !distinct.isEmpty {
            let bytes = Array(word.utf8)
            if distinct.contains(where: { bytes.contains($0) }) { return true }
        }
        guard let sequences = sequences[word] else { return false }
        return sequences.contains { words[index...].starts(with: $0) }
    }
}

extension [UInt8] {
    fileprivate func contains(_ part: [UInt8]) -> Bool {
        guard let first = part.first, count >= part.count else { return false }
        return (0...(count - part.count)).contains { self[$0] == first && self[$0...].starts(with: part) }
    }
}
