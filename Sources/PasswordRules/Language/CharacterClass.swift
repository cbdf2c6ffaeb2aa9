/// The characters that a rule names, in canonical form: two classes that name the same characters are equal.
///
/// `unicode` means every Unicode character; apps and password managers differ in what they generate for it.
public struct CharacterClass: Hashable, Sendable {
    /// A class that the language has a word for. The raw value is that word.
    public enum Name: String, Hashable, Sendable, CaseIterable {
        case upper, lower, digit, special
        case asciiPrintable = "ascii-printable"
        case unicode
    }

    /// One item in the written form of a class.
    public enum Element: Hashable, Sendable {
        /// A class by its word.
        case named(Name)
        /// Characters between brackets, with `-` first and `]` last, so that the text can be read back.
        case custom(String)
    }

    /// The printable ASCII characters of the class; all 95 for `unicode`.
    package let characters: PrintableCharacters
    /// Whether the class is `unicode`.
    public let isUnicode: Bool

    /// Makes a class of these characters.
    package init(_ characters: PrintableCharacters) { self.init(characters, isUnicode: false) }

    init(_ characters: PrintableCharacters, isUnicode: Bool) {
        self.characters = characters
        self.isUnicode = isUnicode
    }

    /// A–Z.
    public static let upper = CharacterClass(.upper)
    /// a–z.
    public static let lower = CharacterClass(.lower)
    /// 0–9. The word is `digit`; the language has no word `digits`.
    public static let digit = CharacterClass(.digits)
    /// The 33 printable ASCII characters that are neither letters nor digits, including the space.
    public static let special = CharacterClass(.specials)
    /// U+0020 to U+007E.
    public static let asciiPrintable = CharacterClass(.all)
    /// Every Unicode character.
    public static let unicode = CharacterClass(.all, isUnicode: true)

    /// Makes a class of the characters in a text; those outside U+0020 to U+007E are dropped, as Apple's parser does.
    public static func custom(_ text: String) -> CharacterClass { CharacterClass(PrintableCharacters(text.utf8)) }

    /// Makes the class that a word names.
    public init(named name: Name) {
        switch name {
        case .upper: self = .upper
        case .lower: self = .lower
        case .digit: self = .digit
        case .special: self = .special
        case .asciiPrintable: self = .asciiPrintable
        case .unicode: self = .unicode
        }
    }

    /// Whether the class contains no character at all.
    public var isEmpty: Bool { characters.isEmpty }

    /// Whether the other class contains every character of this one.
    public func isSubset(of other: CharacterClass) -> Bool {
        isUnicode ? other.isUnicode : characters.isSubset(of: other.characters)
    }

    /// The characters of both classes. Between `unicode` and all of ASCII, the one that comes first wins, as in Apple's
    /// parser.
    public func union(_ other: CharacterClass) -> CharacterClass {
        if characters == .all { return self }
        return other.isUnicode ? other : CharacterClass(characters.union(other.characters))
    }

    /// The items in canonical order: words first, in the order upper, lower, digit, special; then the remaining
    /// characters in brackets.
    public var elements: [Element] {
        if isUnicode { return [.named(.unicode)] }
        if characters == .all { return [.named(.asciiPrintable)] }
        let names: [Name] = [.upper, .lower, .digit, .special]
        let whole = names.filter { characters.isSuperset(of: CharacterClass(named: $0).characters) }
        let rest = whole.reduce(characters) { $0.subtracting(CharacterClass(named: $1).characters) }
        return whole.map(Element.named) + (rest.isEmpty ? [] : [.custom(Self.readable(rest))])
    }

    /// The text of the class in a rule, such as `upper, [-!]`; `[]` for the empty class.
    public var text: String {
        if isEmpty { return "[]" }
        return elements.map { element in
            switch element {
            case .named(let name): name.rawValue
            case .custom(let characters): "[\(characters)]"
            }
        }.joined(separator: ", ")
    }

    // A hyphen is read only as the first character, a closing bracket only as the last.
    private static func readable(_ characters: PrintableCharacters) -> String {
        let bytes = characters.inOrderOfTheLanguage
        let hyphen = bytes.filter { $0 == UInt8(ascii: "-") }
        let bracket = bytes.filter { $0 == UInt8(ascii: "]") }
        let others = bytes.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "]") }
        return String(decoding: hyphen + others + bracket, as: UTF8.self)
    }
}

extension CharacterClass: ExpressibleByArrayLiteral {
    /// Makes a class of the characters of all these classes, as in `.required([.upper, .lower])`, where one character
    /// of either is enough.
    public init(arrayLiteral classes: CharacterClass...) {
        self = classes.reduce(CharacterClass([] as PrintableCharacters)) { $0.union($1) }
    }
}
