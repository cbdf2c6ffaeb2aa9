package import AssociationModel
import Findings
package import Judging
package import TextFormats

/// A provisioning profile, inside an app or by itself.
package struct ProfileSubject: Scoped {
    package let profile: ProvisioningProfile
    /// The app that contains it; nil for one by itself.
    package let app: App?
    /// The time at which its dates are judged.
    package let now: Instant
    package let scope: Scope

    /// Makes one subject for each profile that was given, and for each app that contains one.
    static func profiles(of lists: [ClaimList], at now: Instant) -> [ProfileSubject] {
        lists.identified.compactMap { id, list -> ProfileSubject? in
            list.profile.map {
                ProfileSubject(profile: $0, app: list.build?.app, now: now, scope: Scope(id))
            }
        }
    }

    /// The profile's own name, or else that of its file.
    var name: String { profile.name?.string ?? profile.source.name }
}
