import AssociationModel
import Findings
import Judging

extension ConsoleLogChecks {
    static let loggedCapabilityUnsupported = Check(
        "AD050", "logged-capability-unsupported", .error, since: "0.1.0", evidence: .reported,
        citations: [.configuringDomain, .profiles, .profileReports, .personalTeamReport],
        explanation: """
            ## What it finds
            A line of Xcode or `xcodebuild`: a provisioning profile that `doesn't support the Associated Domains \
            capability` or `doesn't include the com.apple.developer.associated-domains entitlement`, a product that \
            `requires a provisioning profile with the Associated Domains feature`, or `Personal development teams … \
            do not support the Associated Domains capability`. Also `Unsatisfied entitlements: \
            com.apple.developer.associated-domains`, which macOS logs when it ends such an app at its start.

            ## Why it matters
            The app claims associated domains, and what it is signed with does not allow them. The build stops there. \
            A profile keeps the capabilities that its App ID had when the profile was made, so one that is older than \
            the capability has to be made again. A free (personal) team cannot have the capability at all.

            ## How to fix it
            Enable Associated Domains for the App ID at developer.apple.com under Identifiers, generate the profile \
            again, and sign with the new one. Automatic signing does both for a team of the Apple Developer Program; \
            for EAS, `eas credentials` deletes and makes the profile. Where an export fails, the export options may \
            name another profile. With a free team, remove the capability from the target: the app then builds, and \
            has no associated domains.
            """,
        of: \.loggedBuilds
    ) { logged in
        guard case .capabilityUnsupported(let refusal) = logged.statement else { return nil }
        return logged.observation(
            message(refusal), label: refusal.origin == .launch ? "killed at launch" : "the build can't be signed",
            notes: notes(refusal), help: help(refusal))
    }

    private static func message(_ refusal: CapabilityRefusal) -> Message {
        let target: Message = refusal.target.map { " of target \($0)" } ?? ""
        switch refusal.origin {
        case .launch:
            let subject: Message = refusal.target.map { "\(plain: $0)" } ?? "the app"
            return "macOS ended \(subject) at its start: it claims associated domains, and no profile in it allows them"
        case .profile(let name): return "\(profile(name))\(target) doesn't allow associated domains"
        case .otherValue(let name):
            return "\(profile(name))\(target) has other associated domains than the entitlements file"
        case .noProfile:
            let subject: Message = refusal.target.map { "\($0)" } ?? "the app"
            return "\(subject) has no provisioning profile that allows associated domains"
        case .team(let name, let isPersonal):
            let team: Message = name.map { " \($0)" } ?? ""
            return isPersonal
                ? "the personal development team\(team) can't use associated domains"
                : "the development team\(team) can't use associated domains"
        }
    }

    private static func profile(_ name: String?) -> Message {
        name.map { "the provisioning profile \($0)" } ?? "the provisioning profile"
    }

    private static func notes(_ refusal: CapabilityRefusal) -> [Note] {
        switch refusal.origin {
        case .profile, .otherValue:
            [Note("to see what it allows: aasa check PROFILE, with the path of its .mobileprovision file")]
        case .noProfile, .team, .launch: []
        }
    }

    private static func help(_ refusal: CapabilityRefusal) -> Message {
        switch refusal.origin {
        case .profile, .otherValue:
            "enable Associated Domains for the App ID at developer.apple.com, generate the profile again, and sign with the new one"
        case .noProfile:
            "enable Associated Domains for the App ID at developer.apple.com, generate a profile, and name it in the target's signing settings and in the export options"
        case .launch:
            "embed a provisioning profile whose App ID has Associated Domains, also for Developer ID, or remove the entitlement"
        case .team:
            "choose a team of the paid Apple Developer Program; to build without one, remove Associated Domains from the target"
        }
    }
}
