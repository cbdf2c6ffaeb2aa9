import Findings
import Testing
import TextFormats

@Suite struct `The tree of a JSON text` {
    private func root(of text: String, _ dialect: JSONParser.Dialect = .strict) -> JSONValue? {
        JSONParser.parse(Array(text.utf8), dialect: dialect).root
    }

    @Test func `members keep their order, their duplicates and their places`() throws {
        let text = #"{ "b" : 1, "a": [true, null], "b": "x" }"#
        let members = try #require(root(of: text)?.members)
        #expect(members.map(\.key.text) == ["b", "a", "b"])
        #expect(members.map(\.key.span) == [SourceSpan(2, 5), SourceSpan(11, 14), SourceSpan(30, 33)])
        #expect(members.map(\.value.span) == [SourceSpan(8, 9), SourceSpan(16, 28), SourceSpan(35, 38)])
        #expect(root(of: text)?.member("b")?.value.string == "x")
    }

    @Test(arguments: [
        (#""\u0041\n\/\\\"\b\f\r\t""#, "A\n/\\\"\u{8}\u{C}\r\t"),
        (#""\ud83d\ude00é😀""#, "😀é😀"),
        (#""\ud83d""#, "\u{FFFD}"),
        (#""\ude00\ud83d!""#, "\u{FFFD}\u{FFFD}!"),
        (#""\ud83d\u0041""#, "\u{FFFD}A"),
        (#""\u0000""#, "\0"),
    ])
    func `a string is what its escapes stand for`(text: String, meaning: String) {
        let document = JSONParser.parse(Array(text.utf8))
        #expect(document.problems.isEmpty)
        #expect(document.root?.string.map { Array($0.utf8) } == Array(meaning.utf8))
    }

    @Test(arguments: [
        (#"{"a": [1,, 2,], 'b' 3 "c": True, d: nil /*x*/,}"#, #"{"a": [1, 2], "b": 3, "c": true, "d": null}"#),
        (#"{"a": 1, *, "b": 2}"#, #"{"a": 1, "b": 2}"#),
        (#"{"details": [{"a": ["*"]], "b": 1}"#, #"{"details": [{"a": ["*"]}], "b": 1}"#),
        (#"{"a": {"b": [1, "xy"#, #"{"a": {"b": [1, "xy"]}}"#),
        (#"{"a": {"b": 1, "c"#, #"{"a": {"b": 1}}"#),
        (#"{"a": {"b": 1, "c": "#, #"{"a": {"b": 1}}"#),
        (#"{"a": , "b": 1}"#, #"{"b": 1}"#),
        (#"{"appID: "x", "b": 1}"#, #"{"appID": "x", "b": 1}"#),
        ("{\"appID\": \"x,\n \"b\": 1}", #"{"appID": "x", "b": 1}"#),
        ("{\"a: 1,\n \"b\": 2}", #"{"a": 1, "b": 2}"#),
        (#"{"a": "x}, "b": "y"}"#, #"{"a": "x"}"#),
        (#"{“a”: ‘it’s’, "b”: "c"}"#, #"{"a": "it’s", "b": "c"}"#),
        (#"{a: b c, "d": 1}"#, #"{"a": "b c", "d": 1}"#),
        (#"{"a": 1}, "b": 2}"#, #"{"a": 1}"#),
        ("\u{FEFF}[1]", "[1]"),
    ])
    func `what is right beside a mistake is kept`(wrong: String, right: String) throws {
        let document = JSONParser.parse(Array(wrong.utf8))
        #expect(!document.problems.isEmpty)
        #expect(document.root.map(canonical) == root(of: right).map(canonical))
    }

    @Test func `bytes that are not UTF-8 are one problem a run, and read as U+FFFD`() {
        let runs: [[UInt8]] = [
            [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xE2, 0x82], [0xF5, 0x80, 0x80, 0x80], [0xE9], [0xF0, 0x80, 0x80, 0x80],
            [0x80],
        ]
        for run in runs {
            let bytes = Array("[\"é".utf8) + run + Array("x\", 1]".utf8)
            let document = JSONParser.parse(bytes)
            #expect(document.problems.map(\.kind) == [.invalidUTF8], "\(run)")
            #expect(document.problems.map(\.span) == [SourceSpan(4, 4 + run.count)], "\(run)")
            #expect(document.root?.elements?.first?.string?.contains("\u{FFFD}") == true)
            #expect(document.root?.elements?.count == 2)
            #expect(!document.isWellFormed)
        }
        #expect(JSONParser.parse(Array("[1".utf8) + [0xE5] + Array("]".utf8)).problems.map(\.kind) == [.invalidUTF8])
        #expect(JSONParser.parse([0x89, 0x50, 0x4E, 0x47]).problems.map(\.kind) == [.invalidUTF8])
    }

    @Test(
        arguments: [
            [0xFF, 0xFE, 0x7B, 0x00], [0xFE, 0xFF, 0x00, 0x7B], [0x7B, 0x00, 0x7D, 0x00], [0x00, 0x7B, 0x00, 0x7D],
            [0xFF, 0xFE, 0, 0, 0x7B, 0, 0, 0], [0, 0, 0, 0x7B, 0, 0, 0, 0x7D], [0x7B, 0, 0, 0, 0x7D, 0, 0, 0],
        ] as [[UInt8]])
    func `UTF-16 and UTF-32 are recognised and not read`(bytes: [UInt8]) {
        let document = JSONParser.parse(bytes)
        #expect(document.problems.map(\.kind) == [.utf16])
        #expect(document.root == nil)
    }

    @Test func `guillemets are typographic quotation marks`() {
        let document = JSONParser.parse(Array("[«a», ‹b›]".utf8))
        #expect(document.problems.map(\.kind) == [.smartQuotes, .smartQuotes])
        #expect(document.problems.map(\.span) == [SourceSpan(1, 6), SourceSpan(8, 15)])
        #expect(document.root?.elements?.map(\.string) == ["a", "b"])
    }

    @Test func `keys are equal by their bytes, not by canonical equivalence`() {
        #expect(JSONParser.parse(Array("{\"\u{E9}\": 1, \"e\u{301}\": 2}".utf8)).problems.isEmpty)
        #expect(JSONParser.parse(Array(#"{"\ud800": 1, "\ud801": 2}"#.utf8)).problems.isEmpty)
        let many = (0..<20).map { "\"k\($0)\": 0" }.joined(separator: ",")
        #expect(JSONParser.parse(Array("{\(many), \"\u{E9}\": 1, \"e\u{301}\": 2}".utf8)).problems.isEmpty)
        #expect(JSONParser.parse(Array("{\(many), \"k7\": 1}".utf8)).problems.map(\.kind) == [.duplicateKey])
    }

    @Test func `a byte order mark and duplicate keys are well formed, all else is not`() {
        #expect(JSONParser.parse(Array("\u{FEFF}{\"a\": 1, \"a\": 2}".utf8)).isWellFormed)
        #expect(!JSONParser.parse(Array("[1,]".utf8)).isWellFormed)
        #expect(!JSONParser.parse([]).isWellFormed)
    }

    @Test func `problems come in the order of their places`() {
        let document = JSONParser.parse(Array(#"{"a": 1, "a": 01, 'b': [1,], "a": 2}"#.utf8))
        #expect(
            document.problems.map(\.kind) == [
                .duplicateKey, .badNumber, .singleQuotes, .trailingComma, .duplicateKey,
            ])
    }

    @Test func `the lenient dialect takes comments and trailing commas and nothing else`() {
        let text = "// ours\n{ # one\n \"a\": [1, /* two */ 2,],\n}\n"
        let lenient = JSONParser.parse(Array(text.utf8), dialect: .lenient)
        #expect(lenient.problems.isEmpty)
        #expect(lenient.root.map(canonical) == root(of: #"{"a": [1, 2]}"#).map(canonical))
        #expect(JSONParser.parse(Array(text.utf8)).problems.count == 5)
        for (wrong, kind) in [("[1,,]", JSONProblem.Kind.trailingComma), ("['a']", .singleQuotes), ("[,]", .syntax)] {
            #expect(JSONParser.parse(Array(wrong.utf8), dialect: .lenient).problems.map(\.kind) == [kind])
        }
    }
}

/// A text for a value, in which equal values have equal texts.
func canonical(_ value: JSONValue) -> String {
    switch value.content {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let text): text
    case .string(let text): text.debugDescription
    case .array(let elements): "[" + elements.map(canonical).joined(separator: ",") + "]"
    case .object(let members):
        "{" + members.map { $0.key.text.debugDescription + ":" + canonical($0.value) }.joined(separator: ",") + "}"
    }
}
