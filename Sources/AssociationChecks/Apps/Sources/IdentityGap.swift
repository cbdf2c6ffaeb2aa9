import AssociationModel
import Findings
import TextFormats

/// Why a list of claims that comes from an app or a project does not say which app it belongs to.
struct IdentityGap {
    /// What is missing, as a sentence about the source.
    let reason: Message
    /// Where it is missing.
    let place: Place
    /// What is known of the app; nil where the bundle identifier is not.
    let bundleIdentifier: String?

    /// Nil where the list knows its app, or comes from nothing that could know it.
    init?(_ list: ClaimList) {
        guard list.app == nil else { return nil }
        switch list.origin {
        case .named, .entitlements, .profile: return nil
        case .app(let app, _):
            guard let bundle = app.bundleIdentifier, app.isForSimulator else { return nil }
            (reason, place, bundleIdentifier) = ("the build for a simulator names no team", app.place, bundle.string)
        case .description(let description):
            guard let bundle = description.bundleIdentifier, description.teamIdentifier == nil else { return nil }
            reason = "\(plain: description.source.name) names no team (ios.appleTeamId)"
            (place, bundleIdentifier) = (bundle.place, bundle.string)
        case .target(let target, let configurations):
            guard let configuration = configurations.first,
                let missing = configuration.missing("PRODUCT_BUNDLE_IDENTIFIER", configuration.bundleIdentifier)
                    ?? configuration.missing("DEVELOPMENT_TEAM", configuration.developmentTeam)
            else { return nil }
            reason = "the target \(target.name.string), \(plain: configuration.name), \(missing)"
            place = target.name.place
            let bundle = configuration.bundleIdentifier
            bundleIdentifier = bundle?.isResolved == true ? bundle?.value : nil
        }
    }

    /// How to name the app.
    var help: Message {
        guard let bundleIdentifier else { return "name the app with --app TEAMID.bundle.id" }
        return "name the app with --app TEAMID.\(plain: bundleIdentifier), its team’s ID in place of TEAMID"
    }
}

extension TargetConfiguration {
    fileprivate func missing(_ name: String, _ setting: ResolvedSetting?) -> Message? {
        guard let setting, !setting.value.isEmpty else { return "sets no \(plain: name)" }
        return setting.isResolved ? nil : "has \(setting.value) for \(plain: name)"
    }
}

extension XcodeProject {
    /// What is missing or broken in the project, which may be why a setting is not known.
    var problemNotes: [Note] { problems.prefix(3).map { Note($0.message, at: $0.place) } }
}
