import ArgumentParser
import AssociatedDomains

/// `aasa handlers`: says who receives the universal links of apps.
struct HandlersCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "handlers",
        abstract: "Says who receives a universal link in an app's code, and whether one is lost",
        discussion: """
            It reads Xcode projects and workspaces, and apps that XcodeGen's project.yml and Tuist's Project.swift describe in \
            literals: the Info.plist and the Swift and Objective-C sources of each app target for iOS. In a directory it reads \
            all projects at any depth, but follows no symbolic links and skips dependencies, build folders, tests and samples. \
            For each app it shows the life cycle, and what receives a link that launches the app and one that arrives while it \
            runs. For Flutter, React Native, Expo, Capacitor and Cordova it also reads package.json and lock files; for .NET \
            MAUI, the .csproj and the C# sources below it. What it cannot tell is unknown: an app in another framework, a \
            superclass or a package that it does not read. Findings are only about apps that claim applinks.
            """ + Examples.text(of: "handlers"))

    @Argument(
        help: ArgumentHelp(
            "Xcode projects and workspaces, XcodeGen's project.yml, Tuist's Project.swift, .csproj of .NET MAUI, and directories",
            valueName: "path"),
        completion: .file())
    var paths: [String]

    @OptionGroup(title: "Configuration") var project: ConfigurationOptions

    @OptionGroup(title: "Report") var output: OutputOptions

    func validate() throws {
        if paths.isEmpty { throw ValidationError("give at least one project or directory") }
    }

    func run() throws {
        let configuration = try project.input()
        let files = HandlerFiles(reading: paths.separated)
        for problem in files.problems { Terminal.complain(problem.sentence) }
        if files.apps.isEmpty, files.problems.isEmpty {
            Terminal.complain("nothing to read: no app target for iOS")
        }
        if files.apps.isEmpty { throw ExitCode(66) }
        try output.deliver(
            AssociationCheck(files).reportOnInputs(), under: configuration,
            endingWith: files.problems.isEmpty ? nil : ExitCode(66))
    }
}
