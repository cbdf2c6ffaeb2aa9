import AssociationModel
import TestData
import Testing
import TextFormats
import UniversalLinks

@Suite struct `the languages of a rule` {
    // 20,000 decisions. A failure names its file's seed: `RandomFile(seed:)` makes it again.
    @Test(.seeded, arguments: [RunSeed.value])
    func `hold exactly where the matcher takes the URL`(_ seed: UInt64) throws {
        var counts = [0, 0]
        for number in 0..<2_000 {
            var random = RandomFile(seed: seed &+ UInt64(number))
            let links = try links(random.file.json)
            let app = RandomFile.apps[0]
            var matcher = LinkMatcher(links, app: app, domain: nil)
            let rules = try #require(links.rules(for: app))
            let languages = try rules.map { try #require(links.languages(ofRule: $0)) }
            for _ in 0..<10 {
                let url = asciiOnly(random.url())
                let first = languages.firstIndex { $0.allSatisfy { $0.contains(part($0.part, of: url)) } }
                if matcher.decide(url).rule != first.map({ rules[$0] }) {
                    Issue.record("seed \(seed &+ UInt64(number)): \(url)\n\(random.file.json)")
                    return
                }
                counts[first == nil ? 0 : 1] += 1
            }
        }
        print("property of languages: seed \(seed): \(counts)")
        #expect(counts.allSatisfy { $0 > 2_000 })
    }

    static let inclusions: [(String, String, Bool)] = [
        (##"{"/": "/a/*"}"##, ##"{"/": "/a/b"}"##, true), (##"{"/": "/a/b"}"##, ##"{"/": "/a/*"}"##, false),
        (##"{"/": "/a*"}"##, ##"{"/": "/a/*"}"##, true), (##"{"/": "/a/*"}"##, ##"{"/": "/a*"}"##, false),
        (##"{"/": "/buy"}"##, ##"{"/": "/buy/"}"##, true), (##"{"/": "buy"}"##, ##"{"/": "//buy//"}"##, true),
        (##"{"/": "*"}"##, ##"{"/": "/x?y*"}"##, true), (##"{}"##, ##"{"/": "/x", "?": "y"}"##, true),
        (##"{"/": "/$(digit)/*"}"##, ##"{"/": "/7/x"}"##, true),
        (##"{"/": "/?/*"}"##, ##"{"/": "/$(digit)/*"}"##, true),
        (##"{"/": "/a", "caseSensitive": false}"##, ##"{"/": "/A"}"##, true),
        (##"{"/": "/a"}"##, ##"{"/": "/a", "caseSensitive": false}"##, false),
        (##"{"/": "/a b", "percentEncoded": false}"##, ##"{"/": "/a%20b"}"##, true),
        (##"{"/": "/a%20b"}"##, ##"{"/": "/a b", "percentEncoded": false}"##, false),
        (##"{"/": "/*", "percentEncoded": false}"##, ##"{"/": "/*"}"##, false),
        (##"{"?": {"a": "*"}}"##, ##"{"?": {"a": "1", "b": "2"}}"##, true),
        (##"{"?": {"a": "1"}}"##, ##"{"?": {"a": "1", "b": "2"}}"##, true),
        (##"{"?": {"a": "1", "b": "2"}}"##, ##"{"?": {"a": "1"}}"##, false),
        (##"{"?": {"a": "?*"}}"##, ##"{"?": "a=1"}"##, true), (##"{"?": {"a": "1"}}"##, ##"{"?": "*a=1"}"##, false),
        (##"{"?": "?*"}"##, ##"{"?": {"a": "1"}}"##, true), (##"{"#": "?*"}"##, ##"{"#": "x"}"##, true),
        (##"{"#": "x"}"##, ##"{"#": "?*"}"##, false), (##"{"/": "/a", "#": ""}"##, ##"{"/": "/a"}"##, false),
    ]

    @Test(arguments: inclusions)
    func `are included in those of a rule that takes more`(_ earlier: String, _ later: String, _ covers: Bool) throws {
        var coverage = LinkCoverage(try links(file("\(earlier), \(later)")))
        #expect(coverage.covers(0, 1) == covers)
    }

    @Test func `say nothing where a rule takes no URL, or a bound is reached`() throws {
        let json = file(##"{"/": "/*"}, {"/": "/$(none)"}, {"/": "*a?????????????*"}, {"/": "*b?????????????*c"}"##)
        var coverage = LinkCoverage(try links(json))
        #expect(coverage.covers(0, 1) == nil)
        var bounds = AutomatonBounds()
        bounds.states = 100
        coverage = LinkCoverage(try links(json), bounds: bounds)
        #expect(coverage.covers(2, 3) == nil)
    }

    @Test(.seeded, arguments: [RunSeed.value])
    func `never claim an inclusion that a URL disproves`(_ seed: UInt64) throws {
        var counts = [0, 0]
        for number in 0..<400 {
            var random = RandomFile(seed: seed &+ UInt64(number))
            let links = try links(random.file.json)
            let rules = try #require(links.rules(for: RandomFile.apps[0])).prefix(6)
            let languages = try rules.map { try #require(links.languages(ofRule: $0)) }
            let urls = (0..<60).map { _ in asciiOnly(random.url()) }
            func takes(_ place: Int, _ url: String) -> Bool {
                languages[place].allSatisfy { $0.contains(part($0.part, of: url)) }
            }
            var coverage = LinkCoverage(links)
            for (earlier, first) in rules.enumerated() {
                for (later, second) in rules.enumerated() where earlier != later {
                    guard let covers = coverage.covers(first, second) else { continue }
                    counts[covers ? 1 : 0] += 1
                    let disproof = urls.first { takes(later, $0) && !takes(earlier, $0) }
                    if covers, let disproof {
                        Issue.record(
                            "seed \(seed &+ UInt64(number)): \(first) \(second) \(disproof)\n\(random.file.json)")
                        return
                    }
                }
            }
        }
        print("property of inclusions: seed \(seed): \(counts)")
        #expect(counts.allSatisfy { $0 > 40 })
    }
}

private func links(_ json: String) throws -> CompiledLinks {
    CompiledLinks(SiteAssociation(try #require(JSONParser.parse(Array(json.utf8)).root)))
}

private func part(_ part: LinkLanguage.Part, of url: String) -> [UInt8] {
    let bytes = Array(url.utf8)
    let parts = LinkURL(bytes)
    let range: Range<Int>? =
        switch part {
        case .path: parts.path
        case .query, .item: parts.query
        case .fragment: parts.fragment
        }
    return Array(bytes[range ?? 0..<0])
}

/// The URL with what is not ASCII encoded: URLs have nothing else.
func asciiOnly(_ url: String) -> String {
    let digits = Array("0123456789ABCDEF")
    return url.utf8.map { byte in
        byte < 0x80 ? String(UnicodeScalar(byte)) : "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
    }.joined()
}
