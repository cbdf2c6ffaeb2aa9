/// The bytes of a text that a place marks, as a value to compare by.
package struct TextPlace: Hashable, Sendable {
    /// The place itself.
    package let place: Place
    private let origin: SourceText.Origin
    private let span: SourceSpan

    /// Nil if the place is not in a text.
    package init?(_ place: Place) {
        guard case .text(let text, let span) = place else { return nil }
        self.place = place
        self.span = span
        origin = text.origin
    }

    package static func == (left: TextPlace, right: TextPlace) -> Bool {
        left.span == right.span && left.origin == right.origin
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(span)
        hasher.combine(origin)
    }
}
