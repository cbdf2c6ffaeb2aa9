import Findings

/// How values of a type are written as JSON, together with the schema of what is written. Both come from one
/// description, so a key that is written is in the schema, with the type that its value has.
struct JSONForm<Value>: Sendable {
    let schema: Schema
    let output: @Sendable (Value) -> JSONOutput

    /// The form of a value that may be missing, which is then null.
    var orNull: JSONForm<Value?> {
        JSONForm<Value?>(schema: schema.orNull) { [output] in $0.map(output) ?? .null }
    }

    /// The form of an array of such values.
    var list: JSONForm<[Value]> {
        JSONForm<[Value]>(schema: .array(of: schema)) { [output] in .array($0.map(output)) }
    }

    /// The form with what the value means.
    func described(as text: String) -> JSONForm { JSONForm(schema: schema.described(as: text), output: output) }
}

extension JSONForm where Value == String {
    static let string = JSONForm(schema: .string()) { .string($0) }

    /// A string that is one of a few.
    static func word(among words: [String]) -> JSONForm { JSONForm(schema: .word(among: words)) { .string($0) } }
}

extension JSONForm where Value == Message {
    static let message = JSONForm(schema: .string()) { .string($0.description) }
}

extension JSONForm where Value == Bool {
    static let boolean = JSONForm(schema: .boolean) { .bool($0) }
}

extension JSONForm where Value == Int {
    static let count = JSONForm(schema: .integer(from: 0)) { .integer($0) }
    /// A number that counts from 1.
    static let ordinal = JSONForm(schema: .integer(from: 1)) { .integer($0) }

    /// A number that is always the same.
    static func constant(_ number: Int) -> JSONForm {
        JSONForm(schema: Schema(["const": .integer(number)])) { .integer($0) }
    }
}

extension JSONForm where Value == [(String, Int)] {
    /// An object that maps names to numbers of at least this size.
    static func counts(from least: Int) -> JSONForm {
        JSONForm(schema: .map(to: .integer(from: least))) { .object($0.map { ($0.0, .integer($0.1)) }) }
    }
}

extension JSONForm where Value: RawRepresentable & SendableMetatype, Value.RawValue == String {
    /// A value of an enumeration, of which these are all.
    static func word(among values: [Value]) -> JSONForm {
        JSONForm(schema: .word(among: values.map(\.rawValue))) { .string($0.rawValue) }
    }
}

/// A member of an object: its key, the form of its value, and what it means.
struct JSONField<Object>: Sendable {
    let property: Schema.Property
    let output: @Sendable (Object) -> (String, JSONOutput)?

    /// Creates a member that each object has.
    init<Value>(
        _ key: String, _ form: JSONForm<Value>, _ description: String,
        _ value: @escaping @Sendable (Object) -> Value
    ) {
        property = .required(key, form.schema, description)
        output = { (key, form.output(value($0))) }
    }

    private init(property: Schema.Property, output: @escaping @Sendable (Object) -> (String, JSONOutput)?) {
        self.property = property
        self.output = output
    }

    /// Creates a member that is left out where its value is nil.
    static func optional<Value>(
        _ key: String, _ form: JSONForm<Value>, _ description: String,
        _ value: @escaping @Sendable (Object) -> Value?
    ) -> JSONField {
        JSONField(property: .key(key, form.schema, description)) { object in
            value(object).map { (key, form.output($0)) }
        }
    }

    /// Creates a member that is left out where its array is empty.
    static func optional<Element>(
        nonempty key: String, _ form: JSONForm<[Element]>, _ description: String,
        _ value: @escaping @Sendable (Object) -> [Element]
    ) -> JSONField {
        optional(key, form, description) { object in
            let elements = value(object)
            return elements.isEmpty ? nil : elements
        }
    }
}

extension JSONForm {
    /// An object with these members. More may be added to it in later versions, so its schema allows others.
    static func object(_ fields: [JSONField<Value>]) -> JSONForm {
        JSONForm(schema: .object(fields.map(\.property), isClosed: false)) { value in
            .object(fields.compactMap { $0.output(value) })
        }
    }
}
