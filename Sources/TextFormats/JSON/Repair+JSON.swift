package import Findings

extension Repair {
    /// Removes an element that is not the first of its array, and the comma before it; nil if the element is not
    /// preceded by exactly one comma, white space aside.
    package static func removingLaterElement(at span: SourceSpan, of text: SourceText) -> Repair? {
        var start = span.start
        var commas = 0
        while start > 0 {
            let byte = text.bytes[start - 1]
            if byte == UInt8(ascii: ",") { commas += 1 } else if !byte.isJSONSpace { break }
            start -= 1
        }
        return commas == 1 ? Repair(removing: SourceSpan(start, span.end)) : nil
    }

    /// Replaces a string, quotation marks included, with `text` as a JSON string.
    package static func writing(_ text: String, at span: SourceSpan) -> Repair {
        Repair(replacing: span, by: JSONLiteral.string(text))
    }

    /// Inserts text before and after a value.
    package static func wrapping(_ span: SourceSpan, in before: String, _ after: String) -> Repair? {
        Repair([
            TextEdit(SourceSpan(span.start, span.start), before), TextEdit(SourceSpan(span.end, span.end), after),
        ])
    }
}
