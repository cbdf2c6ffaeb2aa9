/// A pattern of file names with `*`, `?` and `[…]`, as a shell has it.
struct Wildcard {
    private let pattern: [UInt8]
    private let crossesSlash: Bool

    /// - Parameter crossesSlash: whether `*` and `?` stand for a slash too.
    init(_ pattern: String, crossesSlash: Bool = false) {
        self.pattern = Array(pattern.utf8)
        self.crossesSlash = crossesSlash
    }

    /// Whether it matches all of a text. It takes at most as many steps as the product of the lengths.
    func matches(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        var (index, offset) = (0, 0)
        var retry: (index: Int, offset: Int)?
        while offset < bytes.count {
            if index < pattern.count, pattern[index] == UInt8(ascii: "*") {
                index += 1
                retry = (index, offset)
            } else if index < pattern.count, let count = lengthMatching(bytes[offset], at: index) {
                index += count
                offset += 1
            } else if let last = retry, crossesSlash || bytes[last.offset] != UInt8(ascii: "/") {
                retry = (last.index, last.offset + 1)
                (index, offset) = (last.index, last.offset + 1)
            } else {
                return false
            }
        }
        return pattern[min(index, pattern.count)...].allSatisfy { $0 == UInt8(ascii: "*") }
    }

    // The length of the part of the pattern that matches the byte; nil if it does not.
    private func lengthMatching(_ byte: UInt8, at index: Int) -> Int? {
        switch pattern[index] {
        case UInt8(ascii: "?"): return crossesSlash || byte != UInt8(ascii: "/") ? 1 : nil
        case UInt8(ascii: "["):
            guard let end = pattern[(index + 1)...].dropFirst().firstIndex(of: UInt8(ascii: "]")) else {
                return byte == pattern[index] ? 1 : nil
            }
            return isIn(pattern[(index + 1)..<end], byte) ? end - index + 1 : nil
        case UInt8(ascii: "\\") where index + 1 < pattern.count: return pattern[index + 1] == byte ? 2 : nil
        default: return pattern[index] == byte ? 1 : nil
        }
    }

    private func isIn(_ members: ArraySlice<UInt8>, _ byte: UInt8) -> Bool {
        let isNegated = members.first == UInt8(ascii: "!") || members.first == UInt8(ascii: "^")
        let members = Array(isNegated ? members.dropFirst() : members)
        var index = 0
        while index < members.count {
            if index + 2 < members.count, members[index + 1] == UInt8(ascii: "-") {
                if members[index] <= byte, byte <= members[index + 2] { return !isNegated }
                index += 3
            } else {
                if members[index] == byte { return !isNegated }
                index += 1
            }
        }
        return isNegated
    }
}
