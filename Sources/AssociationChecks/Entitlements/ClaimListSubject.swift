package import AssociationModel
import Findings

/// A list of claims as a whole.
package struct ClaimListSubject: Scoped {
    /// The list.
    package let list: ClaimList
    /// The feature that is wanted, if one was named.
    package let feature: Feature?
    /// Whether it is that of a signed app whose source, looked at too, declares something else.
    package let differsFromSource: Bool
    /// What a finding about it concerns.
    package let scope: Scope

    /// The entitlements that it comes from; nil where its claims were named singly.
    package var entitlements: AppEntitlements? { list.entitlements }

    /// The services that it declares, in the order of ``Service/allCases``.
    package var declaredServices: [Service] { Service.allCases.filter(declares) }

    /// Whether an entry of it is for this service.
    package func declares(_ service: Service) -> Bool { list.claims.contains { $0.service == service } }

    /// Whether what it declares could be read: the key is there and holds an array, and no build setting may add to it.
    var isReadable: Bool {
        if list.claims.contains(where: { $0.service == nil && $0.entry.buildSetting != nil }) { return false }
        guard let entitlements else { return list.entitlementsMayBeLacking }
        guard case .elements = entitlements.associatedDomains?.value else { return false }
        return true
    }

    /// Its place: the key of the entitlement, or the first claim.
    var place: Place { entitlements?.associatedDomains?.keyPlace ?? list.claims.first?.place ?? .inspection }
}

extension ClaimList {
    /// Whether its claims are complete without entitlements.
    fileprivate var entitlementsMayBeLacking: Bool {
        switch origin {
        case .named, .entitlements, .description: true
        case .app, .profile, .target: false
        }
    }
}
