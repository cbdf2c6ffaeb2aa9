import Findings
import Testing
import TextFormats

@Suite struct `A regular expression in a server's configuration` {
    static let path = "/.well-known/apple-app-site-association"

    @Test(arguments: [
        #"/\."#, #"(^|/)\."#, #"^/\.well-known"#, "^", ".", "", "^.*$", "^(.*[^/])$", #"/\.(?!git|svn)"#,
        #"(?<=/)\.well"#, #"(?i)/\.WELL-KNOWN/"#, #"(?i:/\.WELL)-known"#, "apple-(web|app)-", #"^/[^/]+/[\w-]+$"#,
        #"[[:alpha:]]{5}$"#, #"^/\.(?:well-known|git)/"#, "a{1}p{2}le", #"\bapple\b"#, #"[^a-z]well"#, "n?o?x?t?$",
        "(?<name>apple)", #"^/(\.?[a-z]+-?)+/"#, "[]./]well", "x{0}apple", #"^(?!.*\.php)"#, "a.*?n$",
    ])
    func `is found`(pattern: String) {
        #expect(Self.isFound(pattern, in: Self.path) == true)
    }

    @Test(arguments: [
        #"/\.(?!well-known)"#, #"/\.(?!well-known/).*"#, #"\.(php|html?)$"#, "^/api/", #"\.well-known/$"#, "WELL",
        #"^\."#, #"(?<!/)\.well"#, "a{3}", "apple{2,}", "[0-9]", #"^[^.]*$"#, #"\d"#, "$^", #"^/\.well-known/acme"#,
        #"\.(?:bak|conf|log)$|~$"#, #"(?i)GIT"#, #"a\{1\}"#,
    ])
    func `is not found`(pattern: String) {
        #expect(Self.isFound(pattern, in: Self.path) == false)
    }

    @Test(arguments: [
        "(a)\\1", "(?>a)", "a++", "(", ")", "[a", "*a", "\\p{L}", "(?(1)a|b)", "a{3,1}", "(?P>name)", "\\",
    ])
    func `that is not known, or not valid, is not decided`(pattern: String) {
        #expect(Self.isFound(pattern, in: Self.path) == nil)
    }

    @Test(arguments: [
        (".*", true), ("/.*", true), ("^/.*$", true), ("/(.*)", true), ("/[^/]*", false), ("/[^/]+/[^/]+", true),
        ("/(?!api/).*", true), ("/(?!\\.well-known/).*", false), ("/(?!.*apple).*", false), ("/(?:a|\\..*)", true),
        ("/\\.[a-z-]+/apple.{1,30}", true), ("/\\.[a-z-]+/apple.{1,5}", false), ("(?i)/\\.WELL-KNOWN/.*", true),
        ("/\\.WELL-KNOWN/.*", false), ("/(?<rest>.*)", true), ("/.+?", true), ("/\\w+", false), ("/\\W\\w+\\S*", true),
        ("", false), ("(/[^/]+)*", true), ("(/[^/]+){3}", false), ("/(?=\\.)[.\\w/-]*", true), ("(a*)*/.*", true),
    ])
    func `matches the whole of a path, or not`(text: String, expected: Bool) throws {
        #expect(try #require(RegularExpression(text)).matches(whole: Self.path, within: FoldingBudget()) == expected)
    }

    @Test func `ignores the case of letters where it is told to`() {
        #expect(Self.isFound("[A-Z]PPLE", in: Self.path, ignoringCase: true) == true)
        #expect(Self.isFound("[A-Z]PPLE", in: Self.path) == false)
    }

    @Test(arguments: ["(a*)*b", "(a|a)*b", "(a+)+$b", "((a*)*)*b", "(.*)(.*)(.*)(.*)(.*)b", "(a?){30}a{30}b"])
    func `of the kind that others need very long for is decided`(pattern: String) {
        #expect(Self.isFound(pattern, in: String(repeating: "a", count: 40)) == false)
    }

    @Test func `that is too long, nested too deeply or needs too many steps is not decided`() {
        #expect(RegularExpression(String(repeating: "a", count: RegularExpression.patternLimit + 1)) == nil)
        #expect(RegularExpression(String(repeating: "(", count: 100) + String(repeating: ")", count: 100)) == nil)
        #expect(Self.isFound("(?=.*b)", in: String(repeating: "a", count: 1_000)) == nil)
        #expect(
            Self.isFound("a", in: String(repeating: "b", count: RegularExpression.textLimit + 1)) == nil)
    }

    @Test func `is decided in as many steps as the limit, and not in more`() {
        func steps(_ length: Int) -> (isDecided: Bool, count: Int) {
            let budget = FoldingBudget()
            let found = RegularExpression.isFound(
                "(?=.*b)", in: String(repeating: "a", count: length), within: budget)
            return (found != nil, budget.most.steps - budget.steps)
        }
        var (longest, tooLong) = (1, 1_000)
        while tooLong - longest > 1 {
            let middle = (longest + tooLong) / 2
            if steps(middle).isDecided { longest = middle } else { tooLong = middle }
        }
        #expect(steps(longest).isDecided && steps(longest).count <= Bound.patternSteps.most)
        #expect(!steps(tooLong).isDecided && steps(tooLong).count > Bound.patternSteps.most)
    }

    @Test func `is not decided where the budget is spent`() {
        let budget = FoldingBudget(steps: 1_000)
        let finds = { RegularExpression.isFound("a+", in: "baaa", within: budget) }
        #expect(finds() == true)
        while budget.step() {}
        #expect(finds() == nil)
    }

    private static func isFound(_ pattern: String, in text: String, ignoringCase: Bool = false) -> Bool? {
        RegularExpression.isFound(pattern, in: text, ignoringCase: ignoringCase, within: FoldingBudget())
    }
}
