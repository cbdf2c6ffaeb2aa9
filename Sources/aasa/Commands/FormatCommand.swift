import ArgumentParser
import AssociatedDomains

/// `aasa format`: AASA files in one layout.
struct FormatCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "format", abstract: "Lays AASA files out in one way; changes white space alone.",
        discussion: """
            Two spaces a level; an array of strings, or an object without arrays in it, such as a component, on one \
            line where that has no more than 100 characters; else a line for each element. Keys keep their order, and \
            strings and numbers are kept as they are written. A byte order mark is left out.

            Without --write the diff is shown and nothing is written. - reads standard input and writes to standard \
            output.

            Exit codes: 0 done; 1 with --check, where a file is not laid out so; 64 wrong usage; 66 a file is missing, \
            cannot be written, or is no JSON: then file, line and column are told, and aasa fix may mend it.
            """)

    @Argument(help: "Files; - is standard input.")
    var files: [String]

    @Flag(name: .long, help: "Write the files.")
    var write = false

    @Flag(name: .long, help: "Exit with 1 where a file is laid out in another way.")
    var check = false

    @Option(name: .long, help: "Colour in the diff.")
    var color: OutputOptions.Colour = .auto

    func validate() throws {
        if write, check { throw ValidationError("--check writes nothing: give it or --write") }
        guard files.contains("-") else { return }
        if files.count > 1 { throw ValidationError("standard input goes alone") }
        if write { throw ValidationError("what is read from standard input is not written to a file") }
    }

    func run() throws {
        var outcome = FileRun<FormattedFile>()
        outcome.collect(files) { text throws(Failure) in
            do throws(FormattedFile.Failure) { return try FormattedFile(text) } catch {
                let position = error.reason.place?.position.map { ":\($0.line):\($0.column)" } ?? ""
                throw .input("\(plain: text.name + position): \(error.reason.message)")
            }
        }
        if write { outcome.write { $0.isChanged ? $0.text : nil } }
        let style = color.style(isTerminal: Terminal.outputIsTerminal)
        for file in outcome.results {
            if files == ["-"], !check {
                try put(file.text.bytes)
            } else if !write {
                Terminal.print(UnifiedDiff.text(from: file.original, to: file.text, style: style))
            } else if outcome.isWritten(file.text) {
                Terminal.print("\(Message.escaped(file.original.name)): written\n")
            }
        }
        if let code = outcome.code { throw code }
        if check, outcome.results.contains(where: \.isChanged) { throw ExitCode(1) }
    }

    private func put(_ bytes: [UInt8]) throws {
        do throws(FileFailure) { try LocalFiles().writeStandardOutput(bytes) } catch {
            throw Failure.output("standard output: cannot be written").exitCode()
        }
    }
}
