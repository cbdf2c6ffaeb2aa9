import TextFormats

#if SwiftSources
    import AssociationModel
    import Findings
    import SwiftSyntax

    extension SwiftFile {
        /// The value of a literal, with the place of each byte in the source; nil if it has interpolations or an invalid
        /// escape.
        ///
        /// The place of an empty literal is between its quotation marks.
        func located(_ literal: StringLiteralExprSyntax) -> LocatedText? {
            located(literal) { _ in nil }
        }

        /// The value of a literal in which the texts of its interpolations are known; nil if one is not.
        func located(
            _ literal: StringLiteralExprSyntax, interpolating text: (ExpressionSegmentSyntax) -> LocatedText?
        ) -> LocatedText? {
            let pounds = literal.openingPounds?.text.count ?? 0
            var builder = LocatedTextBuilder()
            for segment in literal.segments {
                switch segment {
                case .stringSegment(let part):
                    guard append(part.content, pounds: pounds, to: &builder) else { return nil }
                case .expressionSegment(let part):
                    guard let inner = text(part) else { return nil }
                    builder.append(inner)
                }
            }
            let end = span(of: literal.openingQuote).end
            return builder.take() ?? LocatedText(emptyAt: SourceSpan(end, end))
        }

        // The indentation of a multi-line literal and the line break before its end are trivia of its tokens.
        private func append(_ content: TokenSyntax, pounds: Int, to builder: inout LocatedTextBuilder) -> Bool {
            let span = span(of: content)
            let bytes = text.bytes
            var index = span.start
            var run = index
            while index < span.end {
                if bytes[index] == UInt8(ascii: "\\"), isEscape(at: index, pounds: pounds, end: span.end) {
                    builder.append(bytes[run..<index])
                    let start = index
                    index += 1 + pounds
                    guard let decoded = decode(at: &index, end: span.end) else { return false }
                    builder.append(decoded, for: SourceSpan(start, index))
                    run = index
                } else if bytes[index] == UInt8(ascii: "\r") {
                    builder.append(bytes[run..<index])
                    let start = index
                    index += index + 1 < span.end && bytes[index + 1] == UInt8(ascii: "\n") ? 2 : 1
                    builder.append([UInt8(ascii: "\n")], for: SourceSpan(start, index))
                    run = index
                } else {
                    index += 1
                }
            }
            builder.append(bytes[run..<span.end])
            return true
        }

        private func isEscape(at index: Int, pounds: Int, end: Int) -> Bool {
            index + pounds + 1 < end
                && text.bytes[(index + 1)..<(index + 1 + pounds)].allSatisfy { $0 == UInt8(ascii: "#") }
        }

        // Decodes an escape, from the letter after the backslash on.
        private func decode(at index: inout Int, end: Int) -> [UInt8]? {
            let letter = text.bytes[index]
            index += 1
            switch letter {
            case UInt8(ascii: "n"): return [10]
            case UInt8(ascii: "r"): return [13]
            case UInt8(ascii: "t"): return [9]
            case UInt8(ascii: "0"): return [0]
            case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): return [letter]
            case UInt8(ascii: "u"):
                guard let close = text.bytes[index..<end].firstIndex(of: UInt8(ascii: "}")),
                    text.bytes[index] == UInt8(ascii: "{"),
                    let value = UInt32(text.string(in: SourceSpan(index + 1, close)), radix: 16),
                    let scalar = Unicode.Scalar(value)
                else { return nil }
                index = close + 1
                return Array(String(Character(scalar)).utf8)
            default: return nil
            }
        }
    }
#endif
