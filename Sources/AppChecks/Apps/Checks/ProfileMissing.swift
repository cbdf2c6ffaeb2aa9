import AssociationModel
import Findings
import Judging

extension BuiltAppChecks {
    static let profileMissing = Check(
        "AD708", "profile-missing", .error, since: "0.1.0", evidence: .documented,
        citations: [.profiles, .forum("757268")],
        explanation: """
            ## What it finds
            A Mac app, or a helper inside one, is signed with `com.apple.developer.associated-domains`, and no \
            provisioning profile is embedded in it. A signature of the App Store needs none; an ad hoc signature and a \
            build for a simulator are left out.

            ## Why it matters
            The entitlement is restricted: on a Mac, a profile has to permit it to the app. Without one the system \
            kills the app when it is launched, though `codesign --verify` and notarisation pass. The console has lines \
            such as these:

                amfid: … -413 "No matching profile found"
                RBSRequestErrorDomain Code=5 … NSPOSIXErrorDomain Code=163

            Each bundle needs a profile for its own identifier: the app's is no use to a helper or a login item.

            ## How to fix it
            Enable *Associated Domains* for the App ID, create a profile for the way the app is distributed (Developer \
            ID, for example), save it as `Contents/embedded.provisionprofile`, and sign the bundle again.
            """,
        of: \.apps
    ) { subject in
        guard subject.lacksProfile, let domains = subject.app.entitlements?.associatedDomains else { return nil }
        return Observation(
            "the \(subject.app.noun) claims domains, and no provisioning profile permits that: macOS kills it at launch",
            at: domains.keyPlace, label: "needs a profile",
            help:
                "embed a profile that permits associated domains, \("Contents/embedded.provisionprofile"), and sign again"
        )
    }
}

extension AppSubject {
    /// Whether macOS refuses to launch it for want of a profile: only a signature of Apple's own makes the profile
    /// needless, and an ad hoc one is for this Mac alone.
    var lacksProfile: Bool {
        guard claimsDomains, app.isForMac, app.profile == nil, let signature = app.signature else { return false }
        return !signature.isAdHoc && !signature.isForAppStore
    }
}
