import AssociationModel
import Testing
import TextFormats
import UniversalLinks

/// Files and URLs on which going back and trying again never ends. Each has to come out, and right.
@Suite struct `a hostile file` {
    private static func runs(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

    private func decides(_ path: String, values: [String] = [], _ url: String, _ expected: String) {
        let list = values.map { "\"\($0)\"" }.joined(separator: ",")
        let file = file(#"{"/": "\#(path)"}"#, applinks: #""substitutionVariables": {"v": [\#(list)]}, "#)
        #expect(decision(file, "https://example.com" + url).word == expected)
    }

    @Test(arguments: [("b", "no-match"), ("", "match")])
    func `may be nothing but stars`(_ end: String, _ expected: String) {
        decides(Self.runs("*a", 500) + "*" + end, "/" + Self.runs("a", 1_000), expected)
        decides(Self.runs("*a", 60_000) + end, "/" + Self.runs("a", 1_000), "no-match")
    }

    @Test(arguments: [("b", "no-match"), ("a", "match")])
    func `may have wildcards in a row after a star`(_ end: String, _ expected: String) {
        decides("*" + Self.runs("?a", 400) + end + "*", "/" + Self.runs("a", 2_000), expected)
        decides("*" + Self.runs("a", 900) + end + "*", "/" + Self.runs("a", 2_000), expected)
    }

    @Test(arguments: [("x", "no-match"), ("", "match")])
    func `may have thousands of values`(_ end: String, _ expected: String) {
        let numbers = (0..<10_000).map { String($0 * 7) }
        decides("/*$(v)*$(v)" + end, values: numbers, "/" + Self.runs("7", 1_000), expected)
        decides("/" + Self.runs("$(v)", 300) + end, values: numbers, "/" + Self.runs("7", 600), expected)
        decides("/$(v)" + end, values: numbers.map { "*\($0)?" }, "/" + Self.runs("7", 300), expected)
    }

    @Test(arguments: [("b", "no-match"), ("", "match")])
    func `may have values of every length`(_ end: String, _ expected: String) {
        decides(
            "/" + Self.runs("$(v)", 100) + end, values: (1...200).map { Self.runs("a", $0) }, "/" + Self.runs("a", 500),
            expected)
    }

    @Test func `may share one large pattern among thousands of components`() {
        let components = (0..<3_000).map { ##"{"#": "x\##($0)"}"## }.joined(separator: ",")
        let path = "*" + Self.runs("?a", 1_000) + "*"
        let file = file(components, applinks: #""defaults": {"/": "\#(path)"}, "#)
        #expect(decision(file, "https://example.com/" + Self.runs("a", 3_000) + "#x2999") == .match(rule: 2_999))
        #expect(decision(file, "https://example.com/" + Self.runs("a", 3_000) + "#y") == .noMatch(.noRule))
    }

    @Test func `may ask for thousands of query items, thousands of times`() {
        let names = (0..<3_000).map { #""n\#($0)": "*""# }.joined(separator: ",")
        let components = (0..<3_000).map { ##"{"#": "*", "/": "*\##($0)"}"## }.joined(separator: ",")
        let file = file(components, applinks: #""defaults": {"?": {\#(names), "z": "1"}}, "#)
        let query = (0..<3_000).map { "n\($0)=\($0)" }.joined(separator: "&")
        #expect(decision(file, "https://example.com/2999?\(query)") == .noMatch(.noRule))
        #expect(decision(file, "https://example.com/2999?\(query)&z=1") == .match(rule: 9))
    }

    @Test func `is not explained beyond a bound, and that is said`() throws {
        let numbers = (0..<10_000).map { "\"\($0 * 7)\"" }.joined(separator: ",")
        let file = file(
            #"{"/": "/\#(Self.runs("$(v)", 500))"}"#, applinks: #""substitutionVariables": {"v": [\#(numbers)]}, "#)
        let links = CompiledLinks(SiteAssociation(try #require(JSONParser.parse(Array(file.utf8)).root)))
        let url = "https://example.com/" + Self.runs("7", 1_000)
        let explanation = links.explain(Array(url.utf8), app: "A.b", domain: nil)
        #expect(explanation.decision == .match(rule: 0) && !explanation.isComplete && explanation.attempts.isEmpty)
    }
}
