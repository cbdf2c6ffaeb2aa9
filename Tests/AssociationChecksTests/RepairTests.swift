import AssociationModel
import Catalogue
import CheckFixtures
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

        /// Where the finding's place is once the repair is made.
        var placeAfterwards: Int? {
            guard let start = finding.start(in: text) else { return nil }
            let earlier = repair.edits.filter { $0.span.end <= start }
            return earlier.reduce(start) { $0 + $1.replacement.count - $1.span.count }
        }
    }

    static func offers() async throws -> [Offer] {
        var offers: [Offer] = []
        for fixture in FixtureCase.all {
            for finding in Report(judging: try await fixture.evidence()).findings {
                guard let repair = finding.observation.repair else { continue }
                switch finding.observation.place {
                case .text(let text, _), .wholeText(let text):
                    offers.append(Offer(fixture: fixture, finding: finding, repair: repair, text: text))
                default: Issue.record("\(fixture): \(finding.identity.name) has a repair and no text to make it in")
                }
            }
        }
        return offers
    }

    @Test func `takes its finding away, and puts no error in its place`() async throws {
        for offer in try await Self.offers() {
            let before = try await Self.findings(of: offer.fixture)
            let after = try await Self.findings(of: offer.fixture.repaired(by: offer.repair, in: offer.text))
            let name = offer.finding.name
            #expect(
                after.count { $0.name == name } < before.count { $0.name == name }, "\(offer.fixture): \(name) stays")
            let place = offer.placeAfterwards
            #expect(
                !after.contains { $0.name == name && $0.start(in: offer.text) == place },
                "\(offer.fixture): \(name) fires again at byte \(place ?? 0)")
            // Where the brackets do not fit together, or a value cannot be read, the rest is not judged.
            guard SiteDocument(file: offer.text).isRead else { continue }
            let errors = Self.errors(after).subtracting(Self.errors(before))
            #expect(errors.isEmpty, "\(offer.fixture): after the repair of \(name): \(errors.sorted())")
        }
    }

    @Test func `is offered for these conditions`() async throws {
        let names = Set(try await Self.offers().map(\.finding.identity.name)).sorted()
        #expect(names == Self.repaired)
    }

    private static func findings(of fixture: FixtureCase) async throws -> [Finding] {
        Report(judging: try await fixture.evidence()).findings
    }

    private static func errors(_ findings: [Finding]) -> Set<String> {
        Set(findings.filter { $0.severity == .error }.map { "\($0.name): \($0.message)" })
    }

    static let repaired = [
        "app-identifier-duplicate", "app-identifier-malformed", "app-identifier-no-prefix",
        "app-identifier-plus-separator", "app-identifier-whitespace", "app-not-listed", "component-path-key",
        "component-unreachable", "deploy-catch-all", "deploy-denies-dot-paths", "deploy-drops-dot-folder",
        "deploy-media-type-unset", "deploy-not-copied", "deploy-redirects", "entitlement-has-path",
        "entitlement-upper-case", "entitlement-whitespace",
        "json-bad-literal",
        "json-bad-number", "json-byte-order-mark", "json-comment", "json-missing-comma", "json-single-quotes",
        "json-smart-quotes", "json-syntax", "json-trailing-comma",
        "json-unquoted-key", "links-open-nothing", "links-take-browser-pages", "misplaced-key", "misspelt-key",
        "not-in-component", "not-misspelt",
        "percent-encoding-lower-case", "percent-encoding-undecoded", "query-value-not-string", "raw-non-ascii",
        "raw-space", "unknown-component-key", "wrong-type",
    ]
}

extension Finding {
    /// The offset of the place in a text from the same source; nil if it is elsewhere.
    fileprivate func start(in text: SourceText) -> Int? {
        guard case .text(let own, let span) = place, own.origin == text.origin else { return nil }
        return span.start
    }
}
