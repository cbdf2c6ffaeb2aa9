import AssociatedDomains

/// Answers a stream of lines, in memory that does not grow with their number.
enum Stream {
    private static let block = 1 << 16

    /// Reads a file line by line (`-` is standard input) and writes the answers to standard output, whenever all lines
    /// read so far are answered.
    ///
    /// - Parameter body: appends the answer to a line, which is nil if it was too long.
    static func answer(
        _ path: String, as syntax: OutputSyntax, _ body: (UnsafeBufferPointer<UInt8>?, inout [UInt8]) -> Void
    ) throws(Failure) {
        var output: [UInt8] = []
        output.reserveCapacity(block * 2)
        var failure: Failure?
        func flush() {
            do throws(Failure) { try Terminal.print(output, as: syntax) } catch { failure = failure ?? error }
            output.removeAll(keepingCapacity: true)
        }
        do throws(FileFailure) {
            var reader = try LineReader(path)
            while try reader.readLines({ line in
                body(line, &output)
                if output.count > block { flush() }
            }), failure == nil {
                flush()
            }
            flush()
        } catch {
            throw Failure(error, reading: path == "-" ? "standard input" : path)
        }
        if let failure { throw failure }
    }
}
