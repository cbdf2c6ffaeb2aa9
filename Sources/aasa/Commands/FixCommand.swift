import ArgumentParser
import AssociatedDomains

/// `aasa fix`: makes the repairs that are certain.
struct FixCommand: ServerAsking {
    static let configuration = CommandConfiguration(
        commandName: "fix", abstract: "Repairs AASA files and what keeps them from being served; shows a diff first",
        discussion: """
            It repairs every finding of aasa lint that has an exact repair: syntax errors (extra or missing commas, \
            comments, wrong quotation marks, a byte order mark, invisible characters), misspelt keys, app identifiers \
            with white space or a wrong separator, values of the wrong type, and more. Everything else stays byte for \
            byte, including line endings and indentation.

            A repair is made only if the file still says everything it says today: every app stays listed, and every \
            URL that a rule takes is decided as before, which is proved. A finding that is not repaired for this reason \
            says what would change; --change-links repairs it anyway. A misspelt “exclude” is an example.

            The path of a folder names a project: its AASA files are repaired, and so is what keeps them from being served \
            (vercel.json, netlify.toml, _redirects, firebase.json, staticwebapp.config.json, _config.yml, mkdocs.yml, \
            angular.json, workflows of GitHub Pages, ignore files, nginx, Apache and Caddy) and what the entitlements of its \
            apps claim. Each change of a configuration was tried: the project is judged again with it, and has lost that \
            finding and gained none. With --write the project is checked once more afterwards, without the network.

            Without --write no file is changed: the diff is printed (patch -p0 can apply it), then the findings that \
            are left. With - standard input is read, the repaired file goes to standard output, and the findings that \
            are left go to standard error; what would act on a terminal or a build server is written as a JSON escape. \
            The same goes for a domain or a URL, whose file is fetched as Apple reads it. --output writes the repaired \
            file instead, to be put in its place.

            --write replaces a file in one step, so that no program reads a part of it. The file keeps its owner, \
            group, permissions, access control list and extended attributes where the system allows that; a symbolic \
            link stays, and the file that it leads to is written. Nothing is written to a file that is read-only, has \
            several hard links (see --in-place), or changed after it was read. Only kill -9 or a crash can leave a \
            temporary file next to it, .aasa-…, which may be deleted.

            Exit codes: 0 nothing to repair and no error left; 1 an error is left, the domain has no file, or, for files \
            without --write, there is something to repair; 64 wrong usage; 66 a file is missing, unreadable or cannot be \
            written; 75 this machine could not ask the domain.
            """ + Examples.text(of: "fix"))

    @OptionGroup var rewriting: RewritingOptions

    @Flag(name: .long, help: "Also make repairs that change how URLs are decided")
    var changeLinks = false

