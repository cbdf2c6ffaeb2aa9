/// Where a finding is.
package enum Place: Sendable {
    /// Bytes of a text.
    case text(SourceText, SourceSpan)
    /// A text as a whole.
    case wholeText(SourceText)
    /// The answer of a server to a request for this URL, or the lack of one.
    case response(url: String)
    /// A header field of such an answer.
    case header(url: String, name: String, value: String)
    /// A domain, by its name.
    case domain(String)
    /// A value inside a property list or project file that keeps no positions, by its path of keys.
    case keyPath(file: String, keys: [String])
    /// Nowhere in particular: the inspection as such.
    case inspection

    /// The path of the file that the place is in, if it is in one.
    package var file: String? {
        switch self {
        case .text(let text, _), .wholeText(let text):
            switch text.origin {
            case .file(let path), .value(let path, _): path
            case .response, .argument, .standardInput: nil
            }
        case .keyPath(let file, _): file
        case .response, .header, .domain, .inspection: nil
        }
    }

    /// The URL of the answer that the place is in, if it is in one.
    package var url: String? {
        switch self {
        case .text(let text, _), .wholeText(let text):
            if case .response(let url) = text.origin { url } else { nil }
        case .response(let url), .header(let url, _, _): url
        case .domain, .keyPath, .inspection: nil
        }
    }

    /// The line and column, where the place is a span of a text that has lines of its own.
    package var position: SourcePosition? {
        guard case .text(let text, let span) = self else { return nil }
        if case .value = text.origin { return nil }
        return text.position(of: span.start)
    }
}
