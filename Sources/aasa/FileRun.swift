import ArgumentParser
import AssociatedDomains

/// Files that are read, and in part written, one after the other: one that fails does not keep the others from their
/// turn, and decides the exit code.
struct FileRun<Outcome> {
    /// What came of the files that could be read, in their order.
    private(set) var results: [Outcome] = []
    /// The exit code for files that could not be read or written.
    private(set) var code: ExitCode?
    private var written: Set<String> = []

    /// Reads each file and does its work on it.
    mutating func collect(_ files: [String], _ body: (SourceText) throws(Failure) -> Outcome) {
        for file in files {
            do throws(Failure) {
                results.append(try body(try Inputs.association(at: file)))
            } catch {
                code = error.exitCode()
            }
        }
    }

    /// Writes new texts, where there are any, each to the file that it came from.
    mutating func write(_ text: (Outcome) -> SourceText?) {
        for text in results.compactMap(text) {
            guard case .file(let path) = text.origin else { continue }
            do throws(FileFailure) {
                try LocalFiles().write(text.bytes, to: path)
                written.insert(path)
            } catch {
                code = Failure.output("\(plain: path): cannot be written").exitCode()
            }
        }
    }

    /// Whether a text was written to its file.
    func isWritten(_ text: SourceText) -> Bool {
        if case .file(let path) = text.origin { written.contains(path) } else { false }
    }
}
