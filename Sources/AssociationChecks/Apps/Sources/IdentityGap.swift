import AssociationModel
import Findings
import TextFormats

/// Why a list of claims from an app or a project does not say which app it belongs to.
struct IdentityGap {
    /// What is missing, as a clause about the app or project.
    let reason: Message
    let place: Place
    /// The app's bundle identifier; nil if even that is unknown.
    let bundleIdentifier: String?

    /// Returns nil if the list names its app, or comes from a source that could not name one.
    init?(_ list: ClaimList) {
        guard list.app == nil else { return nil }
        switch list.origin {
        case .named, .entitlements, .profile: return nil
        case .app(let app, _):
            guard let bundle = app.bundleIdentifier, app.isForSimulator else { return nil }
            (reason, place, bundleIdentifier) = ("the simulator build names no team", app.place, bundle.string)
        case .description(let description):
            guard let bundle = description.bundleIdentifier, description.teamIdentifier == nil else { return nil }
            reason = "\(plain: description.source.name) names no team (ios.appleTeamId)"
            (place, bundleIdentifier) = (bundle.place, bundle.string)
        case .target(let target, let configurations):
            guard let configuration = configurations.first,
                let missing = configuration.missing("PRODUCT_BUNDLE_IDENTIFIER", configuration.bundleIdentifier)
                    ?? configuration.missing("DEVELOPMENT_TEAM", configuration.developmentTeam)
            else { return nil }
            reason = "the target \(target.name.string) (\(plain: configuration.name)) \(missing)"
            place = target.name.place
            let bundle = configuration.bundleIdentifier
            bundleIdentifier = bundle?.isResolved == true ? bundle?.value : nil
        }
    }

    /// The instruction for naming the app on the command line.
    var help: Message {
        guard let bundleIdentifier else { return "name the app with --app TEAMID.bundle.id" }
        return "name the app with --app TEAMID.\(plain: bundleIdentifier), replacing TEAMID with the team’s ID"
    }
}

extension TargetConfiguration {
    fileprivate func missing(_ name: String, _ setting: ResolvedSetting?) -> Message? {
        guard let setting, !setting.value.isEmpty else { return "sets no \(plain: name)" }
        return setting.isResolved ? nil : "has \(setting.value) for \(plain: name)"
    }
}

extension XcodeProject {
    /// Notes on what is missing or broken in the project, at most three: it may be why a setting is unknown.
    var problemNotes: [Note] { problems.prefix(3).map { Note($0.message, at: $0.place) } }
}
