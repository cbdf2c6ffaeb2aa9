import ArgumentParser
import AssociatedDomains

/// The files that a command rewrites, and whether they are written.
struct RewritingOptions: ParsableArguments {
    @Argument(help: "AASA files; - is standard input", completion: .file())
    var files: [String]

    @Flag(name: .long, help: "Write the files")
    var write = false

    @Flag(
        name: .long,
        help: ArgumentHelp(
            "With --write: write into the file itself, also if it has hard links or no file can be created in its directory. Other programs may then read a part of it, and a crash can leave one"
        ))
    var inPlace = false

    /// Whether standard input is read, and the result goes to standard output.
    var isFilter: Bool { files == ["-"] }

    func validate() throws {
        if inPlace, !write { throw ValidationError("--in-place needs --write") }
        let files = files.separated
        guard files.contains("-") else { return }
        if files.count > 1 { throw ValidationError("- cannot be combined with other files") }
        if write { throw ValidationError("--write needs a file: what is read from - goes to standard output") }
    }

    /// Writes each new text to the file that the old one came from, if the files are to be written.
    func writeTexts<Outcome>(of run: inout FileRun<Outcome>, _ texts: (Outcome) -> (old: SourceText, new: SourceText)?)
    {
        if write { run.write(inPlace: inPlace, texts) }
    }
}
