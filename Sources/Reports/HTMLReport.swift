package import Findings

/// Writes the report as a page of HTML in one file, for people who did not run the check: what devices do, the findings with
/// their explanations, and the exchanges that show it.
///
/// Each section is a function of its own, so that another page can show the same.
package enum HTMLReport {
    /// Writes a report; the text ends with a line break.
    package static func text(of report: Report, toolVersion: String) -> String {
        let sections = sections(of: report)
        let body: Markup = """
            \(header(of: report, above: sections))
            <main>
            \(sections.map(\.markup).joined())</main>
            <footer><p>aasa \(toolVersion), which checks Apple's associated domains</p></footer>
            """
        return HTMLPage(title: "\(report.titleInWords) · aasa", body: body).text
    }

    /// The sections of a report that has something to say in them, in order.
    ///
    /// - Parameters:
    ///   - explanations: the address before the code of a finding, where its explanation has a page; nil if there is none.
    ///   - checks: the address of a check, which takes `subject` and `app`; nil if there is none.
    ///   - again: the address of this check; nil if it has none.
    ///   - repairs: its files that can be repaired.
    package static func sections(
        of report: Report, explanations: String? = nil, checks: String? = nil, again: String? = nil,
        repairs: [FileChange] = []
    ) -> [HTMLSection] {
        let files = FilesHTML(report)
        let findings = FindingsHTML(report, files, explanations: explanations)
        return [
            found(in: report),
            AssociationsHTML(report: report, checks: checks, again: again).section,
            links(in: report),
            ScreensHTML(report: report).section,
            HandlersHTML(report: report).section,
            expectations(of: report),
            RepairsHTML(changes: repairs).section,
            findings.counted,
            findings.notCounted,
            files.section,
            ExchangesHTML(exchanges: report.exchanges).section,
        ].compactMap(\.self)
    }

    /// The outcome in a sentence, the counts, and links to the sections.
    package static func header(of report: Report, above sections: [HTMLSection]) -> Markup {
        let links = sections.map { "<li><a href=\"#\($0.name)\">\($0.title)</a></li>" as Markup }.joined()
        let navigation: Markup =
            sections.count < 2 ? "" : "<nav aria-label=\"Sections\"><ul>\(links)</ul></nav>\n"
        let counts = tally(of: report)
        let tally: Markup = counts.isEmpty ? "" : "<ul class=\"tally\">\(counts.joined())</ul>\n"
        let outcome = report.outcome
        // The sign is for the eye alone.
        let mark: Markup? = outcome.headline.map { "<span class=\"mark\" aria-hidden=\"true\">\($0.mark)</span> " }
        return """
            <header class="top \((outcome.headline?.tone ?? .note).name)">
            <p class="tool">Associated domains</p>
            <h1>\(mark)<span class="words">\(outcome.words)</span></h1>
            \(tally)\(navigation)</header>
            """
    }

    private static func tally(of report: Report) -> [Markup] {
        let headlines = Dictionary(grouping: report.associations.filter { !$0.isOfSite }, by: report.headline)
            .mapValues(\.count)
        let associations = Report.Headline.allCases.compactMap { headline -> Markup? in
            guard let count = headlines[headline] else { return nil }
            return """
                <li class="\(headline.tone.name)"><span aria-hidden="true">\(headline.mark)</span> <b>\(count)</b> \
                \(headline.words(count))</li>
                """
        }
        // The title says them already, unless it says something worse.
        let isSaid = report.outcome.words == report.countsInWords
        let findings =
            isSaid
            ? []
            : Severity.allCases.reversed().compactMap { severity -> Markup? in
                let count = report.countUnsuppressed(severity)
                if count == 0 { return nil }
                let word = severity.rawValue + (count == 1 ? "" : "s")
                return "<li class=\"\(severity.tone.name)\"><b>\(count)</b> \(word)</li>"
            }
        let suppressed = report.suppressions.count
        let rest: [Markup] = suppressed == 0 ? [] : ["<li class=\"faint\"><b>\(suppressed)</b> not counted</li>"]
        return associations + findings + rest
    }

    /// What the files decide about the URLs that were named.
    private static func links(in report: Report) -> HTMLSection? {
        if report.decisions.isEmpty { return nil }
        var writer = LinkHTML()
        let parts = report.decisions.grouped(by: \.url).map { writer.markup(of: $0.elements) }
        return HTMLSection("links", "Links", parts.joined())
    }

    private static func found(in report: Report) -> HTMLSection? {
        if report.found.isEmpty { return nil }
        let parts = report.found.map { found -> Markup in
            let text = FoundText(found: found)
            let rows = text.rows.map { "<li><b>\($0.label)</b> \($0.text)</li>\n" as Markup }.joined()
            return "<p>\(text.title):</p>\n<ul>\n\(rows)</ul>\n"
        }
        return HTMLSection("found", "Project", parts.joined())
    }

    private static func expectations(of report: Report) -> HTMLSection? {
        let expectations = report.cases.filter { $0.kind == .expectation }
        if expectations.isEmpty { return nil }
        let items = expectations.map { item -> Markup in
            let headline = report.headline(ofExpectation: item)
            let outcome: Markup = headline == .holds ? "met:" : headline == .unknown ? "not checked:" : "not met:"
            let links = FindingsHTML.links(to: item.findings, of: report)
            return """
                <li class="\(headline.tone.name)"><p><span class="mark" aria-hidden="true">\
                \(headline.mark)</span> <span class="unseen">\(outcome)</span> \
                <code>\(Message.escaped(item.name))</code></p>\(links)</li>

                """
        }
        return HTMLSection("expectations", "Expectations", "<ul class=\"plain\">\n\(items.joined())</ul>")
    }
}

/// A section of a page.
package struct HTMLSection: Sendable {
    /// The name, by which links lead to it.
    package let name: Markup
    package let title: Markup
    package let content: Markup

    package init(_ name: Markup, _ title: Markup, _ content: Markup) {
        self.name = name
        self.title = title
        self.content = content
    }

    /// The section with its heading.
    package var markup: Markup {
        """
        <section aria-labelledby="\(name)">
        <h2 id="\(name)">\(title)</h2>
        \(content)
        </section>

        """
    }
}

/// The meaning of a colour; always beside a word or a sign that says the same.
enum Tone: String {
    case good, note, warning, error, faint

    /// The name of the class in the style sheet.
    var name: Markup { .escaped(rawValue) }

    /// The sign before an answer.
    var mark: String {
        switch self {
        case .good: "✓"
        case .error: "✗"
        case .faint: "–"
        case .note, .warning: "?"
        }
    }

    /// The colour in a terminal.
    var ink: Style.Ink {
        switch self {
        case .good: .good
        case .error: .error
        case .faint: .faint
        case .note: .note
        case .warning: .warning
        }
    }
}

extension Severity {
    var tone: Tone {
        switch self {
        case .error: .error
        case .warning: .warning
        case .note: .note
        }
    }
}

extension Report.Headline {
    var tone: Tone {
        switch self {
        case .holds: .good
        case .doubtful, .unknown: .warning
        case .refused: .error
        }
    }

    /// What devices do with so many associations, after the number.
    func words(_ count: Int) -> Markup {
        switch self {
        case .holds: count == 1 ? "holds" : "hold"
        case .doubtful: "in doubt"
        case .refused: "refused"
        case .unknown: "not checked"
        }
    }
}
