import AssociationModel
import Findings
import TestData
import Testing
import TextFormats
import UniversalLinks

@Suite struct `an expectation file` {
    static let app = "7D3KX9QW2M.com.example.shop"

    static func file(_ text: String) -> ExpectationFile {
        ExpectationFile(SourceText(text, from: .file(path: "expectations.json")))
    }

    /// Each mistake as `line:column marked: message; help`.
    static func mistakes(in text: String) -> [String] {
        let file = file(text)
        return file.problems.map { problem in
            let position = file.text.position(of: problem.span.start)
            return "\(position.line):\(position.column) \(file.text.string(in: problem.span)): \(problem.message)"
                + (problem.help.map { "; \($0)" } ?? "")
        }
    }

    @Test func `is read in its own order, with the places of what it expects`() {
        let file = Self.file(
            """
            { // comments and trailing commas are fine
                "links": [{"no-match": ["https://EU.example.com/b"], "app": "shop", "match": ["http://eu.example.com/a"],
                           "domain": "*.Example.com"}],
                "sites": {"Example.com": "public", "example.com:8443": "b/aasa.json"},
                "associations": [
                    {"app": "shop", "service": "webcredentials", "domain": "example.com"},
                    {"app": "\(Self.app).beta", "service": "appclips", "domain": "example.com", "expect": "not-associated"},
                ],
                "apps": {"shop": "\(Self.app)"}, /* names may be used before they are given */
            }
            """)
        #expect(file.problems.isEmpty)
        #expect(
            file.expectations.map(\.name) == [
                "shop: no-match https://EU.example.com/b", "shop: match http://eu.example.com/a",
                "shop: associated webcredentials:example.com",
                "\(Self.app).beta: not-associated appclips:example.com",
            ])
        #expect(
            file.expectations.map { file.text.string(in: $0.span) } == [
                "\"https://EU.example.com/b\"", "\"http://eu.example.com/a\"", "\"example.com\"",
                "\"not-associated\"",
            ])
        #expect(file.expectations.map(\.app.raw) == [Self.app, Self.app, Self.app, Self.app + ".beta"])
        #expect(
            file.expectations.map(\.domain.pattern) == ["*.example.com", "*.example.com", "example.com", "example.com"])
        #expect(file.sites.map(\.host) == ["example.com", "example.com:8443"])
        #expect(file.sites.map(\.path.text) == ["public", "b/aasa.json"])
        #expect(file.without(hosts: ["example.com"]).expectations.isEmpty)
    }

    static let rest = #""links": [{"app": "7D3KX9QW2M.com.example.shop", "match": ["https://example.com/"]}]"#

    /// A member that is mistaken, and what is said of it.
    static let mistaken: [(String, String)] = [
        (
            #""asociations": []"#,
            #"1:2 "asociations": “asociations” is not a key of the file; did you mean “associations”?"#
        ),
        (
            #""x": 1"#,
            #"1:2 "x": “x” is not a key of the file; the keys are “sites”, “apps”, “associations”, “links” and “files”"#
        ),
        (#""sites": []"#, "1:11 [: “sites” is an array, not an object that maps hosts to paths"),
        (
            #""sites": {"*.example.com": "x"}"#,
            #"1:12 "*.example.com": “*.example.com” is not a host name; write example.com"#
        ),
        (
            #""sites": {"a.com/b": "x"}"#,
            #"1:12 "a.com/b": “a.com/b” is not a host name; write a.com"#
        ),
        (#""sites": {"a.com": {}}"#, #"1:21 {: “a.com” is an object, not the path of a directory or file"#),
        (#""sites": {"a.com": ""}"#, #"1:21 "": “a.com” is a string, not the path of a directory or file"#),
        (
            #""apps": {"shop": "com.example"}"#,
            #"1:19 "com.example": “com.example” is not an app identifier; write ten letters or digits, a period and the bundle identifier, as in 7D3KX9QW2M.com.example.app"#
        ),
        (#""apps": {"shop": 7}"#, "1:19 7: “shop” is a number, not an app identifier"),
        (#""associations": {}"#, "1:18 {: “associations” is an object, not an array"),
        (
            #""associations": ["shop"]"#,
            #"1:19 "shop": an association is a string, not an object; write an object, { … }, with the keys “app”, “service”, “domain” and “expect”"#
        ),
        (
            #""apps": {"shop": "7D3KX9QW2M.a"}, "associations": [{"app": "shpo", "service": "applinks", "domain": "a.com"}]"#,
            #"1:61 "shpo": “shpo” is neither an app identifier nor a name under “apps”; did you mean “shop”?"#
        ),
        (
            #""associations": [{"app": "7D3KX9QW2M.a", "service": "web-credentials", "domain": "a.com"}]"#,
            #"1:54 "web-credentials": unknown service “web-credentials”; did you mean “webcredentials”?"#
        ),
        (
            #""associations": [{"app": "7D3KX9QW2M.a", "service": "applinks", "domain": "https://a.com"}]"#,
            #"1:76 "https://a.com": “https://a.com” is not a domain; write a.com"#
        ),
        (
            #""associations": [{"app": "7D3KX9QW2M.a", "service": "applinks", "domain": "a.com", "expect": true}]"#,
            "1:95 true: “expect” is a boolean, not a string"
        ),
        (
            #""associations": [{"app": "7D3KX9QW2M.a", "service": "applinks", "domain": "a.com", "expect": "match"}]"#,
            #"1:95 "match": unknown expectation “match”; write “associated” or “not-associated”"#
        ),
        (#""associations": [{"app": "7D3KX9QW2M.a", "service": "applinks"}]"#, "1:19 {: “domain” is missing here"),
        (
            #""associations": [{"app": "7D3KX9QW2M.a", "service": "applinks", "domain": "webcredentials:a.com"}]"#,
            #"1:76 "webcredentials:a.com": “webcredentials:a.com” is for “webcredentials”, but this entry is for “applinks”; write “a.com”, or the other service"#
        ),
    ]

    @Test(arguments: ["a.com", "webcredentials:a.com", "webcredentials:a.com?mode=developer", "webcredentials:*.a.com"])
    func `takes the domain as the entitlement has it, service and mode included`(domain: String) {
        let text = """
            {"associations": [{"app": "7D3KX9QW2M.a", "service": "webcredentials", "domain": "\(domain)"}]}
            """
        let file = Self.file(text)
        #expect(Self.mistakes(in: text).isEmpty)
        #expect(file.expectations.map(\.domain.domain) == ["a.com"])
        #expect(file.expectations.map(\.domain.isWildcard) == [domain.contains("*")])
    }

    @Test func `needs no service where the domain has it`() {
        let file = Self.file(#"{"associations": [{"app": "7D3KX9QW2M.a", "domain": "appclips:a.com"}]}"#)
        #expect(file.problems.isEmpty)
        #expect(file.expectations.map(\.service) == [.appclips])
        #expect(
            Self.mistakes(in: #"{"associations": [{"app": "7D3KX9QW2M.a", "domain": "a.com"}]}"#)
                == ["1:19 {: “service” is missing here"])
    }

    @Test(arguments: mistaken)
    func `has each mistake told at its place, once, and the rest is read`(member: String, told: String) {
        let text = "{\(member), \(Self.rest)}"
        #expect(Self.mistakes(in: text) == [told])
        #expect(Self.file(text).expectations.map(\.url) == ["https://example.com/"])
    }

    static let mistakenLinks: [(String, [String])] = [
        (
            #"{"app": "7D3KX9QW2M.a", "mach": ["https://a.com/"]}"#,
            [
                "1:12 {: this entry lists no URLs; add “match”, “exclude” or “no-match”, each an array of URLs",
                #"1:36 "mach": “mach” is not a key of an entry of links; did you mean “match”?"#,
            ]
        ),
        (
            #"{"app": "7D3KX9QW2M.a", "match": "https://a.com/"}"#,
            [#"1:45 "https://a.com/": “match” is a string, not an array"#]
        ),
        (#"{"app": "7D3KX9QW2M.a", "match": [1]}"#, ["1:46 1: “match” is a number, not an array of URLs"]),
        (
            #"{"app": "7D3KX9QW2M.a", "match": ["/buy"]}"#,
            [#"1:46 "/buy": “/buy” is not the URL of a website; write a URL such as https://example.com/path"#]
        ),
        (
            #"{"app": "7D3KX9QW2M.a", "match": ["shop://a.com/"]}"#,
            [
                #"1:46 "shop://a.com/": “shop://a.com/” is not the URL of a website; write a URL such as https://example.com/path"#
            ]
        ),
        (
            #"{"app": "7D3KX9QW2M.a", "match": ["https://*.a.com/"]}"#,
            [
                #"1:46 "https://*.a.com/": “https://*.a.com/” is not the URL of a website; write a URL such as https://example.com/path"#
            ]
        ),
        (
            #"{"app": "7D3KX9QW2M.a", "domain": "*.a.com", "match": ["https://a.com/"]}"#,
            [#"1:67 "https://a.com/": “https://a.com/” is not in *.a.com, the domain of this entry"#]
        ),
        (#"{"match": ["https://a.com/"]}"#, ["1:12 {: “app” is missing here"]),
    ]

    @Test(arguments: mistakenLinks)
    func `has each mistake about links told at its place`(entry: String, told: [String]) {
        #expect(Self.mistakes(in: "{\"links\": [\(entry)]}") == told)
    }

    @Test(arguments: [
        ("", "1:1 : the file is empty"),
        ("{}", "1:1 {: the file contains no expectations; add expectations under “associations”, “links” or “files”"),
        (
            "[]",
            "1:1 [: the file is an array, not an object; write an object, { … }, with the keys “sites”, “apps”, “associations”, “links” and “files”"
        ),
        (
            "{\(rest)",
            "1:86 : the file ends before “{” is closed; end it with “}” if nothing else is missing"
        ),
        (
            "{\(rest), 'apps': {}}",
            "1:88 'apps': “apps” is in single quotation marks; JSON allows only double ones; write \"apps\""
        ),
        (
            "{\"apps\": {}, \"apps\": {}, \(rest)}",
            "1:14 \"apps\": the key “apps” appears twice in this object; merge the two into one, or remove one of them"
        ),
        ("{\(rest)} x", "1:88 x: “x” follows the end of the JSON value; remove it"),
    ])
    func `that is broken is told so at the place`(text: String, told: String) {
        #expect(Self.mistakes(in: text) == [told])
    }

    @Test func `whose end is a guess expects nothing`() {
        #expect(Self.file("{\(Self.rest)").expectations.isEmpty)
        #expect(Self.file("{\(Self.rest), 'apps': {}}").expectations.count == 1)
    }

    @Test func `is no trouble when it is large or hostile`() {
        for text in [
            String(repeating: "[", count: 100_000), String(repeating: #"{"links":"#, count: 50_000), "\u{0}\u{FEFF}{",
        ] {
            #expect(!Self.file(text).problems.isEmpty)
        }
    }
}
