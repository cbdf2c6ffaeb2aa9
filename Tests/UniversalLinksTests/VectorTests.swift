import AssociationModel
import TestData
import Testing
import TextFormats
import UniversalLinks

/// A case of `url-matching.json`.
struct Vector: Sendable, CustomTestStringConvertible {
    let id: String
    let site: SiteAssociation
    let app: String
    let domain: String
    let url: String
    let expected: String
    let isRecorded: Bool

    var testDescription: String { id }

    init?(_ value: JSONValue) {
        func text(_ name: String) -> String? { value.member(name)?.value.string }
        guard let id = text("id"), let site = value.member("aasa")?.value, let app = text("app"),
            let domain = text("domain"), let url = text("url"), let expected = text("expected")
        else { return nil }
        (self.id, self.app, self.domain, self.url, self.expected) = (id, app, domain, url, expected)
        self.site = SiteAssociation(site)
        isRecorded = text("evidence") == "recorded"
    }

    var decision: String {
        var matcher = LinkMatcher(CompiledLinks(site), app: app, domain: LinkDomain(domain))
        return matcher.decide(url).word
    }

    /// The file, in the shared data.
    static let file = "vectors/url-matching.json"

    static let all: [Vector] = {
        let bytes = (try? SharedData.bytes(of: file)) ?? []
        return (JSONParser.parse(bytes).root?.elements ?? []).compactMap(Vector.init)
    }()
}

extension LinkDecision {
    /// The word of the command line's contract.
    var word: String {
        switch self {
        case .match: "match"
        case .exclude: "exclude"
        case .noMatch: "no-match"
        }
    }
}

@Suite(.needsSharedData(Vector.file)) struct `recorded decisions` {
    @Test(arguments: Vector.all.filter(\.isRecorded))
    func `agree with Apple's tool`(_ vector: Vector) {
        #expect(vector.decision == vector.expected, "\(vector.app) \(vector.url)")
    }

    @Test func `are more than a hundred`() {
        #expect(Vector.all.count(where: \.isRecorded) > 100)
    }
}
