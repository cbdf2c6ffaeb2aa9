/// Where the bytes of a text stand in the program that makes it, so that what is found in the text is told of the program.
package final class SourceImage: Sendable {
    /// Some bytes of the text, and those of the program that they come from.
    package struct Run: Hashable, Sendable {
        /// The offset of the first byte in the text.
        package private(set) var start: Int
        /// The bytes of the program.
        package let source: SourceSpan
        /// Whether the bytes are the same, so that each has its own place; else all have that of the whole.
        package let isExact: Bool

        package init(_ start: Int, _ source: SourceSpan, isExact: Bool) {
            (self.start, self.source, self.isExact) = (start, source, isExact)
        }

        /// The same bytes in a text that begins so many bytes earlier.
        package func moved(by offset: Int) -> Run { Run(start + offset, source, isExact: isExact) }
    }

    /// The program.
    package let text: SourceText
    /// What makes the text.
    package let whole: SourceSpan
    private let runs: [Run]

    /// - Parameter runs: in the order of the text, without gaps.
    package init(in text: SourceText, _ whole: SourceSpan, _ runs: [Run]) {
        (self.text, self.whole, self.runs) = (text, whole, runs)
    }

    /// The bytes of the program behind those of the text; those of the first and the last, where they come from several
    /// places of which the first is not the earliest.
    package func source(of span: SourceSpan) -> SourceSpan {
        guard let first = run(at: span.start), let last = run(at: max(span.start, span.end - 1)) else { return whole }
        let start = first.isExact ? first.source.start + span.start - first.start : first.source.start
        let end = last.isExact ? last.source.start + span.end - last.start : last.source.end
        return end >= start ? SourceSpan(start, min(end, max(start, last.source.end))) : first.source
    }

    private func run(at offset: Int) -> Run? {
        let next = runs.partitioningIndex { $0.start > offset }
        return next > 0 ? runs[next - 1] : nil
    }
}

extension Place {
    /// The place in the program that makes the text; the same for any other text.
    var inProgram: Place {
        switch self {
        case .text(let text, let span): text.image.map { .text($0.text, $0.source(of: span)) } ?? self
        case .wholeText(let text): text.image.map { .text($0.text, $0.whole) } ?? self
        case .response, .header, .domain, .keyPath, .inspection: self
        }
    }

    fileprivate var isMade: Bool { source?.image != nil }
}

extension Observation {
    /// The same with the places of programs instead of those of the texts that they make, which nobody can edit.
    var inProgram: Observation {
        guard place.isMade || notes.contains(where: { $0.place?.isMade ?? false }) else { return self }
        return Observation(
            message, at: place.inProgram, label: label,
            notes: notes.map { Note($0.message, at: $0.place?.inProgram) }, help: help, snippet: snippet,
            repair: place.isMade ? nil : repair, causes: causes.map(\.inProgram))
    }
}
