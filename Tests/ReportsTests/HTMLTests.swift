import Findings
import Foundation
import Reports
import TestData
import Testing

@Suite struct `the page of a report` {
    private static let page = SampleReports.associations.text(as: .html)

    @Test func `allows its own style sheet by its hash, and nothing else`() throws {
        let sheet = try #require(Self.page.firstMatch(of: #/<style>([^<]*)</style>/#)).1
        let hash = try ProgramRun(shell: "sha256sum | cut -d' ' -f1", input: String(sheet)).output
        let bytes = stride(from: 0, to: 64, by: 2).compactMap { place in
            UInt8(hash.dropFirst(place).prefix(2), radix: 16)
        }
        let digest = Data(bytes).base64EncodedString()
        #expect(
            Self.page.contains(
                """
                <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
                style-src 'sha256-\(digest)'; base-uri 'none'; form-action 'none'"/>
                """), "the sheet changed: HTMLStyle.digest must be \(digest)")
    }

    @Test(arguments: SampleReports.all.map(\.name))
    func `loads nothing and runs nothing, whatever a report says`(name: String) throws {
        let report = try #require(SampleReports.all.first { $0.name == name }).report
        let page = report.text(as: .html)
        let elements = Set(page.matches(of: #/<([a-z0-9]+)/#).map { String($0.1) })
        let harmless: Set = [
            "a", "article", "b", "body", "br", "circle", "code", "desc", "details", "div", "em", "figcaption", "figure",
            "footer", "h1",
            "h2", "h3", "h4", "head", "header", "html", "li", "line", "main", "mark", "meta", "nav", "ol", "p",
            "path", "pre", "rect", "section", "span", "style", "summary", "svg", "table", "tbody", "td", "text", "th",
            "thead", "title", "tr", "ul",
        ]
        #expect(elements.isSubset(of: harmless), "\(elements.subtracting(harmless))")
        #expect(page.matches(of: #/<[^>]* (style|src|srcset|on[a-z]+)=/#).isEmpty)
        #expect(page.matches(of: #/ href="(?!#|https:\/\/)/#).isEmpty)
    }

    @Test func `shows what does not count as such, with the reason`() {
        let report = SampleReports.associations.suppressing([
            SampleReports.associations.findings[0].id: Suppression(.ignored, "moves in May")
        ])
        let page = report.text(as: .html)
        #expect(page.contains("<li class=\"faint\"><b>1</b> not counted</li>"))
        #expect(page.contains("<p class=\"suppressed\">Does not count: moves in May</p>"))
        #expect(page.contains("an answer</a>, which does not count: moves in May"))
    }

    @Test func `explains a check once`() {
        let identity = Finding.Identity(
            code: "AD998", name: "sample", severity: .error, evidence: .documented,
            citations: [Citation("A document", "https://example.com/"), Citation("A talk", nil)],
            explanation: "## What it finds\nAn *odd* `<thing>`.\n\n    {\n\n    }\n\n## Why\n- <https://example.com/a>")
        let odd = Finding(identity, Observation("odd", at: .inspection, help: "do this"))
        let other = Finding(
            Finding.Identity(code: "AD997", name: "other", severity: .note, evidence: .definition),
            Observation("even", at: .inspection))
        let page = Report(associations: [], findings: [odd, odd, other, odd]).text(as: .html)
        let explanation = """
            <h4>What it finds</h4>
            <p>An <em>odd</em> <code>&lt;thing&gt;</code>.</p>
            <pre>{

            }
            </pre>
            <h4>Why</h4>
            <ul><li><a href="https://example.com/a" rel="noreferrer">https://example.com/a</a></li></ul>

            """
        #expect(page.components(separatedBy: explanation).count == 2)
        #expect(page.components(separatedBy: "<b>Help:</b> do this").count == 3)
        #expect(page.contains("<a href=\"#check-1\">Explained above</a>"))
        #expect(page.contains("<span class=\"count\">2 findings</span>"))
        #expect(page.contains("<p>documented by Apple</p>"))
        #expect(
            page.contains(
                "<li><a href=\"https://example.com/\" rel=\"noreferrer\">A document</a></li>\n<li>A talk</li>"))
    }

    @Test func `draws no bar beyond the longest, whatever a recording says`() {
        let pages = Self.page + SampleReports.hostile.text(as: .html)
        let ends = pages.matches(of: #/ x="(-?\d+)" width="(-?\d+)"/#).map { ($0.1, $0.2) }
        #expect(ends.count == 10)
        for (x, width) in ends { #expect((0...1_000).contains(Int(x) ?? -1) && (0...1_000).contains(Int(width) ?? -1)) }
    }
}
