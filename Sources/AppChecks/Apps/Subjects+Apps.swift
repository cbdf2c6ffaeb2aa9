import Findings
import Judging

extension Subjects {
    /// The built apps, and what is inside them.
    var apps: [AppSubject] { once { AppSubject.apps(of: parts.claims) } }

    /// The built apps whose source was read too.
    var sources: [SourceSubject] { once { SourceSubject.subjects(of: parts.claims) } }

    /// The provisioning profiles, inside apps or by themselves.
    var profiles: [ProfileSubject] { once { ProfileSubject.profiles(of: parts.claims.lists, at: choices.now) } }

    /// The entitlements files of the targets.
    var targetEntitlements: [TargetEntitlements] { once { TargetEntitlements.subjects(of: parts.claims.lists) } }

    /// The inclusions of build configuration files that may be absent and are.
    var optionalInclusions: [OptionalInclusion] { once { OptionalInclusion.inclusions(of: parts.claims.lists) } }
}
