package import Findings

/// A text that an app declares, with the way back to where it stands.
package struct DeclaredText: Sendable {
    /// The text, decoded; a reference to a build setting such as `$(DOMAIN)` stays as it is.
    package let string: String
    /// What it was read from.
    package let source: SourceText
    /// Where in the source it stands; nil where the source keeps no positions, as a binary property list.
    package let location: LocatedText?
    /// The way to it by keys, array elements by their number from 0; empty for a text that stands alone.
    package let keys: [String]

    /// Places a text in a source.
    package init(_ string: String, in source: SourceText, at location: LocatedText?, keys: [String]) {
        self.string = string
        self.source = source
        self.location = location
        self.keys = keys
    }

    /// Takes a text that is its own source: an argument, or a string handed to the library.
    package init(_ string: String, from origin: SourceText.Origin = .argument) {
        let location = LocatedText(literal: string, at: 0)
        self.init(string, in: SourceText(string, from: origin), at: location, keys: [])
    }

    /// Where the text stands: its bytes without the tags around them, or its keys.
    package var place: Place { Self.place(of: location?.span, in: source, keys: keys) }

    /// Where a part of the text stands, given in bytes of UTF-8 from the start of ``string``.
    package func place(of part: SourceSpan) -> Place {
        Self.place(of: location?.span(of: part), in: source, keys: keys)
    }

    package static func place(of span: SourceSpan?, in source: SourceText, keys: [String]) -> Place {
        if let span { .text(source, span) } else { .keyPath(file: source.name, keys: keys) }
    }
}

extension PropertyList {
    /// The string of a key, with its place; nil where the key is absent or holds no string.
    package func declaredText(_ key: String, in source: SourceText, under keys: [String] = []) -> DeclaredText? {
        self[key]?.declaredText(in: source, keys: keys + [key])
    }

    /// The strings of an array, with their places; what is no string is passed over. A string alone counts as one.
    package func declaredTexts(_ key: String, in source: SourceText, under keys: [String] = []) -> [DeclaredText] {
        guard let value = self[key] else { return [] }
        if let text = value.declaredText(in: source, keys: keys + [key]) { return [text] }
        return (value.elements ?? []).enumerated().compactMap {
            $1.declaredText(in: source, keys: keys + [key, String($0)])
        }
    }

    private func declaredText(in source: SourceText, keys: [String]) -> DeclaredText? {
        string.map { DeclaredText($0, in: source, at: text, keys: keys) }
    }
}
