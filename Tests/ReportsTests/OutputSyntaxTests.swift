import Foundation
import Reports
import Testing

@Suite struct `text that leaves the program` {
    @Test(arguments: [
        ("::error::x", "\\u{3A}:error::x"), (" \t::error::x", " \t\\u{3A}:error::x"),
        ("\u{A0}\u{3000}\u{FEFF}::x", "\u{A0}\u{3000}\u{FEFF}\\u{3A}:x"), ("a\n::x\n", "a\n\\u{3A}:x\n"),
        ("a ::x", "a ::x"), (":x", ":x"), (": :x", ": :x"), ("\"::x\"", "\"::x\""),
        ("a ##[error]x", "a #\\u{23}[error]x"), ("##vso[task.x]", "#\\u{23}vso[task.x]"),
        ("##TEAMCITY[x]", "#\\u{23}TEAMCITY[x]"), ("###[x]", "##\\u{23}[x]"), ("## What it finds", "## What it finds"),
        ("##", "##"), ("##vso", "##vso"), ("\u{1B}[31mx", "\\u{1B}[31mx"), ("a\u{7F}\u{9B}b", "a\\u{7F}\\u{9B}b"),
        ("a\r\nb", "a\r\nb"), ("a\rb", "a\\u{D}b"), ("a\r", "a\\u{D}"), ("\u{0}", "\\u{0}"), ("é “x” 😀", "é “x” 😀"),
        ("", ""),
    ])
    func `is escaped where it would act, and is the same elsewhere`(text: String, shown: String) {
        #expect(OutputSyntax.plain.guarded(text) == shown)
        #expect(OutputSyntax.plain.guarded(Array(text.utf8)) == Array(shown.utf8))
        #expect(OutputSyntax.plain.guarded(shown) == shown)
    }

    @Test func `says the same in JSON`() throws {
        let words = ["##vso[x]", "a\u{7F}\u{85}b", "::x"]
        let text = String(decoding: try JSONEncoder().encode(words), as: UTF8.self)
        let shown = OutputSyntax.json.guarded(text)
        #expect(shown.contains(#"#\u0023vso[x]"#))
        #expect(shown.contains(#"a\u007f\u0085b"#))
        #expect(try JSONDecoder().decode([String].self, from: Data(shown.utf8)) == words)
    }

    @Test func `says the same in XML`() throws {
        #expect(OutputSyntax.xml.guarded("<a>\n ::x ##[y]\u{85}</a>") == "<a>\n &#58;:x #&#35;[y]&#133;</a>")
    }

    @Test func `has the colours of a style alone, before which a command is none of ours either`() {
        #expect(OutputSyntax.text(.colour).guarded("\u{1B}[1;31m::x\u{1B}[0m") == "\u{1B}[1;31m\\u{3A}:x\u{1B}[0m")
        #expect(OutputSyntax.text(.colour).guarded("\u{1B}[2Jx\u{1B}]0;y") == "\\u{1B}[2Jx\\u{1B}]0;y")
        #expect(OutputSyntax.plain.guarded("\u{1B}[0m") == "\\u{1B}[0m")
    }
}
