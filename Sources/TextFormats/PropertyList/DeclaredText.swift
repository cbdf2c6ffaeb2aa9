package import Findings

/// A text declared by an app, with its place in the source.
package struct DeclaredText: Sendable {
    /// The decoded text. A reference to a build setting, such as `$(DOMAIN)`, is kept as written.
    package let string: String
    package let source: SourceText
    /// Where the text is in the source; nil if the source has no positions, as in a binary property list.
    package let location: LocatedText?
    /// The key path to the text, with array elements numbered from 0; empty if the text is the whole source.
    package let keys: [String]

    package init(_ string: String, in source: SourceText, at location: LocatedText?, keys: [String]) {
        self.string = string
        self.source = source
        self.location = location
        self.keys = keys
    }

    /// Makes a text that is its own source, such as a command-line argument or a string passed to the library.
    package init(_ string: String, from origin: SourceText.Origin = .argument) {
        let location = LocatedText(literal: string, at: 0)
        self.init(string, in: SourceText(string, from: origin), at: location, keys: [])
    }

    /// Where the text is: its bytes without the tags around them, or its key path.
    package var place: Place { Self.place(of: location?.span, in: source, keys: keys) }

    /// The place of a part of the text, given in UTF-8 bytes from the start of ``string``.
    package func place(of part: SourceSpan) -> Place {
        Self.place(of: location?.span(of: part), in: source, keys: keys)
    }

    package static func place(of span: SourceSpan?, in source: SourceText, keys: [String]) -> Place {
        if let span { .text(source, span) } else { .keyPath(file: source.name, keys: keys) }
    }
}

extension PropertyList {
    /// The string value of a key, with its place; nil if the key is missing or its value is not a string.
    package func declaredText(_ key: String, in source: SourceText, under keys: [String] = []) -> DeclaredText? {
        self[key]?.declaredText(in: source, keys: keys + [key])
    }

    /// The strings in an array, with their places; other elements are skipped. A single string counts as an array of
    /// one.
    package func declaredTexts(_ key: String, in source: SourceText) -> [DeclaredText] {
        guard let value = self[key] else { return [] }
        if let text = value.declaredText(in: source, keys: [key]) { return [text] }
        return (value.elements ?? []).enumerated().compactMap { $1.declaredText(in: source, keys: [key, String($0)]) }
    }

    private func declaredText(in source: SourceText, keys: [String]) -> DeclaredText? {
        string.map { DeclaredText($0, in: source, at: text, keys: keys) }
    }
}
