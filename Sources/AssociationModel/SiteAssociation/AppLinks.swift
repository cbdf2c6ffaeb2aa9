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
        if detailsIsEntry { return .other }
        return value.elements != nil ? .array : value.members != nil ? .dictionary : .other
    }

    /// Whether `details` is one entry, outside an array: its keys are those of an entry, not app identifiers.
    package var detailsIsEntry: Bool {
        ["appIDs", "appID", "components", "paths"].contains { detailsMember?.value.member($0) != nil }
    }
}
