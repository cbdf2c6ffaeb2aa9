import TextFormats

/// A parsed reference to a build setting: the name, which may itself contain references, and the operators.
struct SettingReference {
    /// The name as written.
    let name: ArraySlice<UInt8>
    /// The operators, in order.
    let operators: [SettingOperator]
    /// The index after the last byte of the reference.
    let end: Int

    /// Parses a reference that begins with the first byte, a dollar sign. Nil if no reference begins there.
    init?(_ bytes: ArraySlice<UInt8>) {
        let start = bytes.startIndex + 1
        guard start < bytes.endIndex else { return nil }
        guard let close = Self.closing(bytes[start]) else {
            let name = bytes[start...].prefix { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "_") }
            guard let first = name.first, !first.isASCIIDigit else { return nil }
            (self.name, operators, end) = (name, [], name.endIndex)
            return
        }
        guard let end = Self.end(of: bytes[start...], closedBy: close) else { return nil }
        let parts = Self.parts(of: bytes[(start + 1)..<end])
        guard let name = parts.first, !name.isEmpty else { return nil }
        self.name = name
        operators = parts.dropFirst().map { SettingOperator($0) }
        self.end = end + 1
    }

    private static func closing(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "("): UInt8(ascii: ")")
        case UInt8(ascii: "{"): UInt8(ascii: "}")
        case UInt8(ascii: "["): UInt8(ascii: "]")
        default: nil
        }
    }

    // The bracket that closes the first one; brackets within references nest.
    private static func end(of bytes: ArraySlice<UInt8>, closedBy close: UInt8) -> Int? {
        var open = [close]
        var previous: UInt8 = 0
        for index in bytes.indices.dropFirst() {
            let byte = bytes[index]
            if previous == UInt8(ascii: "$"), let inner = closing(byte) {
                open.append(inner)
            } else if byte == open.last {
                open.removeLast()
                if open.isEmpty { return index }
            }
            previous = byte
        }
        return nil
    }

    // Splits at colons outside nested references. Everything after `default=` belongs to that operator.
    private static func parts(of bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        var parts: [ArraySlice<UInt8>] = []
        var start = bytes.startIndex
        var open: [UInt8] = []
        var previous: UInt8 = 0
        for index in bytes.indices {
            let byte = bytes[index]
            if previous == UInt8(ascii: "$"), let inner = closing(byte) {
                open.append(inner)
            } else if byte == open.last {
                open.removeLast()
            } else if byte == UInt8(ascii: ":"), open.isEmpty, !bytes[start..<index].starts(with: "default=".utf8) {
                parts.append(bytes[start..<index])
                start = index + 1
            }
            previous = byte
        }
        return parts + [bytes[start...]]
    }
}
