/// Combines rules, in the order in which they are written.
struct RuleSum {
    private(set) var required: [CharacterClass] = []
    private(set) var allowed = ClassSum()
    private(set) var permitted = ClassSum()
    private(set) var limits: [PasswordRule.Name: Int] = [:]

    mutating func add(_ rule: PasswordRule) {
        switch rule {
        case .required(let characters): addRequired(characters)
        case .allowed(let characters): addAllowed(ClassSum(characters))
        case .maxConsecutive(let number), .maxRepeating(let number), .maxSequential(let number),
            .maxLength(let number):
            add(number, to: rule.name, keeping: min)
        case .minLength(let number): add(number, to: rule.name, keeping: max)
        }
    }

    mutating func addRequired(_ characters: CharacterClass) {
        required.append(characters)
        permitted.add(ClassSum(characters))
    }

    mutating func addAllowed(_ sum: ClassSum) {
        allowed.add(sum)
        permitted.add(sum)
    }

    private mutating func add(_ number: Int, to name: PasswordRule.Name, keeping better: (Int, Int) -> Int) {
        guard number > 0 else { return }
        limits[name] = limits[name].map { better($0, number) } ?? number
    }
}

/// Combines classes as Apple's parser does: `unicode` and `ascii-printable` swallow everything, and the one that comes
/// first wins. Other classes that add up to all of ASCII do not swallow a later `unicode`.
struct ClassSum {
    private var swallowing: CharacterClass?
    private var characters: PrintableCharacters = []

    init() {}

    init(_ characters: CharacterClass) {
        self.characters = characters.characters
        if characters.characters == .all { swallowing = characters }
    }

    /// Characters between brackets, which never swallow `unicode`, even if they are all of ASCII.
    init(custom characters: PrintableCharacters) { self.characters = characters }

    mutating func add(_ other: ClassSum) {
        swallowing = swallowing ?? other.swallowing
        characters.formUnion(other.characters)
    }

    var isEmpty: Bool { characters.isEmpty }

    var characterClass: CharacterClass { swallowing ?? CharacterClass(characters) }
}
