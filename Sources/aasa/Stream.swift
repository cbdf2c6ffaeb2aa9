import AssociatedDomains

/// Answers a stream of lines, in memory that does not grow with their number.
enum Stream {
    private static let block = 1 << 16

    /// Reads a file line by line (`-` is standard input) and writes the answers to standard output, whenever all lines
    /// read so far are answered.
    ///
    /// - Parameter body: appends the answer to a line, which is nil if it was too long.
    static func answer(
        _ path: String, _ body: (UnsafeBufferPointer<UInt8>?, inout [UInt8]) -> Void
    ) throws(Failure) {
        var output: [UInt8] = []
        output.reserveCapacity(block * 2)
        var failure: FileFailure?
        do throws(FileFailure) {
            var reader = try LineReader(path)
            while try reader.readLines({ line in
                body(line, &output)
                if output.count > block { write(&output, &failure) }
            }), failure == nil {
                write(&output, &failure)
            }
            write(&output, &failure)
        } catch {
            throw Failure(error, reading: path == "-" ? "standard input" : path)
        }
        if failure != nil { throw .output("standard output: cannot be written") }
    }

    private static func write(_ output: inout [UInt8], _ failure: inout FileFailure?) {
        do throws(FileFailure) { try LocalFiles().writeStandardOutput(output) } catch { failure = failure ?? error }
        output.removeAll(keepingCapacity: true)
    }
}
