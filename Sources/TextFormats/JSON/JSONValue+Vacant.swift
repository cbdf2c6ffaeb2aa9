extension JSONValue {
    /// Whether the value is null, or an empty string, array or object, so that nothing is lost if it is ignored.
    package var isVacant: Bool {
        switch content {
        case .null: true
        case .bool, .number: false
        case .string(let text): text.isEmpty
        case .array(let elements): elements.isEmpty
        case .object(let members): members.isEmpty
        }
    }

    package var isNull: Bool { if case .null = content { true } else { false } }

    /// The string, or the strings among the elements of an array.
    package var texts: [String] { string.map { [$0] } ?? elements?.compactMap(\.string) ?? [] }
}
