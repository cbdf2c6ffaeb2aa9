/// A sentence of a report: our own literal words, and other people's text in quotation marks.
///
/// A message can only be written as a literal. What is interpolated is escaped, so that a server's bytes can
/// neither forge an annotation in a log nor drive a terminal. Style: lower case at the start, no full stop.
package struct Message: Hashable, Sendable, ExpressibleByStringInterpolation, CustomStringConvertible {
    /// The finished text; it holds no control characters.
    package let description: String

    /// Takes a literal as it stands.
    package init(stringLiteral text: StaticString) { description = "\(text)" }

    /// Takes an interpolated literal.
    package init(stringInterpolation interpolation: StringInterpolation) { description = interpolation.text }

    /// Joins messages, with a literal between each two.
    package static func joined(_ messages: [Message], by separator: StaticString) -> Message {
        Message(text: messages.map(\.description).joined(separator: "\(separator)"))
    }

    private init(text: String) { description = text }

    /// Collects the pieces of an interpolated message.
    package struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        /// Prepares for a message of about this size.
        package init(literalCapacity: Int, interpolationCount: Int) {
            text.reserveCapacity(literalCapacity + interpolationCount * 16)
        }

        /// Adds our own words.
        package mutating func appendLiteral(_ literal: StaticString) { text += "\(literal)" }

        /// Adds somebody's text, in quotation marks and escaped.
        package mutating func appendInterpolation(_ quoted: String) {
            text += "“" + Message.escaped(quoted) + "”"
        }

        /// Adds text that reads better without quotation marks (an address, a date, a service), escaped.
        package mutating func appendInterpolation(plain: String) { text += Message.escaped(plain) }

        /// Adds a number.
        package mutating func appendInterpolation(_ number: Int) { text += String(number) }

        /// Adds a message inside another.
        package mutating func appendInterpolation(_ message: Message) { text += message.description }

        /// Adds several texts, each quoted, as in “a”, “b” and “c”.
        package mutating func appendInterpolation(list: [String], lastBy conjunction: StaticString = "and") {
            for (index, item) in list.enumerated() {
                if index > 0 { text += index == list.count - 1 ? " \(conjunction) " : ", " }
                appendInterpolation(item)
            }
        }
    }

    /// The longest text that is shown of an interpolated one, in Unicode scalars.
    static let longestQuotation = 300

    /// Escapes what could act on a terminal or a log: control characters, line and paragraph separators, and the
    /// characters that change the direction of writing; and what no XML or YAML may hold. Cuts what is too long.
    package static func escaped(_ text: String) -> String {
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

    private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20...0x7E: true
        case 0...0x9F, 0xAD, 0x061C, 0x180E, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F: false
        case 0xFEFF, 0xFFF9...0xFFFB, 0xFFFE, 0xFFFF, 0xE0000...0xE007F: false
        default: true
        }
    }
}
