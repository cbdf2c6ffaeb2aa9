import AssociationModel
import Findings
import TextFormats

/// Finds the descriptors that Swift and Objective-C sources pass to `UITextInputPasswordRules`.
///
/// This is not a parser: it distinguishes comments and strings from code, and knows how a call is written. In Swift it
/// also knows which constants the file declares, so that a text put together from them can be followed. Of an argument
/// that can't be followed only the place is noted.
/// <https://developer.apple.com/documentation/uikit/uitextinputpasswordrules>
struct CodeScanner {
    enum Language { case swift, objectiveC }

    /// The argument of a call.
    enum Call {
        case followed(LocatedText)
        /// Something computed; the span covers its beginning.
        case computed(SourceSpan)
    }

    private var cursor: CodeCursor
    private let language: Language
    private var arguments: [CodeExpression] = []
    private var constants = CodeConstants()

    static func calls(in text: SourceText, language: Language) -> [Call] {
        var scanner = CodeScanner(cursor: CodeCursor(text.bytes), language: language)
        scanner.scan()
        var reader = CodeTextReader(text.bytes, language, scanner.constants)
        // Several calls may be given the same constant.
        var known: Set<Followed> = []
        return scanner.arguments.compactMap { argument in
            guard let text = reader.text(of: argument) else {
                return .computed(scanner.beginning(at: argument.start))
            }
            return known.insert(Followed(span: text.span, string: text.string)).inserted ? .followed(text) : nil
        }
    }

    private struct Followed: Hashable {
        let span: SourceSpan
        let string: String
    }

    private mutating func scan() {
        while let byte = cursor.current {
            if byte.isWordStart {
                readWord()
            } else if cursor.skipComment(nests: language == .swift) {
                continue
            } else if byte == UInt8(ascii: "\"") || (byte == UInt8(ascii: "#") && language == .swift) {
                if StringLiteral.read(&cursor, language) == nil { StringLiteral.skipUnclosed(&cursor) }
            } else if byte == UInt8(ascii: "'"), language == .objectiveC {
                cursor.skipCharacterConstant()
            } else {
                if byte == UInt8(ascii: "{") { constants.open() }
                if byte == UInt8(ascii: "}") { constants.close() }
                cursor.offset += 1
            }
        }
    }

    private mutating func readWord() {
        let isMember = cursor.offset > 0 && cursor.bytes[cursor.offset - 1] == UInt8(ascii: ".")
        let word = cursor.readWord()
        switch (language, word) {
        case (.swift, "UITextInputPasswordRules"):
            _ = cursor.take(".init")
            readSwiftArgument()
        case (.swift, "passwordRules"):
            if cursor.take("="), cursor.take(".init") { readSwiftArgument() }
        case (.objectiveC, "passwordRulesWithDescriptor"):
            // In a declaration, a type in parentheses follows the colon.
            if cursor.take(":"), !cursor.looksAt("(") { noteArgument(endingIn: UInt8(ascii: "]")) }
        case (.swift, _): if !isMember { constants.read(word, &cursor) }
        default: break
        }
    }

    private mutating func readSwiftArgument() {
        guard cursor.take("("), cursor.take("descriptor"), cursor.take(":") else { return }
        noteArgument(endingIn: UInt8(ascii: ")"))
    }

    // What it amounts to can only be told when all constants are known.
    private mutating func noteArgument(endingIn closer: UInt8) {
        cursor.skipSpace()
        arguments.append(CodeExpression(start: cursor.offset, scope: constants.scope, end: .byte(closer)))
    }

    private func beginning(at start: Int) -> SourceSpan {
        let shown = cursor.bytes[start...].prefix(80)
        let end = shown.firstIndex { $0 == 0x0A || $0 == 0x0D || $0 == UInt8(ascii: ")") } ?? shown.endIndex
        return SourceSpan(start, end)
    }
}
