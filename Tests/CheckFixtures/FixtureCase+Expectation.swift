import Catalogue
import Findings
import Foundation
import Judging
import Reports

extension FixtureCase {
    /// The path of `expected.txt`, from the root of the repository.
    package var expectationPath: String { "Fixtures/Checks/\(self)/expected.txt" }

    /// What `expected.txt` holds: each finding as the report for people prints it, without the line that says where to read
    /// more, then its repair as JSON has it. Paths are those below the folder of the case.
    package func expectation() async throws -> String {
        let findings = Report(judging: try await evidence()).findings
        guard !findings.isEmpty else { return "no findings\n" }
        let blocks = findings.map { $0.printed + $0.printedRepair }
        return blocks.joined(separator: "\n").replacing(folder.path + "/", with: "")
    }
}

extension Finding {
    /// The lines of the report, each with its line break.
    fileprivate var printed: String {
        let report = Report(associations: [], findings: [self], reminders: [])
        var lines = HumanReport.findings(of: report, style: .plain).split(
            separator: "\n", omittingEmptySubsequences: false)
        while lines.last?.isEmpty == true { lines.removeLast() }
        if lines.last?.contains(" = why:  aasa explain \(code) ") == true { lines.removeLast() }
        return lines.map { $0 + "\n" }.joined()
    }

    /// A line for each edit: where it is, what stands there, and what takes its place.
    fileprivate var printedRepair: String {
        guard let repair, case .text(let text, _) = place else { return "" }
        return repair.edits.map { edit in
            let position = text.position(of: edit.span.start)
            let old = Message.escaped(text.string(in: edit.span))
            let new = Message.escaped(String(decoding: edit.replacement, as: UTF8.self))
            let bytes = "\(edit.span.start)..<\(edit.span.end)"
            return "repair at \(position.line):\(position.column), bytes \(bytes): “\(old)” → “\(new)”\n"
        }.joined()
    }
}
