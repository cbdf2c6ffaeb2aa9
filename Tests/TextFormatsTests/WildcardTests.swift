import Testing
import TextFormats

@Suite struct `Wildcards` {
    @Test(arguments: [
        ("*", "", true), ("*", "abc", true), ("a*c", "abbc", true), ("a*c", "abcb", false), ("a?c", "abc", true),
        ("a?c", "ac", false), ("*ab", "aab", true), ("a**b", "ab", true), ("*", "a/b", false), ("?", "/", false),
        ("a*", "a/", false), ("", "", true), ("", "a", false), ("[ab]", "[ab]", true), ("[ab]", "a", false),
        (#"\*"#, #"\x"#, true),
    ])
    func `match a whole text, and a star no slash`(pattern: String, text: String, isMatch: Bool) {
        #expect(Wildcard(pattern).matches(text) == isMatch)
    }

    @Test(arguments: [
        ("[a-c]x", "bx", true), ("[a-c]", "d", false), ("[!a]", "b", true), ("[^a]", "a", false), ("[]a]", "]", true),
        ("[a-]", "-", true), ("[", "[", true), ("[a", "[a", true), (#"\*"#, "*", true), (#"\*"#, "x", false),
        (#"a\"#, #"a\"#, true), ("*[0-9]", "a10", true),
    ])
    func `of a shell have classes and escapes`(pattern: String, text: String, isMatch: Bool) {
        #expect(Wildcard(pattern, .classes).matches(text) == isMatch)
    }

    @Test func `cross a slash where the dialect says so`() {
        #expect(Wildcard("*.txt", .crossesSlash).matches("a/b.txt"))
        #expect(Wildcard("a?b", .crossesSlash).matches("a/b"))
    }

    @Test(arguments: [
        ("**/*.json", "a.json", true), ("**/*.json", "a/b/c.json", true), ("a/**/b", "a/b", true),
        ("a/**/b", "a/x/y/b", true), ("a/**", "a/b/c", true), ("a/**", "a", false), ("*", "a/b", false),
        ("./a", "a", true), ("/a", "a", false), ("a", "/a", false), ("/a/*", "/a/b", true), ("**", "a/b", true),
    ])
    func `of paths are compared name by name`(pattern: String, path: String, isMatch: Bool) {
        #expect(PathPattern(pattern).matches(path) == isMatch)
    }
}
