import Findings
import TestData
import Testing
import TextFormats

@Suite struct `Any JSON text` {
    @Test(.seeded, arguments: 0..<200)
    func `is read back as it was written, span for span`(case number: Int) {
        let seed = RunSeed.value &+ UInt64(number)
        var writer = RandomJSON(seed: seed)
        let expected = writer.writeDocument()
        let document = JSONParser.parse(writer.bytes)
        let hint = "seed \(seed): \(String(decoding: writer.bytes, as: UTF8.self))"
        #expect(document.problems.filter { $0.kind != .duplicateKey }.isEmpty, "\(hint)")
        #expect(document.root.map(described) == described(expected), "\(hint)")
    }

    @Test(.seeded, arguments: 0..<400)
    func `with any bytes changed is read to the end, with every span inside it`(case number: Int) {
        let seed = RunSeed.value &+ UInt64(number)
        var generator = SeededGenerator(seed: seed)
        var writer = RandomJSON(seed: seed)
        _ = writer.writeDocument()
        var bytes = writer.bytes
        for _ in 0..<Int.random(in: 1...6, using: &generator) { change(&bytes, &generator) }
        for dialect in [JSONParser.Dialect.strict, .lenient] {
            let document = JSONParser.parse(bytes, dialect: dialect)
            let hint = "seed \(seed): \(bytes)"
            #expect(document.problems.allSatisfy { isInside($0.span, 0..<bytes.count) }, "\(hint)")
            #expect(
                document.problems.allSatisfy { $0.related.map { isInside($0, 0..<bytes.count) } ?? true }, "\(hint)")
            #expect(document.problems.map(\.span.start) == document.problems.map(\.span.start).sorted(), "\(hint)")
            #expect(document.root.map { hasNestedSpans($0, within: 0..<bytes.count) } ?? true, "\(hint)")
            #expect(document.root != nil || !document.problems.isEmpty, "\(hint)")
        }
    }

    @Test func `cut off anywhere is truncated, and nothing else`() {
        let text = Array(#"{"a": [1.5e+3, true, "x\u00e9\n", {"b": null}], "é": {"c": -0}}"#.utf8)
        for end in 1..<text.count {
            let document = JSONParser.parse(Array(text[..<end]))
            // The cut may go through a character, or through an escape.
            let kinds = document.problems.map(\.kind).filter { $0 != .invalidUTF8 && $0 != .badEscape }
            #expect(kinds == [.truncated], "\(end)")
            #expect(document.problems.allSatisfy { $0.kind != .truncated || $0.related != nil }, "\(end)")
        }
    }

    private func change(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
        let telling = Array("{}[]\",:'\\/*#\n\t0-+.eutn \u{201C}\u{A0}".utf8) + [0, 0x80, 0xFF, 0xE2]
        let byte = telling.randomElement(using: &generator) ?? 0
        let place = Int.random(in: 0..<max(1, bytes.count), using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0 where !bytes.isEmpty: bytes.remove(at: place)
        case 1 where !bytes.isEmpty: bytes[place] = byte
        case 2: bytes.removeSubrange(place...)
        default: bytes.insert(byte, at: min(place, bytes.count))
        }
    }

    private func isInside(_ span: SourceSpan, _ range: Range<Int>) -> Bool {
        span.start >= range.lowerBound && span.end <= range.upperBound && span.start <= span.end
    }

    private func hasNestedSpans(_ value: JSONValue, within range: Range<Int>) -> Bool {
        guard isInside(value.span, range) else { return false }
        let own = value.span.start..<value.span.end
        if let elements = value.elements { return elements.allSatisfy { hasNestedSpans($0, within: own) } }
        return (value.members ?? []).allSatisfy {
            isInside($0.key.span, own) && $0.key.span.end <= $0.value.span.start
                && hasNestedSpans($0.value, within: own)
        }
    }

    /// A value with all its places, as text to compare.
    private func described(_ value: JSONValue) -> String {
        let place = "@\(value.span.start)-\(value.span.end)"
        if let elements = value.elements { return "[" + elements.map(described).joined(separator: ",") + "]" + place }
        guard let members = value.members else { return canonical(value) + place }
        return "{"
            + members.map {
                "\($0.key.text.debugDescription)@\($0.key.span.start)-\($0.key.span.end)" + described($0.value)
            }
            .joined(separator: ",") + "}" + place
    }
}

