import Findings
import Testing
import TextFormats

@Suite struct `Ignore files` {
    private let path = "public/.well-known/apple-app-site-association"

    @Test(arguments: [
        (".well-known", 2), (".well-known/", 2), (".*", 2), ("/public", 1), ("public/", 1), ("**/.well-known", 2),
        ("public/.well-known/*", 3), ("/public/**", 2), ("*", 1), ("apple-app-site-association", 3), ("p[a-z]blic", 1),
        ("p?blic", 1), ("!x\n.well-known", 2), (".well-known  ", 2), ("*\n!public", 2),
        ("public/*\n!public/.well-known", nil),
        ("/.well-known", nil), ("# .well-known", nil), ("apple-app-site-association/", nil), ("\\.well-known", 2),
        (".*\n!.well-known", nil), ("[!p]*", 2), (".well-known/x", nil),
    ])
    func `of git leave out what git leaves out`(patterns: String, depth: Int?) {
        #expect(IgnoreRules(Array(patterns.utf8), dialect: .git).match(path)?.depth == depth)
    }

    @Test(arguments: [
        (".well-known", nil), ("public", 1), ("public/.well-known", 2), ("**/.well-known", 2), ("**/.*", 2),
        (".*", nil),
        ("*", 1), ("*\n!public", nil), ("*\n!public\npublic/.well-known", 2), ("/public/", 1), ("./public", 1),
        ("**/apple-app-site-association", 3), ("public/*/apple*", 3),
    ])
    func `of Docker are paths from the folder, and the last one decides`(patterns: String, depth: Int?) {
        #expect(IgnoreRules(Array(patterns.utf8), dialect: .docker).match(path)?.depth == depth)
    }

    @Test func `the deciding pattern keeps its text and place`() throws {
        let text = "dist\r\n# x\r\n**/.well-known/\r\n"
        let match = try #require(IgnoreRules(Array(text.utf8), dialect: .git).match(path))
        #expect(match.rule.text == "**/.well-known/")
        #expect(match.rule.span == SourceSpan(11, 26))
    }

    @Test(arguments: ["*a", "**/", "a\n", "!*\n", "[", "*?*?\n"])
    func `any pattern over and over is decided`(piece: String) {
        let bytes = Array(repeating: Array(piece.utf8), count: 400_000 / piece.utf8.count).flatMap { $0 }
        for dialect in [IgnoreRules.Dialect.git, .docker] {
            #expect((IgnoreRules(bytes, dialect: dialect).match(path)?.depth ?? 0) <= 3)
        }
    }
}
