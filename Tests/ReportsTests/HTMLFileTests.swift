import Findings
import Foundation
import Reports
import Testing

@Suite struct `a file in the page of a report` {
    private static func finding(
        _ place: Place, _ severity: Severity = .error, label: Message? = nil, notes: [Note] = []
    )
        -> Finding
    {
        Finding(
            .init(code: "AD999", name: "sample", severity: severity, evidence: .definition),
            Observation("odd", at: place, label: label, notes: notes))
    }

    private static func section(_ findings: [Finding], documents: [SourceText] = []) -> String? {
        let report = Report(associations: [], findings: findings, documents: documents)
        return HTMLReport.sections(of: report).first { $0.name.text == "files" }?.markup.text
    }

    /// The number of each row, with its text without markup.
    private static func rows(_ section: String) -> [String] {
        section.matches(of: #/<span class="number" id="([^"]*)">([^<]*)</span><code>(.*)</code>/#).map { row in
            "\(row.2) \(row.3.replacing(#/<[^>]*>/#, with: ""))"
        }
    }

    @Test func `has its lines numbered, and each finding marked and linked there and back`() throws {
        let text = SourceText("{\n  \"a\": 1,\n  \"b\": 2\n}", from: .file(path: "file.json"))
        let report = Report(
            associations: [],
            findings: [
                Self.finding(
                    .text(text, SourceSpan(14, 17)), label: "here",
                    notes: [Note("there", at: .text(text, SourceSpan(4, 7)))])
            ])
        let page = report.text(as: .html)
        let section = try #require(Self.section(report.findings))
        #expect(Self.rows(section) == ["1 {", "2   &quot;a&quot;: 1,", "3   &quot;b&quot;: 2", "4 }"])
        #expect(section.contains("<details class=\"exchange\" open=\"open\">"))
        #expect(section.contains("<mark class=\"error\">&quot;b&quot;</mark>"))
        #expect(section.contains("<mark class=\"note\">&quot;a&quot;</mark>"))
        #expect(
            section.contains("<span class=\"label error\"><a href=\"#finding-1\">AD999 sample</a>: here</span>"))
        #expect(page.contains("<a href=\"#file-1-L3\"><code>file.json:3:3</code></a>"))
        #expect(page.contains("<a href=\"#file-1-L2\"><code>file.json:2:3</code></a>"))
        #expect(page.components(separatedBy: "id=\"file-1-L3\"").count == 2)
    }

    @Test func `is shown near its findings only, with how much is left out`() throws {
        let lines = (1...2_000).map { "line \($0)" }
        let text = SourceText(lines.joined(separator: "\n"), from: .file(path: "long.json"))
        let places = try [100, 103, 1_500].map { Place.text(text, try #require(text.span(ofLine: $0))) }
        let section = try #require(Self.section(places.map { Self.finding($0) }))
        #expect(Self.rows(section) == (Array(98...105) + Array(1_498...1_502)).map { "\($0) line \($0)" })
        let gaps = section.matches(of: #/class="gap">([^<]*)</#).map { String($0.1) }
        #expect(gaps == ["97 lines", "1,392 lines", "498 lines"])
    }

    @Test func `of one long line is shown around each finding, with its column`() throws {
        let line = String(repeating: "é", count: 3_000) + "WRONG" + String(repeating: "日", count: 2_000) + "ODD"
        let text = SourceText(line, from: .response(url: "https://example.com/file"))
        let places = [SourceSpan(6_000, 6_005), SourceSpan(12_005, 12_008)].map { Place.text(text, $0) }
        let findings = places.map { Self.finding($0) }
        let section = try #require(Self.section(findings))
        #expect(section.utf8.count < 3_000)
        let rows = Self.rows(section)
        #expect(rows.map { $0.prefix { $0 != " " } } == ["1:5941", "1:11946"])
        #expect(rows[0].contains("…é") && rows[0].contains("éWRONG日") && rows[0].hasSuffix("日…"))
        #expect(rows[1].hasSuffix("日ODD"))
        #expect(!section.contains("\u{FFFD}"))
        let page = Report(associations: [], findings: findings).text(as: .html)
        #expect(page.contains("<a href=\"#file-1-L1\"><code>https://example.com/file:1:6001</code></a>"))
        #expect(page.contains("<a href=\"#file-1-L1-C11946\"><code>https://example.com/file:1:12006</code></a>"))
        #expect(page.contains("id=\"file-1-L1\"") && page.contains("id=\"file-1-L1-C11946\""))
    }

    @Test func `grows with its findings, not with what they mark`() throws {
        let text = SourceText(String(repeating: "[1,\n", count: 30_000), from: .file(path: "deep.json"))
        let many = (0..<2_000).map { Self.finding(.text(text, SourceSpan($0 * 40, text.bytes.count))) }
        let section = try #require(Self.section(many))
        #expect(Self.rows(section).count == 400)
        #expect(section.contains("and \(2_000 - 80) more findings"))
        let line = SourceText(String(repeating: "[1, ", count: 30_000), from: .file(path: "minified.json"))
        let dense = (0..<2_000).map { Self.finding(.text(line, SourceSpan($0 * 50, line.bytes.count))) }
        let minified = try #require(Self.section(dense))
        #expect(Self.rows(minified).count == 40)
        #expect(minified.contains(" more findings"))
    }

    @Test func `marks what two findings share as the graver one, and a place between two bytes`() throws {
        let text = SourceText("abcdef", from: .file(path: "file"))
        let section = try #require(
            Self.section([
                Self.finding(.text(text, SourceSpan(2, 4))), Self.finding(.text(text, SourceSpan(0, 3)), .warning),
                Self.finding(.text(text, SourceSpan(6, 6)), .note),
            ]))
        #expect(
            section.contains(
                """
                <code><mark class="warning">ab</mark><mark class="error">cd</mark>ef<mark class="note point"></mark></code>
                """))
    }

    @Test func `is shown without findings, if it is what Apple reads, and folded`() throws {
        let text = SourceText("{}\n", from: .response(url: "https://example.com/file"))
        let section = try #require(Self.section([], documents: [text, text]))
        #expect(section.contains("<details class=\"exchange\"><summary>"))
        #expect(section.contains("no findings"))
        #expect(section.components(separatedBy: "<details").count == 2)
        #expect(Self.section([]) == nil)
    }

    @Test func `is none for an argument, a value without lines, or a line of a log`() {
        let log = SourceText(line: Array("line".utf8), from: .file(path: "log"), at: SourcePosition(line: 7, column: 1))
        let texts = [
            SourceText("webcredentials:x", from: .argument), SourceText("x", from: .value(file: "a", keys: ["k"])), log,
        ]
        #expect(Self.section(texts.map { Self.finding(.text($0, SourceSpan(0, 1))) }) == nil)
    }

    @Test func `has nothing of it unescaped`() throws {
        let text = SourceText(
            SampleReports.attack + "</code><script>alert(1)</script>\t\u{202E}", from: .file(path: "<b>"))
        let section = try #require(Self.section([Self.finding(.text(text, SourceSpan(0, 4)), label: "\("<i>")")]))
        #expect(!section.contains("<script>") && !section.contains("<b>") && !section.contains("<i>"))
        #expect(section.contains("&lt;script&gt;") && section.contains("\\u{202E}"))
        #expect(section.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0.value != 0x202E })
    }
}
