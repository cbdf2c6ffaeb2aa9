import Findings

/// The findings: those of one check below its name, each with its place, and the explanation once.
struct FindingsHTML {
    /// The findings that count; nil if there are none.
    let counted: HTMLSection?
    /// Those that do not, with the reason.
    let notCounted: HTMLSection?

    /// The most links from one thing to its findings; the rest are counted.
    private static let shownLinks = 12

    init(_ report: Report, _ files: FilesHTML, explanations: String?) {
        var writer = FindingsWriter(report, files, explanations: explanations)
        let indices = report.findings.indices
        let shown = indices.filter { report.suppressions[report.findings[$0].id] == nil }
        let intro: Markup? = report.fixHint.map { "<p class=\"intro\">\($0.words): <code>\($0.command)</code></p>\n" }
        // What the associations show, or link to, is folded; what is about nothing above is not.
        let above = Set(report.associations.flatMap(\.findings))
        let open = shown.filter { !above.contains(report.findings[$0].id) }
        let folded = shown.filter { above.contains(report.findings[$0].id) }
        // Explanations stand with the first finding of each check, in the order of the page.
        let unfolded = writer.groups(of: open)
        let words = Report.countsInWords(of: folded.map { report.findings[$0] }) ?? ""
        let rest: Markup? =
            folded.isEmpty
            ? nil : "<details><summary>\(words)</summary>\n\(writer.groups(of: folded))</details>"
        counted =
            shown.isEmpty
            ? nil : HTMLSection("findings", "Findings", "\(intro)\(unfolded)\(rest)")
        let hidden = indices.filter { report.suppressions[report.findings[$0].id] != nil }
        let count: Markup = hidden.count == 1 ? "1 finding" : "\(hidden.count) findings"
        notCounted =
            hidden.isEmpty
            ? nil
            : HTMLSection(
                "not-counted", "Not counted",
                "<details><summary>\(count)</summary>\n\(writer.groups(of: hidden))</details>")
    }

    /// Links to findings.
    static func links(to findings: [Finding.ID], of report: Report) -> Markup {
        if findings.isEmpty { return "" }
        let links = report.indices(of: Array(findings.prefix(shownLinks))).map { index -> Markup in
            let finding = report.findings[index]
            let rest: Markup = report.suppressions[finding.id].map { ", which does not count: \($0.reason)" } ?? ""
            return """
                <li class="\(finding.severity.tone.name)"><span class="badge">\(finding.severity.rawValue)</span> \
                <a href="#finding-\(index + 1)">\(finding.message)</a>\(rest)</li>

                """
        }
        let more = findings.count - links.count
        let rest: Markup = more == 0 ? "" : "<li>and \(more) more</li>\n"
        return "<ul class=\"links\">\n\(links.joined())\(rest)</ul>\n"
    }
}

private struct FindingsWriter {
    let report: Report
    let files: FilesHTML
    /// The address before the code of a check, where its explanation has a page.
    let explanations: String?
    /// The number of the group that explains each check.
    private var explained: [Code: Int] = [:]
    private var count = 0

    init(_ report: Report, _ files: FilesHTML, explanations: String?) {
        (self.report, self.files, self.explanations) = (report, files, explanations)
    }

    /// Findings in groups of one check each, as they follow one another.
    mutating func groups(of indices: [Int]) -> Markup {
        var result: Markup = ""
        var rest = indices[...]
        while let first = rest.first {
            let code = report.findings[first].code
            let group = rest.prefix { report.findings[$0].code == code }
            rest = rest.dropFirst(group.count)
            result += self.group(group)
        }
        return result
    }

