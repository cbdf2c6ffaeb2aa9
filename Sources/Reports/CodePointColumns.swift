import Findings

/// Turns columns in bytes into columns in Unicode code points. What is asked of a long line again and again costs a pass
/// over the line once.
struct CodePointColumns {
    private struct Key: Hashable {
        let origin: SourceText.Origin
        let count: Int
    }

    private static let step = 1024
    /// For a text, the code points before each 1,024th byte.
    private var counts: [Key: [Int]] = [:]

    /// The line and the column of an offset, both from 1.
    mutating func position(of offset: Int, in source: SourceText) -> (line: Int, column: Int) {
        let place = source.position(of: offset)
        guard let line = source.span(ofLine: place.line) else { return (place.line, place.column) }
        let first = source.position(of: line.start).column
        let end = min(max(offset, line.start), source.bytes.count)
        guard end - line.start > Self.step else {
            return (place.line, first + Self.codePoints(source.bytes[line.start..<end]))
        }
        let counts = table(of: source)
        return (
            place.line,
            first + Self.codePoints(before: end, source, counts) - Self.codePoints(before: line.start, source, counts)
        )
    }

    private mutating func table(of source: SourceText) -> [Int] {
        let key = Key(origin: source.origin, count: source.bytes.count)
        if let known = counts[key] { return known }
        var table = [0]
        for start in stride(from: 0, to: source.bytes.count, by: Self.step) {
            let end = min(start + Self.step, source.bytes.count)
            table.append(table[table.count - 1] + Self.codePoints(source.bytes[start..<end]))
        }
        counts[key] = table
        return table
    }

    private static func codePoints(before offset: Int, _ source: SourceText, _ counts: [Int]) -> Int {
        let block = offset / step
        return counts[block] + codePoints(source.bytes[(block * step)..<offset])
    }

    // Every byte but those that continue a character of UTF-8.
    private static func codePoints(_ bytes: ArraySlice<UInt8>) -> Int { bytes.count { $0 & 0xC0 != 0x80 } }
}
