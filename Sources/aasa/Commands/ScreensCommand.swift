import ArgumentParser
import AssociatedDomains

/// `aasa screens`: will iOS offer, and save, a strong password?
struct ScreensCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "screens", abstract: "Says of sign-up screens whether iOS offers a strong password and saves it.",
        discussion: """
            Read are .storyboard, .xib and .swift files, and of directories all of these below them, without \
            following symbolic links and without build folders; a flow that is described by hand (.json) where it is \
            named. That the app's association holds is taken for granted: aasa check … --screens PATH looks at both.
            """)

    @Argument(help: ArgumentHelp("Files and directories.", valueName: "path"))
    var paths: [String]

    @OptionGroup var policy: PolicyOptions

    @OptionGroup var output: OutputOptions

    func validate() throws {
        if paths.isEmpty { throw ValidationError("name at least one file or directory") }
    }

    func run() throws {
        var question = Question(screenPolicy: try policy.value(), now: .now)
        let code = ScreenInputs.add(paths, to: &question)
        let isAnything = !question.screens.isEmpty || !question.flows.isEmpty || question.nativeAuthentication != nil
        if isAnything || code == nil {
            do { try output.deliver(Report(judging: Evidence(question))) } catch { throw code ?? error }
        }
        if let code { throw code }
    }
}

/// Reads screens for commands.
enum ScreenInputs {
    /// Adds the screens of files to a question, and complains of what cannot be read; the exit code that this decides,
    /// after everything else was reported.
    static func add(_ paths: [String], to question: inout Question) -> ExitCode? {
        let files = ScreenFiles(reading: paths)
        question.screens += files.screens
        question.flows += files.flows
        question.nativeAuthentication = files.nativeAuthentication
        if files.passedOverSources > 0 {
            let count = files.passedOverSources
            let what: Message = count == 1 ? "a Swift file was" : "\(count) Swift files were"
            Terminal.complain(
                "\(what) not read: this aasa was built without its reader of Swift; build it with swift build --traits SwiftSources, or use the one that make install puts in place"
            )
        }
        if files.readFiles == 0, files.problems.isEmpty {
            Terminal.complain("there is nothing to read: no .storyboard, .xib or .swift file that this aasa can read")
            return ExitCode(66)
        }
        if files.screens.isEmpty, files.flows.isEmpty, files.problems.isEmpty {
            Terminal.complain("no screen with fields was found")
        }
        for problem in files.problems { Terminal.complain("\(plain: problem.location): \(problem.message)") }
        return files.problems.isEmpty ? nil : ExitCode(66)
    }
}
