import Findings
package import TextFormats

/// The `applinks` object: the apps and the links that they may open.
/// <https://developer.apple.com/documentation/bundleresources/applinks>
package struct AppLinks: Sendable {
    package enum DetailsForm: Sendable {
        /// An array of objects, searched in order.
        case array
        /// An object keyed by app identifier: obsolete, but still read.
        case dictionary
        /// Any other type, which is ignored.
        case other
    }

    /// The top-level member.
    package let member: JSONMember
    /// The member `apps`, which iOS 12 and older need; there it must be empty.
    package let apps: JSONMember?
    /// The member `details`, whatever its value.
    package let detailsMember: JSONMember?
    package let defaults: JSONMember?
    package let substitutionVariables: JSONMember?
    /// The entries of `details` that are objects, in order.
    package let details: [DetailsEntry]

    init?(_ member: JSONMember) {
        guard member.value.members != nil else { return nil }
        self.member = member
        apps = member.value.member("apps")
        defaults = member.value.member("defaults")
        substitutionVariables = member.value.member("substitutionVariables")
        detailsMember = member.value.member("details")
        details = detailsMember.map { DetailsEntry.entries(of: $0.value) } ?? []
    }

    /// How `details` is written; nil if it is missing.
    package var detailsForm: DetailsForm? {
        guard let value = detailsMember?.value else { return nil }
        return value.elements != nil ? .array : value.members != nil ? .dictionary : .other
    }
}

/// An entry of `details`: apps, and the patterns of links they open.
package struct DetailsEntry: Sendable {
    package let value: JSONValue
    /// The key of the entry, if `details` is an object keyed by app identifier.
    package let key: JSONKey?

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
        if let key { return [LocatedString(key.text, at: key.span)] }
        return appID.flatMap { LocatedString($0.value) }.map { [$0] } ?? []
    }
}
