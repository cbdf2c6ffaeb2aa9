import Findings
import TextFormats

/// The markup that an Angular component has in its own source: `@Component({ template: "…" })`.
enum ComponentTemplate {
    /// What the name of such a source ends in.
    static let end = ".ts"

    /// What is between the quotation marks, with computed parts.
    static func spans(in text: SourceText) -> [SourceSpan] {
        var tokens = SourceTokens(text.bytes, .javaScript)
        // The last words and marks, the newest last.
        var before: [Substring] = []
        var isInComponent = false
        var spans: [SourceSpan] = []
        while let token = tokens.next() {
            switch token.kind {
            case .stringStart:
                let span = contents(of: token, &tokens)
                if isInComponent, before.suffix(2) == ["template", ":"] { spans.append(span) }
                before = []
            case .word, .mark:
                before = before.suffix(1) + [Substring(text.string(in: token.span))]
                if before == ["@", "Component"] { isInComponent = true }
                if before.last == "class" { isInComponent = false }
            default: break
            }
        }
        return spans
    }

    // Moves past the string that a token begins.
    private static func contents(of start: SourceToken, _ tokens: inout SourceTokens) -> SourceSpan {
        let depth = tokens.depth
        var end = start.span.end
        while tokens.depth >= depth, let token = tokens.next() {
            end = token.kind == .stringEnd ? token.span.start : token.span.end
        }
        return SourceSpan(start.span.end, end)
    }
}
