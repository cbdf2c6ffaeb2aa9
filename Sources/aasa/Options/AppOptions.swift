import ArgumentParser
import AssociatedDomains

/// Which apps to look for.
struct AppOptions: ParsableArguments {
    @Option(
        name: .customLong("app"), help: ArgumentHelp("An app identifier; repeatable.", valueName: "TEAMID.bundle.id"))
    var identifiers: [String] = []

    @Option(name: .long, help: ArgumentHelp("The Team ID or App ID prefix, with --bundle-id.", valueName: "T"))
    var teamId: String?

    @Option(name: .long, help: ArgumentHelp("The bundle identifier, with --team-id.", valueName: "B"))
    var bundleId: String?

    @Option(name: .long, help: ArgumentHelp("Of an .xcodeproj, this target alone.", valueName: "NAME"))
    var target: String?

    @Option(
        name: .long,
        help: ArgumentHelp("Of an .xcodeproj, this configuration alone, such as Release.", valueName: "NAME"))
    var configuration: String?

    /// The apps, each once.
    func apps() throws -> [AppIdentifier] {
        var apps = try identifiers.map(Self.app)
        switch (teamId, bundleId) {
        case (nil, nil): break
        case (let team?, let bundle?):
            guard let app = AppIdentifier(prefix: team, bundleIdentifier: bundle) else {
                throw ValidationError(
                    "--team-id \(Message.escaped(team)) --bundle-id \(Message.escaped(bundle)): not ten letters or digits and a bundle identifier"
                )
            }
            apps.append(app)
        default: throw ValidationError("--team-id and --bundle-id go together")
        }
        var seen: Set<AppIdentifier> = []
        return apps.filter { seen.insert($0).inserted }
    }

    /// The app of an argument of --app.
    static func app(_ text: String) throws -> AppIdentifier {
        guard let app = AppIdentifier(text) else {
            throw ValidationError(
                "--app \(text.isEmpty ? "''" : Message.escaped(text)): an app identifier is ten letters or digits, a full stop and a bundle identifier, as in 7D3KX9QW2M.com.example.app"
            )
        }
        return app
    }
}

extension Service: ExpressibleByArgument {}
extension Feature: ExpressibleByArgument {}
