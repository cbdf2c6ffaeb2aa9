package import AssociationModel
import Findings

/// A claim among those that it stands with.
package struct ClaimSubject: Scoped {
    /// The claim.
    package let claim: Claim
    /// All claims of its list, itself included, in order.
    package let list: [Claim]
    /// Its index among them.
    package let index: Int
    /// Where its list comes from.
    package let origin: ClaimList.Origin
    /// The project that its list comes from, if it does.
    package let project: XcodeProject?
    /// What a finding about it concerns.
    package let scope: Scope

    /// The entry.
    package var entry: EntitlementEntry { claim.entry }

    /// The entry, where it is an entitlement string that has a service and a domain; nil where a person typed a domain
    /// alone, and where the string is no entry at all, which is told once.
    package var statedEntry: EntitlementEntry? {
        entry.impliedService == nil && entry.problem == nil ? entry : nil
    }

    /// What to write instead, where that is certain: the whole entry, or the domain where a person typed that alone.
    var replacement: String? {
        guard let corrected = entry.corrected else { return nil }
        return entry.impliedService == nil ? corrected : EntitlementEntry(corrected).pattern
    }

    /// Advice to write that.
    var correction: Message? { replacement.map { "write \($0)" } }

    /// The claims that stand before it in the list.
    package var earlier: ArraySlice<Claim> { list[..<index] }
}
