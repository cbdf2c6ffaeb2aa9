import TextFormats

/// Phrases that are searched for together, arranged so that a text of many words is read once.
///
/// A phrase is one or more words in sequence; `signup` is found where the words `sign up` are wanted. A `*` in front
/// says that the word is also searched for inside longer words, as in `txtpassword`; a `=` says that the phrase must be
/// the whole text. A phrase in a script without spaces between words may be anywhere in the text.
struct PhraseList: Sendable {
    /// Those in a script without spaces between words, by their first character: the characters that follow it.
    private var unspaced: [Character: [[Character]]] = [:]
    /// All others, by the first of their words, and those of several words also without the spaces between these.
    private var sequences: [String: [[String]]] = [:]
    /// Those that must be the whole text, without spaces.
    private var wholes: Set<String> = []
    /// Those that are also searched for inside longer words.
    private var distinct: [ByteSearch] = []
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
        sequences[first, default: []].append(tokens)
        let glued = tokens.joined()
        if tokens.count > 1 { sequences[glued, default: []].append([glued]) }
        if mark == "*" { distinct.append(ByteSearch(glued)) }
    }

    /// Whether a phrase is a word of a text or inside it, or begins with it.
    func hasPhrase(at index: Int, of words: [String]) -> Bool {
        let word = words[index]
        let phrases = sequences[word] ?? []
        if phrases.contains(where: { words[index...].starts(with: $0) }) { return true }
        guard !distinct.isEmpty else { return false }
        let bytes = Array(word.utf8)
        return distinct.contains { $0.first(in: bytes) != nil }
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
