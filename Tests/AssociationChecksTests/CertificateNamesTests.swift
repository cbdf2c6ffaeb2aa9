import AssociationModel
import Catalogue
import CurlFetch
import Findings
import Judging
import Testing
import TextFormats
import UniversalLinks

@Suite struct `a certificate without a subject alternative name` {
    private func evidence(_ question: Question, names: [String] = []) async throws -> Evidence {
        let lines = [
            "request: \(Scene.root)", "tls-version: TLSv1.3", "certificate-subject: CN=example.com",
            "certificate-issuer: CN=Example Authority", "certificate-from: 2026-04-01T00:00:00Z",
            "certificate-until: 2027-04-01T00:00:00Z",
        ]
        let text = (lines + names.map { "certificate-name: \($0)" } + ["status: 200", "", Self.file]).joined(
            separator: "\n")
        let exchange = try ExchangeText.exchange(from: Array(text.utf8))
        return try await Inspector(fetcher: Recordings([exchange])).evidence(for: question)
    }

    private static let file = #"{"webcredentials": {"apps": ["\#(app)"]}}"#

    @Test(arguments: [
        ("webcredentials:example.com", [], "not-associated"),
        ("webcredentials:example.com", ["example.com"], "associated"),
        ("webcredentials:example.com?mode=developer", [], "associated"),
    ])
    func `leaves no association, although the server's file was read`(
        entry: String, names: [String], verdict: String
    ) async throws {
        let report = Report(judging: try await evidence(try Scene([entry]).question(), names: names))
        let association = try #require(report.associations.first)
        #expect(association.verdict.rawValue == verdict)
        #expect(association.locations.first?.listsApp == true)
        let errors = report.findings.filter { $0.identity.severity == .error }.map(\.identity.name)
        #expect(errors == (verdict == "associated" ? [] : ["certificate-without-san"]))
    }

    @Test func `fails what is expected of the site, and is named as the reason`() async throws {
        let text = """
            {"apps": {"app": "\(app)"},
             "associations": [{"app": "app", "service": "webcredentials", "domain": "example.com"}]}
            """
        let file = ExpectationFile(SourceText(Array(text.utf8), from: .file(path: "expected.json")))
        try #require(file.problems.isEmpty, "\(file.problems)")
        let question = Question(InputParts(expectations: [file]), Choices(now: Instant(seconds: 1_780_272_000)))
        let report = Report(judgingExpectationsOf: try await evidence(question))
        #expect(report.findings.map(\.identity.name).sorted() == ["certificate-without-san", "expectation-failed"])
        #expect(
            report.findings.contains {
                $0.observation.message.description.hasSuffix("Apple refuses the certificate of example.com")
            })
    }
}
