import Findings

/// The `applinks` object: which app may open which links.
/// <https://developer.apple.com/documentation/bundleresources/applinks>
public struct AppLinks: Sendable {
    /// How `details` is written.
    public enum DetailsForm: Sendable {
        /// An array of objects, searched in order.
        case array
        /// An object keyed by app identifier: obsolete, and still read.
        case dictionary
        /// Something else, which is not read.
        case other
    }

    /// The top-level member.
    public let member: JSONMember
    /// The member `apps`, needed by iOS 12 and older, where it must be empty.
    public let apps: JSONMember?
    /// The member `details`, whatever it holds.
    public let detailsMember: JSONMember?
    /// The member `defaults`.
    public let defaults: JSONMember?
    /// The member `substitutionVariables`.
    public let substitutionVariables: JSONMember?
    /// The entries of `details` that are objects, in order.
    public let details: [DetailsEntry]

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
    public var detailsForm: DetailsForm? {
        guard let value = detailsMember?.value else { return nil }
        return value.elements != nil ? .array : value.members != nil ? .dictionary : .other
    }
}

/// An entry of `details`: some apps and the patterns of their links.
public struct DetailsEntry: Sendable {
    /// The entry's object.
    public let value: JSONValue
    /// The key, where `details` is an object keyed by app identifier.
    public let key: JSONKey?

    static func entries(of details: JSONValue) -> [DetailsEntry] {
        if let elements = details.elements {
            return elements.filter { $0.members != nil }.map { DetailsEntry(value: $0, key: nil) }
        }
        return (details.members ?? []).filter { $0.value.members != nil }
            .map { DetailsEntry(value: $0.value, key: $0.key) }
    }

    /// The member `appIDs`.
    public var appIDs: JSONMember? { value.member("appIDs") }
    /// The member `appID`.
    public var appID: JSONMember? { value.member("appID") }
    /// The member `components`.
    public var components: JSONMember? { value.member("components") }
    /// The member `paths`.
    public var paths: JSONMember? { value.member("paths") }
    /// The member `defaults`.
    public var defaults: JSONMember? { value.member("defaults") }

    /// The apps that the entry is for. `appIDs`, if present, decides alone, even where it is empty or no array;
    /// `appID` is read only without it (recorded: R3). Where `details` is an object, its key is `appID`.
    public var identifiers: [LocatedString] {
        if let appIDs { return appIDs.value.elements?.compactMap(LocatedString.init) ?? [] }
        if let key { return [LocatedString(key.text, at: key.span)] }
        return appID.flatMap { LocatedString($0.value) }.map { [$0] } ?? []
    }
}
