/// Identifies a part of what is checked: an app's list of claims or one claim in it, a file, a log, a screen.
///
/// A part's kind is its type, so that a new kind of part needs nothing here.
package struct PartID: Hashable, Sendable {
    private let kind: ObjectIdentifier
    private let number: Int
    /// The index of the one thing in the part that is meant; nil for the part with all that is in it.
    package private(set) var member: Int?

    /// - Parameter number: tells the part from the others of its type.
    package init<Part>(_ type: Part.Type, _ number: Int) {
        kind = ObjectIdentifier(type)
        self.number = number
    }

    /// The run as a whole, which no association is in.
    static let run = PartID(PartID.self, 0)

    /// One thing in the part, such as a claim in a list; nil stands for all of them.
    package func member(_ index: Int?) -> PartID {
        var result = self
        result.member = index
        return result
    }

    /// The part with all that is in it.
    package var whole: PartID { member(nil) }

    /// Whether what concerns this part concerns the other one, too.
    func contains(_ other: PartID) -> Bool { self == other || self == other.whole }
}

extension Array {
    /// The parts with their identities, which their order makes.
    package var identified: [(id: PartID, part: Element)] {
        enumerated().map { (PartID(Element.self, $0), $1) }
    }
}
