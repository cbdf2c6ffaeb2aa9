/// Hands the parser of arguments many in a row as one.
///
/// The parser's cost grows with the square of the number of arguments: 16,000 domains would take it ten seconds. A run
/// of arguments that are no options is joined with zero bytes, which no argument can contain, and commands that take any
/// number of them separate it again.
enum ArgumentRuns {
    /// How many arguments a command line has before any are joined.
    private static let fewest = 256

    private static let commands: Set = [
        "check", "watch", "lint", "match", "test", "triage", "screens", "fix", "format", "init", "fetch",
    ]

    /// The arguments as the parser is to see them.
    static func joined(_ arguments: [String]) -> [String] {
        guard arguments.count >= fewest, let command = arguments.first, commands.contains(command) else {
            return arguments
        }
        var result: [String] = []
        for run in arguments.chunkedByOptions {
            // The first may be the value of the option before it.
            result += run.prefix(2)
            if run.count > 2 { result.append(run.dropFirst(2).joined(separator: "\0")) }
        }
        return result
    }
}

extension [String] {
    /// The arguments that were joined, each by itself.
    var separated: [String] {
        flatMap { argument in
            argument.utf8.split(separator: 0, omittingEmptySubsequences: false).map { String(Substring($0)) }
        }
    }

    /// Runs of an option or none, followed by arguments that are none.
    fileprivate var chunkedByOptions: [ArraySlice<String>] {
        let starts = indices.filter { $0 == startIndex || self[$0].utf8.first == UInt8(ascii: "-") }
        return zip(starts, starts.dropFirst() + [endIndex]).map { self[$0..<$1] }
    }
}
