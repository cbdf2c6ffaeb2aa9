import Findings

/// The values of strings and templates.
extension ScriptEvaluator {
    func template(at opener: Int) throws(ComputedExpression) -> WrittenText {
        var result = WrittenText()
        var index = opener + 1
        while index < script.closer(of: opener) {
            switch script.tokens[index].kind {
            case .piece: result.append(try unescaped(script.tokens[index].span))
            case .computed:
                let part = (index + 1)..<script.closer(of: index)
                switch try value(part) {
                case .text(let text, _):
                    spend(text.bytes.count / 100)
                    result.append(text)
                case .word(let word, let span): result.append(WrittenText(word.utf8, from: span, isExact: true))
                default: throw computed(part)
                }
                index = script.closer(of: index)
            default: break
            }
            index += 1
        }
        return result
    }

    // A piece of a string without its escapes, by ECMA-262, section 12.9.4.
    func unescaped(_ span: SourceSpan) throws(ComputedExpression) -> WrittenText {
        let bytes = script.text.bytes(in: span)
        guard bytes.contains(.backslash) else { return WrittenText(bytes, from: span, isExact: true) }
        var result = WrittenText()
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let next = bytes[index...].firstIndex(of: .backslash) ?? bytes.endIndex
            if next > index {
                result.append(WrittenText(bytes[index..<next], from: SourceSpan(index, next), isExact: true))
            }
            guard next + 1 < bytes.endIndex else { break }
            index = next + 2
            let made: [UInt8]
            switch bytes[next + 1] {
            case UInt8(ascii: "n"): made = [0x0A]
            case UInt8(ascii: "r"): made = [0x0D]
            case UInt8(ascii: "t"): made = [0x09]
            case .lineFeed: made = []
            case UInt8(ascii: "u"), UInt8(ascii: "x"), UInt8(ascii: "0"), UInt8(ascii: "b"), UInt8(ascii: "f"),
                UInt8(ascii: "v"):
                throw ComputedExpression(span: SourceSpan(next, index))
            case let byte: made = [byte]
            }
            result.append(WrittenText(made, from: SourceSpan(next, index)))
        }
        return result
    }
}
