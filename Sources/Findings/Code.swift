/// The code of a check, such as `AD204`. A code is never reused for another condition.
public struct Code: Hashable, Sendable, Comparable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The code as it is printed.
    public let description: String

    /// Creates a code from its printed text, which is not validated.
    package init(_ text: String) { description = text }

    /// Creates a code from a literal, such as `"AD204"`.
    public init(stringLiteral text: StaticString) { self.init("\(text)") }

    /// Orders codes by their text, which is also the order of the catalogue.
    public static func < (left: Code, right: Code) -> Bool { left.description < right.description }
}
