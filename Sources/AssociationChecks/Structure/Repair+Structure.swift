import AssociationModel
import Findings
import TextFormats
import UniversalLinks

extension Repair {
    /// Removes an element that is not the first of its array, and the comma before it; nil if the element is not
    /// preceded by exactly one comma, white space aside.
    static func removingLaterElement(at span: SourceSpan, of text: SourceText) -> Repair? {
        var start = span.start
        var commas = 0
        while start > 0 {
            let byte = text.bytes[start - 1]
            if byte == UInt8(ascii: ",") { commas += 1 } else if !byte.isJSONBlank { break }
            start -= 1
        }
        return commas == 1 ? Repair(removing: SourceSpan(start, span.end)) : nil
    }

    /// Replaces a string, quotation marks included, with `text` as a JSON string.
    static func writing(_ text: String, at span: SourceSpan) -> Repair {
        Repair(replacing: span, by: JSONLiteral.string(text))
    }

    /// Inserts text before and after a value.
    static func wrapping(_ span: SourceSpan, in before: String, _ after: String) -> Repair? {
        Repair([
            TextEdit(SourceSpan(span.start, span.start), before), TextEdit(SourceSpan(span.end, span.end), after),
        ])
    }
}

extension KeySubject {
    /// Renames the key; nil if the object already has a member with the new name.
    func renaming(to right: String) -> Repair? {
        object.member(right) == nil ? .writing(right, at: member.key.span) : nil
    }
}

extension PatternSubject {
    /// Replaces some bytes of the pattern, by their offsets in its unescaped UTF-8.
    func replacing(_ range: Range<Int>, by text: String) -> Repair? {
        var result = pattern.bytes
        result.replaceSubrange(range, with: text.utf8)
        return writing(String(decoding: result, as: UTF8.self))
    }

    /// Replaces the pattern, and adds `"exclude": true` after it. If the component has `exclude` already, the key would
    /// then appear twice, and the repair is refused when it is applied.
    func excluding(_ path: String) -> Repair? {
        guard let text = writing(path)?.edits.first else { return nil }
        let isQuoted = document.text.bytes(in: pattern.span).first == UInt8(ascii: "\"")
        let span = isQuoted ? text.span : SourceSpan(text.span.start - 1, text.span.end + 1)
        return Repair(replacing: span, by: JSONLiteral.string(path) + ", \"exclude\": true")
    }

    /// Replaces the pattern; nil if that would lose a `NOT ` before it.
    func writing(_ text: String) -> Repair? {
        let literal = JSONLiteral.string(text)
        // The span of a string with escapes includes its quotation marks.
        let isQuoted = document.text.bytes(in: pattern.span).first == UInt8(ascii: "\"")
        if isQuoted, form == .path { return nil }
        let inner = String(decoding: literal.utf8.dropFirst().dropLast(), as: UTF8.self)
        return Repair(replacing: pattern.span, by: isQuoted ? literal : inner)
    }
}
