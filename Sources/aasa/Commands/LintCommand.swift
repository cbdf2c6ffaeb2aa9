import ArgumentParser
import AssociatedDomains

/// `aasa lint`: checks AASA files on their own, without the network.
struct LintCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint", abstract: "Checks AASA files on their own, without the network",
        discussion: Examples.text(of: "lint"))

    @Argument(help: "AASA files, or folders of which all are checked; - is standard input", completion: .file())
    var files: [String]

    @OptionGroup var app: AppOptions

    @Option(name: .long, help: "Check that the file lists the apps for this service; repeatable")
    var service: [Service] = []

    @OptionGroup(title: "Configuration") var project: ConfigurationOptions

    @OptionGroup(title: "Report") var output: OutputOptions

    func validate() throws {
        if !service.isEmpty, app.named.isEmpty {
            throw ValidationError("--service needs --app: it says what the apps are looked for in")
        }
    }

    func run() throws {
        let configuration = try project.input()
        let apps = try app.named.apps(under: configuration)
        var texts: [SourceText] = []
        // The other files are still checked; the one that cannot be read decides the exit code.
        var code: ExitCode?
        for file in files.separated {
            do throws(Failure) {
                for path in try Self.paths(at: file) { texts.append(try Inputs.association(at: path)) }
            } catch {
                code = error.exitCode()
            }
        }
        if let code, texts.isEmpty { throw code }
        let check = AssociationCheck(texts, apps: apps, services: service)
        try output.deliver(check.reportOnInputs(), under: configuration, endingWith: code)
    }

    /// The files that are meant: those in a folder, or the one that is named.
    private static func paths(at path: String) throws(Failure) -> [String] {
        guard path != "-", LocalFiles().isDirectory(path) else { return [path] }
        let files = Project.siteFiles(in: path)
        if files.isEmpty { throw .input("\(plain: path): no apple-app-site-association in this folder") }
        return files
    }
}
