import AssociationModel
import Findings
import TextFormats

/// Finds the descriptors that Swift and Objective-C sources pass to `UITextInputPasswordRules`.
///
/// This is not a parser: it distinguishes comments and strings from code, and knows how a call is written. Of an
/// argument that is not a literal only the place is noted.
/// <https://developer.apple.com/documentation/uikit/uitextinputpasswordrules>
struct CodeScanner {
    enum Language { case swift, objectiveC }

    /// The argument of a call.
    enum Call {
        case literal(LocatedText)
        /// Something computed; the span covers its beginning.
        case computed(SourceSpan)
    }

    private var cursor: CodeCursor
    private let language: Language
    private var calls: [Call] = []

    static func calls(in text: SourceText, language: Language) -> [Call] {
        var scanner = CodeScanner(cursor: CodeCursor(text.bytes), language: language)
        scanner.scan()
        return scanner.calls
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
                cursor.offset += 1
            }
        }
    }

    private mutating func readWord() {
        let word = cursor.readWord()
        switch (language, word) {
        case (.swift, "UITextInputPasswordRules"):
            _ = cursor.take(".init")
            readSwiftArgument()
        case (.swift, "passwordRules"):
            if cursor.take("="), cursor.take(".init") { readSwiftArgument() }
        case (.objectiveC, "passwordRulesWithDescriptor"):
            // In a declaration, a type in parentheses follows the colon.
            if cursor.take(":"), !cursor.looksAt("(") { readValue(endingIn: "]") }
        default: break
        }
    }

    private mutating func readSwiftArgument() {
        guard cursor.take("("), cursor.take("descriptor"), cursor.take(":") else { return }
        readValue(endingIn: ")")
    }

    /// Reads literals up to the end of the argument; anything else makes it a computed argument.
    private mutating func readValue(endingIn closer: StaticString) {
        cursor.skipSpace()
        let start = cursor.offset
        var builder = LocatedTextBuilder()
        var isEmpty = true
        repeat {
            if language == .objectiveC { _ = cursor.take("@") }
            cursor.skipSpace()
            guard let literal = StringLiteral.read(&cursor, language), literal.append(to: &builder, of: cursor.bytes)
            else { return note(start) }
            isEmpty = false
            cursor.skipSpace()
        } while language == .swift ? cursor.take("+") : cursor.looksAt("\"") || cursor.looksAt("@\"")
        guard !isEmpty, cursor.looksAt(closer) else { return note(start) }
        let span = SourceSpan(start, cursor.offset)
        calls.append(.literal(builder.take() ?? LocatedText(emptyAt: span)))
    }

    private mutating func note(_ start: Int) {
        let shown = cursor.bytes[start...].prefix(80)
        let end = shown.firstIndex { $0 == 0x0A || $0 == 0x0D || $0 == UInt8(ascii: ")") } ?? shown.endIndex
        calls.append(.computed(SourceSpan(start, end)))
    }
}

/// A position in the bytes of a source file.
struct CodeCursor {
    let bytes: [UInt8]
    var offset = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    func looksAt(_ text: StaticString) -> Bool {
        guard bytes.count - offset >= text.utf8CodeUnitCount else { return false }
        return text.withUTF8Buffer { bytes[offset..<offset + text.utf8CodeUnitCount].elementsEqual($0) }
    }

    /// Skips white space and comments, then the text if it comes next. If it does not, nothing is skipped.
    mutating func take(_ text: StaticString) -> Bool {
        let start = offset
        skipSpace()
        guard looksAt(text) else {
            offset = start
            return false
        }
        offset += text.utf8CodeUnitCount
        return true
    }

    mutating func skipSpace() {
        while let byte = current {
            if byte == 0x20 || (0x09...0x0D).contains(byte) { offset += 1 } else if !skipComment(nests: true) { return }
        }
    }

    mutating func readWord() -> String {
        let start = offset
        while let byte = current, byte.isWordStart || byte.isASCIIDigit { offset += 1 }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    /// Skips a comment if one begins here. Comments nest in Swift.
    mutating func skipComment(nests: Bool) -> Bool {
        if looksAt("//") {
            offset = bytes[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
            return true
        }
        guard looksAt("/*") else { return false }
        var depth = 0
        while current != nil {
            if looksAt("/*"), nests || depth == 0 {
                depth += 1
                offset += 2
            } else if looksAt("*/") {
                depth -= 1
                offset += 2
                if depth == 0 { return true }
            } else {
                offset += 1
            }
        }
        return true
    }

    /// Skips `'x'` or `'\"'`; an apostrophe that does not begin such a constant is skipped alone.
    mutating func skipCharacterConstant() {
        let body = bytes[offset...].dropFirst().prefix(12)
        var index = body.startIndex
        while index < body.endIndex, body[index] != UInt8(ascii: "'"), body[index] != 0x0A {
            index += body[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        offset = index < body.endIndex && body[index] == UInt8(ascii: "'") ? index + 1 : offset + 1
    }
}

extension UInt8 {
    fileprivate var isWordStart: Bool { isASCIILetter || self == UInt8(ascii: "_") || self >= 0x80 }
}
