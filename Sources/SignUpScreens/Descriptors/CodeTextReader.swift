import Findings
import TextFormats

/// Finds out what text an expression of a source file amounts to, where it consists of literals and constants of the
/// file, and of lists of them that are joined.
struct CodeTextReader {
    /// What an expression amounts to.
    enum Value {
        case text(LocatedText)
        /// A number that stands in a text.
        case number(LocatedText)
        /// An array, or a set, whose order is by chance.
        case list([LocatedText], isSet: Bool)

        /// The text, or that of the number.
        var text: LocatedText? {
            switch self {
            case .text(let text), .number(let text): text
            case .list: nil
            }
        }

        fileprivate var size: Int {
            switch self {
            case .text(let text), .number(let text): text.string.utf8.count
            case .list(let texts, _): texts.reduce(texts.count) { $0 + $1.string.utf8.count }
            }
        }
    }

    private enum Known {
        /// Being read: a constant that needs itself.
        case pending
        case value(Value?)
    }

    /// The most bytes that are taken from constants in a file; what needs more is not followed.
    private static let limit = 1 << 20
    private static let depthLimit = 64

    let bytes: [UInt8]
    private let language: CodeScanner.Language
    private let constants: CodeConstants
    private var known: [Int: Known] = [:]
    private var taken = 0
    private var depth = 0
    /// What the parameters of the closures around an expression stand for.
    var bound: [String: Value] = [:]

    init(_ bytes: [UInt8], _ language: CodeScanner.Language, _ constants: CodeConstants) {
        self.bytes = bytes
        self.language = language
        self.constants = constants
    }

    /// The text, with the place of each byte in the literal that it is written in; nil if it can't be followed.
    mutating func text(of expression: CodeExpression) -> LocatedText? {
        if case .text(let text)? = value(of: expression) { text } else { nil }
    }

    private mutating func value(of expression: CodeExpression) -> Value? {
        var cursor = CodeCursor(bytes, at: expression.start)
        guard let value = readSum(&cursor, in: expression.scope), isAtEnd(of: expression, cursor) else { return nil }
        if expression.isSet, case .list(let elements, _) = value { return .list(elements, isSet: true) }
        return value
    }

    /// Literals and constants with `+` between them; in Objective-C, literals one after the other.
    mutating func readSum(_ cursor: inout CodeCursor, in scope: Int) -> Value? {
        guard depth < Self.depthLimit else { return nil }
        depth += 1
        defer { depth -= 1 }
        var terms: [Value] = []
        repeat {
            guard let term = readTerm(&cursor, in: scope) else { return nil }
            terms.append(term)
        } while language == .swift ? cursor.take("+") : cursor.isBefore("\"") || cursor.isBefore("@\"")
        if terms.count == 1 { return terms[0] }
        var texts: [LocatedText] = []
        for term in terms {
            guard case .text(let text) = term else { return nil }
            texts.append(text)
        }
        return LocatedText.joined(texts).map(Value.text)
    }

    private mutating func readTerm(_ cursor: inout CodeCursor, in scope: Int) -> Value? {
        if language == .objectiveC { _ = cursor.take("@") }
        cursor.skipSpace()
        guard let byte = cursor.current else { return nil }
        guard language == .swift else { return readLiteral(&cursor, in: scope).map(Value.text) }
        let value: Value? =
            switch byte {
            case UInt8(ascii: "["): readArray(&cursor, in: scope)
            case UInt8(ascii: "$"): readParameter(&cursor)
            case _ where byte.isASCIIDigit: readNumber(&cursor)
            case _ where byte.isWordStart: readReference(&cursor, in: scope)
            default: readLiteral(&cursor, in: scope).map(Value.text)
            }
        return value.flatMap { readCalls(on: $0, &cursor, in: scope) }
    }

    private mutating func readLiteral(_ cursor: inout CodeCursor, in scope: Int) -> LocatedText? {
        let start = cursor.offset
        guard let literal = StringLiteral.read(&cursor, language) else { return nil }
        var builder = LocatedTextBuilder()
        let isFollowed = literal.append(to: &builder, of: bytes) { open in
            var inner = CodeCursor(bytes, at: open + 1)
            guard let text = readSum(&inner, in: scope)?.text, inner.take(")") else { return nil }
            return (text, inner.offset)
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
        return .number(LocatedText(String(number), standingFor: SourceSpan(start, digits.endIndex)))
    }

    // `$0`, the parameter of a closure that names none.
    private func readParameter(_ cursor: inout CodeCursor) -> Value? {
        cursor.offset += 1
        return bound["$" + cursor.readWord()]
    }

    private mutating func readReference(_ cursor: inout CodeCursor, in scope: Int) -> Value? {
        var words = [cursor.readWord()]
        if let value = readConversion(to: words[0], &cursor, in: scope) { return value }
        while cursor.looksAt(".") {
            var next = cursor
            next.offset += 1
            words.append(next.readWord())
            if next.isBeforeArguments {
                words.removeLast()
                break
            }
            cursor = next
        }
        if words.count == 1, let value = bound[words[0]] { return value }
        guard let constant = constants.value(of: words, in: scope), let value = value(ofConstant: constant) else {
            return nil
        }
        return take(value.size) ? value : nil
    }

    /// Counts what is taken from constants and by repetition; false where that is too much.
    mutating func take(_ count: Int) -> Bool {
        taken += count
        return taken <= Self.limit
    }

    private mutating func value(ofConstant constant: CodeExpression) -> Value? {
        switch known[constant.start] {
        case .pending?: return nil
        case .value(let value)?: return value
        case nil: break
        }
        guard depth < Self.depthLimit else { return nil }
        known[constant.start] = .pending
        let around = bound
        bound = [:]
        let value = value(of: constant)
        bound = around
        known[constant.start] = .value(value)
        return value
    }

    private func isAtEnd(of expression: CodeExpression, _ cursor: CodeCursor) -> Bool {
        var rest = cursor
        rest.skipSpace()
        switch expression.end {
        case .byte(let closer): return rest.current == closer
        case .declaration: return isAtEndOfDeclaration(cursor, rest)
        case .unfollowed: return false
        }
    }

    // On the next line an operator or a full stop would continue the expression.
    private func isAtEndOfDeclaration(_ cursor: CodeCursor, _ rest: CodeCursor) -> Bool {
        guard let next = rest.current else { return true }
        if next == UInt8(ascii: ";") || next == UInt8(ascii: "}") || next == UInt8(ascii: ",") { return true }
        let isOnNextLine = bytes[cursor.offset..<rest.offset].contains { $0 == 0x0A || $0 == 0x0D }
        return isOnNextLine && (next.isWordStart || next == UInt8(ascii: "@") || next == UInt8(ascii: "#"))
    }
}
