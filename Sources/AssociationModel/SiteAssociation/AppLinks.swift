import Findings
package import TextFormats

/// The `applinks` object: which app may open which links.
/// <https://developer.apple.com/documentation/bundleresources/applinks>
package struct AppLinks: Sendable {
    /// How `details` is written.
    package enum DetailsForm: Sendable {
        /// An array of objects, searched in order.
        case array
        /// An object keyed by app identifier: obsolete, and still read.
        case dictionary
        /// Something else, which is not read.
        case other
    }

    /// The top-level member.
    package let member: JSONMember
    /// The member `apps`, needed by iOS 12 and older, where it must be empty.
    package let apps: JSONMember?
    /// The member `details`, whatever it holds.
    package let detailsMember: JSONMember?
    /// The member `defaults`.
    package let defaults: JSONMember?
    /// The member `substitutionVariables`.
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

    /// How `details` is written; nil where it is missing.
    package var detailsForm: DetailsForm? {
        guard let value = detailsMember?.value else { return nil }
        return value.elements != nil ? .array : value.members != nil ? .dictionary : .other
    }
}

/// An entry of `details`: some apps and the patterns of their links.
package struct DetailsEntry: Sendable {
    /// The entry's object.
    package let value: JSONValue
    /// The key, where `details` is an object keyed by app identifier.
    package let key: JSONKey?

    static func entries(of details: JSONValue) -> [DetailsEntry] {
        if let elements = details.elements {
            return elements.filter { $0.members != nil }.map { DetailsEntry(value: $0, key: nil) }
        }
        return (details.members ?? []).filter { $0.value.members != nil }
            .map { DetailsEntry(value: $0.value, key: $0.key) }
    }

    /// The member `appIDs`.
    package var appIDs: JSONMember? { value.member("appIDs") }
    /// The member `appID`.
    package var appID: JSONMember? { value.member("appID") }
    /// The member `components`.
    package var components: JSONMember? { value.member("components") }
    /// The member `paths`.
    package var paths: JSONMember? { value.member("paths") }
    /// The member `defaults`.
    package var defaults: JSONMember? { value.member("defaults") }

    /// The apps that the entry is for. `appIDs`, if present, decides alone, even where it is empty or no array;
    /// `appID` is read only without it (recorded: R3). Where `details` is an object, its key is `appID`.
    package var identifiers: [LocatedString] {
        if let appIDs { return appIDs.value.elements?.compactMap(LocatedString.init) ?? [] }
        if let key { return [LocatedString(key.text, at: key.span)] }
        return appID.flatMap { LocatedString($0.value) }.map { [$0] } ?? []
    }
}
