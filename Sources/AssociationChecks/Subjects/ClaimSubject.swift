public import AssociationModel

/// A claim among those that it stands with.
public struct ClaimSubject: Scoped {
    /// The claim.
    public let claim: Claim
    /// All claims of its list, itself included, in order.
    public let list: [Claim]
    /// Its index among them.
    public let index: Int
    /// What a finding about it concerns.
    public let scope: Scope

    /// The entry.
    public var entry: EntitlementEntry { claim.entry }

    /// The claims that stand before it in the list.
    public var earlier: ArraySlice<Claim> { list[..<index] }
}

/// A list of claims as a whole.
public struct ListSubject: Scoped {
    /// The list.
    public let list: ClaimList
    /// The feature that is wanted, if one was named.
    public let feature: Feature?
    /// What a finding about it concerns.
    public let scope: Scope
}
