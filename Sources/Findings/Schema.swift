/// A JSON Schema, draft 2020-12 (<https://json-schema.org/draft/2020-12>): which JSON values are right, and what they
/// mean. Editors complete the keys, show the descriptions, and mark what is refused.
package struct Schema: Sendable {
    /// The keywords, in the order in which they are written.
    private var keywords: [(name: String, value: JSONOutput)]
    /// The keys of an object that the schema names, in order; empty for anything but an object.
    package private(set) var keys: [String] = []

    /// Creates a schema from keywords that have no function below.
    package init(_ keywords: KeyValuePairs<String, JSONOutput>) {
        self.keywords = keywords.map { (name: $0.key, value: $0.value) }
    }

    /// The schema as JSON.
    package var output: JSONOutput { .object(keywords.map { ($0.name, $0.value) }) }

    // MARK: Values

    /// A string; with a pattern, one that it matches (ECMA 262, without look-around, which not all validators know).
    package static func string(matching pattern: String? = nil) -> Schema {
        Schema(["type": "string"]).adding("pattern", pattern.map(JSONOutput.string))
    }

    /// A string with at least one character.
    package static let text = Schema(["type": "string", "minLength": 1])

    /// `true` or `false`.
    package static let boolean = Schema(["type": "boolean"])

    /// A whole number, at least `minimum`.
    package static func integer(from minimum: Int) -> Schema {
        Schema(["type": "integer", "minimum": .integer(minimum)])
    }

    /// One of some strings.
    package static func word(among words: [String]) -> Schema {
        Schema(["type": "string", "enum": .array(words.map(JSONOutput.string))])
    }

    /// An array whose elements a schema describes.
    package static func array(of element: Schema) -> Schema { Schema(["type": "array", "items": element.output]) }

    /// An object in which any key may have a value that a schema describes.
    package static func map(to value: Schema) -> Schema {
        Schema(["type": "object", "additionalProperties": value.output])
    }

    /// One of the document's definitions.
    package static func definition(_ name: String) -> Schema { Schema(["$ref": .string("#/$defs/" + name)]) }

    // MARK: Objects

    /// A key of an object, and what its value is.
    package struct Property: Sendable {
        let key: String
        let schema: Schema
        let isRequired: Bool

        /// Creates a key that may be missing.
        package static func key(_ key: String, _ schema: Schema, _ description: String? = nil) -> Property {
            Property(key: key, schema: description.map(schema.described(as:)) ?? schema, isRequired: false)
        }

        /// Creates a key that every object has.
        package static func required(_ key: String, _ schema: Schema, _ description: String? = nil) -> Property {
            Property(key: key, schema: description.map(schema.described(as:)) ?? schema, isRequired: true)
        }
    }

    /// An object with these keys.
    ///
    /// - Parameter isClosed: whether any other key is a mistake.
    package static func object(_ properties: [Property], isClosed: Bool) -> Schema {
        let required = properties.filter(\.isRequired).map { JSONOutput.string($0.key) }
        var schema = Schema([
            "type": "object", "properties": .object(properties.map { ($0.key, $0.schema.output) }),
        ])
        schema.keys = properties.map(\.key)
        return schema.adding("required", required.isEmpty ? nil : .array(required))
            .adding("additionalProperties", isClosed ? false : nil)
    }

    // MARK: More about a value

    /// The schema with what the value means, which editors show.
    package func described(as text: String) -> Schema {
        changed(self) { $0.keywords.insert(("description", .string(text)), at: 0) }
    }

    /// The schema with values as examples.
    package func examples(_ values: JSONOutput...) -> Schema { adding("examples", .array(values)) }

    /// The schema, marked as a form that should not be written any more.
    package var deprecated: Schema { adding("deprecated", true) }

    /// The schema, of which null is allowed too.
    package var orNull: Schema {
        var schema = self
        for index in keywords.indices {
            switch keywords[index] {
            case ("type", let type): schema.keywords[index].value = [type, "null"]
            case ("enum", .array(let values)): schema.keywords[index].value = .array(values + [.null])
            case ("$ref", _): return Schema(["anyOf": [output, ["type": "null"]]])
            default: break
            }
        }
        return schema
    }

    /// The schema with one more keyword, or another value of one that it has; unchanged if the value is nil.
    package func adding(_ name: String, _ value: JSONOutput?) -> Schema {
        guard let value else { return self }
        var schema = self
        if let index = keywords.firstIndex(where: { $0.name == name }) {
            schema.keywords[index].value = value
        } else {
            schema.keywords.append((name, value))
        }
        return schema
    }
}
