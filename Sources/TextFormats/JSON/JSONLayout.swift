import Findings

/// Formats JSON in one canonical layout and keeps every key, string and number as written.
///
/// The indentation is two spaces per level. An array of scalars, or an object without arrays such as a component, is
/// written on one line if it fits; everything else has one line per element. Nothing is sorted, escaped or unescaped.
/// The text ends with a line break, and formatting it again changes nothing.
package struct JSONLayout {
    /// The maximum length, in characters, of a line that contains a whole array or object.
    package static let width = 100

    private let source: [UInt8]
    private var result: [UInt8] = []

    /// Formats a value.
    ///
    /// - Parameter bytes: the text the value was parsed from. It should be well formed, since anything that is not part
    ///   of a value is lost.
    package static func text(of value: JSONValue, in bytes: [UInt8]) -> [UInt8] {
        var layout = JSONLayout(source: bytes)
        layout.write(value, level: 0, room: nil)
        return layout.result + [.lineFeed]
    }

    /// Formats JSON that we write ourselves.
    package static func laidOut(_ json: String) -> [UInt8] {
        let bytes = Array(json.utf8)
        return JSONParser.parse(bytes).root.map { text(of: $0, in: bytes) } ?? bytes
    }

    private init(source: [UInt8]) {
        self.source = source
        result.reserveCapacity(source.count * 2)
    }

    /// Writes a value at the current position.
    ///
    /// - Parameter room: the number of characters left on the line; nil for the outermost value, which is always spread
    ///   out.
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

    /// The array or object on one line; nil if it needs several lines, and for scalars, which are written as they are.
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

    /// The texts of some items; nil if one has none or they exceed the room.
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
