import Testing
import TextFormats

@Suite struct `Route patterns` {
    private let path = "/.well-known/apple-app-site-association"

    @Test(arguments: [
        ("/(.*)", true), ("/:path*", true), ("/:path+", true), ("/:path", false), ("/:a/:b", true), ("/:a/:b?", true),
        ("/.well-known/:file", true), ("/.well-known/(.*)", true), ("/((?!\\.well-known/).*)", false),
        ("/((?!api/).*)", true), ("/:path((?!uk/).*)", true), ("/:lang(en|de)/:path*", false), ("/old", false),
        ("/.well-known/apple-app-site-association", true), ("/:path(.*)", true), ("/", false), ("/:a*/apple-:b", true),
    ])
    func `of path-to-regexp cover the path`(source: String, expected: Bool) throws {
        #expect(
            try #require(RoutePattern.pathToRegexp(source)).matches(whole: path, within: FoldingBudget()) == expected)
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
        #expect(
            try #require(RoutePattern.glob(source, matchesDots: true)).matches(whole: path, within: FoldingBudget())
                == wide)
        #expect(
            try #require(RoutePattern.glob(source, matchesDots: false)).matches(whole: path, within: FoldingBudget())
                == narrow)
    }

    @Test(arguments: ["!(a)", "{a", "a}", "[a", "@(a"])
    func `of globs that are not understood have no value`(source: String) {
        #expect(RoutePattern.glob(source, matchesDots: true) == nil)
    }
}
