package import Findings
package import TextFormats

/// What is to be found in an AASA file by itself.
package struct FileExpectation: Sendable {
    /// The path, as written: relative to the expectation file.
    package let path: LocatedString
    /// The names of the findings: exactly these errors and warnings, and these notes.
    package let finds: [LocatedString]

    /// The expectation on one line, as reports show it.
    package var name: String {
        "\(path.text): finds " + (finds.isEmpty ? "nothing" : finds.map(\.text).joined(separator: ", "))
    }
}