/// Writes random JSON and remembers where it put what.
struct RandomJSON {
    private(set) var bytes: [UInt8] = []
    private var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    mutating func writeDocument() -> JSONValue {
        writeSpace()
        let value = writeValue(depth: 0)
        writeSpace()
        return value
    }

    private mutating func writeValue(depth: Int) -> JSONValue {
        let start = bytes.count
        let content: JSONValue.Content
        switch Int.random(in: 0..<(depth < 5 ? 9 : 5), using: &generator) {
        case 0: content = write("null", as: .null)
        case 1: content = write("true", as: .bool(true))
        case 2: content = write("false", as: .bool(false))
        case 3:
            let text =
                ["0", "-0", "12", "1.50", "-7e3", "1E-2", "9.9e+9", "123456789012345678901"]
                .randomElement(using: &generator) ?? "0"
            content = write(text, as: .number(text))
        case 4: content = .string(writeString())
        case 5, 6: content = .array(writeElements(depth: depth))
        default: content = .object(writeMembers(depth: depth))
        }
        return JSONValue(content, at: SourceSpan(start, bytes.count))
    }

    private mutating func write(_ text: String, as content: JSONValue.Content) -> JSONValue.Content {
        bytes += Array(text.utf8)
        return content
    }

    private mutating func writeElements(depth: Int) -> [JSONValue] {
        var elements: [JSONValue] = []
        bytes.append(UInt8(ascii: "["))
        writeSpace()
        for position in 0..<Int.random(in: 0..<4, using: &generator) {
            if position > 0 { writeBetween(",") }
            elements.append(writeValue(depth: depth + 1))
        }
        writeSpace()
        bytes.append(UInt8(ascii: "]"))
        return elements
    }

    private mutating func writeMembers(depth: Int) -> [JSONMember] {
        var members: [JSONMember] = []
        bytes.append(UInt8(ascii: "{"))
        writeSpace()
        for position in 0..<Int.random(in: 0..<4, using: &generator) {
            if position > 0 { writeBetween(",") }
            let start = bytes.count
            let key = LocatedString(writeString(), at: SourceSpan(start, bytes.count))
            writeBetween(":")
            members.append(JSONMember(key: key, value: writeValue(depth: depth + 1)))
        }
        writeSpace()
        bytes.append(UInt8(ascii: "}"))
        return members
    }

    private mutating func writeBetween(_ separator: String) {
        writeSpace()
        bytes += Array(separator.utf8)
        writeSpace()
    }

    private mutating func writeSpace() {
        for _ in 0..<Int.random(in: 0..<3, using: &generator) {
            bytes.append([0x20, 0x09, 0x0A, 0x0D].randomElement(using: &generator) ?? 0x20)
        }
    }

    private mutating func writeString() -> String {
        let pieces: [(written: String, meant: String)] = [
            ("a", "a"), ("/*", "/*"), (",", ","), ("é", "é"), ("😀", "😀"), ("”", "”"), ("'", "'"), ("\\\"", "\""),
            ("\\\\", "\\"), ("\\n", "\n"), ("\\u00E9", "é"), ("\\uD83D\\uDE00", "😀"), ("\\/", "/"), (" ", " "),
            ("{", "{"), (":", ":"), ("]", "]"), ("#", "#"),
        ]
        var meant = ""
        bytes.append(UInt8(ascii: "\""))
        for _ in 0..<Int.random(in: 0..<6, using: &generator) {
            let piece = pieces.randomElement(using: &generator) ?? pieces[0]
            bytes += Array(piece.written.utf8)
            meant += piece.meant
        }
        bytes.append(UInt8(ascii: "\""))
        return meant
    }
}
