package import Findings

/// A value that an expression of JavaScript certainly has.
package indirect enum ScriptValue: Sendable {
    case text(WrittenText, SourceSpan)
    /// A number as JSON has it, or `true`, `false` or `null`.
    case word(String, SourceSpan)
    case undefined
    case array([ScriptValue], SourceSpan)
    /// In their order, each name once.
    case object([Member], SourceSpan)

    package struct Member: Sendable {
        let key: WrittenText
        let span: SourceSpan
        package let value: ScriptValue
        package var name: String { key.string }
    }

    /// The value of a member of an object, without regard to the case of ASCII letters.
    package func member(ignoringCase name: String) -> ScriptValue? {
        guard case .object(let members, _) = self else { return nil }
        return members.last { $0.name.asciiLowercased == name }?.value
    }

    package var string: String? { if case .text(let text, _) = self { text.string } else { nil } }

    package var integer: Int? { if case .word(let word, _) = self { Int(word) } else { nil } }

    /// What `JSON.stringify` makes of it; nil for `undefined`.
    package var json: WrittenText? {
        switch self {
        case .undefined: return nil
        case .word(let word, let span): return WrittenText(word.utf8, from: span, isExact: true)
        case .text(let text, let span): return Self.quoted(text, span)
        case .array(let values, let span):
            let items = values.map { $0.json ?? WrittenText("null".utf8, from: span) }
            return Self.list(items, "[", "]", span)
        case .object(let members, let span):
            let items = members.compactMap { member in
                member.value.json.map { value in
                    var item = Self.quoted(member.key, member.span)
                    item.append(":", from: member.span)
                    return item + value
                }
            }
            return Self.list(items, "{", "}", span)
        }
    }

    private static func list(
        _ items: [WrittenText], _ opener: String, _ closer: String, _ span: SourceSpan
    ) -> WrittenText {
        var result = WrittenText(opener.utf8, from: SourceSpan(span.start, span.start + 1))
        for (index, item) in items.enumerated() {
            if index > 0 { result.append(",", from: span) }
            result.append(item)
        }
        result.append(closer, from: SourceSpan(span.end - 1, span.end))
        return result
    }

    private static func quoted(_ text: WrittenText, _ span: SourceSpan) -> WrittenText {
        let marks = text.bytes.contains { $0 < 0x20 || $0 == .quote || $0 == .backslash }
        var result = WrittenText([.quote], from: SourceSpan(span.start, min(span.end, span.start + 1)))
        result.append(marks ? WrittenText(Self.inJSON(text.bytes), from: span) : text)
        result.append("\"", from: SourceSpan(max(span.start, span.end - 1), span.end))
        return result
    }

    // As `JSON.stringify` writes it in a string.
    private static func inJSON(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(2 * bytes.count)
        for byte in bytes {
            switch byte {
            case .quote, .backslash:
                result.append(.backslash)
                result.append(byte)
            case 0x0A: result += "\\n".utf8
            case 0x0D: result += "\\r".utf8
            case 0x09: result += "\\t".utf8
            case 0..<0x20: result += ((byte < 0x10 ? "\\u000" : "\\u00") + String(byte, radix: 16)).utf8
            default: result.append(byte)
            }
        }
        return result
    }
}
