import Findings
import Foundation
import Reports
import Testing

@Suite struct `an association in the page of a report` {
    private static let steps = [
        Report.Step(.app, .notAsked, "not read", "the entitlement was named, not read from an app"),
        Report.Step(.cdnCopy, .failed, "no copy", "Apple's CDN has no copy of the file"),
        Report.Step(.server, .failed, "redirects", "the server redirects to \(plain: "https://\"><script>")"),
        Report.Step(.file, .doubtful, "in doubt", "odd"), Report.Step(.listing, .good, "good", "listed"),
    ]

    private static func report(
        app: String? = "7D3KX9QW2M.com.example.app", entitlement: String? = "webcredentials:example.com",
        _ way: Report.Way, _ findings: [Finding] = [], count: Int = 1
    ) -> Report {
        let association = Report.Association(
            service: "webcredentials", domain: "example.com", app: app, entitlement: entitlement,
            verdict: app == nil ? .unknown : .notAssociated, deviceVerdict: nil, locations: [], consoleLine: nil,
            findings: findings.map(\.id), way: way)
        return Report(associations: Array(repeating: association, count: count), findings: findings)
    }

    private static func finding(
        _ severity: Severity = .error, at place: Place = .inspection, snippet: Snippet? = nil, repair: Repair? = nil
    ) -> Finding {
        Finding(
            .init(code: "AD999", name: "sample", severity: severity, evidence: .definition),
            Observation("what is wrong", at: place, help: "change it", snippet: snippet, repair: repair))
    }

    private static func card(_ report: Report, checks: String? = nil) -> String {
        HTMLReport.sections(of: report, checks: checks).first { $0.name.text == "associations" }?.markup.text ?? ""
    }

    // MARK: The way

    @Test func `has its way drawn, the steps that fail by shape and word, and told in words`() {
        let card = Self.card(Self.report(Report.Way(Self.steps)))
        #expect(card.contains("role=\"img\" aria-labelledby=\"way-1\" aria-describedby=\"way-1-steps\""))
        #expect(
            card.contains(
                """
                <title id="way-1">The way from the app to the file fails: Apple's CDN (no copy), Server (redirects)</title>
                """))
        #expect(
            card.contains(
                """
                Server, redirects: the server redirects to https://&quot;&gt;&lt;script&gt;. File, in doubt: odd. \
                Listing, good: listed.</desc>
                """))
        let nodes = card.matches(of: #/<svg class="([a-z]+)" x="([0-9.]+)%" width="20.0%">/#).map { "\($0.1) \($0.2)" }
        #expect(nodes == ["faint 0.0", "error 20.0", "error 40.0", "warning 60.0", "good 80.0"])
        let words = card.matches(of: #/<text class="word"[^>]*>([^<]*)</#).map { String($0.1) }
        #expect(words == Self.steps.map(\.word.description))
        // Each state has a shape of its own.
        let shapes = card.matches(of: #/<svg x="50%">(<[a-z]+( class="[a-z]+")?)/#).map { String($0.1) }
        #expect(
            shapes == [
                "<circle class=\"dashed\"", "<path class=\"full\"", "<path class=\"full\"", "<path class=\"full\"",
                "<circle",
            ])
        let outlines = Set(card.matches(of: #/<path class="full" d="([^"]*)"/#).map { String($0.1) })
        #expect(outlines.count == 2)
    }

    @Test func `has a drawing of its own, folded where there are many`() {
        let card = Self.card(Self.report(Report.Way(Self.steps), count: 4))
        #expect((1...4).allSatisfy { card.contains("<title id=\"way-\($0)\">") })
        #expect(card.components(separatedBy: "<details><summary>Where the file was looked for</summary>").count == 5)
    }

    // MARK: The cause and the fix

    @Test func `begins with the cause and the fix, before what was looked at`() throws {
        let card = Self.card(Self.report(Report.Way(Self.steps), [Self.finding(), Self.finding(.warning)]))
        let order = try [
            "class=\"headline\"", "href=\"#finding-1\"", "<b>Fix:</b> change it", "<svg", "href=\"#finding-2\"",
        ]
        .map { try #require(card.firstRange(of: $0)).lowerBound }
        #expect(order == order.sorted())
    }

    @Test func `shows each fix once where there are many`() {
        let few = Self.card(Self.report(Report.Way(Self.steps), [Self.finding()], count: 3))
        #expect(few.components(separatedBy: "<b>Fix:</b>").count == 4)
        let many = Self.card(Self.report(Report.Way(Self.steps), [Self.finding()], count: 4))
        #expect(many.components(separatedBy: "<b>Fix:</b>").count == 2)
    }

    @Test func `has the text to paste, with its line breaks and tabs, and the name of what it goes into`() {
        let snippet = Snippet(for: "server.conf", "location <a> {\n\tallow \"all\";\n\n}")
        let card = Self.card(Self.report(Report.Way([]), [Self.finding(snippet: snippet)]))
        #expect(
            card.contains(
                """
                <pre class="fix" role="group" aria-label="server.conf"><code>location &lt;a&gt; {
                \tallow &quot;all&quot;;

                }</code></pre>
                """))
    }

    @Test func `has the lines as they should be, where the fix is exact`() {
        let text = SourceText("{\r\n\t\"a\": [1,],\r\n\t\"b\": 2,\r\n}\r\n", from: .file(path: "file"))
        let comma = text.bytes.firstIndex(of: UInt8(ascii: ","))!
        let last = text.bytes.lastIndex(of: UInt8(ascii: ","))!
        let place = Place.text(text, SourceSpan(comma, comma + 1))
        func card(_ repair: Repair?) -> String {
            Self.card(Self.report(Report.Way([]), [Self.finding(at: place, repair: repair)]))
        }
        #expect(
            card(Repair(removing: SourceSpan(comma, comma + 1))).contains(
                "aria-label=\"Line 2, repaired\"><code>\t&quot;a&quot;: [1],</code></pre>"))
        let both = Repair([TextEdit(SourceSpan(comma, comma + 1), ""), TextEdit(SourceSpan(last, last + 1), "")])
        #expect(
            card(both).contains(
                "aria-label=\"Lines 2 to 3, repaired\"><code>\t&quot;a&quot;: [1],\n\t&quot;b&quot;: 2</code></pre>"))
    }

    @Test(arguments: ["\u{202E}", "\u{1B}[31m", String(repeating: "x", count: 500)])
    func `has no lines to paste that could not be shown as they are`(content: String) {
        let text = SourceText("[\"\(content)\",]", from: .file(path: "file"))
        let comma = text.bytes.count - 2
        let finding = Self.finding(
            at: .text(text, SourceSpan(comma, comma + 1)), repair: Repair(removing: SourceSpan(comma, comma + 1)))
        #expect(!Self.card(Self.report(Report.Way([]), [finding])).contains("class=\"fix\""))
    }

    @Test func `has the file that is needed, unless the fix has a text of its own`() {
        let way = Report.Way(Self.steps, neededFile: "{\"webcredentials\": {}}")
        #expect(
            Self.card(Self.report(way, [Self.finding()])).contains(
                "aria-label=\"A file that lists the app\"><code>{&quot;webcredentials&quot;: {}}</code></pre>"))
        let own = Self.card(Self.report(way, [Self.finding(snippet: Snippet(for: "a.conf", "x"))]))
        #expect(own.contains("aria-label=\"a.conf\"") && !own.contains("A file that lists the app"))
    }

