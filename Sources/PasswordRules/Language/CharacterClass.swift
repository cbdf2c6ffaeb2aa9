/// The characters that a rule names, in canonical form: two classes that name the same characters are equal.
///
/// `unicode` stands for every character there is; what an app or a password manager makes of it differs.
package struct CharacterClass: Hashable, Sendable {
    /// A class that the language has a word for.
    package enum Name: String, Hashable, Sendable, CaseIterable {
        case upper, lower, digit, special
        case asciiPrintable = "ascii-printable"
        case unicode
    }

    /// A part of a class as it is written.
    package enum Element: Hashable, Sendable {
        /// A word.
        case named(Name)
        /// Characters between brackets, `-` first and `]` last, so that they can be read again.
        case custom(String)
    }

    /// The characters; all 95 for `unicode`.
    package let characters: PrintableCharacters
    /// Whether it is `unicode`.
    package let isUnicode: Bool

    /// A class of these characters.
    package init(_ characters: PrintableCharacters) { self.init(characters, isUnicode: false) }

    init(_ characters: PrintableCharacters, isUnicode: Bool) {
        self.characters = characters
        self.isUnicode = isUnicode
    }

    /// A–Z.
    package static let upper = CharacterClass(.upper)
    /// a–z.
    package static let lower = CharacterClass(.lower)
    /// 0–9. The word is `digit`; `digits` is none of the language.
    package static let digit = CharacterClass(.digits)
    /// The 33 printable characters that are neither letter nor digit, the space among them.
    package static let special = CharacterClass(.specials)
    /// U+0020 to U+007E.
    package static let asciiPrintable = CharacterClass(.all)
    /// Every character.
    package static let unicode = CharacterClass(.all, isUnicode: true)

    /// The class of a text's characters; those outside U+0020 to U+007E are dropped, as the language drops them.
    package static func custom(_ text: String) -> CharacterClass { CharacterClass(PrintableCharacters(text.utf8)) }

    /// The class that a word names.
    package init(named name: Name) {
        switch name {
        case .upper: self = .upper
        case .lower: self = .lower
        case .digit: self = .digit
        case .special: self = .special
        case .asciiPrintable: self = .asciiPrintable
        case .unicode: self = .unicode
        }
    }

    /// Whether it names no character at all.
    package var isEmpty: Bool { characters.isEmpty }

    /// Whether each character of it is in the other too.
    package func isSubset(of other: CharacterClass) -> Bool {
        isUnicode ? other.isUnicode : characters.isSubset(of: other.characters)
    }

    /// The characters of both. Of `unicode` and all of ASCII the one that is met first stays, as in Apple's parser.
    package func union(_ other: CharacterClass) -> CharacterClass {
        if characters == .all { return self }
        return other.isUnicode ? other : CharacterClass(characters.union(other.characters))
    }

    /// The parts in canonical order: words first, in the order upper, lower, digit, special; then what is left.
    package var elements: [Element] {
        if isUnicode { return [.named(.unicode)] }
        if characters == .all { return [.named(.asciiPrintable)] }
        let names: [Name] = [.upper, .lower, .digit, .special]
        let whole = names.filter { characters.isSuperset(of: CharacterClass(named: $0).characters) }
        let rest = whole.reduce(characters) { $0.subtracting(CharacterClass(named: $1).characters) }
        return whole.map(Element.named) + (rest.isEmpty ? [] : [.custom(Self.readable(rest))])
    }

    /// The text of the class in a rule, such as `upper, [-!]`; `[]` for the empty one.
    package var text: String {
        if isEmpty { return "[]" }
        return elements.map { element in
            switch element {
            case .named(let name): name.rawValue
            case .custom(let characters): "[\(characters)]"
            }
        }.joined(separator: ", ")
    }

    // A hyphen counts only as the first character, a bracket only as the last.
    private static func readable(_ characters: PrintableCharacters) -> String {
        let bytes = characters.inOrderOfTheLanguage
        let hyphen = bytes.filter { $0 == UInt8(ascii: "-") }
        let bracket = bytes.filter { $0 == UInt8(ascii: "]") }
        let others = bytes.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "]") }
        return String(decoding: hyphen + others + bracket, as: UTF8.self)
    }
}

extension CharacterClass: ExpressibleByArrayLiteral {
    /// The characters of all these classes, as in `.required([.upper, .lower])`: one of either.
    package init(arrayLiteral classes: CharacterClass...) {
        self = classes.reduce(CharacterClass([] as PrintableCharacters)) { $0.union($1) }
    }
}
