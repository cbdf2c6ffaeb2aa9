import AssociationModel
import TextFormats

/// Bytes of a binary file; every access is bounds-checked.
struct ByteView {
    let bytes: ArraySlice<UInt8>
    let isLittleEndian: Bool

    /// The 4-byte number at an offset; nil if it does not fit in the bytes.
    func number(at offset: Int) -> UInt32? { wide(at: offset, bytes: 4).map { UInt32(truncatingIfNeeded: $0) } }

    /// The 4-byte number at an offset, as a size.
    func count(at offset: Int) -> Int? { number(at: offset).map { Int($0) } }

    /// The 8-byte number at an offset, as a size; nil also if it is too large for an `Int`.
    func longCount(at offset: Int) -> Int? { wide(at: offset, bytes: 8).flatMap { Int(exactly: $0) } }

    /// A part of the bytes; nil if it extends beyond the end.
    func part(at offset: Int, count: Int) -> ByteView? {
        guard offset >= 0, count >= 0, offset <= bytes.count, count <= bytes.count - offset else { return nil }
        let start = bytes.startIndex + offset
        return ByteView(bytes: bytes[start..<start + count], isLittleEndian: isLittleEndian)
    }

    /// The text up to the next zero byte; nil if there is none, or if the text is not UTF-8.
    func string(at offset: Int) -> String? {
        guard offset >= 0, offset < bytes.count else { return nil }
        let start = bytes.startIndex + offset
        guard let end = bytes[start...].firstIndex(of: 0) else { return nil }
        return String(validating: bytes[start..<end], as: UTF8.self)
    }

    private func wide(at offset: Int, bytes count: Int) -> UInt64? {
        guard let part = part(at: offset, count: count)?.bytes else { return nil }
        return isLittleEndian
            ? part.reversed().reduce(0) { $0 << 8 | UInt64($1) } : part.reduce(0) { $0 << 8 | UInt64($1) }
    }
}
