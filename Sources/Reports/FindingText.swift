import Findings

/// Writes one finding in the layout of the best compilers.
struct FindingText {
    let style: Style

    /// The lines of a finding.
    ///
    /// - Parameters:
    ///   - previous: the finding that stands right above. Where it is of the same check, what would be said in the same
    ///     words a second time is left out: the help, and where to read more.
    ///   - hosts: the other hosts of which the same was found.
    func lines(for finding: Finding, after previous: Finding? = nil, alsoOf hosts: [String] = []) -> [TextLine] {
        let above = previous.flatMap { $0.identity == finding.identity ? $0 : nil }
        let seen = finding.observation
        let ink = finding.identity.severity.ink
        let title =
            style("\(finding.identity.severity.rawValue)[\(finding.identity.code)]", ink) + ": "
            + style(seen.message.description, .strong)
        var lines = [TextLine(title, hang: 4)]
        let gutter = String(repeating: " ", count: gutterWidth(of: seen))
        lines += placeLines(seen.place, label: seen.label, ink: ink, gutter: gutter)
        if !hosts.isEmpty { lines.append(line("note: ", Self.words(for: hosts), gutter)) }
        for note in seen.notes {
            lines.append(line("note: ", note.message.description, gutter))
            if let place = note.place {
                lines += placeLines(place, label: nil, ink: .note, gutter: gutter, isSubordinate: true)
            }
        }
        if let help = seen.help, help != above?.observation.help {
            lines.append(line("help: ", help.description, gutter))
            lines += snippetLines(seen.snippet, gutter: gutter)
        }
        if above != nil { return lines }
        let evidence = finding.identity.evidence.meaning
        let page = "aasa explain \(finding.identity.code) " + style("(\(evidence))", .faint)
        return lines + [line("why:  ", page, gutter)]
    }

    private static let shownHosts = 12

    private static func words(for hosts: [String]) -> String {
        let shown = hosts.prefix(shownHosts).map(Message.escaped).joined(separator: ", ")
        let more = hosts.count - shownHosts
        return "the same for " + shown + (more > 0 ? " and \(more) more hosts" : "")
    }

    private func line(_ label: String, _ text: String, _ gutter: String) -> TextLine {
        TextLine("\(gutter) \(style("=", .frame)) \(label)\(text)", hang: gutter.count + 3 + label.count)
    }

    private func snippetLines(_ snippet: Snippet?, gutter: String) -> [TextLine] {
        guard let snippet else { return [] }
        return snippet.lines.map { $0.isEmpty ? "" : "\(gutter)   \($0)" }
    }

    func placeLines(
        _ place: Place, label: Message?, ink: Style.Ink, gutter: String, isSubordinate: Bool = false
    ) -> [TextLine] {
        guard case .text(let source, let span) = place, let excerpt = Excerpt(of: span, in: source),
            label != nil || source.origin != .argument || span.count < source.bytes.count
        else { return nameLines(place, gutter: gutter, isSubordinate: isSubordinate) }
        let position = place.position.map { ":\($0.line):\($0.column)" } ?? ""
        let name = Message.escaped(source.name)
        let number = String(excerpt.line)
        let padding = String(repeating: " ", count: max(0, gutter.count - number.count))
        let bar = style("│", .frame)
        let indent = String(repeating: " ", count: excerpt.indent)
        let mark = String(repeating: ink == .note ? "-" : "^", count: excerpt.width)
        return [
            "\(gutter) \(style("┌─", .frame)) \(name)\(position)",
            "\(gutter) \(bar)",
            "\(style(padding + number, .frame)) \(bar) \(excerpt.text)",
            "\(gutter) \(bar) \(indent)\(style(mark + (label.map { " \($0)" } ?? ""), ink))",
        ]
    }

    private func nameLines(_ place: Place, gutter: String, isSubordinate: Bool) -> [TextLine] {
        // A note that is about a server or a text names it in its message; one about a value names only what it is.
        let isNamed = if case .keyPath = place { true } else { !isSubordinate }
        guard isNamed, var name = place.name else { return [] }
        if case .text(let source, _) = place, source.origin == .argument {
            name += ": " + source.string(in: SourceSpan(0, source.bytes.count))
        }
        return ["\(gutter) \(style("┌─", .frame)) \(Message.escaped(name))"]
    }

    private func gutterWidth(of seen: Observation) -> Int {
        let places = [seen.place] + seen.notes.compactMap(\.place)
        return String(places.compactMap { $0.position?.line }.max() ?? 1).count
    }
}

extension Severity {
    var ink: Style.Ink { tone.ink }
}

extension Place {
    /// The name of what holds the place, as it is shown; nil for the run as a whole.
    var name: String? {
        switch self {
        case .text(let source, _), .wholeText(let source): source.name
        case .response(let url): url
        case .header(let url, let name, let value): "\(url), \(name): \(value)"
        case .domain(let domain): domain
        case .keyPath(let file, let keys): "\(file), \(keys.joined(separator: "."))"
        case .inspection: nil
        }
    }
}
