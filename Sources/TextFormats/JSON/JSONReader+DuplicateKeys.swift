import Findings

/// Finds duplicate keys by comparing bytes: Swift's `==` on strings is canonical equivalence, while JSON keys are
/// compared exactly (RFC 8259, section 8.3).
extension JSONReader {
    /// Up to this many members are compared pairwise, which needs no memory.
    private static var fewMembers: Int { 8 }

    /// Records each key that equals an earlier one.
    mutating func findDuplicates(in members: [JSONMember]) {
        guard members.count > 1 else { return }
        if members.count > Self.fewMembers { return findDuplicatesAmongMany(members) }
        for later in 1..<members.count {
            for earlier in 0..<later where members[earlier].key.text.hasSameBytes(as: members[later].key.text) {
                noteDuplicate(members[later].key, of: members[earlier].key)
                break
            }
        }
    }

    private mutating func findDuplicatesAmongMany(_ members: [JSONMember]) {
        var first: [BytewiseKey: Int] = [:]
        first.reserveCapacity(members.count)
        for (position, member) in members.enumerated() {
            let key = BytewiseKey(text: member.key.text)
            if let earlier = first[key] {
                noteDuplicate(member.key, of: members[earlier].key)
            } else {
                first[key] = position
            }
        }
    }

    private mutating func noteDuplicate(_ later: LocatedString, of earlier: LocatedString) {
        guard duplicates.count < JSONParser.problemLimit else { return }
        // Different unpaired surrogates, and different bytes that are not UTF-8, all decode to U+FFFD.
        if later.text.unicodeScalars.contains("\u{FFFD}") {
            let isSame = bytes[later.span.start..<later.span.end].elementsEqual(
                bytes[earlier.span.start..<earlier.span.end])
            guard isSame else { return }
        }
        duplicates.append(JSONProblem(.duplicateKey, at: later.span, related: earlier.span))
    }
}

extension String {
    /// Whether two strings have the same UTF-8 bytes.
    fileprivate func hasSameBytes(as other: String) -> Bool {
        utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
    }
}

/// A key that hashes and compares by its bytes.
private struct BytewiseKey: Hashable {
    let text: String

    static func == (left: BytewiseKey, right: BytewiseKey) -> Bool { left.text.hasSameBytes(as: right.text) }

    func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}
