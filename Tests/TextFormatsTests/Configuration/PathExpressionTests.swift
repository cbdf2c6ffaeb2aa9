import Testing
import TextFormats

@Suite struct `Path expressions` {
    private let path = "/.well-known/apple-app-site-association"

    @Test(arguments: [
        (".*", true), ("/.*", true), ("^/.*$", true), ("/(.*)", true), ("/[^/]*", false), ("/[^/]+/[^/]+", true),
        ("/(?!api/).*", true), ("/(?!\\.well-known/).*", false), ("/(?!.*apple).*", false), ("/(?:a|\\..*)", true),
        ("/\\.[a-z-]+/apple.{1,30}", true), ("/\\.[a-z-]+/apple.{1,5}", false), ("(?i)/\\.WELL-KNOWN/.*", true),
        ("/\\.WELL-KNOWN/.*", false), ("/(?<rest>.*)", true), ("/.+?", true), ("/\\w+", false), ("/\\W\\w+\\S*", true),
        ("", false), ("(/[^/]+)*", true), ("(/[^/]+){3}", false), ("/(?=\\.)[.\\w/-]*", true), ("(a*)*/.*", true),
    ])
    func `match a whole path as their dialects agree`(text: String, expected: Bool) throws {
        #expect(try #require(PathExpression(text)).matches(whole: path) == expected)
    }

    @Test(arguments: [
        ("^/\\.", true), ("\\.well", true), ("association$", true), ("^well", false), ("/\\.(?!well-known)", false),
        ("/\\.(?!well-known/).*", false), ("apple$", false), ("^$", false), ("", true),
    ])
    func `match within a path`(text: String, expected: Bool) throws {
        #expect(try #require(PathExpression(text)).matches(within: path) == expected)
    }

    @Test(arguments: [
        "(?<=a)b", "(?<!a)b", "(a)\\1", "(?>a)", "a++", "(", ")", "[", "a{", "*", "(?", "[[:alpha:]]", "\\bx", "[z-a]",
        "\\",
        "a{3,2}",
    ])
    func `have no value for what is not known or malformed`(text: String) { #expect(PathExpression(text) == nil) }

    @Test func `have no value beyond their limits`() throws {
        #expect(PathExpression(String(repeating: "a", count: PathExpression.longestExpression + 1)) == nil)
        #expect(PathExpression(String(repeating: "(", count: 100) + String(repeating: ")", count: 100)) == nil)
        let long = String(repeating: "a", count: PathExpression.longestPath + 1)
        #expect(try #require(PathExpression(".*")).matches(whole: long) == nil)
        let longest = String(repeating: "a", count: PathExpression.longestPath)
        #expect(try #require(PathExpression("a{63}")).matches(whole: longest) == true)
    }

    @Test(.timeLimit(.minutes(5)), arguments: ["(a*)*", "(a|a)*", "(a?){64}", ".*", "(.*)*(?!x)", "((a+)+)+"])
    func `end for expressions that take others exponential time`(piece: String) throws {
        let text = String(repeating: piece, count: PathExpression.longestExpression / piece.utf8.count - 1) + "b"
        let longest = String(repeating: "a", count: PathExpression.longestPath)
        #expect(try #require(PathExpression(text)).matches(within: longest) == false)
    }
}

@Suite struct `Route patterns` {
    private let path = "/.well-known/apple-app-site-association"

    @Test(arguments: [
        ("/(.*)", true), ("/:path*", true), ("/:path+", true), ("/:path", false), ("/:a/:b", true), ("/:a/:b?", true),
        ("/.well-known/:file", true), ("/.well-known/(.*)", true), ("/((?!\\.well-known/).*)", false),
        ("/((?!api/).*)", true), ("/:path((?!uk/).*)", true), ("/:lang(en|de)/:path*", false), ("/old", false),
        ("/.well-known/apple-app-site-association", true), ("/:path(.*)", true), ("/", false), ("/:a*/apple-:b", true),
    ])
    func `of path-to-regexp cover the path`(source: String, expected: Bool) throws {
        #expect(try #require(RoutePattern.pathToRegexp(source)).matches(whole: path) == expected)
    }

    @Test(arguments: ["/*", "/{a}?", "/:", "/(a", "/a)"])
    func `of path-to-regexp that are not understood have no value`(source: String) {
        #expect(RoutePattern.pathToRegexp(source) == nil)
    }

    @Test(arguments: [
        ("**", true, false), ("/**", true, false), ("**/.*", false, false), ("**/.*/**", true, true),
        (".well-known/**", true, true),
        ("/.well-known/*", true, true), ("*", false, false), ("**/*", true, false), ("**/*.@(js|css)", false, false),
        (".*/**", true, true), ("/.well-known/apple-app-site-association", true, true),
        ("{a,.well-known}/**", true, true),
        ("/:dir/:file", true, true), ("/.well-known/:rest*", true, true), ("firebase.json", false, false),
        ("**/apple-app-site-associatio[a-n]", true, false), ("**/apple-?(x)app-*", true, false),
    ])
    func `of globs cover the path, with and without names that begin with a full stop`(
        source: String, wide: Bool, narrow: Bool
    ) throws {
        #expect(try #require(RoutePattern.glob(source, matchesDots: true)).matches(whole: path) == wide)
        #expect(try #require(RoutePattern.glob(source, matchesDots: false)).matches(whole: path) == narrow)
    }

    @Test(arguments: ["!(a)", "{a", "a}", "[a", "@(a"])
    func `of globs that are not understood have no value`(source: String) {
        #expect(RoutePattern.glob(source, matchesDots: true) == nil)
    }
}
