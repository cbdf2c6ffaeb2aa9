/// One line of a report: literal text of the toolkit, with text from elsewhere in quotation marks.
///
/// A message can only be written as a literal. Interpolated text is escaped, so that bytes from a server can neither
/// forge an annotation in a log nor control a terminal. A message starts in lower case and has no final full stop.
public struct Message: Hashable, Sendable, ExpressibleByStringInterpolation, CustomStringConvertible {
    /// The finished text, without control characters.
    public let description: String

    /// Creates a message from a literal, unescaped.
    public init(stringLiteral text: StaticString) { description = "\(text)" }

    /// Creates a message from an interpolated literal.
    public init(stringInterpolation interpolation: StringInterpolation) { description = interpolation.text }

    /// Joins messages with a literal separator.
    package static func joined(_ messages: [Message], by separator: StaticString) -> Message {
        Message(text: messages.map(\.description).joined(separator: "\(separator)"))
    }

    private init(text: String) { description = text }

    /// Collects the pieces of an interpolated message.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        /// Reserves space for a message of about this size.
        public init(literalCapacity: Int, interpolationCount: Int) {
            text.reserveCapacity(literalCapacity + interpolationCount * 16)
        }

        /// Appends literal text, unescaped.
        public mutating func appendLiteral(_ literal: StaticString) { text += "\(literal)" }

        /// Appends text from elsewhere, escaped and in quotation marks.
        public mutating func appendInterpolation(_ quoted: String) {
            text += "“" + Message.escaped(quoted) + "”"
        }

        /// Appends text from elsewhere, escaped but without quotation marks: an address, a date, a service.
        public mutating func appendInterpolation(plain: String) { text += Message.escaped(plain) }

        /// Appends a number in decimal.
        public mutating func appendInterpolation(_ number: Int) { text += String(number) }

        /// Appends a finished message.
        public mutating func appendInterpolation(_ message: Message) { text += message.description }

        /// Appends several texts, each escaped and quoted, as in “a”, “b” and “c”.
        package mutating func appendInterpolation(list: [String], lastBy conjunction: StaticString = "and") {
            for (index, item) in list.enumerated() {
                if index > 0 { text += index == list.count - 1 ? " \(conjunction) " : ", " }
                appendInterpolation(item)
            }
        }
    }

    /// The length, in Unicode scalars, to which interpolated text is cut.
    static let longestQuotation = 300

    /// Escapes, as `\u{…}`, characters that could affect a terminal or a log (control characters, line and paragraph
    /// separators, characters that change the writing direction) and those that XML or YAML can't contain. Cuts the
    /// text after 300 Unicode scalars and adds “…”.
    package static func escaped(_ text: String) -> String {
        if text.utf8.count <= longestQuotation, text.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) { return text }
        var result = ""
        var count = 0
        for scalar in text.unicodeScalars {
            count += 1
            if count > longestQuotation {
                result += "…"
                break
            }
            if isHarmless(scalar) {
                result.unicodeScalars.append(scalar)
            } else {
                result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            }
        }
        return result
    }

    /// Whether a scalar is left as it is in interpolated text.
    package static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20...0x7E: true
        case 0...0x9F, 0xAD, 0x061C, 0x180E, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F: false
        case 0xFEFF, 0xFFF9...0xFFFB, 0xFFFE, 0xFFFF, 0xE0000...0xE007F: false
        default: true
        }
    }
}
