/// A change of a text: some bytes, and what takes their place.
package struct TextEdit: Hashable, Sendable {
    /// The bytes that go; empty where something is only put in.
    package let span: SourceSpan
    /// The bytes that come.
    package let replacement: [UInt8]

    /// Replaces the bytes of a span.
    package init(_ span: SourceSpan, _ replacement: some Sequence<UInt8>) {
        self.span = span
        self.replacement = Array(replacement)
    }

    /// Replaces the bytes of a span by UTF-8.
    package init(_ span: SourceSpan, _ replacement: String) { self.init(span, replacement.utf8) }

    /// Whether two edits cannot both be made, or not in an order that is certain.
    package func conflicts(with other: TextEdit) -> Bool {
        if span == other.span { return true }
        return span.start < other.span.end && other.span.start < span.end
    }
}

/// The exact remedy for what an observation says: edits of the text that its place is in, made together or not at all.
package struct Repair: Hashable, Sendable {
    /// The edits, in the order of their places; no two of them conflict.
    package let edits: [TextEdit]

    /// Puts a remedy together; nil where nothing is to be done or two of the edits conflict.
    package init?(_ edits: [TextEdit]) {
        let sorted = edits.sorted { ($0.span.start, $0.span.end) < ($1.span.start, $1.span.end) }
        guard !sorted.isEmpty, !zip(sorted, sorted.dropFirst()).contains(where: { $0.conflicts(with: $1) }) else {
            return nil
        }
        self.edits = sorted
    }

    /// Replaces the bytes of one span by UTF-8.
    package init(replacing span: SourceSpan, by text: String) { edits = [TextEdit(span, text)] }

    /// Puts UTF-8 in at a byte, counted from 0.
    package init(inserting text: String, at offset: Int) {
        self.init(replacing: SourceSpan(offset, offset), by: text)
    }

    /// Takes the bytes of one span away.
    package init(removing span: SourceSpan) { self.init(replacing: span, by: "") }

    /// The repairs that can be made together: of those that conflict, the one that stands first in the list.
    package static func compatible(_ repairs: [Repair]) -> [Repair] {
        var taken = EditSet()
        return repairs.filter { taken.insert($0) }
    }
}

extension SourceText {
    /// The text after repairs that do not conflict; everything else stays byte for byte.
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

/// Edits, by their places, so that a conflict is found without comparing each with each.
private struct EditSet {
    private var edits: [TextEdit] = []

    /// Takes a repair in, unless it conflicts with one that is there.
    mutating func insert(_ repair: Repair) -> Bool {
        let places = repair.edits.map { ($0, place(of: $0)) }
        let isFree = places.allSatisfy { edit, place in
            !edits[max(0, place - 1)..<min(edits.count, place + 1)].contains { $0.conflicts(with: edit) }
        }
        guard isFree else { return false }
        for edit in repair.edits { edits.insert(edit, at: place(of: edit)) }
        return true
    }

    // The number of edits that stand before one.
    private func place(of edit: TextEdit) -> Int {
        var (low, high) = (0, edits.count)
        while low < high {
            let middle = (low + high) / 2
            let span = edits[middle].span
            if (span.start, span.end) < (edit.span.start, edit.span.end) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
