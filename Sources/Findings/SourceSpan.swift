/// A half-open range of bytes of one text: `start` is the first byte, counted from 0, `end` the one after the last.
package struct SourceSpan: Hashable, Sendable {
    /// The offset of the first byte, from 0.
    package let start: Int
    /// The offset after the last byte; equal to `start` for a span that only marks a place between two bytes.
    package let end: Int

    /// Creates a span; an `end` before `start` becomes an empty span at `start`.
    package init(_ start: Int, _ end: Int) {
        self.start = start
        self.end = max(start, end)
    }

    /// How many bytes the span covers.
    package var count: Int { end - start }

    /// The same span of a text in which this one begins at byte `offset`.
    package func moved(by offset: Int) -> SourceSpan { SourceSpan(start + offset, end + offset) }
}
