package import Findings
import TextFormats

extension CodeOutline {
    /// What may stand before the name in `import struct Shop.Basket`.
    static let importKinds: Set<String> = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]

    /// Reads a Swift source. What it cannot tell is left out, never guessed.
    package init(swift text: SourceText) {
        self.init()
        var reader = SwiftOutlineReader(CodeTokens(text, .swift))
        reader.read()
        self = reader.outline
    }
}

/// Walks once over the tokens of a Swift source; bodies of functions are not entered.
private struct SwiftOutlineReader {
    let tokens: CodeTokens
    var outline = CodeOutline()
    private var index = 0
    /// The types that are open: their index in the outline, and the bracket that closes each.
    private var open: [(type: Int, end: Int)] = []
    private var attributes: Set<String> = []
    /// Where what follows the last `body` begins.
    private var rest = 0

    init(_ tokens: CodeTokens) {
        self.tokens = tokens
        outline.isUnderstood = tokens.isBalanced
    }

    mutating func read() {
        guard tokens.isBalanced else { return }
        while index < tokens.count {
            while let last = open.last, index >= last.end { open.removeLast() }
            step()
        }
        outline.addModifiers(in: rest..<tokens.count, of: nil, tokens)
    }

    private mutating func step() {
        let word = tokens[index]
        let isMember = tokens[index - 1] == "."
        switch word {
        case "@": readAttribute()
        case "import" where !isMember && attributes.isEmpty: readImport()
        case "class", "struct", "enum", "extension", "protocol", "actor":
            if isMember || !readType(isDeclaration: word != "extension") { index += 1 }
        case "func" where !isMember: readFunction()
        case "var" where !isMember: readProperty()
        case "UIApplicationMain" where !isMember && tokens[index + 1] == "(": readMain()
        case "}", ";":
            attributes = []
            index += 1
        default: index += 1
        }
    }

    private mutating func readAttribute() {
        let name = tokens[index + 1]
        attributes.insert(name)
        let hasArguments = tokens[index + 2] == "("
        if name == "UIApplicationDelegateAdaptor" {
            let end = tokens.end(of: index + 2)
            if hasArguments, tokens[end - 1] == "self" {
                outline.adaptors.append(tokens[end - 3])
            } else if let colon = (index + 2..<min(index + 12, tokens.count)).first(where: { tokens[$0] == ":" }) {
                outline.adaptors.append(tokens[colon + 1])
            }
        }
        index = hasArguments ? tokens.end(of: index + 2) + 1 : index + 2
    }

    private mutating func readImport() {
        let name = CodeOutline.importKinds.contains(tokens[index + 1]) ? tokens[index + 2] : tokens[index + 1]
        outline.imports.insert(name)
        index += 2
    }

    /// - Returns: whether there is a type here, and not the `class` of a method or a constraint.
    private mutating func readType(isDeclaration: Bool) -> Bool {
        var place = index + 1
        var name = tokens[place]
        guard name.isIdentifier, !["func", "var", "let", "override", "subscript", "init"].contains(name) else {
            return false
        }
        while tokens[place + 1] == ".", tokens[place + 2].isIdentifier {
            (place, name) = (place + 2, tokens[place + 2])
        }
        var cursor = place + 1
        var inherited: [String] = []
        var isListing = false
        var depth = 0
        while cursor < tokens.count, tokens[cursor] != "{" {
            switch tokens[cursor] {
            case "}", ";", "func", "var", "let", "class", "struct", "enum", "extension", "protocol", "actor":
                return false
            case "<": depth += 1
            case ">" where tokens[cursor - 1] != "-": depth -= 1
            case ":" where depth == 0: isListing = true
            case "where" where depth == 0: isListing = false
            case let word where isListing && depth == 0 && word.isIdentifier:
                if tokens[cursor - 1] == "." { _ = inherited.popLast() }
                if tokens[cursor - 1] != "@" { inherited.append(word) }
            default: break
            }
            cursor += 1
        }
        guard cursor < tokens.count else { return false }
        outline.types.append(
            CodeOutline.TypePart(
                name: name, isDeclaration: isDeclaration, inherited: inherited, attributes: attributes,
                place: tokens.place(of: place)))
        open.append((outline.types.count - 1, tokens.end(of: cursor)))
        attributes = []
        index = cursor + 1
        return true
    }

