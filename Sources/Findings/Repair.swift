/// A replacement of some bytes of a text.
public struct TextEdit: Hashable, Sendable {
    /// The bytes to replace; empty for an insertion.
    public let span: SourceSpan
    /// The bytes to put in their place.
    public let replacement: [UInt8]

    /// Creates an edit that replaces the bytes of a span.
    package init(_ span: SourceSpan, _ replacement: some Sequence<UInt8>) {
        self.span = span
        self.replacement = Array(replacement)
    }

    /// Creates an edit that replaces the bytes of a span with UTF-8 text.
    package init(_ span: SourceSpan, _ replacement: String) { self.init(span, replacement.utf8) }

    /// Whether the two edits overlap or have the same span, so that they can't both be made in a certain order.
    package func conflicts(with other: TextEdit) -> Bool {
        if span == other.span { return true }
        return span.start < other.span.end && other.span.start < span.end
    }
}

/// The exact fix for an observation: edits of the text that its place is in, to be made all together or not at all.
public struct Repair: Hashable, Sendable {
    /// The edits, ordered by their spans; no two of them conflict.
    public let edits: [TextEdit]

    /// Creates a repair from edits in any order; returns nil if there is no edit or two of them conflict.
    package init?(_ edits: [TextEdit]) {
        let sorted = edits.sorted { ($0.span.start, $0.span.end) < ($1.span.start, $1.span.end) }
        guard !sorted.isEmpty, !zip(sorted, sorted.dropFirst()).contains(where: { $0.conflicts(with: $1) }) else {
            return nil
        }
        self.edits = sorted
    }

    /// Creates a repair that replaces the bytes of one span with UTF-8 text.
    package init(replacing span: SourceSpan, by text: String) { edits = [TextEdit(span, text)] }

    /// Creates a repair that inserts UTF-8 text before the byte at an offset from 0.
    package init(inserting text: String, at offset: Int) {
        self.init(replacing: SourceSpan(offset, offset), by: text)
    }

    /// Creates a repair that removes the bytes of one span.
    package init(removing span: SourceSpan) { self.init(replacing: span, by: "") }

    /// The repairs that can be made together; of those that conflict, the first in the list is kept.
    package static func compatible(_ repairs: [Repair]) -> [Repair] {
        var taken = EditSet()
        return repairs.filter { taken.insert($0) }
    }
}

extension SourceText {
    /// The text after repairs that don't conflict with each other; all other bytes stay the same.
    package func repaired(by repairs: [Repair]) -> SourceText {
        let edits = repairs.flatMap(\.edits).sorted { ($0.span.start, $0.span.end) < ($1.span.start, $1.span.end) }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var place = 0
        for edit in edits where edit.span.start >= place && edit.span.end <= bytes.count {
            result += bytes[place..<edit.span.start]
            result += edit.replacement
            place = edit.span.end
        }
        return SourceText(result + bytes[place...], from: origin)
    }
}

/// A sorted set of edits, in which conflicts are found without comparing every pair.
private struct EditSet {
    private var edits: [TextEdit] = []

    /// Adds the edits of a repair, unless one conflicts with an edit in the set; returns whether they were added.
    mutating func insert(_ repair: Repair) -> Bool {
        let places = repair.edits.map { ($0, place(of: $0)) }
        let isFree = places.allSatisfy { edit, place in
            !edits[max(0, place - 1)..<min(edits.count, place + 1)].contains { $0.conflicts(with: edit) }
        }
        guard isFree else { return false }
        for edit in repair.edits { edits.insert(edit, at: place(of: edit)) }
        return true
    }

    // The number of edits in the set that come before this one.
    private func place(of edit: TextEdit) -> Int {
        edits.partitioningIndex { ($0.span.start, $0.span.end) >= (edit.span.start, edit.span.end) }
    }
}
