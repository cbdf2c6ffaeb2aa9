import AssociationModel
import TestData
import Testing
import TextFormats
import UniversalLinks

/// What is worked out once for many apps, or only as far as it is needed, against the same worked out anew.
@Suite struct `work that apps share` {
    private func links(_ json: String) throws -> CompiledLinks {
        CompiledLinks(SiteAssociation(try #require(JSONParser.parse(Array(json.utf8)).root)))
    }

    private func file(apps: Int, _ components: String) throws -> CompiledLinks {
        let entries = (0..<apps).map { #"{"appIDs": ["ABCDE12345.a\#($0)"], "components": [\#(components)]}"# }
        return try links(#"{"applinks": {"details": [\#(entries.joined(separator: ","))]}}"#)
    }

    @Test func `many apps with the same patterns are compared in the steps of one`() throws {
        func steps(_ apps: Int) throws -> Int {
            let (before, after) = (try file(apps: apps, #"{"/": "/*"}"#), try file(apps: apps, #"{"/": "/x*"}"#))
            var comparer = LinkComparer(before, after)
            for app in before.apps {
                let comparison = comparer.comparison(for: app)
                #expect(comparison == LinkComparison(before, after, app: app))
            }
            return comparer.steps
        }
        #expect(try steps(50) == steps(1))
    }

    @Test(.seeded) func `an app is compared as if it were the only one`() throws {
        for seed in (0..<60).map({ RunSeed.value &+ $0 }) {
            var (first, second) = (RandomFile(seed: seed), RandomFile(seed: seed &+ 1_000))
            let (before, after) = (try links(first.file.json), try links(second.file.json))
            var comparer = LinkComparer(before, after)
            for app in RandomFile.apps where before.rules(for: app) != nil && after.rules(for: app) != nil {
                #expect(comparer.comparison(for: app) == LinkComparison(before, after, app: app), "seed \(seed)")
            }
            for url in [first.url(), second.url()] {
                var explainer = LinkExplainer(before, Array(url.utf8), domain: LinkDomain("example.com"))
                for app in RandomFile.apps + RandomFile.apps {
                    let shared = explainer.explanation(for: app)
                    let alone = before.explain(Array(url.utf8), app: app, domain: LinkDomain("example.com"))
                    #expect(shared.decision == alone.decision && shared.unknownPoints == alone.unknownPoints)
                    #expect(shared.attempts.map(\.rule) == alone.attempts.map(\.rule))
                }
            }
        }
    }

    @Test func `thousands of patterns in another order are proved to decide alike`() throws {
        let patterns = (0..<2_000).map { number in
            #"{"/": "/p\#(number)/*"\#(number.isMultiple(of: 2) ? #", "exclude": true"# : "")}"#
        }
        let before = try file(apps: 1, patterns.joined(separator: ","))
        let after = try file(apps: 1, patterns.reversed().joined(separator: ","))
        #expect(LinkComparison(before, after, app: "ABCDE12345.a0") == .equivalent)
    }

    @Test func `patterns that are open side by side by the thousand reach a limit that is said`() throws {
        let patterns = (0..<3_000).map { #"{"/": "*\#(String($0, radix: 36))*"}"# }
        let before = try file(apps: 1, patterns.joined(separator: ","))
        let after = try file(apps: 1, (patterns + [#"{"/": "/zz/zz", "exclude": true}"#]).joined(separator: ","))
        guard case .unknown = LinkComparison(before, after, app: "ABCDE12345.a0") else {
            Issue.record("compared without a limit")
            return
        }
    }
}
