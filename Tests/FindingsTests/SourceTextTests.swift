import Findings
import Testing

@Suite struct `A source text` {
    private func text(_ text: String) -> SourceText { SourceText(text, from: .argument) }

    @Test(arguments: [
        ("a\nb", 2, 2, 1), ("a\r\nb", 3, 2, 1), ("a\rb", 2, 2, 1), ("a\r\nb", 1, 1, 2), ("a\r\nb", 2, 1, 3),
        ("é\tb", 3, 1, 4), ("", 0, 1, 1), ("a\n", 2, 2, 1), ("a", 99, 1, 2), ("a", -5, 1, 1), ("\n\n\r\r\n", 3, 4, 1),
    ])
    func `counts lines by their ends and columns in bytes`(content: String, offset: Int, line: Int, column: Int) {
        #expect(text(content).position(of: offset) == SourcePosition(line: line, column: column))
    }

    @Test func `gives each line without its end`() {
        let source = text("one\r\ntwo\r\rfour\n")
        #expect(source.lineCount == 5)
        let lines = (1...5).map { source.span(ofLine: $0).map(source.string(in:)) }
        #expect(lines == ["one", "two", "", "four", ""])
        #expect(source.span(ofLine: 0) == nil)
        #expect(source.span(ofLine: 6) == nil)
    }

    /// Each place has one, and a field of a screen has up to nine places.
    @Test func `is two references, wherever it is from`() { #expect(MemoryLayout<SourceText>.size == 16) }

    @Test func `cuts a span to what there is`() {
        #expect(text("abc").string(in: SourceSpan(1, 99)) == "bc")
        #expect(text("abc").string(in: SourceSpan(-3, 1)) == "a")
        #expect(text("abc").string(in: SourceSpan(7, 9)) == "")
        #expect(SourceSpan(5, 3) == SourceSpan(5, 5))
        #expect(SourceSpan(1, 2).moved(by: 3) == SourceSpan(4, 5))
        #expect(SourceText([0x61, 0xFF], from: .standardInput).string(in: SourceSpan(0, 2)) == "a\u{FFFD}")
    }
}

@Suite struct `A message` {
    @Test func `quotes what is interpolated and escapes what acts on a terminal`() {
        let hostile = "a\u{1B}[31m\n::error::\u{202E}\u{200B}\u{7F}é"
        let message: Message = "the value \(hostile) is not \(plain: "x\u{0}y") but \(3)"
        #expect(
            message.description
                == #"the value “a\u{1B}[31m\u{A}::error::\u{202E}\u{200B}\u{7F}é” is not x\u{0}y but 3"#)
    }

    @Test func `cuts a long quotation`() {
        let message: Message = "\(String(repeating: "é", count: 301))"
        #expect(message.description == "“" + String(repeating: "é", count: 300) + "…”")
    }

    @Test(arguments: [([], ""), (["a"], "“a”"), (["a", "b"], "“a” and “b”"), (["a", "b", "c"], "“a”, “b” and “c”")])
    func `lists its values`(values: [String], text: String) {
        let message: Message = "\(list: values)"
        #expect(message.description == text)
    }
}

@Suite struct `A line of a larger text` {
    @Test func `has the places of the whole text`() {
        let line = SourceText(
            line: Array("a\rbcd\n".utf8), from: .standardInput, at: SourcePosition(line: 7, column: 5))
        #expect(line.position(of: 0) == SourcePosition(line: 7, column: 5))
        #expect(line.position(of: 3) == SourcePosition(line: 7, column: 8))
        #expect(line.span(ofLine: 7) == SourceSpan(0, 5))
        #expect(line.span(ofLine: 1) == nil)
        #expect(line.span(ofLine: 8) == nil)
        #expect(line.lineCount == 1)
    }
}
