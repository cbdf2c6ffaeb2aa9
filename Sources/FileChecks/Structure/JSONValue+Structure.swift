import TextFormats

extension JSONValue {
    /// Whether the value is null, or an empty string, array or object, so that nothing is lost if it is ignored.
    var isVacant: Bool {
        switch content {
        case .null: true
        case .bool, .number: false
        case .string(let text): text.isEmpty
        case .array(let elements): elements.isEmpty
        case .object(let members): members.isEmpty
        }
    }

    var isNull: Bool { if case .null = content { true } else { false } }

    /// The string, or the strings among the elements of an array.
    var texts: [String] { string.map { [$0] } ?? elements?.compactMap(\.string) ?? [] }

    /// The app identifiers in a value that has the form of `details`, wherever in the file it is.
    var identifiersOfDetails: [String] {
        if let elements {
            return elements.flatMap { ($0.member("appIDs") ?? $0.member("appID"))?.value.texts ?? [] }
        }
        return members?.map(\.key.text) ?? []
    }
}
