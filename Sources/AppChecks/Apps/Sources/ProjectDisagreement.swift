import AssociationModel
import Findings
import TextFormats

/// A difference in identity between a signed app and the project that it was built from, both checked in the same run.
///
/// A project builds different apps in different configurations (`com.example.app.debug`), so there is no disagreement
/// if one of them builds this app, or if a setting is unknown.
struct ProjectDisagreement {
    /// The difference, at its place in the app, with a note at its place in the project.
    let observation: Observation

    /// Returns nil if the two agree, or if the app belongs to another project.
    init?(_ app: App, _ project: XcodeProject) {
        guard let bundle = app.bundleIdentifier else { return nil }
        let building = project.appTargets.flatMap { target in
            target.configurations.filter { $0.builds(bundle.string) }.map { (target: target, configuration: $0) }
        }
        let observation =
            building.isEmpty ? Self.bundle(bundle, of: app, project) : Self.team(of: app, building.map(\.configuration))
        guard let observation else { return nil }
        self.observation = observation
    }

    /// Targets of the app's kind have its executable name, but none has its bundle identifier.
    private static func bundle(_ bundle: DeclaredText, of app: App, _ project: XcodeProject) -> Observation? {
        guard let name = app.info.executable?.string else { return nil }
        let targets = project.appTargets.filter { $0.kind == app.kind }
        let configurations = targets.flatMap(\.configurations)
        guard configurations.allSatisfy({ $0.bundleIdentifier?.isResolved == true }) else { return nil }
        let related = targets.flatMap(\.configurations).filter { $0.executableName == name }
        guard let first = related.first?.bundleIdentifier else { return nil }
        let built = related.compactMap(\.bundleIdentifier?.value).uniqued()
        return Observation(
            "the \(app.noun) is \(bundle.string), but the project builds it as \(list: built, lastBy: "or")",
            at: bundle.place, label: "not in any configuration",
            notes: [Note("the project’s bundle identifier is here", at: first.written.place)],
            help:
                "in AASA files, list the identifier that is signed and shipped; if that is the project’s, build the app again"
        )
    }

    /// All configurations that build the app have another team.
    private static func team(of app: App, _ configurations: [TargetConfiguration]) -> Observation? {
        guard let signed = app.signedTeam else { return nil }
        let teams = configurations.map(\.developmentTeam)
        guard teams.allSatisfy({ $0?.isResolved == true && $0?.value.isEmpty == false }) else { return nil }
        let known = teams.compactMap(\.self)
        guard let first = known.first, !known.contains(where: { $0.value == signed.string }) else { return nil }
        return Observation(
            "the \(app.noun) is signed by the team \(signed.string), but the project’s team is \(first.value)",
            at: signed.place, label: "another team",
            notes: [Note("the project’s team is here", at: first.written.place)],
            help:
                "sign with the project’s team, or list the app in AASA files with the prefix that it is signed with"
        )
    }
}

extension AppSubject {
    /// How the project's identity differs from the app's; nil for a nested bundle, or if any project agrees.
    var projectDisagreement: ProjectDisagreement? {
        guard container == nil else { return nil }
        let disagreements = projects.map { ProjectDisagreement(app, $0) }
        return disagreements.contains { $0 == nil } ? nil : disagreements.first.flatMap(\.self)
    }
}

extension TargetConfiguration {
    /// The name of the executable; nil if it is not fully known.
    fileprivate var executableName: String? {
        guard let name = settings["EXECUTABLE_NAME"] ?? settings["PRODUCT_NAME"], name.isResolved else { return nil }
        return name.value
    }
}

extension App {
    /// The team from the signed entitlements or, failing that, the signature; nil in a simulator build without a team.
    fileprivate var signedTeam: DeclaredText? {
        if hasStandInPrefix { return nil }
        if let team = entitlements?.teamIdentifier { return team }
        guard let team = signature?.teamIdentifier else { return nil }
        return DeclaredText(team, in: entitlements?.source ?? info.source, at: nil, keys: ["TeamIdentifier"])
    }
}
