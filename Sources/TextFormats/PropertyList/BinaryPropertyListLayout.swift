/// The trailer of a binary property list, and access to its objects one at a time.
struct BinaryPropertyListLayout {
    typealias Problem = PropertyListProblem.BinaryProblem

    /// An object whose children are still object numbers.
    enum Object {
        case scalar(PropertyList)
        case container(children: [Int], isDictionary: Bool)
    }

    let objectCount: Int
    let topObject: Int
    private let offsetSize: Int
    private let referenceSize: Int
    private let tableOffset: Int

    init(_ bytes: [UInt8]) throws(Problem) {
        guard bytes.count >= 8 + 1 + 1 + 32 else { throw .truncated }
        let trailer = bytes.count - 32
        offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
            let count = Self.size(bytes, at: trailer + 8, count: 8),
            let top = Self.size(bytes, at: trailer + 16, count: 8),
            let table = Self.size(bytes, at: trailer + 24, count: 8)
        else { throw .truncated }
        guard table >= 9, table <= trailer, count > 0, count <= (trailer - table) / offsetSize else { throw .truncated }
        guard top < count else { throw .badReference }
        (objectCount, topObject, tableOffset) = (count, top, table)
    }

    /// Reads an object and returns it with its size in bytes.
    func object(_ index: Int, in bytes: [UInt8]) throws(Problem) -> (Object, size: Int) {
        guard let start = Self.size(bytes, at: tableOffset + index * offsetSize, count: offsetSize),
            start >= 8, start < tableOffset
        else { throw .truncated }
        let low = Int(bytes[start] & 0x0F)
        switch bytes[start] >> 4 {
        case 0x0 where low == 8 || low == 9: return (.scalar(PropertyList(.bool(low == 9))), 1)
        case 0x1 where low <= 4: return try integer(bytes, at: start + 1, count: 1 << low)
        case 0x2 where low == 2 || low == 3: return try real(bytes, at: start + 1, count: 1 << low)
        case 0x3 where low == 3: return try date(bytes, at: start + 1)
        case 0x4, 0x5, 0x6: return try run(bytes, at: start)
        case 0xA, 0xC, 0xD: return try container(bytes, at: start)
        default: throw .unknownObject
        }
    }

    private func integer(_ bytes: [UInt8], at start: Int, count: Int) throws(Problem) -> (Object, size: Int) {
        guard start + count <= tableOffset else { throw .truncated }
        let value = bytes[start..<start + count].reduce(UInt128(0)) { $0 << 8 | UInt128($1) }
        // Integers of 1, 2 and 4 bytes are unsigned; those of 8 and 16 bytes are signed.
        let signed = count == 8 ? Int128(Int64(truncatingIfNeeded: value)) : Int128(truncatingIfNeeded: value)
        return (.scalar(PropertyList(.integer(signed))), count + 1)
    }

    private func real(_ bytes: [UInt8], at start: Int, count: Int) throws(Problem) -> (Object, size: Int) {
        guard start + count <= tableOffset else { throw .truncated }
        let bits = bytes[start..<start + count].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        let value = count == 4 ? Double(Float(bitPattern: UInt32(bits))) : Double(bitPattern: bits)
        return (.scalar(PropertyList(.real(value))), count + 1)
    }

    // Seconds since 2001-01-01T00:00:00Z.
    private func date(_ bytes: [UInt8], at start: Int) throws(Problem) -> (Object, size: Int) {
        guard case .scalar(let number) = try real(bytes, at: start, count: 8).0, case .real(let value) = number.content
        else { throw .badDate }
        let seconds = value.rounded(.down) + 978_307_200
        guard seconds >= -62_135_596_800, seconds <= 253_402_300_799 else { throw .badDate }
        return (.scalar(PropertyList(.date(Instant(seconds: Int(seconds))))), 9)
    }

    private func run(_ bytes: [UInt8], at start: Int) throws(Problem) -> (Object, size: Int) {
        let (count, first) = try length(bytes, at: start)
        let kind = bytes[start] >> 4
        let width = kind == 0x6 ? 2 : 1
        guard count <= (tableOffset - first) / width else { throw .truncated }
        let payload = bytes[first..<first + count * width]
        let value: PropertyList
        switch kind {
        case 0x4: value = PropertyList(.data(Array(payload)))
        case 0x5:
            guard payload.allSatisfy({ $0 < 0x80 }) else { throw .badString }
            value = PropertyList(.string(String(decoding: payload, as: UTF8.self)))
        default:
            var units: [UInt16] = []
            units.reserveCapacity(count)
            for index in stride(from: payload.startIndex, to: payload.endIndex, by: 2) {
                units.append(UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1]))
            }
            guard let text = String(validating: units, as: UTF16.self) else { throw .badString }
            value = PropertyList(.string(text))
        }
        return (.scalar(value), first - start + count * width)
    }

    private func container(_ bytes: [UInt8], at start: Int) throws(Problem) -> (Object, size: Int) {
        let isDictionary = bytes[start] >> 4 == 0xD
        let (count, first) = try length(bytes, at: start)
        let width = referenceSize * (isDictionary ? 2 : 1)
        guard count <= (tableOffset - first) / width else { throw .truncated }
        var children: [Int] = []
        for index in 0..<count * width / referenceSize {
            guard let child = Self.size(bytes, at: first + index * referenceSize, count: referenceSize),
                child < objectCount
            else { throw .badReference }
            children.append(child)
        }
        return (.container(children: children, isDictionary: isDictionary), first - start + count * width)
    }

    // The number of items in an object and where they begin. The number is in the marker or in an integer after it.
    private func length(_ bytes: [UInt8], at start: Int) throws(Problem) -> (count: Int, first: Int) {
        let low = Int(bytes[start] & 0x0F)
        if low < 0x0F { return (low, start + 1) }
        guard start + 1 < tableOffset, bytes[start + 1] >> 4 == 0x1, bytes[start + 1] & 0x0F <= 3 else {
            throw .truncated
        }
        let width = 1 << Int(bytes[start + 1] & 0x0F)
        guard start + 2 + width <= tableOffset, let count = Self.size(bytes, at: start + 2, count: width) else {
            throw .truncated
        }
        return (count, start + 2 + width)
    }

    // A big-endian number of 1 to 8 bytes; nil if it is too large for a size.
    private static func size(_ bytes: [UInt8], at start: Int, count: Int) -> Int? {
        Int(exactly: bytes[start..<start + count].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }
}
