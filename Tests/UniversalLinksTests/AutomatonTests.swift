import AssociationModel
import TestData
import Testing
import TextFormats
import UniversalLinks

@Suite struct `the automaton of a pattern` {
    @Test(.seeded, arguments: [RunSeed.value])
    func `takes exactly the paths that the pattern matches`(_ seed: UInt64) throws {
        var count = 0
        for number in 0..<400 {
            var random = RandomFile(seed: seed &+ UInt64(number))
            guard let path = random.file.entries.flatMap(\.components).compactMap(\.path).first else { continue }
            random.keepOnly(path)
            let json = random.file.json
            let links = CompiledLinks(SiteAssociation(try #require(JSONParser.parse(Array(json.utf8)).root)))
            var matcher = LinkMatcher(links, app: RandomFile.apps[0], domain: nil)
            let automaton = try #require(links.pathAutomaton(ofRule: 0))
            for _ in 0..<10 {
                let url = random.url()
                let bytes = Array(url.utf8)
                let symbols = LinkAutomaton.symbols(ofPath: Array(bytes[LinkURL(bytes).path]))
                let isMatch = matcher.decide(url).rule != nil
                #expect(automaton.accepts(symbols) == isMatch, "seed \(seed): \(url) \(path)")
                count += isMatch ? 1 : 0
            }
        }
        print("property of automata: seed \(seed), \(count) matches")
        #expect(count > 200)
    }

    @Test func `reads both cases where case is ignored`() throws {
        let links = CompiledLinks(
            SiteAssociation(
                try #require(
                    JSONParser.parse(Array(file(##"{"#": "a$(digit)", "caseSensitive": false}"##).utf8)).root)))
        let automaton = try #require(links.fragmentAutomaton(ofRule: 0))
        #expect(automaton.accepts("A7".utf8.map(UInt16.init)) && automaton.accepts("a7".utf8.map(UInt16.init)))
        #expect(!automaton.accepts("aa".utf8.map(UInt16.init)))
        #expect(links.pathAutomaton(ofRule: 0)?.accepts([0x2F, 0x78, LinkAutomaton.impliedSlash]) == true)
    }

    @Test func `is not built past its limit`() throws {
        let links = CompiledLinks(
            SiteAssociation(
                try #require(
                    JSONParser.parse(Array(file(#"{"/": "/$(lang)/$(region)"}"#).utf8)).root)))
        #expect(links.pathAutomaton(ofRule: 0, stateLimit: 500) == nil)
        #expect((links.pathAutomaton(ofRule: 0)?.stateCount ?? 0) > 500)
    }
}
