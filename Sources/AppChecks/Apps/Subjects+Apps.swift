import Findings
import Judging

extension Subjects {
    /// The built apps, and what is inside them.
    var apps: [AppSubject] { once { AppSubject.apps(of: question) } }

    /// The built apps whose source was read too.
    var sources: [SourceSubject] { once { SourceSubject.subjects(of: question) } }

    /// The provisioning profiles, inside apps or by themselves.
    var profiles: [ProfileSubject] { once { ProfileSubject.profiles(of: question) } }

    /// The entitlements files of the targets.
    var targetEntitlements: [TargetEntitlements] { once { TargetEntitlements.subjects(of: question.lists) } }

    /// The inclusions of build configuration files that may be absent and are.
    var optionalInclusions: [OptionalInclusion] { once { OptionalInclusion.inclusions(of: question.lists) } }
}
