import Findings
import Testing
import TextFormats

@Suite struct `YAML` {
    private func root(_ text: String) throws -> JSONValue {
        let document = YAMLReader.read(Array(text.utf8))
        if case .mistake(let message, let span) = document.stop { Issue.record("\(message) at \(span.start)") }
        return try #require(document.root)
    }

    @Test func `a workflow is read with its steps, inputs and places`() throws {
        let text = """
            ---
            name: Deploy  # comment
            "on": [push, pull_request]
            jobs:
              build:
                runs-on: ubuntu-latest
                steps:
                - uses: actions/checkout@v4
                - name: "Build: all"
                  run: |
                    npm ci
                    # no comment
                    npm run build: x

                - uses: actions/upload-pages-artifact@v4 # v4.0.0
                  with:
                    path: ./dist
                    empty:
              other: {needs: build, steps: [{uses: a}, {uses: 'b'}]}
            """
        let root = try root(text)
        #expect(root.member("on")?.value.elements?.compactMap(\.string) == ["push", "pull_request"])
        let jobs = try #require(root.member("jobs")?.value)
        let steps = try #require(jobs.member("build")?.value.member("steps")?.value.elements)
        #expect(steps.count == 3)
        #expect(steps[1].member("name")?.value.string == "Build: all")
        #expect(steps[1].member("run")?.value.string == "npm ci\n# no comment\nnpm run build: x")
        let uses = try #require(steps[2].member("uses")?.value)
        #expect(uses.string == "actions/upload-pages-artifact@v4")
        #expect(SourceText(text, from: .argument).string(in: uses.span) == "actions/upload-pages-artifact@v4")
        let inputs = try #require(steps[2].member("with")?.value)
        #expect(inputs.member("path")?.value.string == "./dist")
        #expect(inputs.member("empty")?.value.string == nil)
        let other = jobs.member("other")?.value.member("steps")?.value.elements
        #expect(other?.compactMap { $0.member("uses")?.value.string } == ["a", "b"])
    }

    @Test func `sequences, folded lines, quotes, anchors and empty values are read`() throws {
        let root = try root(
            """
            include: [".well-known", '_it''s']
            exclude:
              - vendor
              -
                deep: 1
            description: >-
              two
              lines
            long: one
              two # comment
            base: &anchor
              a: b
            copy: *anchor
            tagged: !!str x
            last:
            """)
        #expect(root.member("include")?.value.elements?.compactMap(\.string) == [".well-known", "_it's"])
        let exclude = try #require(root.member("exclude")?.value.elements)
        #expect(exclude.first?.string == "vendor")
        #expect(exclude.last?.member("deep")?.value.string == "1")
        #expect(root.member("long")?.value.string == "one two")
        #expect(root.member("base")?.value.member("a")?.value.string == "b")
        #expect(root.member("copy")?.value.string == nil)
        #expect(root.member("tagged")?.value.string == "x")
        #expect(root.members?.count == 8)
    }

    @Test(arguments: ["", "# only a comment\n", "---\n", "\n\n"])
    func `an empty text has an empty value`(text: String) {
        let document = YAMLReader.read(Array(text.utf8))
        #expect(document.root != nil)
        #expect(document.root?.members == nil)
    }

    @Test(arguments: [
        ("a: [1, 2", 3), ("a: \"x", 3), ("a: 1\n   b: 2\nc", 13), ("a:\n  b: 1\n c: 2", 11), ("- a\nb: 1", 4),
        ("a: 1\nb", 5),
    ])
    func `a mistake is told at its place, and there is no value`(text: String, place: Int) {
        let document = YAMLReader.read(Array(text.utf8))
        #expect(document.root == nil)
        guard case .mistake(_, let span) = document.stop else {
            Issue.record("no mistake in \(text)")
            return
        }
        #expect(span.start == place)
    }

    @Test(
        arguments: [
            "- ", "a: ", "a:\n", "- a: ", "[", "{a: ", "\"", "- 'a\n", "|\n ", "a: |\n", "# ", "--- ", "? ", "&a ",
            "*a ", "\t",
            "a:\n ", "- - - - - - - - - a\n", "a: b\n", "'a': b\n", "a: >\n  x\n",
        ])
    func `a piece over and over costs a few looks at each byte`(piece: String) {
        let bytes = Array(repeating: Array(piece.utf8), count: 40_000 / piece.utf8.count).flatMap { $0 }
        let counter = ReadCounter()
        let document = YAMLReader.read(bytes, countedBy: counter)
        #expect(counter.count <= 20 * bytes.count)
        #expect((document.root == nil) == (document.stop != nil))
    }
}
