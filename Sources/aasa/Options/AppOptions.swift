import ArgumentParser
import AssociatedDomains

/// The options that name apps.
struct AppIdentifierOptions: ParsableArguments {
    @Option(
        name: .customLong("app"), help: ArgumentHelp("App identifier; repeatable", valueName: "TEAMID.bundle.id"))
    var identifiers: [String] = []

    @Option(name: .long, help: ArgumentHelp("Team ID or App ID prefix, with --bundle-id", valueName: "T"))
    var teamId: String?

    @Option(
        name: .long,
        help: ArgumentHelp("Bundle identifier, with --team-id; aasa check also looks for it alone", valueName: "B"))
    var bundleId: String?

    /// Whether no app is named.
    var isEmpty: Bool { identifiers.isEmpty && teamId == nil && bundleId == nil }

    /// The apps that the options name, each once.
    ///
    /// - Parameters:
    ///   - configuration: what gives names to apps, which `--app` takes, too.
    ///   - allowsBundle: whether a bundle identifier without a team is a question, too; it names no app.
    func apps(
        under configuration: ConfigurationInput? = nil, allowingBundleAlone allowsBundle: Bool = false
    ) throws -> [AppIdentifier] {
        let names = configuration?.file.apps.identifiers ?? [:]
        var apps = try identifiers.map { try names[$0] ?? Self.app($0, option: "--app") }
        switch (teamId, bundleId) {
        case (nil, nil): break
        case (nil, let bundle?) where allowsBundle:
            guard AppIdentifier(prefix: "ABCDE12345", bundleIdentifier: bundle) != nil else {
                throw ValidationError("--bundle-id \(Message.escaped(bundle)): not a bundle identifier")
            }
        case (let team?, let bundle?):
            guard AppIdentifier(prefix: team, bundleIdentifier: bundle) != nil else {
                throw ValidationError(
                    "--team-id \(Message.escaped(team)) --bundle-id \(Message.escaped(bundle)): not a Team ID of ten letters or digits and a bundle identifier"
                )
            }
            apps.append(try Self.app("\(team).\(bundle)", option: "--team-id"))
        default: throw ValidationError("--team-id and --bundle-id need each other")
        }
        return apps.uniqued()
    }

    /// Reads an app identifier that an option names.
    static func app(_ text: String, option: String = "--app") throws -> AppIdentifier {
        do throws(AppIdentifier.Refusal) { return try AppIdentifier(typed: text) } catch {
            throw ValidationError("\(option) \(error)")
        }
    }
}

/// The options that name apps, and targets of a project.
struct AppOptions: ParsableArguments {
    @OptionGroup var named: AppIdentifierOptions

    @Option(
        name: .long, help: ArgumentHelp("Check only this target of an .xcodeproj or .xcworkspace", valueName: "NAME"))
    var target: String?

    @Option(
        name: .long,
        help: ArgumentHelp("Check only this configuration of an .xcodeproj, such as Release", valueName: "NAME"))
    var configuration: String?

    /// Refuses a target or a configuration that none of the subjects can have.
    func validate(for subjects: [String]) throws {
        guard target != nil || configuration != nil else { return }
        guard
            subjects.contains(where: {
                InputKinds.kind(named: $0)?.hasTargets ?? LocalFiles().isDirectory($0)
            })
        else {
            throw ValidationError("--target and --configuration need an .xcodeproj, an .xcworkspace or a folder")
        }
    }
}

extension Service: ExpressibleByArgument {}
extension Feature: ExpressibleByArgument {}
