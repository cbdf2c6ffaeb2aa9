import AssociationModel
import Findings
import TestData
import Testing
import TextFormats
import UniversalLinks

/// What is said about the order of rules, against the matcher.
@Suite struct `the order of rules` {
    static let app = "7D3KX9QW2M.com.example.app"
    private static let pieces = ["/", "/", "a", "b", "A", "*", "*", "?", "$(v)", "%2F", "."]
    private static let texts = ["/", "/", "a", "b", "A", "B", "ab", "%2F", "%61", ".", "7"]

    @Test(.seeded, arguments: 1...20)
    func `a rule that is said to decide nothing decides no URL`(seed: UInt64) throws {
        var random = SeededGenerator(seed: RunSeed.value &+ seed &* 1_000_000)
        var judged = 0
        for _ in 0..<60 {
            let text = Self.file([Self.components(&random)])
            let bytes = Array(text.utf8)
            let root = try #require(JSONParser.parse(bytes).root)
            let links = CompiledLinks(SiteAssociation(root))
            var matcher = LinkMatcher(links, app: Self.app, domain: nil)
            let dead = Self.dead(lint(bytes, named: "file"), links)
            guard !dead.isEmpty else { continue }
            judged += 1
            for _ in 0..<300 {
                let url = Self.url(&random)
                if let rule = matcher.decide(url).rule {
                    #expect(!dead.contains(rule), "seed \(seed): \(url) is decided by rule \(rule) of \(text)")
                }
            }
        }
        #expect(judged > 0, "seed \(seed) found nothing to judge")
    }

    @Test(.seeded, arguments: 1...20)
    func `an app that no link is said to open is opened by none, in whatever entry the search ends`(seed: UInt64) throws
    {
        var random = SeededGenerator(seed: RunSeed.value &+ seed &* 1_000_000)
        var judged = 0
        for _ in 0..<80 {
            let entries = (0..<Int.random(in: 1...2, using: &random)).map { _ in
                Self.components(&random, excludingOneIn: 2)
            }
            let names = Set(lint(Array(Self.file(entries).utf8), named: "file").map(\.identity.name))
            guard !names.isDisjoint(with: ["links-open-nothing", "links-only-excluded"]) else { continue }
            judged += 1
            // Whether an exclusion ends the search in later entries too is unknown, so each entry must open nothing.
            for text in entries.map({ Self.file([$0]) }) + [Self.file(entries)] {
                let root = try #require(JSONParser.parse(Array(text.utf8)).root)
                var matcher = LinkMatcher(CompiledLinks(SiteAssociation(root)), app: Self.app, domain: nil)
                for _ in 0..<200 {
                    let url = Self.url(&random)
                    if case .match = matcher.decide(url) {
                        Issue.record("seed \(seed): \(url) opens the app by \(text)")
                    }
                }
            }
        }
        #expect(judged > 0, "seed \(seed) found nothing to judge")
    }

    /// The rules that a finding, or a note of one, says to decide nothing.
    private static func dead(_ findings: [Finding], _ links: CompiledLinks) -> Set<Int> {
        let order = ["component-unreachable", "component-redundant", "component-duplicate"]
        var spans: Set<SourceSpan> = []
        for finding in findings where order.contains(finding.identity.name) {
            let others = finding.observation.notes.dropFirst().map(\.place)
            for place in [finding.observation.place] + others {
                if case .text(_, let span)? = place { spans.insert(span) }
            }
        }
        return Set(
            links.rules.indices.filter { index in
                let rule = links.rules[index]
                return spans.contains(rule.span) || rule.path.map { spans.contains($0.pattern.span) } ?? false
            })
    }

    private static func components(_ random: inout SeededGenerator, excludingOneIn exclusions: Int = 3) -> [String] {
        (0..<Int.random(in: 2...5, using: &random)).map { _ -> String in
            var members: [String] = []
            if !random.chance(in: 5) { members.append("\"/\": \"\(random.text(pieces, upTo: 5))\"") }
            if random.chance(in: 4) { members.append("\"#\": \"\(random.text(pieces, upTo: 2))\"") }
            if random.chance(in: 4) {
                members.append(
                    random.chance(in: 2)
                        ? "\"?\": \"\(random.text(pieces, upTo: 3))\""
                        : "\"?\": {\"a\": \"\(random.text(pieces, upTo: 2))\"}")
            }
            if random.chance(in: exclusions) { members.append("\"exclude\": true") }
            if random.chance(in: 4) { members.append("\"caseSensitive\": false") }
            if random.chance(in: 4) { members.append("\"percentEncoded\": false") }
            return "{" + members.joined(separator: ", ") + "}"
        }
    }

    private static func file(_ entries: [[String]]) -> String {
        let details = entries.map { components in
            "{\"appIDs\": [\"\(app)\"], \"components\": [\(components.joined(separator: ",\n"))]}"
        }
        return """
            {"applinks": {"substitutionVariables": {"v": ["a", "ab", "b*"]}, "details": [
              \(details.joined(separator: ",\n"))]}}
            """
    }

    private static func url(_ random: inout SeededGenerator) -> String {
        var url = "https://example.com"
        if !random.chance(in: 8) { url += "/" + random.text(texts, upTo: 5) }
        if random.chance(in: 2) { url += "?a=" + random.text(texts, upTo: 2) }
        if random.chance(in: 6) { url += "&a=" + random.text(texts, upTo: 2) }
        if random.chance(in: 3) { url += "#" + random.text(texts, upTo: 2) }
        return url
    }
}

extension SeededGenerator {
    fileprivate mutating func chance(in count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }

    fileprivate mutating func text(_ pieces: [String], upTo count: Int) -> String {
        (0..<Int.random(in: 0...count, using: &self)).map { _ in pieces.randomElement(using: &self) ?? "" }.joined()
    }
}
