import Findings
import Testing
import TextFormats

@Suite struct `TOML` {
    private func root(_ text: String) throws -> JSONValue {
        let document = TOMLReader.read(Array(text.utf8))
        if case .mistake(let message, _) = document.stop { Issue.record("\(message)") }
        return try #require(document.root)
    }

    private func written(_ value: JSONValue?, in text: String) -> String {
        value.map { SourceText(text, from: .argument).string(in: $0.span) } ?? ""
    }

    @Test func `tables, arrays of tables and dotted keys become one tree`() throws {
        let text = """
            title = "a" # comment
            [build]
            publish = 'dist'
            environment.NODE = "20"
            [[redirects]]
            from = "/a"
            status = 301
            [redirects.query]
            id = ":id"
            [[redirects]]
            from = "/b"
            force = true
            conditions = { Country = ["de", "at"], Role.name = "x" }
            """
        let root = try root(text)
        let build = try #require(root.member("build")?.value)
        #expect(build.member("publish")?.value.string == "dist")
        #expect(build.member("environment")?.value.member("NODE")?.value.string == "20")
        let rules = try #require(root.member("redirects")?.value.elements)
        #expect(rules.map { $0.member("from")?.value.string } == ["/a", "/b"])
        #expect(rules[0].member("query")?.value.member("id")?.value.string == ":id")
        #expect(rules[1].member("force")?.value.bool == true)
        let conditions = try #require(rules[1].member("conditions")?.value)
        #expect(conditions.member("Country")?.value.elements?.compactMap(\.string) == ["de", "at"])
        #expect(conditions.member("Role")?.value.member("name")?.value.string == "x")
        #expect(written(rules[1].member("from")?.value, in: text) == "\"/b\"")
        #expect(written(rules[0].member("status")?.value, in: text) == "301")
    }

    @Test func `strings of all four kinds are decoded`() throws {
        let root = try root(
            #"""
            a = "tab\t\u0041\U0001F600\""
            b = 'C:\no\escape'
            c = """
            two
            lines \
               joined"""
            d = '''it's'''
            """#)
        #expect(root.member("a")?.value.string == "tab\tA😀\"")
        #expect(root.member("b")?.value.string == #"C:\no\escape"#)
        #expect(root.member("c")?.value.string == "two\nlines joined")
        #expect(root.member("d")?.value.string == "it's")
    }

    @Test(arguments: [
        ("a = ", 4), ("a = b", 4), ("a", 1), ("= 1", 0), ("[a", 2), ("a = \"x", 4), ("a = [1 2]", 7), ("a = 1 2", 6),
        ("a = 1\na = 2", 6), ("a = 1\n[a.b]", 7), ("a = \"\\q\"", 5),
    ])
    func `a mistake is told at its place, and there is no value`(text: String, place: Int) {
        let document = TOMLReader.read(Array(text.utf8))
        #expect(document.root == nil)
        guard case .mistake(_, let span) = document.stop else {
            Issue.record("no mistake in \(text)")
            return
        }
        #expect(span.start == place)
    }

    @Test(
        arguments: [
            "[", "[[a]]\n", "[a.b.c]\n", "a.b.c = 1\n", "x = [", "x = {a = ", "\"", "'''", "\\", "a = \"\\", "#",
            "[[a.b]]\n",
        ])
    func `a piece over and over costs a few looks at each byte`(piece: String) {
        let bytes = Array(repeating: Array(piece.utf8), count: 40_000 / piece.utf8.count).flatMap { $0 }
        let counter = ReadCounter()
        let document = TOMLReader.read(bytes, countedBy: counter)
        #expect(counter.count <= 20 * bytes.count)
        #expect((document.root == nil) == (document.stop != nil))
    }

    @Test func `nesting is read to a limit, which is no mistake of the file`() {
        let depth = TOMLReader.deepestNesting + 1
        let text = "a = " + String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        guard case .unsupported = TOMLReader.read(Array(text.utf8)).stop else {
            Issue.record("was read")
            return
        }
    }
}
