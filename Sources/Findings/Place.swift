/// The place of a finding: bytes of a text, an answer of a server, a domain, or a value in a file.
public enum Place: Sendable {
    /// Bytes of a text.
    case text(SourceText, SourceSpan)
    /// A whole text.
    case wholeText(SourceText)
    /// The response to a request for this URL, or the lack of one.
    case response(url: String)
    /// A header field of the response to a request for this URL.
    indirect case header(url: String, name: String, value: String)
    /// A domain name.
    case domain(String)
    /// A value in a property list or project file that has no byte positions, by its path of keys.
    case keyPath(file: String, keys: [String])
    /// The run as a whole, where no more specific place exists.
    case inspection

    /// The text that contains the place, or that it is; nil where it is in no text.
    package var source: SourceText? {
        switch self {
        case .text(let text, _), .wholeText(let text): text
        case .response, .header, .domain, .keyPath, .inspection: nil
        }
    }

    /// The path of the file that contains the place; nil if it is not in a file.
    public var file: String? {
        if case .keyPath(let file, _) = self { return file }
        return switch source?.origin {
        case .file(let path), .value(let path, _): path
        case .response, .argument, .standardInput, nil: nil
        }
    }

    /// The URL of the response that contains the place; nil if it is not in a response.
    public var url: String? {
        switch self {
        case .text(let text, _), .wholeText(let text):
            if case .response(let url) = text.origin { url } else { nil }
        case .response(let url), .header(let url, _, _): url
        case .domain, .keyPath, .inspection: nil
        }
    }

    /// The host, followed by `:port` if one is written, of the response that contains the place; or the domain that the place
    /// is. Nil for any other place.
    package var authority: String? {
        if case .domain(let name) = self { return name }
        guard let url else { return nil }
        let parts = url.split(separator: "/", omittingEmptySubsequences: true)
        return parts.count > 1 ? String(parts[1]) : url
    }

    /// The line and column after the last byte; nil where there is no ``position``.
    package var end: SourcePosition? {
        guard position != nil, case .text(let text, let span) = self else { return nil }
        return text.position(of: span.end)
    }

    /// The line and column of the first byte; nil if the place is not a span of a text with lines.
    public var position: SourcePosition? {
        guard case .text(let text, let span) = self else { return nil }
        if case .value = text.origin { return nil }
        return text.position(of: span.start)
    }
}
