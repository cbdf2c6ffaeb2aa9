import Findings
import TestData
import Testing
import TextFormats

@Suite struct `Tokens of source code` {
    private static func pieces(_ text: String, _ language: SourceLanguage) -> [String] {
        let source = SourceText(text, from: .argument)
        return SourceTokens(source.bytes, language).map { token in
            let written = source.string(in: token.span)
            return switch token.kind {
            case .comment: "comment"
            case .stringStart: "<\(written)"
            case .stringEnd: "\(written)>"
            case .text: "text \(written)"
            case .interpolationStart: "begin"
            case .interpolationEnd: "end"
            case .word, .number, .mark: written
            }
        }
    }

    @Test func `of a script take twelve bytes each, since a source has one for every few of its own`() {
        #expect(MemoryLayout<Script.Token>.stride == 12)
    }

    @Test(arguments: [
        ("let a_1 = 0x1F", ["let", "a_1", "=", "0x1F"]),
        ("a /* b /* c */ d */ e // f\ng", ["a", "comment", "e", "comment", "g"]),
        (#""a\"b" c"#, ["<\"", #"text a\"b"#, "\">", "c"]),
        (##"#"a\"# b"##, ["<#\"", #"text a\"#, "\"#>", "b"]),
        (##"#"\#(x)\(y)"#"##, ["<#\"", "begin", "x", "end", #"text \(y)"#, "\"#>"]),
        (#""\(f("\(x)"))" g"#, ["<\"", "begin", "f", "(", "<\"", "begin", "x", "end", "\">", ")", "end", "\">", "g"]),
        ("\"\"\"\na\"b\n\"\"\" c", ["<\"\"\"", "text \na\"b\n", "\"\"\">", "c"]),
        ("\"a\nb", ["<\"", "text a", ">", "b"]), ("\"", ["<\"", ">"]), ("/* a", ["comment"]),
        ("#if a", ["#", "if", "a"]), ("##### a", ["#####", "a"]), (#"\(a)"#, [#"\"#, "(", "a", ")"]),
        (#""\("#, ["<\"", "begin", "end", ">"]), ("é + ü", ["é", "+", "ü"]),
    ])
    func `of Swift are told apart`(text: String, expected: [String]) {
        #expect(Self.pieces(text, .swift) == expected)
    }

    @Test(arguments: [
        (
            SourceLanguage.objectiveC, #"@"a" '"' /* /* */ b"#,
            ["@", "<\"", "text a", "\">", "<'", "text \"", "'>", "comment", "b"]
        ),
        (.objectiveC, "\"a\\\nb\"", ["<\"", "text a\\\nb", "\">"]),
        (
            .javaScript, "`a\n${b({})}c` 'd'",
            ["<`", "text a\n", "begin", "b", "(", "{", "}", ")", "end", "text c", "`>", "<'", "text d", "'>"]
        ),
        (.javaScript, "\"${a}\"", ["<\"", "text ${a}", "\">"]),
        (.kotlin, "\"\"\"\\${a}\"\"\"", ["<\"\"\"", "text \\", "begin", "a", "end", "\"\"\">"]),
        (.unquoted, "// \"a", ["/", "/", "\"", "a"]),
    ])
    func `of other languages follow their rules`(language: SourceLanguage, text: String, expected: [String]) {
        #expect(Self.pieces(text, language) == expected)
    }

    @Test(.seeded, arguments: [SourceLanguage.swift, .objectiveC, .kotlin, .javaScript, .unquoted])
    func `stand in order and leave out only white space, whatever the text`(language: SourceLanguage) {
        let words = [
            "\"", "\"\"\"", "#", "\\", "(", ")", "{", "}", "$", "`", "'", "/", "/*", "*/", "//", "\n", "a", "1", " ",
            "é",
        ]
        var random = SeededGenerator(seed: RunSeed.value)
        for _ in 0..<500 {
            let text = (0..<40).map { _ in words.randomElement(using: &random) ?? "" }.joined()
            let bytes = Array(text.utf8)
            var end = 0
            for token in SourceTokens(bytes, language) {
                #expect(token.span.start >= end && token.span.end <= bytes.count, "\(text)")
                #expect(bytes[end..<token.span.start].allSatisfy { $0 == 0x20 || $0 == 0x0A }, "\(text)")
                end = token.span.end
            }
            #expect(bytes[end...].allSatisfy { $0 == 0x20 || $0 == 0x0A }, "\(text)")
        }
    }
}
