import AssociationModel
import TestData
import Testing
import TextFormats
import UniversalLinks

@Suite struct `the compiled matcher` {
    // Four times 25,000 decisions. A failure names its file's seed: `RandomFile(seed:)` makes it again.
    static let seeds = (0..<4).map { RunSeed.value &+ $0 &* 1_000_000 }

    @Test(.seeded, arguments: seeds)
    func `decides as the algorithm does, by the same rule`(_ seed: UInt64) throws {
        var counts: [String: Int] = [:]
        for number in 0..<1_250 {
            var random = RandomFile(seed: seed &+ UInt64(number))
            let json = random.file.json
            let root = try #require(JSONParser.parse(Array(json.utf8)).root)
            let links = CompiledLinks(SiteAssociation(root))
            for app in RandomFile.apps {
                var matcher = LinkMatcher(links, app: app, domain: LinkDomain("example.COM"))
                for _ in 0..<10 {
                    let url = random.url()
                    let wanted = random.file.decide(url, app: app, domain: "example.com")
                    let found = matcher.decide(url).description(links)
                    if found != wanted {
                        Issue.record("seed \(seed &+ UInt64(number)): \(app) \(url): \(found), not \(wanted)\n\(json)")
                        return
                    }
                    counts[String(wanted.prefix(5)), default: 0] += 1
                }
            }
        }
        print("property of links: seed \(seed): \(counts.sorted { $0.key < $1.key })")
        #expect(
            counts.values.allSatisfy { $0 > 500 } && counts.count == 3, "the cases are too one-sided to mean anything")
    }
}

extension LinkDecision {
    fileprivate func description(_ links: CompiledLinks) -> String {
        rule.map { "\(word) \(links.rules[$0].entry) \(links.rules[$0].index)" } ?? word
    }
}
