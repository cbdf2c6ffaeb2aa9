import ArgumentParser
import AssociatedDomains

/// The root command, `aasa`.
struct AASA: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "aasa",
        abstract: "Checks Apple's associated domains: whether apps and websites name each other",
        discussion: """
            Three questions, and who answers them:

                aasa check webcredentials:shop.example.com --app TEAMID.bundle.id
                aasa triage "a line from the console"
                aasa lint public/.well-known/apple-app-site-association

            The first says whether an app and a website name each other, and why not; aasa check takes a built app, a \
            project or a host as well. The second explains what a device logged. The third checks the file before it is \
            deployed.

            Exit codes: 0 no finding at or above the threshold of --fail-on; 1 findings; 64 wrong usage; 66 an input \
            is missing or unreadable; 70 a bug in aasa; 75 this machine lacks what it needs, such as a network: try again \
            later.
            """,
        version: version,
        groupedSubcommands: [
            CommandGroup(
                name: "Diagnosis",
                subcommands: [CheckCommand.self, TriageCommand.self, FetchCommand.self, ServeCommand.self]),
            CommandGroup(
                name: "File and link",
                subcommands: [
                    LintCommand.self, MatchCommand.self, DiffCommand.self, InitCommand.self, FixCommand.self,
                    FormatCommand.self,
                ]),
            CommandGroup(name: "App", subcommands: [HandlersCommand.self]),
            CommandGroup(name: "Password", subcommands: [ScreensCommand.self, PasswordRulesCommand.self]),
            CommandGroup(
                name: "Routine",
                subcommands: [TestCommand.self, WatchCommand.self, ScanCommand.self, ConfigCommand.self]),
            CommandGroup(
                name: "Reference", subcommands: [ExplainCommand.self, SchemaCommand.self, SwcutilCommand.self]),
        ])

    /// Shows the help: nothing was asked, so this is no success.
    func run() throws {
        Terminal.warn(AASA.helpMessage() + "\n")
        throw ExitCode.validationFailure
    }

    /// The name, the version and, where it is known, the commit: `aasa 0.1.0 (a48d5ca)`.
    private static var version: String {
        "aasa \(Toolkit.version)" + (Toolkit.commit.map { " (\($0.prefix(7)))" } ?? "")
    }
}
