import AssociationModel
import Foundation
import TestData
import Testing
import TextFormats
import UniversalLinks

@Suite struct `a decision of Apple's swcutil` {
    @Test(arguments: RecordedDecision.all) func `is ours too`(_ recorded: RecordedDecision) throws {
        let file = try #require(JSONParser.parse(Array(recorded.file.utf8)).root)
        let links = CompiledLinks(SiteAssociation(file))
        var matcher = LinkMatcher(links, app: recorded.app, domain: LinkDomain(recorded.domain))
        #expect(matcher.decide(recorded.url).word == recorded.decision)
    }

    @Test func `is one of 111, from five recordings`() throws {
        let table = try Repository.text(of: "Fixtures/Recorded/link-decisions.txt")
        #expect(table.components(separatedBy: "\n= ").count - 1 == 5)
        #expect(RecordedDecision.all.count == 111)
    }

    @Test(.needsSharedData("vectors/url-matching.json"))
    func `is in the table wherever the shared data has one, word for word`() throws {
        let data = Data(try SharedData.bytes(of: "vectors/url-matching.json"))
        let vectors = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
        let recorded = try vectors.filter { $0["evidence"] as? String == "recorded" }.map { vector in
            let text = { (key: String) in try #require(vector[key] as? String) }
            return try Self.canonical(try #require(vector["aasa"])) + " " + text("app") + " " + text("domain") + " "
                + text("url") + " " + text("expected")
        }
        let ours = try RecordedDecision.all.map { decision in
            try Self.canonical(JSONSerialization.jsonObject(with: Data(decision.file.utf8)))
                + " \(decision.app) \(decision.domain) \(decision.url) \(decision.decision)"
        }
        #expect(ours.sorted() == recorded.sorted())
    }

    private static func canonical(_ value: Any) throws -> String {
        String(decoding: try JSONSerialization.data(withJSONObject: value, options: .sortedKeys), as: UTF8.self)
    }
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
