import AssociationModel
import Findings
import Judging
import TextFormats

extension BuiltAppChecks {
    static let profileLacksCapability = Check(
        "AD704", "profile-lacks-capability", .error, since: "0.1.0", evidence: .documented,
        citations: [.profiles, .supportingDomains],
        explanation: """
            ## What it finds
            The provisioning profile has no `com.apple.developer.associated-domains` among its entitlements, and an \
            app that is signed with it claims domains, or the profile was checked on its own.

            ## Why it matters
            A profile lists what an app may claim. Xcode refuses to sign with one that lacks the capability; an app \
            that another tool signed anyway cannot be installed, or loses the claim. Most often the profile is older \
            than the capability. Free personal teams and wildcard App IDs cannot have it.

            ## How to fix it
            Enable *Associated Domains* for the App ID in the developer account, create a new profile (changing the \
            App ID makes existing profiles invalid), download it, and sign again. With automatic signing, Xcode does \
            all of that.
            """,
        of: \.profiles
    ) { subject in
        let profile = subject.profile
        guard profile.entitlements?.associatedDomains == nil else { return nil }
        if let app = subject.app, app.entitlements?.associatedDomains == nil { return nil }
        let isWildcard = profile.applicationIdentifier?.string.utf8.last == UInt8(ascii: "*")
        return Observation(
            "the profile \(subject.name) does not permit associated domains", at: .wholeText(profile.source),
            notes: isWildcard ? [Note("it is for a wildcard App ID, which can't have the capability")] : [],
            help: "enable Associated Domains for the App ID, create a new profile, and sign with it")
    }
}
