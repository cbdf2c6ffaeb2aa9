import TextFormats

/// An expression of a source file.
struct CodeExpression {
    /// What has to follow it.
    enum End {
        /// This byte, as the one that closes a call.
        case byte(UInt8)
        /// The end of a declaration.
        case declaration
        /// Nothing: it is in a form that is not followed.
        case unfollowed
    }

    let start: Int
    /// The scope that it is in, by its number in ``CodeConstants``.
    let scope: Int
    let end: End
    /// Whether its declared type makes an array literal a set.
    var isSet = false
}

/// The constants that a Swift source declares with `let`, by the scopes they are in.
///
/// A name is followed only where it can mean nothing else: declared once in its scope, and nowhere in the file the name
/// of a parameter or of a loop's variable.
struct CodeConstants {
    /// Part of a file between braces: a type, or anything else.
    private struct Block {
        let parent: Int?
        /// The number of the type, which its extensions share; nil for other scopes.
        let type: Int?
    }

    private struct Key: Hashable {
        let place: Int
        let name: String
    }

    private enum Meaning {
        case constant(CodeExpression)
        /// Declared more than once, or in a way that is not followed.
        case unclear
    }

    private static let depthLimit = 64

    private(set) var scope = 0
    private var scopes = [Block(parent: nil, type: nil)]
    private var types: [String: Int] = [:]
    private var meanings: [Key: Meaning] = [:]
    /// Names that may be those of parameters.
    private var bound: Set<String> = []
    /// The type whose body the next brace opens.
    private var opening: String?

    // MARK: Reading

    mutating func open() {
        let type = opening.map { types[$0] ?? types.count }
        if let opening { types[opening] = type }
        opening = nil
        scopes.append(Block(parent: scope, type: type))
        scope = scopes.count - 1
    }

    mutating func close() { scope = scopes[scope].parent ?? scope }

    /// Takes a word of the file, and what it declares; the cursor is after it.
    mutating func read(_ word: String, _ cursor: inout CodeCursor) {
        switch word {
        case "struct", "class", "enum", "extension", "actor": readType(&cursor)
        case "let": readConstant(&cursor)
        case "var", "for": declare(cursor.takeWord(), nil)
        default:
            // A label, a parameter, or the variable of a loop or a closure.
            var rest = cursor
            rest.skipSpace()
            if rest.looksAt(":") || rest.takeWord() == "in" { bound.insert(word) }
        }
    }

    private mutating func readType(_ cursor: inout CodeCursor) {
        var rest = cursor
        var name = rest.takeWord()
        // `class func`, or the requirement of a protocol.
        guard !["", "func", "var", "let", "subscript"].contains(name) else { return }
        while rest.take(".") { name = rest.takeWord() }
        cursor = rest
        opening = name
    }

    private mutating func readConstant(_ cursor: inout CodeCursor) {
        let name = cursor.takeWord()
        guard !name.isEmpty else { return }
        var type = ""
        if cursor.take(":") {
            type = Self.readTypeName(&cursor)
            guard Self.known.contains(type) else { return declare(name, nil) }
        }
        guard cursor.take("="), !cursor.looksAt("=") else { return declare(name, nil) }
        cursor.skipSpace()
        declare(
            name,
            CodeExpression(start: cursor.offset, scope: scope, end: .declaration, isSet: type.hasPrefix("Set")))
    }

    /// The types of constants that are followed.
    private static let known: Set<String> = [
        "String", "Int", "[String]", "[Character]", "Array<String>", "Array<Character>", "Set<Character>",
        "Set<String>",
        "Set",
    ]

    // A name, with the names in angle brackets or between brackets.
    private static func readTypeName(_ cursor: inout CodeCursor) -> String {
        if cursor.take("[") { return "[" + cursor.takeWord() + (cursor.take("]") ? "]" : "") }
        let name = cursor.takeWord()
        return cursor.take("<") ? name + "<" + cursor.takeWord() + (cursor.take(">") ? ">" : "") : name
    }

    private mutating func declare(_ name: String, _ value: CodeExpression?) {
        let key = Key(place: place(of: scope), name: name)
        guard !name.isEmpty, meanings.updateValue(value.map { .constant($0) } ?? .unclear, forKey: key) != nil else {
            return
        }
        meanings[key] = .unclear
    }

    // A type and its extensions are one place; types and other scopes are numbered apart.
    private func place(of scope: Int) -> Int { scopes[scope].type.map { -1 - $0 } ?? scope }

    // MARK: Looking up

    /// The value of a constant, by the words between the full stops of a reference to it.
    func value(of words: [String], in scope: Int) -> CodeExpression? {
        guard let name = words.last, !bound.contains(name) else { return nil }
        if words.count == 1 { return value(of: name, around: scope) }
        let owner = words[words.count - 2]
        let place = owner == "self" || owner == "Self" ? placeOfType(around: scope) : types[owner].map { -1 - $0 }
        return place.flatMap { value(Key(place: $0, name: name)) }
    }

    private func value(of name: String, around scope: Int) -> CodeExpression? {
        for scope in outward(from: scope) {
            let key = Key(place: place(of: scope), name: name)
            if meanings[key] != nil { return value(key) }
        }
        return nil
    }

    private func placeOfType(around scope: Int) -> Int? {
        outward(from: scope).first { scopes[$0].type != nil }.map(place)
    }

    // Not all the way where braces are nested deeper than people write.
    private func outward(from scope: Int) -> [Int] {
        Array(sequence(first: scope) { scopes[$0].parent }.prefix(Self.depthLimit))
    }

    private func value(_ key: Key) -> CodeExpression? {
        if case .constant(let value)? = meanings[key] { value } else { nil }
    }
}

extension CodeCursor {
    /// Skips white space and comments, then reads a word; empty, and nothing is skipped, if none comes next.
    mutating func takeWord() -> String {
        let start = offset
        skipSpace()
        guard current?.isWordStart == true else {
            offset = start
            return ""
        }
        return readWord()
    }
}
