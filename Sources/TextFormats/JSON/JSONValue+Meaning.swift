extension JSONValue {
    /// Whether two values mean the same. White space, escapes and the order of an object's members are ignored; of
    /// duplicate keys the last counts. Numbers are compared as written, strings byte for byte.
    package func means(sameAs other: JSONValue) -> Bool {
        switch (content, other.content) {
        case (.null, .null): return true
        case (.bool(let left), .bool(let right)): return left == right
        case (.number(let left), .number(let right)), (.string(let left), .string(let right)):
            return left.utf8.elementsEqual(right.utf8)
        case (.array(let left), .array(let right)):
            return left.count == right.count && zip(left, right).allSatisfy { $0.means(sameAs: $1) }
        case (.object(let left), .object(let right)):
            let (left, right) = (Self.byKey(left), Self.byKey(right))
            return left.count == right.count
                && left.allSatisfy { key, value in right[key].map { value.means(sameAs: $0) } ?? false }
        case (.null, _), (.bool, _), (.number, _), (.string, _), (.array, _), (.object, _): return false
        }
    }

    private static func byKey(_ members: [JSONMember]) -> [[UInt8]: JSONValue] {
        Dictionary(members.map { (Array($0.key.text.utf8), $0.value) }) { _, last in last }
    }
}
