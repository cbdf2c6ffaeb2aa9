/// The short identity of a check, such as `AD204`; never used again for another condition.
public struct Code: Hashable, Sendable, Comparable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The code as it is printed.
    public let description: String

    /// Takes a code as it is printed.
    public init(_ text: String) { description = text }

    /// Takes a code as it is printed.
    public init(stringLiteral text: StaticString) { self.init("\(text)") }

    /// Orders by the printed text, which is the order of the catalogue.
    public static func < (left: Code, right: Code) -> Bool { left.description < right.description }
}
