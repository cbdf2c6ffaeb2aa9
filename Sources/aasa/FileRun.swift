import ArgumentParser
import AssociatedDomains

/// Reads files, and writes some of them, one after the other. A file that fails does not stop the others, and decides
/// the exit code.
struct FileRun<Outcome> {
    /// The results for the files that could be read, in their order.
    private(set) var results: [Outcome] = []
    /// The exit code if a file could not be read or written.
    private(set) var code: ExitCode?
    private var written: Set<String> = []

    /// Reads each file and keeps what `body` makes of it.
    mutating func collect(_ files: [String], _ body: (SourceText) throws(Failure) -> Outcome) {
        for file in files {
            do throws(Failure) {
                results.append(try body(try Inputs.association(at: file)))
            } catch {
                code = error.exitCode()
            }
        }
    }

    /// Writes each new text to the file that the old one came from, unless that has changed since; nil leaves a file as
    /// it is.
    mutating func write(inPlace: Bool, _ texts: (Outcome) -> (old: SourceText, new: SourceText)?) {
        for (old, new) in results.compactMap(texts) {
            guard case .file(let path) = old.origin else { continue }
            do throws(Failure) {
                try Outputs.rewrite(path, from: old, to: new, inPlace: inPlace)
                written.insert(path)
            } catch {
                code = error.exitCode()
            }
        }
    }

    /// Whether this text's file was written.
    func isWritten(_ text: SourceText) -> Bool {
        if case .file(let path) = text.origin { written.contains(path) } else { false }
    }
}
