import AssociationModel
import Catalogue
import CurlFetch
import Findings
import Foundation
import Judging
import SignUpScreens
import TestData
import Testing
import TextFormats
import UniversalLinks

/// Files and identifiers as they were published; none of them is part of the repository.
@Suite struct `published files` {
    @Test(.needsSharedData("corpus/aasa")) func `no byte has two errors of structure`() {
        for (name, bytes) in SharedData.files(in: "corpus/aasa") {
            var seen: Set<String> = []
            for finding in lint(bytes, named: name) where finding.identity.severity == .error {
                guard finding.identity.code.description.hasPrefix("AD4"),
                    case .text(_, let span) = finding.observation.place
                else { continue }
                #expect(seen.insert("\(span)").inserted, "\(name): \(finding.identity.name)")
            }
        }
    }

    @Test(.needsSharedData("vectors/realworld-appids.json"))
    func `an identifier that was found malformed has exactly one finding that says how`() throws {
        let file = try SharedData.bytes(of: "vectors/realworld-appids.json")
        let vectors = try JSONDecoder().decode(Vectors.self, from: Data(file))
        #expect(!vectors.prefixes.isEmpty)
        for (prefix, uses) in vectors.prefixes {
            for use in uses {
                let identifier = prefix + "." + (use.suffix ?? "")
                let names = flaws(of: identifier)
                #expect(names.count == 1, "\(identifier): \(names)")
                #expect(expected[prefix].map { names == [$0] } ?? true, "\(identifier): \(names)")
                if prefix.count == 9, prefix.allSatisfy(\.isNumber) {
                    #expect(names == ["app-identifier-store-id"], "\(identifier)")
                }
            }
        }
    }

    @Test(.needsSharedData("corpus/screens"))
    func `the storyboards have no finding, since none of them creates an account wrongly`() throws {
        for (name, bytes) in SharedData.files(in: "corpus/screens") {
            let file = try InterfaceBuilderFile(SourceText(bytes, from: .file(path: name)))
            let report = Report(
                judging: Evidence(
                    Question(InputParts(screens: ScreenParts(file.screens)), Choices(now: Instant(seconds: 0)))))
            #expect(report.findings.map { "\($0.observation.message)" } == [], "\(name)")
        }
    }

    private let expected = [
        "<TEAM_DEVELOPER_ID>": "app-identifier-placeholder", "[TEAM_ID]": "app-identifier-placeholder",
        "ABCD1234": "app-identifier-placeholder", "com": "app-identifier-no-prefix", "cn": "app-identifier-no-prefix",
        "md": "app-identifier-no-prefix", "no": "app-identifier-no-prefix", "sberbank": "app-identifier-no-prefix",
        "T84QZS65DQID": "app-identifier-malformed", "JOB20130829": "app-identifier-malformed",
        "iterable": "app-identifier-malformed", "yd5fnb475f": "app-identifier-lower-case-prefix",
    ]

    private func flaws(of identifier: String) -> [String] {
        let text = "{\"webcredentials\": {\"apps\": [\"\(identifier)\"]}}"
        return lint(Array(text.utf8), named: "file").map(\.identity.name).filter { $0.hasPrefix("app-identifier") }
    }
}

private struct Vectors: Decodable {
    struct Use: Decodable {
        let suffix: String?

        init(from decoder: any Decoder) throws {
            var pair = try decoder.unkeyedContainer()
            _ = try pair.decode(String.self)
            suffix = try pair.decode(String.self)
        }
    }

    let prefixes: [String: [Use]]

    enum CodingKeys: String, CodingKey { case prefixes = "malformed_team_ids" }
}
