import Foundation
package import Testing

/// A file of the repository that holds what is expected, and that `make record` rewrites.
package enum Golden {
    /// Records an issue unless the file holds the text, byte for byte. A run that records writes the file instead, and
    /// fails as well, so that no build records by accident.
    package static func expect(
        _ actual: String, in path: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let expected = (try? Repository.text(of: path)) ?? ""
        guard Array(actual.utf8) != Array(expected.utf8) else { return }
        if ProcessInfo.processInfo.environment["AASA_RECORD"] != nil {
            try actual.write(to: Repository.root.appending(path: path), atomically: true, encoding: .utf8)
            Issue.record("recorded \(path): a run that records does not pass", sourceLocation: sourceLocation)
        } else {
            Issue.record(
                "\(path) is another: \(difference(expected, actual)); run `make record` if this is meant",
                sourceLocation: sourceLocation)
        }
    }

    /// The first line that differs.
    private static func difference(_ expected: String, _ actual: String) -> String {
        let (old, new) = (lines(of: expected), lines(of: actual))
        let index =
            zip(old, new).enumerated().first { !$1.0.utf8.elementsEqual($1.1.utf8) }?.offset
            ?? min(old.count, new.count)
        let line = { (lines: [Substring]) in lines.dropFirst(index).first.map { "“\($0)”" } ?? "the end" }
        return "line \(index + 1) is expected to be \(line(old)) and is \(line(new))"
    }

    // By scalars, since CRLF is one character.
    private static func lines(of text: String) -> [Substring] {
        text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { Substring($0) }
    }
}
