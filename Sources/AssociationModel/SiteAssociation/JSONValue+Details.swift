package import TextFormats

extension JSONValue {
    /// The app identifiers in a value that has the form of `details`, wherever in the file it is.
    package var identifiersOfDetails: [String] {
        if let elements {
            return elements.flatMap { ($0.member("appIDs") ?? $0.member("appID"))?.value.texts ?? [] }
        }
        return members?.map(\.key.text) ?? []
    }
}
