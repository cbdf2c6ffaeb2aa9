import AssociationModel
import Findings
import TextFormats

/// Finds the descriptors that Swift and Objective-C sources pass to `UITextInputPasswordRules`, and the calls of other
/// initialisers that an app adds to it.
///
/// This is not a parser: it distinguishes comments and strings from code, and knows how a call is written. In Swift it
/// also knows which constants the file declares, so that a text put together from them can be followed. Of an argument
/// that can't be followed only the place is noted.
/// <https://developer.apple.com/documentation/uikit/uitextinputpasswordrules>
struct CodeScanner {
    enum Language {
        case swift, objectiveC

        var source: SourceLanguage { self == .swift ? .swift : .objectiveC }
    }

    /// The argument of a call.
    enum Call {
        case followed(LocatedText)
        /// Something computed; the span covers its beginning.
        case computed(SourceSpan)
    }

    private var tokens: SourceTokens
    private let language: Language
    private var arguments: [CodeExpression] = []
    private var constants = CodeConstants()

    static func calls(in text: SourceText, language: Language) -> [Call] {
        var scanner = CodeScanner(tokens: SourceTokens(text.bytes, language.source), language: language)
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
        while let token = tokens.next() {
            // What is computed inside a string declares nothing outside it.
            guard tokens.depth == 0 else { continue }
            switch token.kind {
            case .word: read(token.span)
            case .mark(.leftBrace): constants.open()
            case .mark(.rightBrace): constants.close()
            default: break
            }
        }
    }

    private mutating func read(_ span: SourceSpan) {
        let isMember = span.start > 0 && tokens.bytes[span.start - 1] == .point
        let word = String(decoding: tokens.bytes[span.start..<span.end], as: UTF8.self)
        var cursor = CodeCursor(tokens.bytes, at: span.end)
        switch (language, word) {
        case (.swift, "UITextInputPasswordRules"):
            _ = cursor.take(".init")
            readSwiftArgument(&cursor)
        case (.swift, "passwordRules"):
            if cursor.take("="), cursor.take(".init") { readSwiftArgument(&cursor) }
        case (.objectiveC, "passwordRulesWithDescriptor"):
            // In a declaration, a type in parentheses follows the colon.
            if cursor.take(":"), !cursor.looksAt("(") { noteArgument(&cursor, endingIn: .byte(.rightBracket)) }
        case (.swift, _): if !isMember { constants.read(word, &cursor) }
        default: break
        }
        tokens.offset = cursor.offset
    }

    private mutating func readSwiftArgument(_ cursor: inout CodeCursor) {
        guard cursor.take("(") else { return }
        var rest = cursor
        let label = rest.takeWord()
        if label == "descriptor", rest.take(":") {
            cursor = rest
            noteArgument(&cursor, endingIn: .byte(UInt8(ascii: ")")))
        } else if label != "coder", !rest.looksAt(")") || !label.isEmpty {
            // An initialiser of the app's own, such as `init(rules:)`.
            noteArgument(&cursor, endingIn: .unfollowed)
        }
    }

    // What it amounts to can only be told when all constants are known.
    private mutating func noteArgument(_ cursor: inout CodeCursor, endingIn end: CodeExpression.End) {
        cursor.skipSpace()
        arguments.append(CodeExpression(start: cursor.offset, scope: constants.scope, end: end))
    }

    private func beginning(at start: Int) -> SourceSpan {
        let shown = tokens.bytes[start...].prefix(80)
        let end = shown.firstIndex { $0 == 0x0A || $0 == 0x0D || $0 == UInt8(ascii: ")") } ?? shown.endIndex
        return SourceSpan(start, end)
    }
}
