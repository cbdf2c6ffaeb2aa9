import Findings
import TestData
import Testing
import TextFormats

@Suite struct `the property list reader` {
    @Test(arguments: [
        ("<string>a&amp;b</string>", "\"a&b\""), ("<string/>", "\"\""), ("<string></string>", "\"\""),
        ("<true/>", "true"), ("<false></false>", "false"), ("<integer>42</integer>", "42"),
        ("<integer> - 7</integer>", "-7"), ("<integer>0x1F</integer>", "31"), ("<integer>+0XfF </integer>", "255"),
        ("<integer>18446744073709551615</integer>", "18446744073709551615"),
        ("<integer>-9223372036854775808</integer>", "-9223372036854775808"), ("<real>1.5</real>", "1.5"),
        ("<real>-inf</real>", "-inf"), ("<date>2026-11-21T09:00:00Z</date>", "2026-11-21T09:00:00Z"),
        ("<data>\n\tAAEC\n\t/w==\n</data>", "[0, 1, 2, 255]"), ("<data></data>", "[]"),
        ("<data>aGk=</data>", "[104, 105]"),
        ("<array><string>a</string><array/></array>", "(\"a\", ())"), ("<dict/>", "{}"),
        (
            "<dict><key>b</key><true/><key>a</key><dict><key>b</key><string/></dict></dict>",
            "{b = true, a = {b = \"\"}}"
        ),
        ("<dict><key>a</key><true/><key>a</key><false/></dict>", "{a = true, a = false}"),
    ])
    func `reads every kind of value`(source: String, expected: String) throws {
        let wrapped = #"<?xml version="1.0"?><plist version="1.0"> \#(source) <!-- --></plist>"#
        #expect(try PropertyListReader.read(Array(wrapped.utf8)).outline == expected)
        #expect(try PropertyListReader.read(Array(source.utf8)).outline == expected)
    }

    @Test func `keeps the places of keys and values`() throws {
        let marked = MarkedText(
            "<plist><dict><key>«k»</key>«<true/>»<key>«m»</key>«<array>«<string>«s»</string>»</array>»</dict></plist>")
        let entries = try #require(try PropertyListReader.read(marked.bytes).entries)
        let string = try #require(entries[1].value.elements?.first)
        let spans = [
            entries[0].keySpan, entries[0].value.span, entries[1].keySpan, string.text?.span, string.span,
            entries[1].value.span,
        ]
        #expect(spans == marked.spans)
    }

    @Test func `finds the last of two equal keys, as Apple's reader does`() throws {
        let source = "<dict><key>a</key><true/><key>a</key><false/></dict>"
        let list = try PropertyListReader.read(Array(source.utf8))
        #expect(list["a"]?.bool == false)
        #expect(list["b"] == nil)
        #expect(list.entries?.count == 2)
    }

    @Test(arguments: [
        ("«»", PropertyListProblem.Kind.empty), (" \n«»", .empty), ("<!-- x -->«»", .empty),
        ("«{»\"a\": 1}", .notPropertyList), ("\n«(»a, b)", .notPropertyList), ("<plist>«»", .xml(.truncated)),
        ("<plist><dict></«plist»>", .xml(.mismatchedEndTag)),
        ("<plist><«strnig»>a</strnig></plist>", .unknownElement("strnig")),
        ("<«html»/>", .unknownElement("html")), ("«<plist>» </plist>", .noValue), ("«<plist/>»", .noValue),
        ("<plist><true/>«<false/>»</plist>", .secondValue), ("<dict>«<key>a</key>»</dict>", .keyWithoutValue("a")),
        ("<dict>«<key>a</key>»<key>b</key><true/></dict>", .keyWithoutValue("a")),
        ("<dict>«<string>a</string>»</dict>", .valueWithoutKey), ("<dict>«<array/>»</dict>", .valueWithoutKey),
        ("<array>«<key>a</key>»</array>", .keyOutsideDictionary), ("«<key>a</key>»", .keyOutsideDictionary),
        ("<dict> «a b» <key>k</key></dict>", .unexpectedText), ("<array>«,»<true/></array>", .unexpectedText),
        ("<true>«x»</true>", .unexpectedText), ("<string>a<«b»/></string>", .unexpectedElement("b")),
        ("<array><«plist»/></array>", .unexpectedElement("plist")), ("<integer>«1.5»</integer>", .badInteger),
        ("<integer>«18446744073709551616»</integer>", .badInteger),
        ("<integer>«-9223372036854775809»</integer>", .badInteger),
        ("<integer>«0x»</integer>", .badInteger), ("<integer>«--1»</integer>", .badInteger),
        ("«<integer/>»", .badInteger),
        ("<real>«1,5»</real>", .badReal), ("«<real></real>»", .badReal), ("<date>«2026-11-21»</date>", .badDate),
        ("<date>«2026-13-21T09:00:00Z»</date>", .badDate), ("<data>«AAéA»</data>", .badData),
    ])
    func `points at the mistake`(marked: String, kind: PropertyListProblem.Kind) {
        let marked = MarkedText(marked)
        let problem = #expect(throws: PropertyListProblem.self) { try PropertyListReader.read(marked.bytes) }
        #expect(problem?.kind == kind)
        #expect(problem?.span.map { [$0] } == marked.spans)
    }

    @Test func `reads a list of many values without a cost for each that grows with their number`() throws {
        let count = 200_000
        let source = "<array>" + String(repeating: "<true/>", count: count) + "</array>"
        #expect(try PropertyListReader.read(Array(source.utf8)).elements?.count == count)
    }

    @Test func `reads as deep as the XML reader does`() throws {
        let depth = XMLReader.depthLimit - 1
        let source =
            String(repeating: "<array>", count: depth) + "<true/>" + String(repeating: "</array>", count: depth)
        var list = try PropertyListReader.read(Array(source.utf8))
        var levels = 0
        while let inner = list.elements?.first { (list, levels) = (inner, levels + 1) }
        #expect(levels == depth)
        #expect(list.bool == true)
    }
}

extension PropertyList {
    /// The values on one line, so that a table can state them.
    var outline: String {
        switch content {
        case .dictionary(let entries):
            "{" + entries.map { "\($0.key) = \($0.value.outline)" }.joined(separator: ", ") + "}"
        case .array(let elements): "(" + elements.map(\.outline).joined(separator: ", ") + ")"
        case .string(let text): "\"\(text)\""
        case .integer(let number): String(number)
        case .real(let number): String(number)
        case .bool(let value): String(value)
        case .date(let moment): moment.description
        case .data(let bytes): "\(bytes)"
        }
    }

    /// Every value of the list: the value itself, and those inside.
    var all: [PropertyList] {
        [self] + (elements ?? []).flatMap(\.all) + (entries ?? []).flatMap(\.value.all)
    }
}
