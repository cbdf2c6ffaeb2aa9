import TextFormats

/// Phrases that are searched for together, arranged so that a text of many words is read once.
///
/// A phrase is one or more words in sequence; `signup` is found where the words `sign up` are wanted. A `*` in front
/// says that the word is also searched for inside longer words, as in `txtpassword`; a `=` says that the phrase must be
/// the whole text. A phrase in a script without spaces between words may be anywhere in the text.
struct PhraseList: Sendable {
    /// Those in a script without spaces between words, by their first character: the characters that follow it.
    private var unspaced: [Character: [[Character]]] = [:]
    /// All others, without the spaces between their words.
    private var glued: Set<String> = []
    /// Those that must be the whole text, without spaces.
    private var wholes: Set<String> = []
    /// Those that are also searched for inside longer words.
    private var distinct: [ByteSearch] = []
    /// Those of several words, by the first of them.
    private var sequences: [String: [[String]]] = [:]
    /// The most words of a phrase that must be the whole text.
    private var longestWhole = 0

    init(_ phrases: [String]) {
        for phrase in Set(phrases) { add(phrase) }
    }

    private mutating func add(_ phrase: String) {
        let mark = phrase.first.flatMap { "*=".contains($0) ? $0 : nil }
        let words = Words(mark == nil ? phrase : String(phrase.dropFirst()))
        let tokens = words.tokens
        if mark != "=", let text = words.unspaced, let first = text.characters.first {
            unspaced[first, default: []].append(Array(text.characters.dropFirst()))
            return
        }
        guard let first = tokens.first else { return }
        if mark == "=" {
            wholes.insert(tokens.joined())
            longestWhole = max(longestWhole, tokens.count)
            return
        }
        glued.insert(tokens.joined())
        if mark == "*" { distinct.append(ByteSearch(tokens.joined())) }
        if tokens.count > 1 { sequences[first, default: []].append(tokens) }
    }

    /// Whether a phrase is a word of a text or inside it, or begins with it.
    func hasPhrase(at index: Int, of words: [String]) -> Bool {
        let word = words[index]
        if glued.contains(word) { return true }
        if !distinct.isEmpty {
            let bytes = Array(word.utf8)
            if distinct.contains(where: { $0.first(in: bytes) != nil }) { return true }
        }
        guard let sequences = sequences[word] else { return false }
        return sequences.contains { words[index...].starts(with: $0) }
    }

    /// Whether a phrase that must be the whole text is these words.
    func isPhrase(_ words: [String]) -> Bool { words.count <= longestWhole && wholes.contains(words.joined()) }

    /// Whether a phrase in a script without spaces is in a text.
    func hasPhrase(in text: IndexedText) -> Bool {
        unspaced.contains { first, rests in
            text.places(of: first).contains { place in
                rests.contains { text.characters[(place + 1)...].starts(with: $0) }
            }
        }
    }
}

/// A text with the places of each of its characters, so that it is read once for all lists of phrases.
struct IndexedText: Sendable {
    let characters: [Character]
    private let places: [Character: [Int]]

    init(_ text: String) {
        characters = Array(text)
        places = Dictionary(grouping: characters.indices) { [characters] in characters[$0] }
    }

    func places(of character: Character) -> [Int] { places[character] ?? [] }
}
