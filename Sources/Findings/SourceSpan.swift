/// A half-open range of bytes of a text: `start` is the offset of the first byte, from 0, `end` the one after the last.
public struct SourceSpan: Hashable, Sendable {
    /// The offset of the first byte, from 0.
    public let start: Int
    /// The offset after the last byte; equal to `start` for an empty span, which marks a place between two bytes.
    public let end: Int

    /// Creates a span; an `end` before `start` becomes an empty span at `start`.
    @inlinable package init(_ start: Int, _ end: Int) {
        self.start = start
        self.end = max(start, end)
    }

    /// The number of bytes in the span.
    @inlinable public var count: Int { end - start }

    /// The span shifted by `offset`, for a larger text in which this text starts at that byte.
    @inlinable package func moved(by offset: Int) -> SourceSpan { SourceSpan(start + offset, end + offset) }
}
