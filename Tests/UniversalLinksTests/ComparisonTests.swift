import AssociationModel
import Findings
import TestData
import Testing
import TextFormats
import UniversalLinks

@Suite struct `two files` {
    static let alike: [(String, String)] = [
        (##"{"/": "/a/*"}, {"/": "/b/*", "exclude": true}"##, ##"{"/": "/b/*", "exclude": true}, {"/": "/a/*"}"##),
        (##"{"/": "/a/*"}"##, ##"{"/": "/a/*"}, {"/": "/a/b", "exclude": true}"##),
        (##"{"/": "/buy"}"##, ##"{"/": "/buy/"}"##), (##"{"/": "/buy"}"##, ##"{"/": "//buy//"}"##),
        (##"{"/": "abc"}"##, ##"{"/": "/abc"}"##), (##"{"/": "/a**"}"##, ##"{"/": "/a*"}"##),
        (##"{"/": "*"}"##, ##"{}"##), (##"{"/": "/*"}"##, ##"{"/": "*"}"##),
        (##"{"/": "/a*"}"##, ##"{"/": "/a/*"}, {"/": "/a*"}"##),
        (##"{"/": "/$(digit)"}"##, [Int](0...9).reversed().map { ##"{"/": "/\##($0)"}"## }.joined(separator: ",")),
        (##"{"/": "/a", "caseSensitive": false}"##, ##"{"/": "/a"}, {"/": "/A"}"##),
        (
            ##"{"/": "/a b", "percentEncoded": false}"##, ##"{"/": "/a%20b"}, {"/": "/a b", "percentEncoded": false}"##
        ),
        (##"{"/": "/a"}"##, ##"{"/": "/a"}, {"/": "/é"}"##), (##"{"/": "/a"}"##, ##"{"/": "/a", "?": {}}"##),
        (##"{"/": "/a", "?": "*", "#": "*"}"##, ##"{"/": "/a"}"##),
        (##"{"?": {"a": "1", "b": "2"}}"##, ##"{"?": {"b": "2", "a": "1"}}, {"?": {"a": "1", "b": "2", "c": "3"}}"##),
        (##"{"?": {"a": "?*"}}, {"?": {"a": ""}}"##, ##"{"?": {"a": ""}}, {"?": {"a": "?*"}}"##),
    ]

    @Test(arguments: alike)
    func `are proved to decide alike where they do`(_ before: String, _ after: String) throws {
        #expect(try comparison(file(before), file(after)) == .equivalent)
        #expect(try comparison(file(after), file(before)) == .equivalent)
    }

    static let unlike: [(String, String, String)] = [
        (##"{"/": "/a/*"}"##, ##"{"/": "/a*"}"##, "https://example.com/ax"),
        (
            ##"{"/": "/a/p/*", "exclude": true}, {"/": "/a/*"}"##,
            ##"{"/": "/a/*"}, {"/": "/a/p/*", "exclude": true}"##, "https://example.com/a/p"
        ),
        (##"{"/": "/a"}"##, ##"{"/": "/a", "caseSensitive": false}"##, "https://example.com/A"),
        (##"{"/": "/a b", "percentEncoded": false}"##, ##"{"/": "/a%20b"}"##, "https://example.com/%61%20b"),
        (##"{"/": "/a%2fb"}"##, ##"{"/": "/a%2Fb"}"##, "https://example.com/a%2Fb"),
        (##"{"/": "/x"}"##, ##"{"/": "/x", "?": "?*"}"##, "https://example.com/x"),
        (##"{"/": "/x", "?": {"id": "*"}}"##, ##"{"/": "/x", "?": {"id": "?*"}}"##, "https://example.com/x"),
        (##"{"/": "/x", "?": {"id": "??"}}"##, ##"{"/": "/x", "?": {"id": "?"}}"##, "https://example.com/x?id=x"),
        (##"{"/": "/x", "#": "y"}"##, ##"{"/": "/x", "#": "z"}"##, "https://example.com/x#y"),
        (##"{"/": "/x"}"##, ##"{"/": "/x"}, {"/": "/y", "exclude": true}"##, "https://example.com/y"),
        (##"{"/": "/x"}"##, "", "https://example.com/x"),
    ]

    @Test(arguments: unlike)
    func `are told apart by a URL that they decide differently`(
        _ before: String, _ after: String, _ url: String
    ) throws {
        for (first, second) in [(before, after), (after, before)] {
            guard case .different(let witness) = try comparison(file(first), file(second)) else {
                Issue.record("no difference found")
                continue
            }
            #expect(witness.url.utf8.count == url.utf8.count, "\(witness.url)")
            #expect(verdict(witness.before) != verdict(witness.after))
        }
    }

    @Test(arguments: [
        (##"{"/": "/a/*"}"##, ##"{"/": "/a/*"}, {"/": "/b/*"}"##, true),
        (##"{"/": "/a/*"}, {"/": "/c"}"##, ##"{"/": "/a/*"}, {"/": "/b/*", "exclude": true}, {"/": "/c"}"##, true),
        (##"{"/": "/é"}, {"/": "/a"}"##, ##"{"/": "/%C3%A9"}, {"/": "/a"}"##, true), ("", ##"{"/": "*"}"##, true),
        (##"{"/": "/a/*"}"##, ##"{"/": "/a/b"}"##, false),
        (##"{"/": "*"}"##, ##"{"/": "/b/*", "exclude": true}, {"/": "*"}"##, false),
        (##"{"/": "/c*"}"##, ##"{"/": "/b/*"}, {"/": "/cc", "exclude": true}, {"/": "/c*"}"##, false),
        (##"{"/": "/é"}, {"/": "*"}"##, ##"{"/": "/%C3%A9", "exclude": true}, {"/": "*"}"##, false),
    ])
    func `keep what the first decides though the second decides more`(
        _ before: String, _ after: String, _ isKept: Bool
    ) throws {
        switch try comparison(file(before), file(after), extent: .decidedByFirst) {
        case .equivalent: #expect(isKept)
        case .different(let witness):
            #expect(!isKept && verdict(witness.before) != "no-match", "\(witness)")
            #expect(verdict(witness.before) != verdict(witness.after))
        case .unknown(let bound): Issue.record("\(bound)")
        }
    }

    @Test func `are told apart below common rules that hide some differences`() throws {
        let (head, tail) = (##"{"/": "/a*", "exclude": true}, "##, ##", {"/": "/c*"}"##)
        let middle = (##"{"/": "/a/b"}, {"/": "/c/d"}"##, ##"{"/": "/a/c"}, {"/": "/c/e"}"##)
        #expect(try comparison(file(head + middle.0 + tail), file(head + middle.1 + tail)) == .equivalent)
    }

    @Test func `are known to be alike without automata where rules that say the same change places`() throws {
        let stars = (0..<20).map { ##"{"/": "*\##($0)??????????????????????*x"}"## }
        let (before, after) = (stars.joined(separator: ","), stars.reversed().joined(separator: ","))
        #expect(try comparison(file(before), file(after)) == .equivalent)
    }

    @Test func `are told apart by an example where their automata are too large`() throws {
        let stars = (0..<5).map { ##"{"/": "*\##($0)??????????????????????"}"## }.joined(separator: ",")
        let added = ##", {"/": "/é/*c??????????????????", "percentEncoded": false, "exclude": true}"##
        guard case .different(let witness) = try comparison(file(stars), file(stars + added)) else {
            Issue.record("no difference found")
            return
        }
        #expect(witness.url == "https://example.com/%C3%A9/cxxxxxxxxxxxxxxxxxx")
        #expect(verdict(witness.after) == "exclude" && verdict(witness.before) == "no-match")
    }

    @Test func `are told apart or called unknown past a bound, never called alike`() throws {
        let stars = (0..<12).map { ##"{"/": "*\##($0)??????????*x"}"## }.joined(separator: ",")
        let more = ##"{"/": "/zz*", "#": "*1????????????"}"##
        var bounds = AutomatonBounds()
        bounds.states = 200
        let (before, after) = (file(stars + "," + more), file(stars))
        switch try comparison(before, after, bounds) {
        case .equivalent: Issue.record("they are not")
        case .different(let witness): #expect(verdict(witness.before) != verdict(witness.after))
        case .unknown: break
        }
        let reordered = file(##"{"?": "*1????????????*x", "exclude": true}, {"?": "*2????????????*y"}"##)
        let ordered = file(##"{"?": "*2????????????*y"}, {"?": "*1????????????*x", "exclude": true}"##)
        #expect(try comparison(ordered, reordered, bounds) != .equivalent)
    }

    @Test func `are compared in the steps that a file has, and called unknown without any`() throws {
        let stars = (0..<4).map { ##"{"/": "*\##($0)??????*x"}"## }
        let files = try [stars, stars.dropLast()].map { rules in
            CompiledLinks(
                SiteAssociation(
                    try #require(JSONParser.parse(Array(file(rules.joined(separator: ",")).utf8)).root)))
        }
        var bounds = AutomatonBounds()
        #expect(bounds.stepsOfFile == Bound.compared.most)
        func compare() -> (comparison: LinkComparison, steps: Int) {
            var comparer = LinkComparer(files[0], files[1], bounds: bounds)
            return (comparer.comparison(for: files[0].apps[0]), comparer.steps)
        }
        let needed = compare()
        bounds.stepsOfFile = needed.steps + 1
        #expect(compare().comparison == needed.comparison)
        bounds.stepsOfFile = 0
        #expect(compare().comparison == .unknown(.stepsOfFile))
    }

    // A failure names its file's seed: `RandomFile(seed:)` makes it again.
    @Test(.seeded, arguments: [RunSeed.value])
    func `are compared as the slow decision decides`(_ seed: UInt64) throws {
        var counts = ["equivalent": 0, "different": 0, "unknown": 0, "urls": 0]
        for number in 0..<600 {
            var random = RandomFile(seed: seed &+ UInt64(number))
            let before = random.file
            var generator = SeededGenerator(seed: seed &+ UInt64(number))
            let after = before.mutated(&generator)
            let app = RandomFile.apps[0]
            let name = "seed \(seed &+ UInt64(number))"
            func slow(_ file: Reference, _ url: String) -> Substring {
                file.decide(url, app: app, domain: "example.com").prefix { $0 != " " }
            }
            switch try comparison(before.json, after.json, app: app) {
            case .equivalent:
                counts["equivalent", default: 0] += 1
                for _ in 0..<40 {
                    let url = asciiOnly(random.url())
                    counts["urls", default: 0] += 1
                    guard slow(before, url) == slow(after, url) else {
                        Issue.record("\(name): \(url)\n\(before.json)\n\(after.json)")
                        return
                    }
                }
            case .different(let witness):
                counts["different", default: 0] += 1
                #expect(slow(before, witness.url) == verdict(witness.before), "\(name): \(witness.url)")
                #expect(slow(after, witness.url) == verdict(witness.after), "\(name): \(witness.url)")
                #expect(verdict(witness.before) != verdict(witness.after), "\(name): \(witness.url)")
            case .unknown(let bound):
                counts["unknown", default: 0] += 1
                print("\(name): \(bound)\n\(before.json)\n\(after.json)")
            }
        }
        print("property of comparisons: seed \(seed): \(counts.sorted { $0.key < $1.key })")
        #expect(counts["equivalent", default: 0] > 50 && counts["different", default: 0] > 40)
        #expect(counts["unknown", default: 0] < 10)
    }
}

private func comparison(
    _ before: String, _ after: String, _ bounds: AutomatonBounds = AutomatonBounds(), app: String? = nil,
    extent: LinkComparison.Extent = .allURLs
) throws -> LinkComparison {
    let files = try [before, after].map {
        CompiledLinks(SiteAssociation(try #require(JSONParser.parse(Array($0.utf8)).root)))
    }
    return LinkComparison(files[0], files[1], app: app ?? files[0].apps[0], extent: extent, bounds: bounds)
}

private func verdict(_ decision: LinkDecision) -> Substring {
    switch decision {
    case .match: "match"
    case .exclude: "exclude"
    case .noMatch: "no-match"
    }
}

extension Reference {
    /// The file with a component moved, repeated, dropped or changed a little, so that it often still means the same.
    fileprivate func mutated(_ random: inout SeededGenerator) -> Reference {
        var file = self
        for _ in 0..<Int.random(in: 1...2, using: &random) {
            guard let entry = file.entries.indices.randomElement(using: &random),
                let place = file.entries[entry].components.indices.randomElement(using: &random)
            else { continue }
            switch Int.random(in: 0..<6, using: &random) {
            case 0: file.entries[entry].components.remove(at: place)
            case 1: file.entries[entry].components.append(file.entries[entry].components[place])
            case 2: file.entries[entry].components[place].caseSensitive = Bool.random(using: &random)
            case 3:
                file.entries[entry].components[place].path = "/" + (file.entries[entry].components[place].path ?? "")
            default:
                let other = file.entries[entry].components.indices.randomElement(using: &random) ?? place
                file.entries[entry].components.swapAt(place, other)
            }
        }
        return file
    }
}
