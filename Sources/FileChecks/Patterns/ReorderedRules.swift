import AssociationModel
import Findings
import Judging
import TextFormats

/// The elements of an array of a file, and the edits that put them into another order.
struct ReorderedRules {
    private let text: SourceText
    private let elements: [SourceSpan]

    init(_ elements: [JSONValue], in text: SourceText) {
        self.text = text
        self.elements = elements.map(\.span)
    }

    /// Puts some elements before another one.
    func moving(_ moved: Set<Int>, before other: Int) -> Repair? {
        let rest = elements.indices.filter { !moved.contains($0) }
        return repair(rest.prefix { $0 < other } + moved.sorted() + rest.drop { $0 < other })
    }

    /// Puts some elements last.
    func movingLast(_ moved: Set<Int>) -> Repair? {
        repair(elements.indices.filter { !moved.contains($0) } + moved.sorted())
    }

    /// Leaves some elements out; nil if none would be left.
    func removing(_ removed: Set<Int>) -> Repair? { repair(elements.indices.filter { !removed.contains($0) }) }

    // What is between two elements, a comma and white space, stays where it is.
    private func repair(_ order: [Int]) -> Repair? {
        guard let first = elements.first, let last = elements.last, !order.isEmpty else { return nil }
        let gaps = zip(elements, elements.dropFirst()).map { text.bytes(in: SourceSpan($0.end, $1.start)) }
        let written = order.enumerated().flatMap { place, element in
            (place == 0 ? [] : Array(gaps[place - 1])) + Array(text.bytes(in: elements[element]))
        }
        return Repair([TextEdit(SourceSpan(first.start, last.end), written)])
    }
}
