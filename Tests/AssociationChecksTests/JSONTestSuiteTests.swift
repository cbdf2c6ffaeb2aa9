import AssociationModel
import Catalogue
import CurlFetch
import Findings
import Judging
import TestData
import Testing
import TextFormats
import UniversalLinks

/// The parser tests of Nicolas Seriot, judged by the whole catalogue as `aasa lint` does. They are not part of the
/// repository.
@Suite(.needsSharedData("vectors/jsontestsuite")) struct `JSONTestSuite under the catalogue` {
    @Test func `gives an error for what no reader may take, and none for what each must`() throws {
        let suite = SharedData.files(in: "vectors/jsontestsuite").filter { $0.name.hasSuffix(".json") }
        for (name, bytes) in suite {
            let findings = Self.lint(bytes)
            let complaints = findings.filter {
                $0.severity == .error && ($0.code.description.hasPrefix("AD3") || $0.name.hasPrefix("body-"))
            }
            if name.hasPrefix("y_") {
                let others = complaints.filter { $0.name != "json-duplicate-key" }
                #expect(others.isEmpty, "\(name) is JSON: \(others.map(\.name))")
            } else if name.hasPrefix("n_") {
                #expect(!complaints.isEmpty, "\(name) is not JSON")
            }
        }
        #expect(suite.count > 300)
    }

    private static func lint(_ bytes: [UInt8]) -> [Finding.Identity] {
        let text = SourceText(bytes, from: .file(path: "apple-app-site-association"))
        let question = Question(InputParts(files: [text]), Choices(now: Instant(seconds: 1_780_272_000)))
        return Report(judging: Evidence(question)).findings.map(\.identity)
    }
}
