package import AssociationModel
import Findings
package import TextFormats

/// A provisioning profile, inside an app or by itself.
package struct ProfileSubject: Scoped {
    /// The profile.
    package let profile: ProvisioningProfile
    /// The app that holds it; nil where it stands by itself.
    package let app: App?
    /// The moment that it is judged at.
    package let now: Instant
    /// What a finding about it concerns.
    package let scope: Scope

    /// One for each profile, and for each app that has one.
    static func profiles(of question: Question) -> [ProfileSubject] {
        question.lists.enumerated().compactMap { index, list -> ProfileSubject? in
            switch list.origin {
            case .profile(let profile):
                ProfileSubject(profile: profile, app: nil, now: question.now, scope: Scope(list: index))
            case .app(let app, _):
                app.profile.map {
                    ProfileSubject(profile: $0, app: app, now: question.now, scope: Scope(list: index))
                }
            case .named, .entitlements, .target, .description: nil
            }
        }
    }

    /// The name by which its owner knows it, or that of its file.
    var name: String { profile.name?.string ?? profile.source.name }
}
