import ArgumentParser
import AssociatedDomains

/// `aasa screens`: checks whether iOS offers and saves a strong password on sign-up screens.
struct ScreensCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "screens",
        abstract: "Checks whether iOS offers, saves and fills in passwords on each screen",
        discussion: """
            It reads .storyboard, .xib and .swift files, string tables, the .tsx, .jsx and .js files of React Native \
            and React, the .dart files of Flutter, the .xaml files of .NET MAUI, and web pages and templates. In a directory it reads all of these at any depth, but follows no \
            symbolic links and skips build folders. A flow that is described by hand (.json) is read only if it is named. The app's association is assumed to hold: aasa check … --screens PATH checks both.
            """ + Examples.text(of: "screens"))

    @Argument(help: ArgumentHelp("Files and directories", valueName: "path"), completion: .file())
    var paths: [String]

    @OptionGroup var policy: PolicyOptions

    @OptionGroup(title: "Configuration") var project: ConfigurationOptions

    @OptionGroup(title: "Report") var output: OutputOptions

    func validate() throws {
        if paths.isEmpty { throw ValidationError("give at least one file or directory") }
    }

    func run() throws {
        let configuration = try project.input()
        let policy = try policy.value()
        let files = ScreenFiles(reading: paths.separated)
        let code = ScreenInputs.exitCode(for: files)
        if let code, files.isEmpty { throw code }
        let report = AssociationCheck(files, policy: policy).reportOnInputs()
        try output.deliver(report, under: configuration, endingWith: code)
    }
}

enum ScreenInputs {
    /// Reports on standard error which files of screens could not be read.
    ///
    /// - Returns: the exit code to end with once everything else is reported; nil if nothing went wrong.
    static func exitCode(for files: ScreenFiles) -> ExitCode? {
        if files.readFiles == 0, files.isAllRead {
            Terminal.complain(
                "nothing to read: no screens in .storyboard, .xib, .swift, .m, .tsx, .jsx, .js, .dart, .xaml, .html or .json files"
            )
            return ExitCode(66)
        }
        for problem in files.problems { Terminal.complain(problem.sentence) }
        return files.problems.isEmpty ? nil : ExitCode(66)
    }
}