    private mutating func group(_ indices: ArraySlice<Int>) -> Markup {
        guard let first = indices.first else { return "" }
        count += 1
        let identity = report.findings[first].identity
        var above: Finding?
        var findings: Markup = ""
        for index in indices {
            let finding = report.findings[index]
            findings += self.finding(finding, number: index + 1, after: above, report.suppressions[finding.id])
            above = finding
        }
        let code = identity.code.description
        let name: Markup = explanations.map { "<a href=\"\($0 + code)\">\(code)</a>" } ?? "\(code)"
        let total: Markup = indices.count == 1 ? "" : " <span class=\"count\">\(indices.count) findings</span>"
        return """
            <section class="check \(identity.severity.tone.name)" aria-labelledby="check-\(count)">
            <h3 id="check-\(count)"><span class="badge">\(identity.severity.rawValue)</span> \
            <span class="code">\(name)</span> <span class="name">\(identity.name)</span>\(total)</h3>
            \(findings)\(why(identity))</section>

            """
    }

    private func finding(
        _ finding: Finding, number: Int, after above: Finding?, _ suppression: Suppression?
    ) -> Markup {
        let seen = finding.observation
        let reason: Markup? = suppression.map { "<p class=\"suppressed\">Does not count: \($0.reason)</p>\n" }
        let notes = seen.notes.map { note -> Markup in
            let place = note.place.flatMap { $0.position == nil ? nil : shown($0, label: nil, .note) }
            return "<li>\(note.message)\(place)</li>\n"
        }
        let list: Markup = notes.isEmpty ? "" : "<ul class=\"notes\">\n\(notes.joined())</ul>\n"
        let help = seen.help == above?.observation.help ? nil : HTMLFix(finding: finding).markup("Help:")
        return """
            <article class="finding" id="finding-\(number)">
            <h4>\(seen.message)</h4>
            \(reason)\(shown(seen.place, label: seen.label, finding.severity.tone))\(list)\(help)</article>

            """
    }

    private func shown(_ place: Place, label: Message?, _ tone: Tone) -> Markup {
        PlaceHTML(place: place, row: files.row(of: place), label: label, tone: tone).markup
    }

    /// How sure it is, and the explanation, or where it is.
    private mutating func why(_ identity: Finding.Identity) -> Markup {
        if let place = explained[identity.code] {
            return "<p class=\"sure\"><a href=\"#check-\(place)\">Explained above</a></p>\n"
        }
        explained[identity.code] = count
        let citations = identity.citations.map { citation -> Markup in
            let title: Markup = "\(citation.title)"
            return citation.url.flatMap { MarkdownHTML.link(to: $0, title) } ?? title
        }
        let list = citations.map { "<li>\($0)</li>\n" as Markup }.joined()
        let sources: Markup = citations.isEmpty ? "" : "<ul>\n\(list)</ul>\n"
        let page: Markup =
            identity.explanation.isEmpty
            ? ""
            : """
            <details class="why"><summary>Why it matters, and how to fix it<span class="unseen"> \
            (\(identity.code.description))</span></summary>
            <div class="page">
            \(MarkdownHTML.markup(of: identity.explanation))</div></details>

            """
        return "\(page)<div class=\"sure\"><p>\(identity.evidence.meaning)</p>\(sources)</div>\n"
    }
}

/// A place, with the line of its text if there is one.
struct PlaceHTML {
    let place: Place
    /// The name of the row of the file that it is in, if the file is shown.
    var row: Markup?
    let label: Message?
    let tone: Tone

    var markup: Markup {
        guard let name = place.name else { return "" }
        let position = place.position.map { ":\($0.line):\($0.column)" } ?? ""
        let code: Markup = "<code>\(Message.escaped(name))\(position)</code>"
        let link = row.map { "<a href=\"#\($0)\">\(code)</a>" as Markup } ?? code
        let line: Markup = "<p class=\"place\">\(link)</p>\n"
        guard case .text(let source, let span) = place, let excerpt = Excerpt(of: span, in: source) else { return line }
        let label: Markup? = label.map { "<span class=\"label\">\($0)</span>" }
        let mark: Markup =
            excerpt.marked.isEmpty ? "<mark class=\"point\"></mark>" : "<mark>\(excerpt.marked)</mark>"
        return """
            \(line)<div class="excerpt \(tone.name)"><span class="number" aria-hidden="true">\(excerpt.line)</span>\
            <code>\(excerpt.before)\(mark)\(excerpt.after)</code>\(label)</div>

            """
    }
}