    private mutating func readFunction() {
        let start = index
        let name = tokens[start + 1]
        attributes = []
        guard
            let list = (start + 1..<min(start + 200, tokens.count)).first(where: {
                ["(", "{", "}"].contains(tokens[$0])
            }),
            tokens[list] == "("
        else { return index += 1 }
        let end = tokens.end(of: list)
        let parameters = parameters(from: list + 1, to: end)
        guard let body = bodyStart(after: end) else { return index = end + 1 }
        defer { index = tokens.end(of: body) + 1 }
        let labels = parameters.map { $0.label + ":" }.joined()
        guard let type = open.last?.type,
            let kind = CodeOutline.DelegateMethod.named("\(name)(\(labels))")
        else { return }
        let named = parameters.last { $0.label != "restorationHandler" }
        outline.types[type].methods.append(
            CodeOutline.Method(
                kind: kind, parameter: named?.name, body: Array(tokens.words[body + 1..<tokens.end(of: body)]),
                place: tokens.place(of: start + 1), isConditional: tokens.isConditional[start]))
    }

    private func parameters(from start: Int, to end: Int) -> [(label: String, name: String)] {
        var result: [(label: String, name: String)] = []
        var cursor = start
        var isStart = true
        while cursor < end {
            if isStart, tokens[cursor].isIdentifier {
                let second = tokens[cursor + 1]
                result.append((tokens[cursor], second.isIdentifier ? second : tokens[cursor]))
                isStart = false
            }
            if tokens[cursor] == "," { isStart = true }
            cursor = tokens.end(of: cursor) + 1
        }
        return result
    }

    /// The bracket that opens the body of a function; nil where it has none, as in a protocol.
    private func bodyStart(after end: Int) -> Int? {
        var cursor = end + 1
        while cursor < tokens.count {
            switch tokens[cursor] {
            case "{": return cursor
            case "}", ";", "@", "func", "var", "let", "class", "struct", "enum", "extension", "static", "private":
                return nil
            default: cursor = tokens.end(of: cursor) + 1
            }
        }
        return nil
    }

    /// Reads `var body: some View {`, and passes over what else is computed.
    private mutating func readProperty() {
        let start = index
        attributes = []
        index += 1
        guard tokens[start + 1] == "body", tokens[start + 2] == ":", let type = open.last?.type,
            let body = (start + 3..<min(start + 12, tokens.count)).first(where: { tokens[$0] == "{" })
        else { return }
        let name = outline.types[type].name
        outline.addModifiers(in: rest..<body, of: nil, tokens)
        outline.addBody(from: body, of: name, tokens)
        index = tokens.end(of: body) + 1
        rest = index
    }

    private mutating func readMain() {
        let end = tokens.end(of: index + 1)
        let arguments = tokens.words[index + 1..<max(end, index + 1)]
        if let last = arguments.lastIndex(of: "self") {
            outline.mainDelegate = tokens[last - 2]
        } else if outline.mainDelegate == nil {
            // The name is computed: tests often have a delegate of their own, which is named by a string.
            let named = tokens.words.indices.filter {
                tokens[$0] == "NSStringFromClass" && tokens[$0 + 1] == "(" && tokens[$0 + 4] == "self"
            }
            if let first = named.first, named.count == 1 { outline.mainDelegate = tokens[first + 2] }
        }
        index = end + 1
    }
}

extension String {
    /// Whether it begins as the name of something does.
    var isIdentifier: Bool { first.map { $0.isLetter || $0 == "_" } ?? false }
}
