import TextFormats

extension JSONValue {
    /// Whether the value says nothing: null, an empty string, array or object. What says nothing cannot be lost.
    var isVacant: Bool {
        switch content {
        case .null: true
        case .bool, .number: false
        case .string(let text): text.isEmpty
        case .array(let elements): elements.isEmpty
        case .object(let members): members.isEmpty
        }
    }

    /// Whether the value is `null`.
    var isNull: Bool { if case .null = content { true } else { false } }

    /// The string, or the strings of the array.
    var texts: [String] { string.map { [$0] } ?? elements?.compactMap(\.string) ?? [] }

    /// The app identifiers in a value that is written like `details`, wherever it stands.
    var identifiersOfDetails: [String] {
        if let elements {
            return elements.flatMap { ($0.member("appIDs") ?? $0.member("appID"))?.value.texts ?? [] }
        }
        return members?.map(\.key.text) ?? []
    }
}
