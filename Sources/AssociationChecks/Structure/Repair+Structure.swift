import AssociationModel
import Findings
import TextFormats
import UniversalLinks

extension Repair {
    /// Takes an element away that is not the first of its array, with the comma before it; nil where something else
    /// stands between the two.
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

    /// Writes a string in the place of another.
    static func writing(_ text: String, at span: SourceSpan) -> Repair {
        Repair(replacing: span, by: JSONLiteral.string(text))
    }

    /// Puts something before and after a value.
    static func wrapping(_ span: SourceSpan, in before: String, _ after: String) -> Repair? {
        Repair([
            TextEdit(SourceSpan(span.start, span.start), before), TextEdit(SourceSpan(span.end, span.end), after),
        ])
    }
}

extension KeySubject {
    /// Renames the key, unless the other is there already.
    func renaming(to right: String) -> Repair? {
        object.member(right) == nil ? .writing(right, at: member.key.span) : nil
    }
}

extension PatternSubject {
    /// Writes other text in the place of some bytes of the pattern.
    func replacing(_ range: Range<Int>, by text: String) -> Repair? {
        var result = pattern.bytes
        result.replaceSubrange(range, with: text.utf8)
        return writing(String(decoding: result, as: UTF8.self))
    }

    /// Writes another pattern in the place of this one, with `exclude` after it. If the component has that already, it
    /// stands twice then, and who makes repairs refuses this one.
    func excluding(_ path: String) -> Repair? {
        guard let text = writing(path)?.edits.first else { return nil }
        let isQuoted = document.text.bytes(in: pattern.span).first == UInt8(ascii: "\"")
        let span = isQuoted ? text.span : SourceSpan(text.span.start - 1, text.span.end + 1)
        return Repair(replacing: span, by: JSONLiteral.string(path) + ", \"exclude\": true")
    }

    /// Writes another pattern in the place of this one; nil where a `NOT ` before it would be lost.
    func writing(_ text: String) -> Repair? {
        let literal = JSONLiteral.string(text)
        // A string with escapes is replaced with its quotation marks.
        let isQuoted = document.text.bytes(in: pattern.span).first == UInt8(ascii: "\"")
        if isQuoted, form == .path { return nil }
        let inner = String(decoding: literal.utf8.dropFirst().dropLast(), as: UTF8.self)
        return Repair(replacing: pattern.span, by: isQuoted ? literal : inner)
    }
}
