/// How passwords are generated for given rules. Each method draws candidates; those that do not follow the rules are
/// thrown away.
package enum PasswordMethod: Hashable, Sendable {
    /// Three groups of six characters, made of syllables: consonant, vowel, consonant. One of the five places at the
    /// end of a group, or at the start of the second or third, is a digit, and one letter other than `o` is a capital.
    /// Every such text is equally likely.
    case syllables(hyphens: Bool)
    /// Characters from an alphabet, all equally likely; with `hyphens`, in groups of three.
    case characters(alphabet: PrintableCharacters, length: Int, hyphens: Bool)
    /// One character from each required class that has none yet, the rest from the alphabet, all shuffled: for rules
    /// that random characters rarely satisfy. Not every password is equally likely.
    case assembly(required: [CharacterClass], alphabet: PrintableCharacters, length: Int)

    /// The length of the longest password that is generated.
    package static let longest = 65_536
    /// How many characters are drawn in search of a method, at most.
    private static let mostDrawn = 4 << 20

    /// Whether all passwords that can result are equally likely.
    package var isUniform: Bool {
        switch self {
        case .syllables, .characters: true
        case .assembly: false
        }
    }

    static func best(
        for rules: PasswordRules, passing filter: CandidateFilter
    ) throws(PasswordGenerationFailure) -> PasswordMethod {
        if let minimum = rules.minLength {
            if let maximum = rules.maxLength, minimum > maximum {
                throw .lengthsContradict(minimum: minimum, maximum: maximum)
            }
            if minimum > longest { throw .tooLong(minimum: minimum, limit: longest) }
        }
        if let maximum = rules.maxLength, rules.disjointRequired > maximum {
            throw .requiredExceedMaximum(required: rules.disjointRequired, maximum: maximum)
        }
        for method in candidates(for: rules) {
            let enough = method.isUniform ? 20 : 1
            let tries = max(2 * enough, min(2000, mostDrawn / method.length))
            if method.yields(enough, among: tries, passing: filter) { return method }
        }
        throw .noneFound
    }

    private static func candidates(for rules: PasswordRules) -> [PasswordMethod] {
        let shape = rules.shape
        let all = rules.permitted.characters
        let length = min(max(shape.length, rules.leastLength), rules.maxLength ?? .max)
        let required = rules.required.filter { !$0.isEmpty }.sorted { $0.characters.count < $1.characters.count }
        let alphabet = shape.alphabet ?? all
        let first: PasswordMethod =
            switch shape.style {
            case .typeable: .syllables(hyphens: true)
            case .typeableWithoutHyphens: .syllables(hyphens: false)
            case .classic: .characters(alphabet: alphabet, length: 12, hyphens: true)
            case .random: .characters(alphabet: alphabet, length: length, hyphens: false)
            }
        return [
            first, .characters(alphabet: all, length: length, hyphens: false),
            .assembly(required: required, alphabet: all, length: length),
        ]
    }

    /// About how many characters a password has.
    package var length: Int {
        switch self {
        case .syllables: 18
        case .characters(_, let length, _), .assembly(_, _, let length): max(length, 1)
        }
    }

    // The seed is fixed so that the same rules always lead to the same method.
    private func yields(_ count: Int, among tries: Int, passing filter: CandidateFilter) -> Bool {
        var random = RandomBytes(SeededRandom(seed: 1))
        var candidate: [UInt8] = []
        var found = 0
        for _ in 0..<tries {
            draw(into: &candidate, from: &random)
            if filter.passes(candidate) { found += 1 }
            if found >= count { return true }
        }
        return false
    }

    func draw<Source>(into candidate: inout [UInt8], from random: inout RandomBytes<Source>) {
        candidate.removeAll(keepingCapacity: true)
        switch self {
        case .syllables(let hyphens): Syllables.draw(into: &candidate, hyphens: hyphens, from: &random)
        case .characters(let alphabet, let length, let hyphens):
            let bytes = alphabet.bytes
            for index in 0..<length {
                if hyphens, index > 0, index % 3 == 0 { candidate.append(UInt8(ascii: "-")) }
                candidate.append(random.element(of: bytes))
            }
        case .assembly(let required, let alphabet, let length):
            var seen: PrintableCharacters = []
            for characters in required where characters.characters.isDisjoint(with: seen) {
                let byte = random.element(of: characters.characters.bytes)
                seen.formUnion(PrintableCharacters(CollectionOfOne(byte)))
                candidate.append(byte)
            }
            let bytes = alphabet.bytes
            while candidate.count < length { candidate.append(random.element(of: bytes)) }
            for index in candidate.indices.reversed() {
                candidate.swapAt(index, random.number(below: index + 1))
            }
        }
    }
}

/// Draws passwords in the typeable style.
private enum Syllables {
    private static let consonants = Array("bcdfghjkmnpqrstvwxz".utf8)
    private static let vowels = Array("aeiouy".utf8)
    private static let letterCount = 17

    static func draw<Source>(into candidate: inout [UInt8], hyphens: Bool, from random: inout RandomBytes<Source>) {
        while !attempt(&candidate, hyphens: hyphens, from: &random) { candidate.removeAll(keepingCapacity: true) }
    }

    // Returns false if the letter that should be a capital is an `o`. Then everything is drawn again, so that all texts
    // stay equally likely.
    private static func attempt<Source>(
        _ candidate: inout [UInt8], hyphens: Bool, from random: inout RandomBytes<Source>
    ) -> Bool {
        let place = random.number(below: 5) + 1
        var letter = random.number(below: letterCount)
        for group in 0..<3 {
            if hyphens, group > 0 { candidate.append(UInt8(ascii: "-")) }
            let startsWithDigit = place == group * 2
            let endsWithDigit = place == group * 2 + 1
            if startsWithDigit { appendDigit(&candidate, &random) }
            // A syllable without its last consonant leaves room for the digit.
            let vowelPlaces = startsWithDigit ? (1, 3) : (1, 4)
            for index in 0..<(startsWithDigit || endsWithDigit ? 5 : 6) {
                let isVowel = index == vowelPlaces.0 || index == vowelPlaces.1
                var byte = random.element(of: isVowel ? vowels : consonants)
                if letter == 0 {
                    if byte == UInt8(ascii: "o") { return false }
                    byte -= 0x20
                }
                letter -= 1
                candidate.append(byte)
            }
            if endsWithDigit { appendDigit(&candidate, &random) }
        }
        return true
    }

    private static func appendDigit<Source>(_ candidate: inout [UInt8], _ random: inout RandomBytes<Source>) {
        candidate.append(UInt8(ascii: "0") + UInt8(random.number(below: 10)))
    }
}
