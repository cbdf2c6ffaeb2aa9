/// The short identity of a check, such as `AD204`; never used again for another condition.
package struct Code: Hashable, Sendable, Comparable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The code as it is printed.
    package let description: String

    /// Takes a code as it is printed.
    package init(_ text: String) { description = text }

    /// Takes a code as it is printed.
    package init(stringLiteral text: StaticString) { self.init("\(text)") }

    /// Orders by the printed text, which is the order of the catalogue.
    package static func < (left: Code, right: Code) -> Bool { left.description < right.description }
}
