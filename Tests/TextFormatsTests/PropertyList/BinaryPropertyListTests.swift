import Findings
import Testing
import TextFormats

@Suite struct `the binary property list reader` {
    @Test(
        arguments: [
            ([0x09], "true"), ([0x08], "false"), ([0x10, 0xFF], "255"), ([0x11, 0x01, 0x00], "256"),
            ([0x12, 0xFF, 0xFF, 0xFF, 0xFF], "4294967295"), ([0x13] + [UInt8](repeating: 0xFF, count: 8), "-1"),
            ([0x14] + [UInt8](repeating: 0, count: 8) + [UInt8](repeating: 0xFF, count: 8), "18446744073709551615"),
            ([0x22, 0x3F, 0xC0, 0x00, 0x00], "1.5"), ([0x23, 0xBF, 0xF8, 0, 0, 0, 0, 0, 0], "-1.5"),
            ([0x33, 0, 0, 0, 0, 0, 0, 0, 0], "2001-01-01T00:00:00Z"),
            ([0x33, 0xBF, 0xE0, 0, 0, 0, 0, 0, 0], "2000-12-31T23:59:59Z"),
            ([0x42, 1, 2], "[1, 2]"), ([0x52, 0x68, 0x69], "\"hi\""), ([0x5F, 0x10, 0x02, 0x68, 0x69], "\"hi\""),
            ([0x62, 0xD8, 0x3D, 0xDD, 0x11], "\"\u{1F511}\""), ([0x50], "\"\""), ([0xA0], "()"), ([0xD0], "{}"),
        ] as [([UInt8], String)])
    func `reads every kind of object`(object: [UInt8], expected: String) throws {
        #expect(try PropertyListReader.read(binary([object])).outline == expected)
    }

    @Test func `reads containers, keys before values, and gives no places`() throws {
        let bytes = binary([[0xD2, 0, 1, 0, 2, 0, 3, 0, 4], [0x51, 0x62], [0x51, 0x61], [0xA2, 0, 1, 0, 1], [0x09]])
        let list = try PropertyListReader.read(bytes)
        #expect(list.outline == "{b = (\"b\", \"b\"), a = true}")
        #expect(list.all.allSatisfy { $0.span == nil && $0.text == nil })
        #expect(list.entry("a")?.keySpan == nil)
    }

    @Test(
        arguments: [
            ([[0xA1, 0, 0]], .cycle), ([[0xA1, 0, 1], [0xA1, 0, 0]], .cycle), ([[0xA1, 0, 9]], .badReference),
            ([[0x00]], .unknownObject), ([[0x80, 0x01]], .unknownObject), ([[0x70]], .unknownObject),
            ([[0x15]], .unknownObject),
            ([[0x53, 0x68]], .truncated), ([[0x13, 0]], .truncated), ([[0xAF]], .truncated),
            ([[0xAF, 0x51, 1]], .truncated),
            ([[0xAF, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]], .truncated),
            ([[0x6F, 0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]], .truncated),
            ([[0x51, 0xC3]], .badString), ([[0x61, 0xD8, 0x3D]], .badString), ([[0xD1, 0, 1, 0, 1], [0x09]], .badKey),
            ([[0x33, 0x7F, 0xF8, 0, 0, 0, 0, 0, 0]], .badDate), ([[0x33, 0x7F, 0xEF, 0, 0, 0, 0, 0, 0]], .badDate),
        ] as [([[UInt8]], PropertyListProblem.BinaryProblem)])
    func `refuses what is broken`(objects: [[UInt8]], problem: PropertyListProblem.BinaryProblem) {
        let thrown = #expect(throws: PropertyListProblem.self) { try PropertyListReader.read(binary(objects)) }
        #expect(thrown == PropertyListProblem(.binary(problem), at: nil))
    }

    @Test func `refuses a list that unfolds to more than a million values`() {
        let doubling = (1...40).map { [0xA2, 0, UInt8($0), 0, UInt8($0)] as [UInt8] }
        let thrown = #expect(throws: PropertyListProblem.self) {
            try PropertyListReader.read(binary(doubling + [[0x09]]))
        }
        #expect(thrown?.kind == .binary(.tooLarge))
    }

    @Test func `refuses a long text that is used too often`() {
        let text = [0x5F, 0x11, 0x4E, 0x20] + Array(repeating: UInt8(ascii: "a"), count: 20_000)
        func list(uses: Int) -> [UInt8] {
            binary([
                [0xAF, 0x11, UInt8(uses >> 8), UInt8(uses & 255)] + (0..<uses).flatMap { _ in [0, 1] as [UInt8] }, text,
            ])
        }
        #expect(throws: Never.self) { try PropertyListReader.read(list(uses: 1000)) }
        #expect(throws: PropertyListProblem(.binary(.tooLarge), at: nil)) {
            try PropertyListReader.read(list(uses: 2000))
        }
    }

    @Test func `refuses objects that share their bytes`() {
        // Sixty objects at the same offset, each of 1,000 bytes: more bytes than the file has.
        var bytes = Array("bplist00".utf8) + [0xAF, 0x10, 60] + (1...60).flatMap { [0, UInt8($0)] }
        let data = bytes.count
        bytes += [0x4F, 0x11, 0x03, 0xE8] + [UInt8](repeating: 7, count: 1_000)
        let table = bytes.count
        bytes += [0, 8] + (1...60).flatMap { _ in [UInt8(data >> 8), UInt8(data & 0xFF)] }
        bytes += trailer(count: 61, top: 0, table: table)
        let thrown = #expect(throws: PropertyListProblem.self) { try PropertyListReader.read(bytes) }
        #expect(thrown?.kind == .binary(.tooLarge))
    }

    @Test func `reads 512 levels and refuses the next`() throws {
        let nested = { (depth: Int) in
            binary((1...depth).map { [0xA1, UInt8($0 >> 8), UInt8($0 & 0xFF)] } + [[0x09]])
        }
        var list = try PropertyListReader.read(nested(512))
        while let inner = list.elements?.first { list = inner }
        #expect(list.bool == true)
        let thrown = #expect(throws: PropertyListProblem.self) { try PropertyListReader.read(nested(513)) }
        #expect(thrown?.kind == .binary(.tooDeep))
    }

    @Test(
        arguments: [
            (6, 0, .truncated), (6, 9, .truncated), (7, 0, .truncated), (15, 0, .truncated), (15, 200, .truncated),
            (8, 0x80, .truncated), (23, 1, .badReference), (31, 0, .truncated), (31, 0xFF, .truncated),
        ] as [(Int, UInt8, PropertyListProblem.BinaryProblem)])
    func `checks each number of the trailer`(index: Int, value: UInt8, problem: PropertyListProblem.BinaryProblem) {
        var bytes = binary([[0x09]])
        bytes[bytes.count - 32 + index] = value
        let thrown = #expect(throws: PropertyListProblem.self) { try PropertyListReader.read(bytes) }
        #expect(thrown?.kind == .binary(problem))
    }
}

/// A binary property list of these objects, the first on top; references and offsets have two bytes.
func binary(_ objects: [[UInt8]]) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
        offsets += [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
        bytes += object
    }
    return bytes + offsets + trailer(count: objects.count, top: 0, table: bytes.count)
}

private func trailer(count: Int, top: Int, table: Int) -> [UInt8] {
    let wide = { (number: Int) in (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - $0 * 8)) } }
    return [0, 0, 0, 0, 0, 0, 2, 2] + wide(count) + wide(top) + wide(table)
}
