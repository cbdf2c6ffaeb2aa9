import ArgumentParser
import AssociatedDomains

/// `aasa fix`: makes the repairs that are certain.
struct FixCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fix", abstract: "Repairs AASA files where the remedy is certain; shows a diff first.",
        discussion: """
            Repaired are mistakes of syntax (commas too many or too few, comments, quotation marks, a byte order mark, \
            invisible characters), misspelt keys, app identifiers with white space or a wrong separator, values of a \
            wrong type, and more: every finding of aasa lint whose remedy is exact. All else stays byte for byte, line \
            ends and indentation too.

            A repair is made only if the file says afterwards all that it says today: every app stays listed, and every \
            URL that a rule takes is decided as before, which is proved. A finding that is left for that says what \
            would change; --change-links repairs it all the same, such as a misspelt “exclude”.

            Without --write nothing is written: the diff is printed, for patch -p0 too, then what is left. - reads \
            standard input and writes the repaired file to standard output, and what is left to standard error.

            Exit codes: 0 nothing to repair and no error left; 1 an error is left, or, without --write and for files, \
            something is to be repaired; 64 wrong usage; 66 a file is missing, unreadable or cannot be written.
            """)

    enum Format: String, CaseIterable, ExpressibleByArgument { case human, json }

    @Argument(help: "Files; - is standard input.")
    var files: [String]

    @Flag(name: .long, help: "Write the repaired files.")
    var write = false

    @Flag(name: .long, help: "Also make repairs that change what becomes of a URL.")
    var changeLinks = false

    @Flag(
        name: .long,
        help: "Rewrite “appID” and “paths” as “appIDs” and “components”, which iOS 12 and older cannot read.")
    var pathsToComponents = false

    @Option(name: .long, help: "The form of the answer.")
    var format: Format = .human

    @Option(name: .long, help: "Colour in the human form.")
    var color: OutputOptions.Colour = .auto

    func validate() throws {
        guard files.contains("-") else { return }
        if files.count > 1 { throw ValidationError("standard input goes alone") }
        if write { throw ValidationError("what is read from standard input is not written to a file") }
    }

    func run() throws {
        var outcome = FileRun<RepairedFile>()
        outcome.collect(files) { text in
            var options: RepairedFile.Options = []
            if changeLinks { options.insert(.changingDecisions) }
            if pathsToComponents { options.insert(.renewingPaths) }
            return RepairedFile(text, options)
        }
        if write { outcome.write { $0.isChanged ? $0.text : nil } }
        if files == ["-"], let file = outcome.results.first {
            try filter(file)
        } else {
            answer(outcome)
        }
        if let code = outcome.code { throw code }
        let isUnfinished = !write && files != ["-"] && outcome.results.contains(where: \.isChanged)
        if isUnfinished || outcome.results.contains(where: { $0.remaining.worst == .error }) { throw ExitCode(1) }
    }

    /// The repaired file to standard output, the rest to standard error.
    private func filter(_ file: RepairedFile) throws {
        do throws(FileFailure) { try LocalFiles().writeStandardOutput(file.text.bytes) } catch {
            throw Failure.output("standard output: cannot be written").exitCode()
        }
        let report = HumanReport.text(of: file.remaining, style: .plain)
        Terminal.warn(notes(on: file) + (file.remaining.findings.isEmpty ? "" : report))
    }

    private func answer(_ outcome: FileRun<RepairedFile>) {
        let results = outcome.results
        guard !results.isEmpty else { return }
        let changes = results.map {
            FileChange(from: $0.original, to: $0.text, repaired: $0.repaired, isWritten: outcome.isWritten($0.text))
        }
        let report = Report.joined(results.map(\.remaining))
        switch format {
        case .json:
            Terminal.print(JSONReport.text(of: report, toolVersion: Toolkit.version, changes: changes))
        case .human:
            let style = color.style(isTerminal: Terminal.outputIsTerminal)
            for (file, change) in zip(results, changes) {
                Terminal.print(UnifiedDiff.text(from: change.old, to: change.new, style: style))
                Terminal.print(notes(on: file))
                if change.isChanged { Terminal.print(summary(of: change) + "\n") }
            }
            Terminal.print(HumanReport.text(of: report, style: style))
            let withheld = results.reduce(0) { $0 + $1.withheld.count }
            if withheld > 0, !changeLinks {
                Terminal.print("\(withheld) more can be repaired with --change-links; the notes say what changes\n")
            }
        }
    }

    private func notes(on file: RepairedFile) -> String {
        file.kept.map { note in
            let position = note.place?.position.map { ":\($0.line):\($0.column)" } ?? ""
            return "\(Message.escaped(file.original.name))\(position): \(note.message)\n"
        }.joined()
    }

    private func summary(of change: FileChange) -> String {
        let count = change.repaired.count
        let repairs = count == 0 ? "rewritten" : "\(count) finding\(count == 1 ? "" : "s") repaired"
        let hint = change.isWritten ? "written" : "nothing is written without --write"
        return "\(Message.escaped(change.old.name)): \(repairs); \(hint)\n"
    }
}