    // MARK: The apps of the file

    private static let listed = Report.ListedApps(
        [.init("7D3KX9QW2M.com.example.app", isIdentifier: true), .init("<script>", isIdentifier: false)], of: 52)

    @Test func `without an app lists those of the file, each with a link that checks it where the page is served`() {
        let report = Self.report(
            app: nil, entitlement: "webcredentials:example.com/a&b\"", Report.Way([], listed: Self.listed))
        let card = Self.card(report, checks: "/check")
        #expect(card.contains("For webcredentials, the file lists 52 apps. Choose yours to check it."))
        #expect(
            card.contains(
                """
                <li><a href="/check?subject=webcredentials%3Aexample.com%2Fa%26b%22&amp;app=7D3KX9QW2M.com.example.app">\
                <code>7D3KX9QW2M.com.example.app</code></a></li>
                <li><code>&lt;script&gt;</code></li>
                <li>and 50 more</li>
                """))
        let none = Report.ListedApps([.init("com.example.app", isIdentifier: false)], of: 1)
        let unusable = Self.report(app: nil, entitlement: "webcredentials:example.com", Report.Way([], listed: none))
        #expect(Self.card(unusable, checks: "/check").contains("the file lists one app.</p>"))
        let page = Self.card(report)
        #expect(page.contains("<li><code>7D3KX9QW2M.com.example.app</code></li>"))
        #expect(!page.contains("/check?") && !page.contains("Choose yours"))
    }

    @Test func `without an app says where its identifier is found, once`() {
        let help = "<summary>Where to find the app identifier</summary>"
        #expect(Self.card(Self.report(app: nil, Report.Way([]), count: 3)).components(separatedBy: help).count == 2)
        #expect(!Self.card(Self.report(Report.Way([]))).contains(help))
    }

    @Test func `with an app that is not listed names the similar ones`() {
        let card = Self.card(Self.report(Report.Way([], listed: Self.listed)), checks: "/check")
        #expect(card.contains("For webcredentials, the file lists 52 similar apps:"))
        #expect(card.contains("&amp;app=7D3KX9QW2M.com.example.app"))
    }
}
