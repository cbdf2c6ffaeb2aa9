import Findings
import TestData
import Testing
import TextFormats

@Suite struct `Mistakes in JSON` {
    struct Mistake: CustomTestStringConvertible, Sendable {
        let kinds: [JSONProblem.Kind]
        let text: MarkedText

        init(_ kinds: JSONProblem.Kind..., in text: String) {
            self.kinds = kinds
            self.text = MarkedText(text)
        }

        var testDescription: String { text.description }
    }

    static let commas = [
        Mistake(.trailingComma, in: #"{"a": [1«,»]}"#),
        Mistake(.trailingComma, in: #"{"a": 1«,»}"#),
        Mistake(.trailingComma, in: "{\"a\": 1«,»\n}"),
        Mistake(.trailingComma, in: #"[1,«,»2]"#),
        Mistake(.trailingComma, in: #"[1,«, ,»2]"#),
        Mistake(.trailingComma, in: #"[1«,,»]"#),
        Mistake(.trailingComma, .trailingComma, in: #"{"a": [1«,»]«,»}"#),
        Mistake(.syntax, in: #"[«,»1]"#),
        Mistake(.syntax, in: #"{«,»"a": 1}"#),
        Mistake(.missingComma, in: #"{"a": 1«» "b": 2}"#),
        Mistake(.missingComma, in: "{\"a\": {\"c\": 1}«»\n \"b\": 2}"),
        Mistake(.missingComma, in: #"["a"«» "b"]"#),
        Mistake(.missingComma, in: #"["a"«»"b"]"#),
        Mistake(.missingComma, in: #"[[1]«»[2]]"#),
        Mistake(.missingComma, in: #"[true«» false]"#),
        Mistake(.missingComma, .missingComma, in: #"[1«» 2«» 3]"#),
        Mistake(.missingComma, .unquotedKey, in: #"{"a": 1«» «b»: 2}"#),
        Mistake(.syntax, in: #"{"a": 1«;» "b": 2}"#),
    ]

    static let comments = [
        Mistake(.comment, in: "{«// here»\n}"),
        Mistake(.comment, in: "{«# here»\r\n}"),
        Mistake(.comment, in: #"{"a": «/* ** / "x" */»1}"#),
        Mistake(.comment, .comment, in: "[1, «// one»\n«// two»\n 2]"),
        Mistake(.comment, in: "{}«// after»"),
        Mistake(.comment, in: "«/**/»{}"),
        Mistake(.truncated, in: "{‹/*› never closed *«»"),
    ]

    static let quotes = [
        Mistake(.singleQuotes, in: #"{«'a'»: 1}"#),
        Mistake(.singleQuotes, .singleQuotes, in: #"{«'a'»: «'b'»}"#),
        Mistake(.singleQuotes, in: #"[«'it's'»]"#),
        Mistake(.singleQuotes, in: #"[«'it\'s "so"'», "x"]"#),
        Mistake(.smartQuotes, in: #"{«“a”»: 1}"#),
        Mistake(.smartQuotes, in: #"[«„a“»]"#),
        Mistake(.smartQuotes, in: #"[«“a"», 1]"#),
        Mistake(.smartQuotes, in: #"{«"a”»: "x"}"#),
        Mistake(.smartQuotes, in: #"[«‘it’s’»]"#),
        Mistake(.smartQuotes, in: "{\"paths\": [\n«\"/app/*”»\n]}"),
        Mistake(.syntax, in: #"{«"»"paths": ["*"]}"#),
        Mistake(.syntax, in: "[«\"»\n  \"/a\", 1]"),
        Mistake(.syntax, in: "{\"details\": [{«\"» \"appID\": \"x\"}]}"),
        Mistake(.syntax, in: "{‹\"›paths«»: [\n  \"/*\", \"/a\"\n]}"),
        Mistake(.syntax, in: "{‹\"›components«»: [\n  {\"/\": \"*\"}]}"),
        Mistake(.syntax, in: #"{‹"›paths«»: ["/*"], "b": 1}"#),
        Mistake(.syntax, in: #"{"paths": [‹"›/a«», "/*"], "b": 1}"#),
        Mistake(.comment, in: #"["he said “yes”," «// quoted»"# + "\n]"),
        Mistake(.comment, in: #"["a"«/* b */»]"#),
        Mistake(.syntax, in: "{\"a\": [1]«'»\n}"),
        Mistake(.syntax, in: #"["a"«"», "b"]"#),
        Mistake(.syntax, in: #"{‹"›appID«»: "x", "b": 1}"#),
        Mistake(.syntax, in: #"{"appID": ‹"›x«», "b": 1}"#),
        Mistake(.syntax, in: "{\"appID\": ‹\"›x«»,\n \"b\": 1}"),
        Mistake(.syntax, in: "{\"a\": [‹\"›x«»]\n}"),
        Mistake(.syntax, in: "[\"one\", ‹\"›two«»\n]"),
        Mistake(.syntax, in: #"["he said "«h»i" to me", 2]"#),
    ]

    static let words = [
        Mistake(.unquotedKey, in: #"{«a»: 1}"#),
        Mistake(.unquotedKey, in: #"{"b": 1, «$app-ID.x_1»: 1}"#),
        Mistake(.unquotedKey, in: #"{«a"»: 1}"#),
        Mistake(.unquotedKey, in: #"{«1»: 1}"#),
        Mistake(.unquotedKey, in: #"{«é»: 1}"#),
        Mistake(.badLiteral, in: #"[«True»]"#),
        Mistake(.badLiteral, .badLiteral, in: #"[«nil», «undefined»]"#),
        Mistake(.badLiteral, in: #"{"a": «hello world», "b": 1}"#),
        Mistake(.badLiteral, in: #"{"a": «ABCDE12345.com.example.app», "b": 1}"#),
        Mistake(.badLiteral, in: "{\"a\": «https://example.com/*»\n}"),
        Mistake(.badLiteral, .comment, in: "[«x» «// why»\n]"),
        Mistake(.badLiteral, in: #"[«truer»]"#),
        Mistake(.badLiteral, in: #"{"f": «function()» { return [1, 2]; }, "b": 1}"#),
    ]

    static let numbers = [
        "+1", "01", "-01", "1.", "-.5", ".5", "0x1F", "1e", "1e+", "1.5e", "-", "--1", "1_000", "1.2.3", "NaN", "-NaN",
        "Infinity", "-Infinity", "+Infinity", "2024-01-01", "12px",
    ].map { Mistake(.badNumber, in: "[«\($0)», 2]") }

    static let strings = [
        Mistake(.controlCharacter, in: "[\"a«\t»b\"]"),
        Mistake(.controlCharacter, in: "[\"a«\r\n\t»b\"]"),
        Mistake(.controlCharacter, in: "[\"a«\n»\", 1]"),
        Mistake(.controlCharacter, .controlCharacter, in: "[\"«\u{0}»a«\u{1F}»\"]"),
        Mistake(.badEscape, in: #"["«\x»41"]"#),
        Mistake(.badEscape, in: #"["«\'»"]"#),
        Mistake(.badEscape, in: #"["«\u12»G4"]"#),
        Mistake(.badEscape, in: #"["«\u»"]"#),
        Mistake(.badEscape, in: #"["«\é»"]"#),
        Mistake(.badEscape, .badEscape, in: #"["C:«\d»ir«\s»ub"]"#),
        Mistake(.badEscape, in: #"{"«\a»": 1}"#),
    ]

    static let brackets = [
        Mistake(.truncated, in: #"{"a": ‹[›1«»"#),
        Mistake(.truncated, in: #"{"a": ‹[›1,«»"#),
        Mistake(.truncated, in: "‹{›\"a\":«»\n\n"),
        Mistake(.truncated, in: #"‹{›"a": tr«»"#),
        Mistake(.truncated, in: #"‹[›1.«»"#),
        Mistake(.truncated, in: #"{"a": ‹"›bc«»"#),
        Mistake(.truncated, in: #"{‹"›a«»"#),
        Mistake(.truncated, in: #"{"a": ‹"›b\«»"#),
        Mistake(.truncated, in: #"{"a": ‹'›b«»"#),
        Mistake(.truncated, in: #"‹{›«»"#),
        Mistake(.syntax, in: #"{"details": [‹{›"a": ["*"]«]»}"#),
        Mistake(.syntax, in: #"{"a": ‹[›1, 2«}»"#),
        Mistake(.syntax, in: #"‹{›"a": 1«]», "b": 2}"#),
        Mistake(.syntax, in: #"‹[›1«}»"#),
        Mistake(.syntax, in: #"{"a": ‹[›1«}»}"#),
        Mistake(.syntax, in: #"{"a": ‹{›"b": 1«]», "c": 2}"#),
        Mistake(.syntax, in: #"{"a": {"b": ‹[›{"c": 1}«}»]}}"#),
        Mistake(.syntax, in: #"{"a": [‹{›"c": 1«]»}"#),
        Mistake(.trailingContent, in: #"{"a": 1}«}»"#),
        Mistake(.trailingContent, in: #"{"a": 1}«, "b": [2]}»"# + "\n"),
        Mistake(.trailingContent, in: #""applinks"«: {}»"#),
        Mistake(.trailingContent, in: "[]«\u{0}»"),
    ]

    static let members = [
        Mistake(.duplicateKey, in: #"{‹"a"›: 1, "b": 2, «"a"»: 3}"#),
        Mistake(.duplicateKey, in: #"{‹"a"›: 1, «"\u0061"»: 3}"#),
        Mistake(.syntax, in: #"{‹"a"›«» 1}"#),
        Mistake(.syntax, in: #"{‹"a"›«» "b", "c": 1}"#),
        Mistake(.syntax, in: #"{‹"a"›«» {}}"#),
        Mistake(.syntax, in: #"{‹"a"› «=» 1}"#),
        Mistake(.syntax, in: #"{‹"a"›«,» null}"#),
        Mistake(.syntax, in: #"{‹"a"›«,» "b": 1}"#),
        Mistake(.syntax, in: #"{‹"a"›«}»"#),
        Mistake(.syntax, in: #"{‹"a"›: «}»"#),
        Mistake(.syntax, in: #"{‹"a"›: «,» "b": 1}"#),
        Mistake(.syntax, in: #"{"a":«:» 1}"#),
        Mistake(.syntax, in: #"["a"«:» 1]"#),
        Mistake(.syntax, in: #"{"details": ["appID"«:» "x", "paths": ["*"]}, {"appID": "y"}]}"#),
        Mistake(.syntax, in: #"{"paths": "/a", ‹"/b"›«,» "/c", "/d"], "b": 1}"#),
        Mistake(.syntax, in: #"{"details": {"a": 1}, «{»"a": 2}, {"a": 3}], "b": 1}"#),
        Mistake(.syntax, in: #"{‹"a"›«,» "b"}"#),
        Mistake(.syntax, in: #"{"a": 1, «*»}"#),
        Mistake(.syntax, in: #"{"a": {«{» .Values.x }}}"#),
        Mistake(.syntax, in: #"{"a": "x" «"y"», "c": [1]}"#),
        Mistake(.syntax, in: #"{"a": «<»b>, "c": [1]}"#),
    ]

    static let others = [
        Mistake(.empty, in: "«»"),
        Mistake(.empty, in: "« \r\n\t»"),
        Mistake(.byteOrderMark, in: "«\u{FEFF}»{}"),
        Mistake(.syntax, in: "{«\u{A0}\u{3000}»\"a\": 1}"),
        Mistake(.syntax, in: "[1«\u{C}»]"),
        Mistake(.syntax, in: "«<»!DOCTYPE html>\n<html><body>{\"a\": 1}</body></html>"),
        Mistake(.syntax, in: "{«\\»rtf1\\ansi{\\fonttbl\\f0 Menlo;}\n{\"applinks\": {}}}"),
        Mistake(.syntax, in: "«-»--\nlayout: null\n---\n{\"applinks\": {}}"),
        Mistake(.syntax, in: "«curl» -O https://example.com/apple-app-site-association"),
        Mistake(.syntax, in: "# Title\n\n«Some» text, with a \"quote\": here"),
        Mistake(.syntax, in: "«cat» <<EOF\n{}\nEOF"),
        Mistake(.syntax, in: "«`»``json\n{}\n```"),
        Mistake(.syntax, in: "{ «echo» hi; }"),
        Mistake(.syntax, in: "«MIME»-Version: 1.0"),
        Mistake(.syntax, in: "«]»"),
    ]

    @Test(
        arguments: [
            commas, comments, quotes, words, numbers, strings, brackets, members, others,
        ].flatMap { $0 })
    func `a mistake is one problem, of its kind, at its bytes`(mistake: Mistake) {
        let document = JSONParser.parse(mistake.text.bytes)
        #expect(document.problems.map(\.kind) == mistake.kinds)
        #expect(document.problems.map(\.span) == mistake.text.spans)
        let related = document.problems.compactMap(\.related)
        if !mistake.text.related.isEmpty { #expect(related == mistake.text.related) }
    }
}
