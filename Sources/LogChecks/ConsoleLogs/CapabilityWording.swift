import AssociationModel
import Findings

/// What to say about a refusal of associated domains by Xcode or macOS.
struct CapabilityWording {
    let refusal: CapabilityRefusal

    var message: Message {
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

    private func profile(_ name: String?) -> Message {
        name.map { "the provisioning profile \($0)" } ?? "the provisioning profile"
    }

    var notes: [Note] {
        switch refusal.origin {
        case .profile, .otherValue:
            [Note("to see what it allows: aasa check PROFILE, with the path of its .mobileprovision file")]
        case .noProfile, .team, .launch: []
        }
    }

    var help: Message {
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
