import AssociationModel
import Findings
import TestData
import Testing
import TextFormats
import UniversalLinks

/// What a file says about a URL, and why.
private func explanation(_ file: String, _ url: String, domain: String = "example.com") throws -> LinkExplanation {
    let root = try #require(JSONParser.parse(Array(file.utf8)).root)
    return CompiledLinks(SiteAssociation(root)).explain(Array(url.utf8), app: "A.b", domain: LinkDomain(domain))
}

@Suite struct `an explanation` {
    // A component or a file, a URL, and the one question that its answer turns on.
    @Test(arguments: [
        (#"{"/": "/*/x"}"#, "/a.b/x", UnknownPoint.starAcrossPoint),
        (#"{"/": "/test?*"}"#, "/test", .wildcardAtImpliedSlash),
        (#"{"/": "/a?b"}"#, "/a/b", .scalarTakesSlash),
        (#"{"/": "/a?b", "percentEncoded": false}"#, "/a%C3%A9b", .scalarOutsideASCII),
        (#"{"/": "*/help"}"#, "/help", .leadingStar),
        (#"{"/": "?abc"}"#, "/abc", .leadingScalar),
        (#"{"/": "/*/"}"#, "/", .starBetweenSlashesAtRoot),
        (#"{"/": "/a/b"}"#, "/a//b", .slashRuns),
        (#"{"/": "/b"}"#, "/a/../b", .dotSegments),
        (#"{"/": "/a//"}"#, "/a", .outerSlashRuns),
        (#"{"/": ""}"#, "/x", .emptyPathPattern),
        (#"{"/": "/a", "percentEncoded": false}"#, "/a%2F", .normalisingBeforeDecoding),
        (#"{"/": "*", "percentEncoded": false}"#, "/%FF", .undecodableText),
        (#"{"/": "/search/,"}"#, "/search/%2c", .needlessEscapes),
        (#"{"/": "/a%2Fb", "caseSensitive": false}"#, "/A%2fb", .foldingOfEscapes),
        (#"{"?": {"A": "1"}, "caseSensitive": false}"#, "/?a=1", .foldingOfNames),
        (#"{"/": "/É", "caseSensitive": false, "percentEncoded": false}"#, "/%C3%A9", .foldingOutsideASCII),
        (#"{"?": {"a b": "1"}, "percentEncoded": false}"#, "/?a%20b=1", .decodingOfNames),
        (#"{"?": {"q": "a b"}}"#, "/?q=a+b", .plusAsSpace),
        (#"{"?": {"a": "1"}}"#, "/?a=1;b=2", .semicolonAsSeparator),
        (#"{"?": {}}"#, "/x", .emptyQueryObject),
        (#"{"/": "/x", "exclude": "true"}"#, "/x", .flagsOfOtherKind),
        (#"{"/": "/x", "casesensitive": false}"#, "/X", .keysInOtherCase),
        (#"{"/": 7}"#, "/x", .patternsOfOtherKind),
        (#"{"/": "/$(none)"}"#, "/$(none)", .undefinedVariable),
    ])
    func `names the open question that the answer turns on`(
        _ component: String, _ url: String, _ point: UnknownPoint
    ) throws {
        let unknownPoints = try explanation(file(component), "https://example.com" + url).unknownPoints
        #expect(unknownPoints.contains(point), "\(unknownPoints)")
    }

    @Test(arguments: [
        (
            file(#"{"?": {"a": "1"}}"#, applinks: #""defaults": {"?": {"b": "2"}}, "#), "/?a=1",
            UnknownPoint.mergedQueryObjects
        ),
        (paths(#""/X""#, #""defaults": {"caseSensitive": false}, "#), "/x", .defaultsOnPaths),
        (paths(#""/x""#, #""components": [], "#), "/x", .componentsBesidePaths),
        (paths(#""NOT/x", "*""#), "/x", .looseNegation),
        (paths(#""/$(digit)""#), "/7", .variablesInPaths),
        (paths(#""/x?a=1""#), "/x?a=1", .queryInPath),
        (
            file(#"{"/": "/$(digit)"}"#, applinks: #""substitutionVariables": {"digit": ["x"]}, "#), "/7",
            .shadowedVariable
        ),
        (file(#"{"/": "/a$(v)"}"#, applinks: #""substitutionVariables": {"v": []}, "#), "/a", .emptyVariable),
        (file(#"{"/": "/a$(v)"}"#, applinks: #""substitutionVariables": {"v": ["", "b"]}, "#), "/a", .emptyValue),
        (#"{"applinks": {"details": [{"appIDs": ["A.b"]}]}}"#, "/", .patternsMissing),
        (#"{"applinks": {"details": [{"appIDs": "A.b", "components": [{}]}]}}"#, "/", .identifiersOfOtherKind),
        (
            """
            {"applinks": {"details": [{"appIDs": ["A.b"], "components": [{"/": "/x", "exclude": true}]},
                {"appIDs": ["A.b"], "components": [{}]}]}}
            """, "/x", .exclusionEndsSearch
        ),
        (file("{}"), ":8443/x", .portOrUserInformation),
    ])
    func `names questions about whole files`(_ file: String, _ url: String, _ point: UnknownPoint) throws {
        let unknownPoints = try explanation(file, "https://example.com" + url).unknownPoints
        #expect(unknownPoints.contains(point), "\(unknownPoints)")
    }

    static func paths(_ list: String, _ before: String = "") -> String {
        #"{"applinks": {"details": [{"appID": "A.b", \#(before)"paths": [\#(list)]}]}}"#
    }

    @Test(arguments: [
        (#"{"/": "/buy/*"}"#, "/buy/42"), (#"{"/": "/buy/*"}"#, "/sell"), (#"{"?": {"a": "1"}}"#, "/x?a=1&b=2"),
        (#"{"/": "/x", "caseSensitive": false}"#, "/X"), (#"{"/": "/$(region)/home"}"#, "/UK/home"),
    ])
    func `finds nothing open about what is recorded`(_ component: String, _ url: String) throws {
        let explanation = try explanation(file(component), "https://example.com" + url)
        #expect(explanation.unknownPoints.isEmpty && explanation.isComplete)
    }

    @Test(arguments: [
        (#"{"/": "/b‹u›y/*"}"#, "/bell", LinkFailure.Part.path, 2),
        (#"{"/": "/buy/‹$(digit)›"}"#, "/buy/x", .path, 5),
        (#"{"/": "/buy/?‹›"}"#, "/buy/42", .path, 6),
        (#"{"/": "/buy", "?": {"id": "4‹?›"}}"#, "/buy?id=4", .item(name: "id", isPresent: true), 1),
        (#"{"/": "/buy", "?": {"id": "‹?›*"}}"#, "/buy", .item(name: "id", isPresent: false), 0),
        (##"{"/": "/buy", "#": "t‹o›p"}"##, "/buy#tip", .fragment, 1),
    ])
    func `shows the place in the pattern where the closest rule fails`(
        _ component: String, _ url: String, _ part: LinkFailure.Part, _ reach: Int
    ) throws {
        let marked = Array(file(#"{"/": "/nothing/near"}, "# + component).utf8)
        let (opening, closing) = (Array("‹".utf8), Array("›".utf8))
        let start = try #require(marked.indices.first { marked[$0...].starts(with: opening) })
        let end = try #require(marked.indices.first { marked[$0...].starts(with: closing) }) - opening.count
        let text = String(decoding: marked, as: UTF8.self).filter { $0 != "‹" && $0 != "›" }
        let explanation = try explanation(text, "https://example.com" + url)
        let failure = try #require(explanation.closest?.failure)
        #expect(explanation.closest?.rule == 1)
        #expect(failure.part == part)
        #expect(failure.span == SourceSpan(start, end))
        #expect(failure.reach == reach)
    }

    @Test(arguments: [
        (#"{"/": "/Buy"}"#, "/buy", LinkFailure.Fix.ignoringCase), (#"{"/": "/a b"}"#, "/a%20b", .decoding),
        (#"{"/": "/x", "?": {"a": "1"}}"#, "/x", .anyQuery), (##"{"/": "/x", "#": "a"}"##, "/x", .anyFragment),
    ])
    func `says what would let the closest rule hold`(
        _ component: String, _ url: String, _ fix: LinkFailure.Fix
    ) throws {
        let closest = try explanation(file(component), "https://example.com" + url).closest
        #expect(closest?.failure?.fixes.contains(fix) == true)
    }

    @Test(.seeded, arguments: [RunSeed.value])
    func `agrees with the fast matcher about every rule`(_ seed: UInt64) throws {
        print("property of explanations: seed \(seed)")
        for number in 0..<150 {
            var random = RandomFile(seed: seed &+ UInt64(number))
            let json = random.file.json
            let links = CompiledLinks(SiteAssociation(try #require(JSONParser.parse(Array(json.utf8)).root)))
            for _ in 0..<4 {
                let url = random.url()
                let explanation = links.explain(
                    Array(url.utf8), app: RandomFile.apps[0], domain: LinkDomain("example.com"))
                let holding = explanation.attempts.filter { $0.failure == nil }.map(\.rule)
                #expect(holding == (explanation.decision.rule.map { [$0] } ?? []), "\(url)\n\(json)")
            }
        }
    }
}
