import AssociatedDomains

/// A JSON value on one line, for output that is read line by line; members keep their order.
indirect enum JSONLine {
    case null
    case bool(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    case array([JSONLine])
    case object([(String, JSONLine)])
    /// JSON that was read, written back unchanged except for line breaks.
    case raw(ArraySlice<UInt8>)

    /// The text, without a line break.
    var text: String {
        switch self {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .integer(let value): String(value)
        case .number(let value): "\(value)"
        case .string(let value): JSONText.string(value)
        case .array(let values): "[" + values.map(\.text).joined(separator: ", ") + "]"
        case .object(let members):
            "{" + members.map { JSONText.string($0.0) + ": " + $0.1.text }.joined(separator: ", ") + "}"
        case .raw(let bytes): String(decoding: bytes.filter { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
        }
    }
}
