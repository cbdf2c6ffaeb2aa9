import Findings
import TextFormats

/// Finds out what text an expression of a source file amounts to, where it consists of literals and constants of the
/// file.
struct CodeTextReader {
    /// A text, or a number that stands in one.
    private struct Value {
        let text: LocatedText
        let isNumber: Bool
    }

    private enum Known {
        /// Being read: a constant that needs itself.
        case pending
        case value(Value?)
    }

    /// The most bytes that are taken from constants in a file; what needs more is not followed.
    private static let limit = 1 << 20
    private static let depthLimit = 64

    private let bytes: [UInt8]
    private let language: CodeScanner.Language
    private let constants: CodeConstants
    private var known: [Int: Known] = [:]
    private var taken = 0
    private var depth = 0

    init(_ bytes: [UInt8], _ language: CodeScanner.Language, _ constants: CodeConstants) {
        self.bytes = bytes
        self.language = language
        self.constants = constants
    }

    /// The text, with the place of each byte in the literal that it is written in; nil if it can't be followed.
    mutating func text(of expression: CodeExpression) -> LocatedText? {
        guard let value = value(of: expression), !value.isNumber else { return nil }
        return value.text
    }

    private mutating func value(of expression: CodeExpression) -> Value? {
        var cursor = CodeCursor(bytes, at: expression.start)
        guard let value = readSum(&cursor, in: expression.scope), isAtEnd(of: expression, cursor) else { return nil }
        return value
    }

    /// Literals and constants with `+` between them; in Objective-C, literals one after the other.
    private mutating func readSum(_ cursor: inout CodeCursor, in scope: Int) -> Value? {
        var terms: [Value] = []
        repeat {
            guard let term = readTerm(&cursor, in: scope) else { return nil }
            terms.append(term)
        } while language == .swift ? cursor.take("+") : cursor.isBeforeString
        if terms.count == 1 { return terms[0] }
        guard !terms.contains(where: \.isNumber) else { return nil }
        return LocatedText.joined(terms.map(\.text)).map { Value(text: $0, isNumber: false) }
    }

    private mutating func readTerm(_ cursor: inout CodeCursor, in scope: Int) -> Value? {
        if language == .objectiveC { _ = cursor.take("@") }
        cursor.skipSpace()
        guard let byte = cursor.current else { return nil }
        if language == .swift, byte.isASCIIDigit { return readNumber(&cursor) }
        if language == .swift, byte.isWordStart { return readReference(&cursor, in: scope) }
        return readLiteral(&cursor, in: scope).map { Value(text: $0, isNumber: false) }
    }

    private mutating func readLiteral(_ cursor: inout CodeCursor, in scope: Int) -> LocatedText? {
        let start = cursor.offset
        guard let literal = StringLiteral.read(&cursor, language) else { return nil }
        var builder = LocatedTextBuilder()
        let isFollowed = literal.append(to: &builder, of: bytes) { open in
            var inner = CodeCursor(bytes, at: open + 1)
            guard depth < Self.depthLimit else { return nil }
            depth += 1
            defer { depth -= 1 }
            guard let value = readSum(&inner, in: scope), inner.take(")") else { return nil }
            return (value.text, inner.offset)
        }
        guard isFollowed else { return nil }
        return builder.take() ?? LocatedText(emptyAt: SourceSpan(start, cursor.offset))
    }

    private func readNumber(_ cursor: inout CodeCursor) -> Value? {
        let start = cursor.offset
        let digits = bytes[start...].prefix { $0.isASCIIDigit || $0 == UInt8(ascii: "_") }
        cursor.offset = digits.endIndex
        // Another base, or a fraction.
        if let next = cursor.current, next.isWordStart || next == UInt8(ascii: ".") { return nil }
        let decimal = String(decoding: digits.filter(\.isASCIIDigit), as: UTF8.self)
        guard let number = Int(decimal) else { return nil }
        let text = LocatedText(String(number), standingFor: SourceSpan(start, digits.endIndex))
        return Value(text: text, isNumber: true)
    }

    private mutating func readReference(_ cursor: inout CodeCursor, in scope: Int) -> Value? {
        var words = [cursor.readWord()]
        while cursor.looksAt(".") {
            cursor.offset += 1
            words.append(cursor.readWord())
        }
        guard let constant = constants.value(of: words, in: scope), let value = value(ofConstant: constant) else {
            return nil
        }
        taken += value.text.string.utf8.count
        return taken <= Self.limit ? value : nil
    }

    private mutating func value(ofConstant constant: CodeExpression) -> Value? {
        switch known[constant.start] {
        case .pending?: return nil
        case .value(let value)?: return value
        case nil: break
        }
        guard depth < Self.depthLimit else { return nil }
        known[constant.start] = .pending
        depth += 1
        let value = value(of: constant)
        depth -= 1
        known[constant.start] = .value(value)
        return value
    }

    private func isAtEnd(of expression: CodeExpression, _ cursor: CodeCursor) -> Bool {
        var rest = cursor
        rest.skipSpace()
        guard case .byte(let closer) = expression.end else { return isAtEndOfDeclaration(cursor, rest) }
        return rest.current == closer
    }

    // On the next line an operator or a full stop would continue the expression.
    private func isAtEndOfDeclaration(_ cursor: CodeCursor, _ rest: CodeCursor) -> Bool {
        guard let next = rest.current else { return true }
        if next == UInt8(ascii: ";") || next == UInt8(ascii: "}") || next == UInt8(ascii: ",") { return true }
        let isOnNextLine = bytes[cursor.offset..<rest.offset].contains { $0 == 0x0A || $0 == 0x0D }
        return isOnNextLine && (next.isWordStart || next == UInt8(ascii: "@") || next == UInt8(ascii: "#"))
    }
}

extension CodeCursor {
    fileprivate var isBeforeString: Bool {
        var rest = self
        rest.skipSpace()
        return rest.looksAt("\"") || rest.looksAt("@\"")
    }
}
