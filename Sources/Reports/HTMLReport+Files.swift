import Findings

/// The files with the findings in place: numbered lines, in which each finding is marked and linked. Long files and long
/// lines are shown around the findings only.
struct FilesHTML {
    private let report: Report
    private var texts: [MarkedText] = []
    private var items: [[MarkedText.Item]] = []
    /// The numbers of the texts of each origin; a URL that was requested in two ways may have two.
    private var numbers: [SourceText.Origin: [Int]] = [:]
    /// The name of the row in which each mark of a text begins, by the offset of the mark.
    private var anchors: [[Int: Markup]] = []

    /// The most files that are shown.
    private static let limit = 50
    /// From this number of files on, they are folded.
    private static let unfolded = 4

    init(_ report: Report) {
        self.report = report
        for document in report.documents { _ = number(of: document) }
        for (index, finding) in report.findings.enumerated() where report.suppressions[finding.id] == nil {
            mark(finding.place, finding.severity, index)
            for place in finding.notes.compactMap(\.place) { mark(place, .note, nil) }
        }
        for (number, text) in texts.prefix(Self.limit).enumerated() {
            items.append(text.items)
            anchors.append(Self.anchors(of: text, in: items[number], number))
        }
    }

    /// The number of a text that has lines of its own; nil for any other.
    private mutating func number(of text: SourceText) -> Int? {
        switch text.origin {
        case .file, .response, .standardInput: break
        case .argument, .value: return nil
        }
        if let known = known(text) { return known }
        // A line of a log is a part of the log, which is shown as a whole.
        let first = text.position(of: 0)
        guard first.line == 1, first.column == 1, !text.bytes.isEmpty else { return nil }
        numbers[text.origin, default: []].append(texts.count)
        texts.append(MarkedText(text))
        return texts.count - 1
    }

    // Equal bytes are nearly always the same ones, which is seen at once.
    private func known(_ text: SourceText) -> Int? {
        numbers[text.origin]?.first { texts[$0].text.bytes == text.bytes }
    }

    private mutating func mark(_ place: Place, _ severity: Severity, _ finding: Int?) {
        guard case .text(let text, let span) = place, let number = number(of: text) else { return }
        texts[number].add(MarkedText.Mark(span: span, severity: severity, finding: finding))
    }

    private static func anchors(
        of text: MarkedText, in items: [MarkedText.Item], _ number: Int
    ) -> [Int: Markup] {
        var rows: [(start: Int, name: Markup)] = []
        for case .row(let row) in items {
            guard let line = text.text.span(ofLine: row.line) else { continue }
            rows.append((line.start + (row.column ?? 1) - 1, row.name(in: number)))
        }
        let lines = Set(items.compactMap { if case .row(let row) = $0 { row.line } else { nil } })
        var anchors: [Int: Markup] = [:]
        var next = 0
        for mark in text.marks.sorted(by: { $0.span.start < $1.span.start }) {
            guard lines.contains(text.text.position(of: mark.span.start).line) else { continue }
            while next + 1 < rows.count, rows[next + 1].start <= mark.span.start { next += 1 }
            anchors[mark.span.start] = rows[next].name
        }
        return anchors
    }

    /// The name of the row in which a place begins; nil if it is in no file that is shown.
    func row(of place: Place) -> Markup? {
        guard case .text(let text, let span) = place, let number = known(text), number < anchors.count else {
            return nil
        }
        return anchors[number][span.start]
    }

    var section: HTMLSection? {
        if items.isEmpty { return nil }
        let files = items.indices.map(file)
        let more = texts.count - items.count
        let rest: Markup = more == 0 ? "" : "<p class=\"hint\">and \(more) more</p>\n"
        return HTMLSection("files", items.count == 1 ? "File" : "Files", files.joined() + rest)
    }

    private func file(_ number: Int) -> Markup {
        let text = texts[number].text
        let isOpen = report.associations.isEmpty && items.count < Self.unfolded && !texts[number].marks.isEmpty
        let open: Markup = isOpen ? " open=\"open\"" : ""
        let count = Set(texts[number].marks.compactMap(\.finding)).count
        let findings: Markup = count == 0 ? "no findings" : count == 1 ? "1 finding" : "\(count) findings"
        return """
            <details class="exchange"\(open)><summary><span role="heading" aria-level="3">\
            <code>\(Message.escaped(text.name))</code></span> <span class="count">\(findings)</span></summary>
            <div class="excerpt">
            \(items[number].map { item($0, of: number) }.joined())</div></details>

            """
    }

    private func item(_ item: MarkedText.Item, of number: Int) -> Markup {
        switch item {
        case .gap(let lines): return gap("\(lines.grouped) \(lines == 1 ? "line" : "lines")")
        case .rest(let findings): return gap("and \(findings) more \(findings == 1 ? "finding" : "findings")")
        case .row(let row): return self.row(row, of: number)
        }
    }

    private func gap(_ words: Markup) -> Markup {
        "<span class=\"number\">…</span><span class=\"gap\">\(words)</span>\n"
    }

    private func row(_ row: MarkedText.Row, of number: Int) -> Markup {
        let source = texts[number].text
        let pieces = row.pieces.map { piece -> Markup in
            guard let severity = piece.severity else { return "\(Excerpt.shown(source.string(in: piece.span)))" }
            let point: Markup = piece.span.count == 0 ? " point" : ""
            return
                "<mark class=\"\(severity.tone.name)\(point)\">\(Excerpt.shown(source.string(in: piece.span)))</mark>"
        }
        let labels = row.findings.map { index -> Markup in
            let finding = report.findings[index]
            let words: Markup = finding.label.map { ": \($0)" } ?? ""
            return """
                <span class="label \(finding.severity.tone.name)"><a href="#finding-\(index + 1)">\
                \(finding.code.description) \(finding.name)</a>\(words)</span>

                """
        }
        let column: Markup? = row.column.flatMap { $0 == 1 ? nil : ":\($0)" }
        return """
            <span class="number" id="\(row.name(in: number))">\(row.line)\(column)</span>\
            <code>\(row.isCutBefore ? "…" : "")\(pieces.joined())\(row.isCutAfter ? "…" : "")</code>
            \(labels.joined())
            """
    }
}

extension MarkedText.Row {
    /// The name by which links lead to the row. The first row of a line has the name of the line, `file-1-L5`.
    fileprivate func name(in file: Int) -> Markup {
        "file-\(file + 1)-L\(line)\(isFirst ? "" : "-C\(column ?? 1)")"
    }
}
