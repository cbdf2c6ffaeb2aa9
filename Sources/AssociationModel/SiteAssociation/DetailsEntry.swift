import Findings
package import TextFormats

/// An entry of `details`: apps, and the patterns of links they open.
package struct DetailsEntry: Sendable {
    package let value: JSONValue
    /// The key of the entry, if `details` is an object keyed by app identifier.
    package let key: LocatedString?

    static func entries(of details: JSONValue) -> [DetailsEntry] {
        if let elements = details.elements {
            return elements.filter { $0.members != nil }.map { DetailsEntry(value: $0, key: nil) }
        }
        return (details.members ?? []).filter { $0.value.members != nil }
            .map { DetailsEntry(value: $0.value, key: $0.key) }
    }

    package var appIDs: JSONMember? { value.member("appIDs") }
    package var appID: JSONMember? { value.member("appID") }
    package var components: JSONMember? { value.member("components") }
    package var paths: JSONMember? { value.member("paths") }
    package var defaults: JSONMember? { value.member("defaults") }

    /// The apps the entry applies to. If `appIDs` is present, it alone decides, even if it is empty or not an array;
    /// `appID` is read only without it (recorded: R3). If `details` is an object, the key takes the place of `appID`.
    package var identifiers: [LocatedString] {
        if let appIDs { return appIDs.value.elements?.compactMap(LocatedString.init) ?? [] }
        if let key { return [key] }
        return appID.flatMap { LocatedString($0.value) }.map { [$0] } ?? []
    }
}
