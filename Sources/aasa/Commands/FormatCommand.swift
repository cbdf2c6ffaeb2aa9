import ArgumentParser
import AssociatedDomains

/// `aasa format`: puts AASA files into the canonical layout.
struct FormatCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "format", abstract: "Puts AASA files into one layout; changes only white space",
        discussion: """
            Each level is indented by two spaces. An array of strings, or an object without arrays in it, such as a \
            component, goes on one line if it fits in 100 characters; otherwise each element has its own line. Keys \
            keep their order, and strings and numbers stay as they are written. A byte order mark is removed.

            Without --write the diff is shown and no file is changed. With - standard input is read and the result \
            goes to standard output, where what would act on a terminal or a build server is written as a JSON escape. \
            --write replaces a file as aasa fix --write does.

            Exit codes: 0 done; 1 with --check, if a file has another layout; 64 wrong usage; 66 a file is missing, \
            cannot be written, or is not valid JSON: the message names file, line and column, and aasa fix may be able \
            to repair it.
            """ + Examples.text(of: "format"))

    @OptionGroup var rewriting: RewritingOptions

    @Flag(name: .long, help: "Exit with 1 if a file has another layout")
    var check = false

    @Option(name: .long, help: "Colour the diff")
    var color: OutputOptions.Colour = .auto

    func validate() throws {
        if rewriting.write, check { throw ValidationError("--check and --write cannot be combined") }
    }

    func run() throws {
        var outcome = FileRun<FormattedFile>()
        outcome.collect(rewriting.files.separated) { text throws(Failure) in
            do throws(InputFailure) { return try FormattedFile(text) } catch { throw Failure(error) }
        }
        rewriting.writeTexts(of: &outcome) { $0.isChanged ? ($0.original, $0.text) : nil }
        let style = color.style
        for file in outcome.results {
            if rewriting.isFilter, !check {
                try Terminal.print(file.text.bytes, as: .json)
            } else if !rewriting.write {
                try Terminal.printDiff(from: file.original, to: file.text, style)
            } else if outcome.isWritten(file.text) {
                try Terminal.print("\(Message.escaped(file.original.name)): written\n")
            }
        }
        if let code = outcome.code { throw code }
        if check, outcome.results.contains(where: \.isChanged) { throw ExitCode(1) }
    }
}
