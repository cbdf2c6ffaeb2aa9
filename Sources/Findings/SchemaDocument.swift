/// A JSON Schema that people give to editors and validators.
package struct SchemaDocument: Sendable {
    /// The name by which `aasa schema` prints it.
    package let name: String
    /// What kind of file it describes, for people.
    package let title: String
    private let root: Schema
    private let definitions: [(name: String, schema: Schema)]

    /// Creates a document.
    ///
    /// - Parameter definitions: the schemas that ``Schema/definition(_:)`` names.
    package init(_ name: String, title: String, _ root: Schema, definitions: [(String, Schema)] = []) {
        self.name = name
        self.title = title
        self.root = root
        self.definitions = definitions.map { (name: $0.0, schema: $0.1) }
    }

    /// The document as JSON, which ends with a line break.
    package var text: String {
        guard case .object(let keywords) = root.output else { return "" }
        let head: [(String, JSONOutput)] = [
            ("$schema", "https://json-schema.org/draft/2020-12/schema"), ("$id", .string("urn:aasa:schema:" + name)),
            ("title", .string(title)),
        ]
        let definitions = definitions.map { ($0.name, $0.schema.output) }
        let tail = definitions.isEmpty ? [] : [("$defs", JSONOutput.object(definitions))]
        return JSONOutput.object(head + keywords + tail).text + "\n"
    }
}
