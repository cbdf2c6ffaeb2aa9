import Findings

/// JSON in one canonical layout, with every key, string and number as it was written.
///
/// Two spaces a level. An array of scalars, and an object without arrays in it, such as a component, go on one line
/// where the line has room for them; everything else has a line for each element. Nothing is sorted, escaped or
/// unescaped. The text ends with a line break, and a text in this layout is laid out as it is.
package struct JSONLayout {
    /// How many characters a line may have that holds a whole array or object.
    package static let width = 100

    private let source: [UInt8]
    private var result: [UInt8] = []

    /// Lays a value out.
    ///
    /// - Parameter bytes: what the value was read from; it should be well formed, since what was no part of a value is
    ///   lost.
    package static func text(of value: JSONValue, in bytes: [UInt8]) -> [UInt8] {
        var layout = JSONLayout(source: bytes)
        layout.write(value, level: 0, room: nil)
        return layout.result + [.lineFeed]
    }

    private init(source: [UInt8]) {
        self.source = source
        result.reserveCapacity(source.count * 2)
    }

    /// Writes a value at the place that is reached.
    ///
    /// - Parameter room: how many characters are left on the line; nil for the outermost value, which is spread out.
    private mutating func write(_ value: JSONValue, level: Int, room: Int?) {
        if let line = line(of: value, within: room ?? 2) {
            result += line
        } else if let elements = value.elements {
            spread(elements, between: .leftBracket, .rightBracket, level: level) { layout, element, hasNext in
                layout.write(element, level: level + 1, room: Self.width - 2 * (level + 1) - (hasNext ? 1 : 0))
            }
        } else if let members = value.members {
            spread(members, between: .leftBrace, .rightBrace, level: level) { layout, member, hasNext in
                let key = layout.key(member)
                layout.result += key
                let used = 2 * (level + 1) + Self.count(key) + (hasNext ? 1 : 0)
                layout.write(member.value, level: level + 1, room: Self.width - used)
            }
        } else {
            result += source[value.span.start..<value.span.end]
        }
    }

    private mutating func spread<Element>(
        _ elements: [Element], between open: UInt8, _ close: UInt8, level: Int,
        _ body: (inout JSONLayout, Element, Bool) -> Void
    ) {
        result.append(open)
        for (index, element) in elements.enumerated() {
            let hasNext = index < elements.count - 1
            startLine(level + 1)
            body(&self, element, hasNext)
            if hasNext { result.append(.comma) }
        }
        startLine(level)
        result.append(close)
    }

    private mutating func startLine(_ level: Int) {
        result.append(.lineFeed)
        result += [UInt8](repeating: 0x20, count: 2 * level)
    }

    private func key(_ member: JSONMember) -> [UInt8] {
        source[member.key.span.start..<member.key.span.end] + [.colon, 0x20]
    }

    // MARK: On one line

    /// The array or object on one line; nil where it belongs on several, and for scalars, which have no other form.
    private func line(of value: JSONValue, within room: Int) -> [UInt8]? {
        if value.elements?.isEmpty == true { return [.leftBracket, .rightBracket] }
        if value.members?.isEmpty == true { return [.leftBrace, .rightBrace] }
        let parts: [[UInt8]]?
        let ends: (String, String)
        if let elements = value.elements {
            ends = ("[", "]")
            parts = joined(elements, within: room) { $0.isContainer ? nil : piece(of: $0, within: room) }
        } else if let members = value.members {
            ends = ("{ ", " }")
            parts = joined(members, within: room) { member in
                if member.value.elements?.isEmpty == false { return nil }
                return piece(of: member.value, within: room).map { key(member) + $0 }
            }
        } else {
            return nil
        }
        guard let parts else { return nil }
        let line = Array(ends.0.utf8) + parts.joined(separator: ", ".utf8) + Array(ends.1.utf8)
        return Self.count(line) <= room ? line : nil
    }

    /// The pieces of some items; nil where one has none, or where they take more room than there is.
    private func joined<Item>(_ items: [Item], within room: Int, _ piece: (Item) -> [UInt8]?) -> [[UInt8]]? {
        var (parts, used): ([[UInt8]], Int) = ([], 0)
        for item in items {
            guard let part = piece(item) else { return nil }
            used += Self.count(part) + 2
            guard used <= room else { return nil }
            parts.append(part)
        }
        return parts
    }

    private func piece(of value: JSONValue, within room: Int) -> [UInt8]? {
        value.isContainer ? line(of: value, within: room) : Array(source[value.span.start..<value.span.end])
    }

    /// The number of Unicode scalars.
    private static func count(_ bytes: [UInt8]) -> Int { bytes.count { $0 & 0xC0 != 0x80 } }
}

extension JSONValue {
    fileprivate var isContainer: Bool {
        switch content {
        case .array, .object: true
        case .null, .bool, .number, .string: false
        }
    }
}
