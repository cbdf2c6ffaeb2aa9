import Findings
import Foundation
import Reports
import Testing

@Suite struct `an association in the page of a report` {
    private static let steps = [
        Report.Step(.declared, .unknown, "the entitlement was named, not read from an app"),
        Report.Step(.reached, .passed, "example.com"),
        Report.Step(.served, .failed, "the server redirects to \(plain: "https://\"><script>")"),
        Report.Step(.readable, .notReached, "no file was read"),
        Report.Step(.cdn, .doubtful, "odd"),
    ]

    private static func report(
        app: String? = "7D3KX9QW2M.com.example.app", entitlement: String? = "webcredentials:example.com",
        _ steps: [Report.Step] = [], listed: Report.ListedApps? = nil, neededFile: String? = nil,
        _ findings: [Finding] = [], count: Int = 1
    ) -> Report {
        let association = Report.Association(
            service: "webcredentials", domain: "example.com", app: app, entitlement: entitlement,
            verdict: app == nil ? .unknown : .notAssociated, deviceVerdict: nil, locations: [], consoleLine: nil,
            findings: findings.map(\.id), steps: steps, listed: listed, neededFile: neededFile)
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

    // MARK: The steps

    @Test func `has a line for each step that was reached, its state by a sign, a colour and a word`() {
        let card = Self.card(Self.report(Self.steps))
        let lines = card.matches(
            of: #/<li class="([a-z]+)"><span class="mark" aria-hidden="true">(.)</span> <b>([a-z]+)</b> (.*)</li>/#
        )
        .map { "\($0.1) \($0.2) \($0.3) \($0.4)" }
        #expect(
            lines == [
                "faint ? declared <span class=\"unseen\">unknown:</span> the entitlement was named, not read from an app",
                "good ✓ reached <span class=\"unseen\">passed:</span> example.com",
                """
                error ✗ served <span class="unseen">failed:</span> the server redirects to https://&quot;&gt;&lt;script&gt;
                """,
                "warning ! cdn <span class=\"unseen\">in doubt:</span> odd",
            ])
    }

    @Test func `folds the steps where there are many associations`() {
        let card = Self.card(Self.report(Self.steps, count: 4))
        #expect(card.components(separatedBy: "<ol class=\"steps\">").count == 5)
        #expect(card.components(separatedBy: "<details><summary>Steps<span class=\"unseen\"> of ").count == 5)
    }

    @Test func `is a table for each cause where there are many, the worst first`() throws {
        let report = Self.report(Self.steps, [Self.finding()], count: 4)
        let holds = Report.Association(
            service: "applinks", domain: "good.test", app: "7D3KX9QW2M.com.example.app",
            entitlement: "applinks:good.test",
            verdict: .associated, deviceVerdict: nil, locations: [], consoleLine: nil, findings: [])
        let card = Self.card(Report(associations: [holds] + report.associations, findings: report.findings))
        let titles = card.matches(of: #/<h3>.*</span> \n?(\d+ [a-z]+)/#).map { String($0.1) }
        #expect(titles == ["4 refused", "1 holds"])
        #expect(card.components(separatedBy: "<table").count == 3 && card.components(separatedBy: "<tr").count == 8)
    }

    // MARK: The cause and the fix

    @Test func `has the headline, the steps, the cause and the fix before further findings`() throws {
        let card = Self.card(Self.report(Self.steps, [Self.finding(), Self.finding(.warning)]))
        let order = try [
            "class=\"headline\"", "<ol class=\"steps\"", "href=\"#finding-1\"", "<b>Fix:</b> change it",
            "<details><summary>1 further finding</summary>", "href=\"#finding-2\"",
        ]
        .map { try #require(card.firstRange(of: $0)).lowerBound }
        #expect(order == order.sorted())
    }

    @Test func `shows each fix once`() {
        let few = Self.card(Self.report(Self.steps, [Self.finding()], count: 3))
        #expect(few.components(separatedBy: "<b>Fix:</b>").count == 2)
        let many = Self.card(Self.report(Self.steps, [Self.finding()], count: 4))
        #expect(many.components(separatedBy: "<b>Fix:</b>").count == 2)
    }

    @Test func `has the text to paste, with its line breaks and tabs, and the name of what it goes into`() {
        let snippet = Snippet(for: "server.conf", "location <a> {\n\tallow \"all\";\n\n}")
        let card = Self.card(Self.report([], [Self.finding(snippet: snippet)]))
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
            Self.card(Self.report([], [Self.finding(at: place, repair: repair)]))
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
        #expect(!Self.card(Self.report([], [finding])).contains("class=\"fix\""))
    }

    @Test func `has the file that is needed, unless the fix has a text of its own`() {
        let file = "{\"webcredentials\": {}}"
        #expect(
            Self.card(Self.report(Self.steps, neededFile: file, [Self.finding()])).contains(
                "aria-label=\"A file that lists the app\"><code>{&quot;webcredentials&quot;: {}}</code></pre>"))
        let own = Self.card(Self.report(neededFile: file, [Self.finding(snippet: Snippet(for: "a.conf", "x"))]))
        #expect(own.contains("aria-label=\"a.conf\"") && !own.contains("A file that lists the app"))
    }

    // MARK: The apps of the file

    private static let listed = Report.ListedApps(
        [.init("7D3KX9QW2M.com.example.app", isIdentifier: true), .init("<script>", isIdentifier: false)], of: 52)

    @Test func `without an app lists those of the file, each with a link that checks it where the page is served`() {
        let report = Self.report(
            app: nil, entitlement: "webcredentials:example.com/a&b\"", listed: Self.listed)
        let card = Self.card(report, checks: "/check")
        #expect(
            card.contains("For webcredentials, the file lists 52 apps: is one of them yours? Choose yours to check it.")
        )
        #expect(
            card.contains(
                """
                <li><a href="/check?subject=webcredentials%3Aexample.com%2Fa%26b%22&amp;app=7D3KX9QW2M.com.example.app">\
                <code>7D3KX9QW2M.com.example.app</code></a></li>
                <li><code>&lt;script&gt;</code></li>
                <li>and 50 more</li>
                """))
        let none = Report.ListedApps([.init("com.example.app", isIdentifier: false)], of: 1)
        let unusable = Self.report(app: nil, entitlement: "webcredentials:example.com", listed: none)
        #expect(Self.card(unusable, checks: "/check").contains("the file lists one app: is it yours?</p>"))
        let page = Self.card(report)
        #expect(page.contains("<li><code>7D3KX9QW2M.com.example.app</code></li>"))
        #expect(!page.contains("/check?") && !page.contains("Choose yours"))
    }

    @Test func `without an app says where its identifier is found, once`() {
        let help = "<summary>Where to find the app identifier</summary>"
        #expect(Self.card(Self.report(app: nil, [], count: 3)).components(separatedBy: help).count == 2)
        #expect(!Self.card(Self.report([])).contains(help))
    }

    @Test func `with an app that is not listed names the similar ones`() {
        let card = Self.card(Self.report(listed: Self.listed), checks: "/check")
        #expect(card.contains("For webcredentials, the file lists 52 similar apps:"))
        #expect(card.contains("&amp;app=7D3KX9QW2M.com.example.app"))
    }
}
