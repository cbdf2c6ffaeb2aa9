package import Findings

/// HTML, written so that it is well-formed XML as well: <https://www.w3.org/TR/html-polyglot/>.
///
/// Only literals and files of ours are markup. Whatever is interpolated is escaped, so that text from a file or a server can
/// add neither an element nor an attribute, and characters that must not be shown are written as in messages.
package struct Markup: Sendable, ExpressibleByStringInterpolation {
    /// The finished markup.
    package private(set) var text: String

    /// Creates markup from a literal.
    package init(stringLiteral text: StaticString) { self.text = "\(text)" }

    /// Creates markup from an interpolated literal.
    package init(stringInterpolation interpolation: StringInterpolation) { text = interpolation.text }

    /// Creates markup from a file of ours that is compiled in, in UTF-8.
    package init(resource bytes: [UInt8]) { text = String(decoding: bytes, as: UTF8.self) }

    private init(text: String) { self.text = text }

    /// Text as markup that shows it.
    package static func escaped(_ text: String) -> Markup { Markup(text: XMLText.attribute(text)) }

    /// Text of several lines as the content of a `textarea`, which can be sent back as it was.
    package static func editable(_ text: String) -> Markup { Markup(text: "\n" + XMLText.editable(text)) }

    package static func + (left: Markup, right: Markup) -> Markup { Markup(text: left.text + right.text) }

    package static func += (left: inout Markup, right: Markup) { left.text += right.text }

    package var isEmpty: Bool { text.isEmpty }

    /// Collects the pieces of interpolated markup.
    package struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        package init(literalCapacity: Int, interpolationCount: Int) {
            text.reserveCapacity(literalCapacity + interpolationCount * 24)
        }

        /// Appends markup of ours.
        package mutating func appendLiteral(_ literal: StaticString) { text += "\(literal)" }

        /// Appends text from elsewhere, escaped.
        package mutating func appendInterpolation(_ text: String) { self.text += XMLText.attribute(text) }

        /// Appends a message, escaped.
        package mutating func appendInterpolation(_ message: Message) {
            text += XMLText.attribute(message.description)
        }

        /// Appends a number in decimal.
        package mutating func appendInterpolation(_ number: Int) { text += String(number) }

        /// Appends finished markup.
        package mutating func appendInterpolation(_ markup: Markup) { text += markup.text }

        /// Appends finished markup, or nothing.
        package mutating func appendInterpolation(_ markup: Markup?) { if let markup { text += markup.text } }
    }
}

extension Sequence<Markup> {
    /// The pieces, one after another.
    package func joined() -> Markup { reduce(into: "") { $0 += $1 } }

    /// The pieces with a separator between them.
    func joined(by separator: Markup) -> Markup {
        var result: Markup = ""
        for (index, piece) in enumerated() { result += index == 0 ? piece : separator + piece }
        return result
    }
}

extension Markup {
    /// A table of answers about things, and why each is so. The roles stay where a narrow page shows the cells below one
    /// another.
    static func answers(_ thing: Markup, _ answer: Markup, _ rows: [Markup]) -> Markup {
        """
        <table role="table">
        <thead role="rowgroup"><tr role="row">
        <th role="columnheader" scope="col">\(thing)</th><th role="columnheader" scope="col">\(answer)</th>\
        <th role="columnheader" scope="col">Why</th>
        </tr></thead>
        <tbody role="rowgroup">
        \(rows.joined())</tbody>
        </table>

        """
    }
}
