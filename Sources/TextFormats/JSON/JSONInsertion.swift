package import Findings

/// Appends items to arrays and objects, in the layout of the text around them.
package struct JSONInsertion {
    package let text: SourceText
    /// The items to add to each array or object.
    private var additions: [(container: JSONValue, items: [[String]])] = []

    package init(_ text: SourceText) { self.text = text }

    /// The edits that add everything; nil if nothing is added.
    package var repair: Repair? { Repair(additions.map { edit(adding: $0.items, to: $0.container) }) }

    /// The text with everything added.
    package var result: SourceText { repair.map { text.repaired(by: [$0]) } ?? text }

    /// Adds a member, written as JSON, at the end of an object.
    package mutating func add(_ member: String, toObject object: JSONValue) {
        add(isSpread(object) ? [lines(of: "{\(member)}")] : [[member]], to: object)
    }

    /// Adds elements, each written as JSON, at the end of an array.
    package mutating func add(_ elements: [String], toArray array: JSONValue) {
        add(elements.map { isSpread(array) ? lines(of: "[\($0)]") : [$0] }, to: array)
    }

    private mutating func add(_ items: [[String]], to container: JSONValue) {
        if let place = additions.firstIndex(where: { $0.container.span == container.span }) {
            additions[place].items += items
        } else {
            additions.append((container, items))
        }
    }

    private func edit(adding items: [[String]], to container: JSONValue) -> TextEdit {
        let last = end(of: container)
        var separator = ""
        if isSpread(container) {
            let first = container.elements?.first?.span.start ?? container.members?.first?.key.span.start
            separator =
                text.lineEnd + (first.map(text.indentation) ?? text.indentation(ofLineAt: container.span.start) + step)
        }
        let comma = "," + (separator.isEmpty ? " " : separator)
        var inserted = last == nil ? separator : comma
        inserted += items.map { $0.joined(separator: separator) }.joined(separator: comma)
        // In a container that was empty and on one line, the closing bracket needs a line of its own.
        if isSpread(container), last == nil, !hasLineBreak(container) {
            inserted += text.lineEnd + text.indentation(ofLineAt: container.span.start)
        }
        let place = last ?? container.span.start + 1
        return TextEdit(SourceSpan(place, place), inserted)
    }

    private func end(of container: JSONValue) -> Int? {
        container.elements?.last?.span.end ?? container.members?.last?.value.span.end
    }

    /// Whether each item has its own line, as it also gets in an empty file.
    private func isSpread(_ container: JSONValue) -> Bool {
        let isEmptyFile =
            container.members?.isEmpty == true && !text.bytes[..<container.span.start].contains(.init(ascii: "{"))
        return hasLineBreak(container) || isEmptyFile
    }

    /// Whether there is a line break between the last item and the closing bracket.
    private func hasLineBreak(_ container: JSONValue) -> Bool {
        let start = end(of: container) ?? container.span.start + 1
        // Beyond the mistakes that a parser records, nothing closes it.
        let close = max(start, container.span.end - 1)
        return text.bytes[start..<close].contains(UInt8(ascii: "\n"))
    }

    /// The lines between the outermost brackets, in the canonical layout with this file's indentation.
    private func lines(of json: String) -> [String] {
        let lines = String(decoding: JSONLayout.laidOut(json), as: UTF8.self).split(separator: "\n")
        return lines.dropFirst().dropLast().map { line in
            let blanks = line.utf8.prefix { $0 == 0x20 }.count
            return String(repeating: step, count: blanks / 2 - 1) + line.dropFirst(blanks)
        }
    }

    /// The indentation of one level: the spaces and tabs at the start of the first line that has any.
    private var step: String {
        for line in 1...text.lineCount {
            guard let span = text.span(ofLine: line) else { continue }
            let blanks = text.bytes(in: span).prefix { $0 == 0x20 || $0 == 0x09 }
            if !blanks.isEmpty { return String(decoding: blanks, as: UTF8.self) }
        }
        return "  "
    }
}
