package import AssociationModel
package import Judging
import TextFormats

extension ClaimList {
    /// Reads the domains that a profile names one by one; its usual `*` permits any domain and claims none.
    package init(_ profile: ProvisioningProfile) {
        let domains = profile.entitlements?.associatedDomains?.strings.filter { $0.string != "*" } ?? []
        self.init(
            domains.map { Claim($0) }, app: profile.applicationIdentifier.flatMap { AppIdentifier($0.string) })
        self.profile = profile
    }
}
