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

    /// Returns nil unless the app is a simulator build, whose entitlements name no team.
    init?(_ app: App) {
        guard let bundle = app.bundleIdentifier, app.isForSimulator else { return nil }
        (reason, place, bundleIdentifier) = ("the simulator build names no team", app.place, bundle.string)
    }

    /// Returns nil if the description names a team, or no bundle identifier either.
    init?(_ description: AppDescription) {
        guard let bundle = description.bundleIdentifier, description.teamIdentifier == nil else { return nil }
        reason = "\(plain: description.source.name) names no team (ios.appleTeamId)"
        (place, bundleIdentifier) = (bundle.place, bundle.string)
    }

    /// Returns nil if both settings that make up the identifier are known.
    init?(_ target: ProjectTarget, _ configuration: TargetConfiguration) {
        let bundle = configuration.bundleIdentifier
        guard
            let missing = configuration.missing("PRODUCT_BUNDLE_IDENTIFIER", bundle)
                ?? configuration.missing("DEVELOPMENT_TEAM", configuration.developmentTeam)
        else { return nil }
        reason = "the target \(target.name.string) (\(plain: configuration.name)) \(missing)"
        place = target.name.place
        bundleIdentifier = bundle?.isResolved == true ? bundle?.value : nil
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
