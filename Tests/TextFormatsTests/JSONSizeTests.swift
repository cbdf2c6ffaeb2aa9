import Findings
import Testing
import TextFormats

@Suite struct `Large JSON texts` {
    private func nested(_ depth: Int) -> [UInt8] {
        Array(repeating: UInt8(ascii: "["), count: depth) + Array(repeating: UInt8(ascii: "]"), count: depth)
    }

    @Test func `nesting is read to the limit and not beyond`() {
        #expect(JSONParser.parse(nested(JSONParser.depthLimit)).isWellFormed)
        let deeper = JSONParser.parse(nested(JSONParser.depthLimit + 1))
        #expect(deeper.problems.map(\.kind) == [.tooDeep])
        #expect(deeper.problems.map(\.span) == [SourceSpan(512, 513)])
    }

    @Test func `what lies too deep is skipped and what follows it is read`() {
        let deep = nested(100_000)
        let document = JSONParser.parse(
            Array("{\"a\": ".utf8) + deep + Array(", \"b\": 01, \"c\": ".utf8) + deep + [0x7D])
        #expect(document.problems.map(\.kind) == [.tooDeep, .badNumber])
        #expect(document.root?.members?.map(\.key.text) == ["a", "b", "c"])
    }

    @Test(arguments: ["[", "{\"a\":", "[{\"a\":"])
    func `five million open brackets are too deep and never closed`(opening: String) {
        let bytes = Array(repeating: Array(opening.utf8), count: 5_000_000 / opening.utf8.count).flatMap { $0 }
        #expect(JSONParser.parse(bytes).problems.map(\.kind) == [.tooDeep, .truncated])
    }

    @Test func `a hundred thousand members are read, and two equal ones found`() {
        let members = (0..<100_000).map { "\"key\($0)\": \($0)" } + ["\"key5\": 0"]
        let document = JSONParser.parse(Array("{\(members.joined(separator: ","))}".utf8))
        #expect(document.root?.members?.count == 100_001)
        #expect(document.problems.map(\.kind) == [.duplicateKey])
    }

    @Test func `a hundred mistakes are enough`() {
        let document = JSONParser.parse(Array("[\(String(repeating: "01,", count: 100_000))1]".utf8))
        #expect(document.problems.count == JSONParser.problemLimit)
        #expect(document.root?.elements?.count == JSONParser.problemLimit)
    }

    @Test func `a hundred equal keys do not hide a mistake after them`() {
        let document = JSONParser.parse(Array("[{\(String(repeating: "\"a\":1,", count: 500))\"a\":1},01]".utf8))
        #expect(document.problems.filter { $0.kind == .duplicateKey }.count == JSONParser.problemLimit)
        #expect(document.problems.last?.kind == .badNumber)
        #expect(!document.isWellFormed)
    }

    @Test(arguments: [
        "[\"a\" ", "['a 'a ", "[“a “", "{\"a\" ", "[1 2", "[,", "{,", "[\"\n", "[\"a”x", "[a\"", "/* ", "[/**/", "]}",
        "[:", "/**/", "/**/ ", "# ",
        "{\"a\": }", "[{]", "{[}", "\"\\", "[\"\\u", "\u{A0}", "[\u{A0}", "# x\n", "{a:", "{a ", "[\"a\"          ",
        "a\n", "a: ”\n",
    ])
    func `any mistake over and over ends, with spans inside the text`(piece: String) {
        let bytes = Array(repeating: Array(piece.utf8), count: 200_000 / piece.utf8.count).flatMap { $0 }
        for prefix in ["", "[", "{", "{\"", "[\"", "['"].map({ Array($0.utf8) }) {
            let document = JSONParser.parse(prefix + bytes)
            #expect(!document.problems.isEmpty)
            #expect(document.problems.filter { $0.kind != .duplicateKey }.count <= JSONParser.problemLimit)
            #expect(document.problems.allSatisfy { $0.span.end <= prefix.count + bytes.count })
        }
    }
}
