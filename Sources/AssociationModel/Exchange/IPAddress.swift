import TextFormats

/// An IPv4 or IPv6 address.
package struct IPAddress: Hashable, Sendable, CustomStringConvertible {
    /// The four or sixteen bytes, in network byte order.
    package let bytes: [UInt8]

    /// Takes four or sixteen bytes in network byte order. Nil for any other number of bytes.
    package init?(bytes: some Collection<UInt8>) {
        guard bytes.count == 4 || bytes.count == 16 else { return nil }
        self.bytes = Array(bytes)
    }

    /// Parses `192.0.2.1` (four decimal numbers without leading zeros) or the text form of IPv6 (RFC 4291, 2.2) without
    /// brackets or zone. Nil for anything else, including forms such as `127.1` and `0x7f000001`.
    package init?(_ text: String) {
        let utf8 = Array(text.utf8)
        guard let bytes = utf8.contains(UInt8(ascii: ":")) ? Self.version6(utf8[...]) : Self.version4(utf8[...])
        else { return nil }
        self.bytes = bytes
    }

    package var family: ConnectionAttempt.Family { bytes.count == 4 ? .ipv4 : .ipv6 }

    /// The usual text form; for IPv6 that of RFC 5952.
    package var description: String {
        guard bytes.count == 16 else { return Self.dotted(bytes[...]) }
        if bytes.starts(with: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255]) {
            return "::ffff:" + Self.dotted(bytes[12...])
        }
        let groups = stride(from: 0, to: 16, by: 2).map { Int(bytes[$0]) << 8 | Int(bytes[$0 + 1]) }
        let texts = groups.map { String($0, radix: 16) }
        guard let zeros = Self.longestZeros(groups) else { return texts.joined(separator: ":") }
        return texts[..<zeros.lowerBound].joined(separator: ":") + "::"
            + texts[zeros.upperBound...].joined(separator: ":")
    }

    private static func dotted(_ bytes: ArraySlice<UInt8>) -> String {
        bytes.map { String($0) }.joined(separator: ".")
    }

    // The first of the longest runs of at least two zero groups.
    private static func longestZeros(_ groups: [Int]) -> Range<Int>? {
        var longest = 0..<1
        var start = 0
        for (index, group) in groups.enumerated() {
            if group != 0 { start = index + 1 }
            if index + 1 - start > longest.count { longest = start..<(index + 1) }
        }
        return longest.count > 1 ? longest : nil
    }

    private static func version4(_ text: ArraySlice<UInt8>) -> [UInt8]? {
        let parts = text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard parts.count == 4 else { return nil }
        var bytes: [UInt8] = []
        for part in parts {
            guard part.allSatisfy(\.isASCIIDigit), part.count == 1 || part.first != UInt8(ascii: "0"),
                let byte = UInt8(String(decoding: part, as: UTF8.self))
            else { return nil }
            bytes.append(byte)
        }
        return bytes
    }

    private static func version6(_ text: ArraySlice<UInt8>) -> [UInt8]? {
        guard let gap = firstGap(in: text) else {
            guard let bytes = groups(text), bytes.count == 16 else { return nil }
            return bytes
        }
        let (head, tail) = (text[..<gap], text[(gap + 2)...])
        guard firstGap(in: tail) == nil, let left = head.isEmpty ? [] : groups(head),
            let right = tail.isEmpty ? [] : groups(tail), left.count + right.count <= 14,
            !head.contains(UInt8(ascii: "."))
        else { return nil }
        return left + [UInt8](repeating: 0, count: 16 - left.count - right.count) + right
    }

    private static func firstGap(in text: ArraySlice<UInt8>) -> Int? {
        text.indices.dropLast().first { text[$0] == UInt8(ascii: ":") && text[$0 + 1] == UInt8(ascii: ":") }
    }

    private static func groups(_ text: ArraySlice<UInt8>) -> [UInt8]? {
        let parts = text.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        var bytes: [UInt8] = []
        for (index, part) in parts.enumerated() {
            if part.contains(UInt8(ascii: ".")) {
                guard index == parts.count - 1, let embedded = version4(part) else { return nil }
                bytes += embedded
            } else {
                guard (1...4).contains(part.count), part.allSatisfy(\.isASCIIHexDigit),
                    let group = UInt16(String(decoding: part, as: UTF8.self), radix: 16)
                else { return nil }
                bytes += [UInt8(group >> 8), UInt8(group & 0xff)]
            }
        }
        return bytes
    }
}
