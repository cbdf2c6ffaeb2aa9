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
        guard let (parts, end) = Self.parts(of: bytes[start...], closedBy: close), let name = parts.first, !name.isEmpty
        else { return nil }
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

    // The parts between the first bracket and the one that closes it, and where that is; brackets within references nest.
    // They are split at colons outside nested references. Everything after `default=` belongs to that operator.
    private static func parts(
        of bytes: ArraySlice<UInt8>, closedBy close: UInt8
    ) -> (parts: [ArraySlice<UInt8>], end: Int)? {
        var parts: [ArraySlice<UInt8>] = []
        var start = bytes.startIndex + 1
        var open = [close]
        var previous: UInt8 = 0
        for index in bytes.indices.dropFirst() {
            let byte = bytes[index]
            if previous == UInt8(ascii: "$"), let inner = closing(byte) {
                open.append(inner)
            } else if byte == open.last {
                open.removeLast()
                if open.isEmpty { return (parts + [bytes[start..<index]], index) }
            } else if byte == UInt8(ascii: ":"), open.count == 1, !bytes[start..<index].starts(with: "default=".utf8) {
                parts.append(bytes[start..<index])
                start = index + 1
            }
            previous = byte
        }
        return nil
    }
}
