/// A pattern with `*` and `?`, as shells have it, which matches a whole text, byte by byte.
package struct Wildcard: Sendable {
    /// What else a dialect knows.
    package struct Dialect: OptionSet, Sendable {
        package let rawValue: Int

        package init(rawValue: Int) { self.rawValue = rawValue }

        /// `[a-z]`, `[!a]` and `[^a]`, and `\` before a byte that stands for itself.
        package static let classes = Dialect(rawValue: 1)
        /// `*` and `?` match a slash too.
        package static let crossesSlash = Dialect(rawValue: 2)
    }

    private let pattern: [UInt8]
    private let dialect: Dialect

    package init(_ pattern: [UInt8], _ dialect: Dialect = []) {
        self.pattern = pattern
        self.dialect = dialect
    }

    package init(_ pattern: String, _ dialect: Dialect = []) { self.init(Array(pattern.utf8), dialect) }

    package func matches(_ text: String) -> Bool { matches(Array(text.utf8)) }

    /// It takes at most as many steps as the product of the lengths: going back to the last `*` is enough, since a longer
    /// match of an earlier one would allow nothing more.
    package func matches(_ text: [UInt8]) -> Bool {
        var (index, offset) = (0, 0)
        var retry: (index: Int, offset: Int)?
        while offset < text.count {
            if index < pattern.count, pattern[index] == .asterisk {
                index += 1
                retry = (index, offset)
            } else if index < pattern.count, let next = step(over: text[offset], at: index) {
                (index, offset) = (next, offset + 1)
            } else if let last = retry, isInside(text[last.offset]) {
                retry = (last.index, last.offset + 1)
                (index, offset) = (last.index, last.offset + 1)
            } else {
                return false
            }
        }
        return pattern[index...].allSatisfy { $0 == .asterisk }
    }

    private func isInside(_ byte: UInt8) -> Bool { byte != .slash || dialect.contains(.crossesSlash) }

    // The index after the part of the pattern that matches the byte; nil if it does not.
    private func step(over byte: UInt8, at index: Int) -> Int? {
        switch pattern[index] {
        case UInt8(ascii: "?"): return isInside(byte) ? index + 1 : nil
        case .backslash where dialect.contains(.classes) && index + 1 < pattern.count:
            return pattern[index + 1] == byte ? index + 2 : nil
        case .leftBracket where dialect.contains(.classes):
            // A bracket that is never closed stands for itself.
            guard let end = pattern[(index + 1)...].dropFirst().firstIndex(of: .rightBracket) else {
                return byte == .leftBracket ? index + 1 : nil
            }
            return Self.isMember(byte, of: pattern[(index + 1)..<end]) ? end + 1 : nil
        default: return pattern[index] == byte ? index + 1 : nil
        }
    }

    private static func isMember(_ byte: UInt8, of members: ArraySlice<UInt8>) -> Bool {
        let isInverted = members.first == UInt8(ascii: "!") || members.first == UInt8(ascii: "^")
        var rest = isInverted ? members.dropFirst() : members
        while let first = rest.first {
            let range = rest.prefix(3)
            let isRange = range.count == 3 && range[range.startIndex + 1] == .minus
            if first <= byte, byte <= (isRange ? range[range.startIndex + 2] : first) { return !isInverted }
            rest = rest.dropFirst(isRange ? 3 : 1)
        }
        return isInverted
    }
}
