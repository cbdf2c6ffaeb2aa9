import AssociationModel
import Catalogue
import Findings
import Judging
import Testing
import TextFormats
import UniversalLinks

/// Every finding of every fixture that carries a repair.
@Suite struct `a repair` {
    struct Offer {
        let fixture: FixtureCase
        let finding: Finding
        let repair: Repair
        let text: SourceText
    }

    static func offers() async throws -> [Offer] {
        var offers: [Offer] = []
        for fixture in FixtureCase.all {
            for finding in Report(judging: try await fixture.evidence()).findings {
                guard let repair = finding.observation.repair else { continue }
                guard case .text(let text, _) = finding.observation.place else {
                    Issue.record("\(fixture): \(finding.identity.name) has a repair and no text to make it in")
                    continue
                }
                offers.append(Offer(fixture: fixture, finding: finding, repair: repair, text: text))
            }
        }
        return offers
    }

    @Test func `takes its finding away, and puts no error in its place`() async throws {
        for offer in try await Self.offers() {
            let (before, after) = (Self.findings(offer.text), Self.findings(offer.text.repaired(by: [offer.repair])))
            let name = offer.finding.identity.name
            let was = before.count { $0.name == name }
            #expect(after.count { $0.name == name } < max(was, 1), "\(offer.fixture): \(name) stays")
            // Where the brackets do not fit together, or a value cannot be read, the rest is not judged.
            guard SiteDocument(file: offer.text).isRead else { continue }
            #expect(
                after.count { $0.severity == .error } <= before.count { $0.severity == .error },
                "\(offer.fixture): after the repair of \(name): \(after.map(\.name))")
        }
    }

    @Test func `is offered for these conditions`() async throws {
        let names = Set(try await Self.offers().map(\.finding.identity.name)).sorted()
        #expect(names == Self.repaired)
    }

    private static func findings(_ text: SourceText) -> [Finding.Identity] {
        let question = Question(files: [text], now: Instant(seconds: 1_780_272_000))
        return Report(judging: Evidence(question)).findings.map(\.identity)
    }

    static let repaired = [
        "app-identifier-duplicate", "app-identifier-malformed", "app-identifier-plus-separator",
        "app-identifier-whitespace", "json-bad-literal", "json-bad-number", "json-byte-order-mark", "json-comment",
        "json-missing-comma", "json-single-quotes", "json-smart-quotes", "json-syntax", "json-trailing-comma",
        "json-unquoted-key", "misplaced-key", "misspelt-key", "not-in-component", "not-misspelt",
        "percent-encoding-lower-case", "percent-encoding-undecoded", "query-value-not-string", "raw-non-ascii",
        "raw-space", "unknown-component-key", "wrong-type",
    ]
}
