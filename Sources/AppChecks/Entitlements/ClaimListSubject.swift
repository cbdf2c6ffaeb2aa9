package import AssociationModel
import Findings
package import Judging

/// A list of claims as a whole.
package struct ClaimListSubject: Scoped {
    package let list: ClaimList
    /// The feature that was asked for, if one was named.
    package let feature: Feature?
    /// Whether it belongs to a signed app whose source, also read, declares something else.
    package let differsFromSource: Bool
    package let scope: Scope

    /// The entitlements that it comes from; nil where its claims were named one by one.
    package var entitlements: AppEntitlements? { list.entitlements }

    /// The services that it declares, in the order of ``Service/allCases``.
    package var declaredServices: [Service] { Service.allCases.filter(declares) }

    package func declares(_ service: Service) -> Bool { list.claims.contains { $0.service == service } }

    /// Whether its declarations could be read in full: the key is present and has an array, and no build setting may
    /// add to it.
    var isReadable: Bool {
        if list.claims.contains(where: { $0.service == nil && $0.entry.buildSetting != nil }) { return false }
        guard let entitlements else { return list.isCompleteWithoutEntitlements }
        return if case .elements = entitlements.associatedDomains?.value { true } else { false }
    }

    /// The claims for developer mode beside others that say the same without it.
    var entriesForDevelopment: [Claim] {
        let siblings = ClaimSiblings(list.claims)
        return list.claims.enumerated().filter { index, claim in
            claim.entry.mode == .developer && siblings.hasTwinWithoutMode(at: index)
        }.map(\.element)
    }

    /// The key of the entitlement, or else the first claim.
    var place: Place { entitlements?.associatedDomains?.keyPlace ?? list.claims.first?.place ?? .inspection }
}
