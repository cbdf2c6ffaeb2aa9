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
    package static func sections(
        of report: Report, explanations: String? = nil, checks: String? = nil
    ) -> [HTMLSection] {
        let files = FilesHTML(report)
        let findings = FindingsHTML(report, files, explanations: explanations)
        return [
            found(in: report),
            AssociationsHTML(report: report, checks: checks).section,
            ScreensHTML(report: report).section,
            expectations(of: report),
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
        let tone = tone(of: report)
        return """
            <header class="top \(tone.name)">
            <p class="tool">Associated domains</p>
            <h1>\(mark(tone))<span class="words">\(words(report.titleInWords))</span></h1>
            \(tally)\(navigation)</header>
            """
    }

    /// A title without its sign, as in “✗ devices refuse it”.
    private static func words(_ title: String) -> String {
        ["✓ ", "✗ ", "? "].contains { title.hasPrefix($0) } ? String(title.dropFirst(2)) : title
    }

    /// The sign before the title, for the eye alone.
    private static func mark(_ tone: Tone) -> Markup {
        switch tone {
        case .good: "<span class=\"mark\" aria-hidden=\"true\">✓</span> "
        case .warning: "<span class=\"mark\" aria-hidden=\"true\">!</span> "
        case .error: "<span class=\"mark\" aria-hidden=\"true\">✗</span> "
        case .note, .faint: ""
        }
    }

    private static func tone(of report: Report) -> Tone {
        if report.associations.contains(where: { report.headline(of: $0) == .refused }) { return .error }
        if !report.appsWithoutClaims.isEmpty { return .error }
        for severity in [Severity.error, .warning, .note] where report.countUnsuppressed(severity) > 0 {
            return severity.tone
        }
        if report.screens.contains(where: \.fails) { return .error }
        return report.isClean ? .good : .warning
    }

    private static func tally(of report: Report) -> [Markup] {
        let headlines = Dictionary(grouping: report.associations, by: report.headline).mapValues(\.count)
        let associations = Report.Headline.allCases.compactMap { headline -> Markup? in
            guard let count = headlines[headline] else { return nil }
            return """
                <li class="\(headline.tone.name)"><span aria-hidden="true">\(headline.mark)</span> <b>\(count)</b> \
                \(headline.participle)</li>
                """
        }
        // The title says them already, unless it says something worse.
        let isSaid = report.titleInWords == report.countsInWords
        let findings =
            isSaid
            ? []
            : [(Severity.error, "error"), (.warning, "warning"), (.note, "note")].compactMap {
                severity, word -> Markup? in
                let count = report.countUnsuppressed(severity)
                if count == 0 { return nil }
                return "<li class=\"\(severity.tone.name)\"><b>\(count)</b> \(word + (count == 1 ? "" : "s"))</li>"
            }
        let suppressed = report.suppressions.count
        let rest: [Markup] = suppressed == 0 ? [] : ["<li class=\"faint\"><b>\(suppressed)</b> not counted</li>"]
        return associations + findings + rest
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
enum Tone {
    case good, note, warning, error, faint

    /// The name of the class in the style sheet.
    var name: Markup {
        switch self {
        case .good: "good"
        case .note: "note"
        case .warning: "warning"
        case .error: "error"
        case .faint: "faint"
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

    /// What devices do with it, in a word after a number.
    fileprivate var participle: Markup {
        switch self {
        case .holds: "accepted"
        case .doubtful: "in doubt"
        case .refused: "refused"
        case .unknown: "unknown"
        }
    }
}