    @Flag(
        name: .long,
        help: "Rewrite “appID” and “paths” as “appIDs” and “components”, which iOS 12 and earlier cannot read")
    var pathsToComponents = false

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Write the repaired file of a domain, or of -, to this file", valueName: "FILE"),
        completion: .file())
    var output: String?

    @OptionGroup var form: AnswerOptions

    @OptionGroup(title: "Network") var network: NetworkOptions

    /// Whether a file has to be fetched.
    var asksServers: Bool { domain != nil || folder != nil }

    private var domain: String? {
        let targets = rewriting.files.separated
        return targets.count == 1 ? targets.first(where: Inputs.isDomain) : nil
    }

    /// The folder of a project.
    private var folder: String? { rewriting.files.separated.first(where: LocalFiles().isDirectory) }

    func validate() throws {
        if let folder, rewriting.files.separated.count > 1 {
            throw ValidationError("\(Message.escaped(folder)): a folder cannot be combined with other targets")
        }
        if let first = rewriting.files.separated.first(where: Inputs.isDomain), domain == nil {
            throw ValidationError("\(Message.escaped(first)): a domain cannot be combined with other targets")
        }
        if rewriting.write, domain != nil {
            throw ValidationError("--write needs a file; for a domain, use --output FILE")
        }
        if output != nil, domain == nil, !rewriting.isFilter {
            throw ValidationError("--output is for a domain or -; --write writes the file itself")
        }
    }

    func run() async throws(Failure) {
        if let folder { return try await repairProject(in: folder) }
        let file = repaired(try await Inputs.bytes(ofDomain: domain ?? "", network))
        try filter(file)
        let count = file.repaired.count
        let plural: Message = count == 1 ? "" : "s"
        let outcome: Message =
            file.isChanged ? "\(count) finding\(plural) repaired; put this file in its place" : "nothing to repair"
        Terminal.complain("\(plain: file.text.name): \(outcome)")
        if file.remaining.worst == .error { throw .findings }
    }

    private func repaired(_ text: SourceText) -> RepairedFile { RepairedFile(text, options) }

    /// What is done besides the repairs that keep every link.
    var options: RepairedFile.Options {
        var options: RepairedFile.Options = []
        if changeLinks { options.insert(.changingDecisions) }
        if pathsToComponents { options.insert(.renewingPaths) }
        return options
    }

    func run() throws {
        try network.requireUse(by: [])
        var outcome = FileRun<RepairedFile>()
        outcome.collect(rewriting.files.separated, repaired)
        rewriting.writeTexts(of: &outcome) { $0.isChanged ? ($0.original, $0.text) : nil }
        if rewriting.isFilter, let file = outcome.results.first {
            try filter(file)
        } else {
            try answer(outcome)
        }
        if let code = outcome.code { throw code }
        let isUnfinished = !rewriting.write && !rewriting.isFilter && outcome.results.contains(where: \.isChanged)
        if isUnfinished || outcome.results.contains(where: { $0.remaining.worst == .error }) { throw ExitCode(1) }
    }

    /// Writes the repaired file to standard output or to the file of `--output`, and what is left of its findings to
    /// standard error.
    private func filter(_ file: RepairedFile) throws(Failure) {
        if let output {
            try Outputs.write(file.text.bytes, to: output)
        } else {
            try Terminal.print(file.text.bytes, as: .json)
        }
        let report = file.remaining.text()
        Terminal.warn(notes(on: file) + (file.remaining.findings.isEmpty ? "" : report))
    }

    private func answer(_ outcome: FileRun<RepairedFile>) throws(Failure) {
        let results = outcome.results
        guard !results.isEmpty else { return }
        let changes = results.map {
            FileChange(from: $0.original, to: $0.text, repaired: $0.repaired, isWritten: outcome.isWritten($0.text))
        }
        let report = Report.joined(results.map(\.remaining)).stating(
            results.map { Report.Input($0.original, .siteFile) }, at: Instant.now.description)
        if form.format == .json { return try printJSON(report, changes) }
        let style = form.color.style
        for (file, change) in zip(results, changes) {
            try Terminal.printDiff(from: change.old, to: change.new, style)
            try Terminal.print(notes(on: file))
            if change.isChanged { try Terminal.print(summary(of: change) + "\n") }
        }
        try Terminal.print(report.text(style: style), as: .text(style))
        try tell(withheld: results.reduce(0) { $0 + $1.withheld.count })
    }

    /// Writes the report with the changes as JSON.
    func printJSON(_ report: Report, _ changes: [FileChange]) throws(Failure) {
        let text = JSONReport.text(
            of: report, toolVersion: Toolkit.version, commit: Toolkit.commit, changes: changes)
        try Terminal.print(text, as: .json)
    }

    /// Says how many repairs wait for `--change-links`.
    func tell(withheld count: Int) throws(Failure) {
        guard count > 0, !changeLinks else { return }
        try Terminal.print("\(count) more can be repaired with --change-links; the notes say what changes\n")
    }

    private func notes(on file: RepairedFile) -> String {
        file.kept.map { note in
            let position = note.place?.position.map { ":\($0.line):\($0.column)" } ?? ""
            return "\(Message.escaped(file.original.name))\(position): \(note.message)\n"
        }.joined()
    }

    func summary(of change: FileChange) -> String {
        let count = change.repaired.count
        let repairs = count == 0 ? "rewritten" : "\(count) finding\(count == 1 ? "" : "s") repaired"
        let hint = change.isWritten ? "written" : rewriting.write ? "not written" : "nothing is written without --write"
        return "\(Message.escaped(change.old.name)): \(repairs); \(hint)\n"
    }
}
