import AssociationModel
import Findings
import TextFormats

/// What a signed app and the project that it was built from, looked at in the same run, say differently of its identity.
///
/// A project builds different apps in different configurations (`com.example.app.debug`), so it is enough that one of
/// them builds this one; and where a setting is not known, nothing is said.
struct ProjectDisagreement {
    /// What is said differently, at the place in the app, with the place in the project.
    let observation: Observation

    /// What a project says of an app: nothing where it is an app of another project.
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

    /// The targets of an app's kind have its name, and none its bundle identifier.
    private static func bundle(_ bundle: DeclaredText, of app: App, _ project: XcodeProject) -> Observation? {
        guard let name = app.info.executable?.string else { return nil }
        let targets = project.appTargets.filter { $0.kind == app.kind }
        let configurations = targets.flatMap(\.configurations)
        guard configurations.allSatisfy({ $0.bundleIdentifier?.isResolved == true }) else { return nil }
        let related = targets.flatMap(\.configurations).filter { $0.executableName == name }
        guard let first = related.first?.bundleIdentifier else { return nil }
        var seen: Set<String> = []
        let built = related.compactMap(\.bundleIdentifier?.value).filter { seen.insert($0).inserted }
        return Observation(
            "the \(app.noun) is \(bundle.string), and the project builds it as \(list: built, lastBy: "or")",
            at: bundle.place, label: "in no configuration",
            notes: [Note("the project’s bundle identifier is here", at: first.written.place)],
            help: "list in AASA files the one that is signed and shipped; if that is the project’s, build again")
    }

    /// Configurations that build the app all have another team.
    private static func team(of app: App, _ configurations: [TargetConfiguration]) -> Observation? {
        guard let signed = app.signedTeam else { return nil }
        let teams = configurations.map(\.developmentTeam)
        guard teams.allSatisfy({ $0?.isResolved == true && $0?.value.isEmpty == false }) else { return nil }
        let known = teams.compactMap(\.self)
        guard let first = known.first, !known.contains(where: { $0.value == signed.string }) else { return nil }
        return Observation(
            "the \(app.noun) is signed by the team \(signed.string), and the project’s team is \(first.value)",
            at: signed.place, label: "another team",
            notes: [Note("the project’s team is here", at: first.written.place)],
            help:
                "sign with the team of the project, or list the app in AASA files with the prefix that it is signed with"
        )
    }
}

extension AppSubject {
    /// What its project says differently; nil for a part of an app, and where one of several projects agrees.
    var projectDisagreement: ProjectDisagreement? {
        guard container == nil else { return nil }
        let disagreements = projects.map { ProjectDisagreement(app, $0) }
        return disagreements.contains { $0 == nil } ? nil : disagreements.first.flatMap(\.self)
    }
}

extension TargetConfiguration {
    /// The name of the executable; nil where it is not known to the last character.
    fileprivate var executableName: String? {
        guard let name = settings["EXECUTABLE_NAME"] ?? settings["PRODUCT_NAME"], name.isResolved else { return nil }
        return name.value
    }
}

extension App {
    /// The team in the signature, in entitlements or beside them; nil in a build for a simulator without a team.
    fileprivate var signedTeam: DeclaredText? {
        if hasStandInPrefix { return nil }
        if let team = entitlements?.teamIdentifier { return team }
        guard let team = signature?.teamIdentifier else { return nil }
        return DeclaredText(team, in: entitlements?.source ?? info.source, at: nil, keys: ["TeamIdentifier"])
    }
}
