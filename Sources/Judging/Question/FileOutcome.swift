package import Findings
import TextFormats
package import UniversalLinks

/// An expectation about a file by itself, and what was found in it.
package struct FileOutcome: Sendable {
    package let expectation: FileExpectation
    /// The text of the expectation file.
    package let text: SourceText
    /// The names that were expected and not found.
    package let missing: [String]
    /// The names of the errors and warnings that were found and not expected, each once.
    package let surplus: [String]

    /// - Parameters:
    ///   - report: the report on the file.
    ///   - name: returns the name of a finding that is given by its code or name.
    package init(
        _ expectation: FileExpectation, in text: SourceText, _ report: Report, named name: (String) -> String = { $0 }
    ) {
        self.expectation = expectation
        self.text = text
        let wanted = expectation.finds.map { name($0.text) }
        let found = Set(report.findings.map(\.name))
        missing = wanted.filter { !found.contains($0) }
        var told = Set(wanted)
        surplus = report.findings.filter { $0.severity != .note && told.insert($0.name).inserted }.map(\.name)
    }

    package var isMet: Bool { missing.isEmpty && surplus.isEmpty }
}
