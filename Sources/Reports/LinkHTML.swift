package import Findings

/// Writes decisions about URLs as HTML: what becomes of each URL, the rule that decided for each app, and where none did,
/// what would.
package struct LinkHTML {
    /// The most apps that are shown for a URL; the others are counted.
    private static let shownApps = 20
    /// How many of the rules that were tried are listed, of all decisions together; the others are counted.
    private var room = 500

    package init() {}

    /// What becomes of a URL, in a sentence.
    package static func summary(of decisions: [LinkReport.Decision]) -> Message {
        let apps = decisions.filter { $0.verdict == .match }.map(\.app)
        switch apps.count {
        case 0:
            return decisions.contains { $0.verdict == .exclude }
                ? "opens in the browser: a rule excludes it" : "opens in the browser: no rule matches it"
        case 1...3: return "opens in \(list: apps)"
        default: return "opens in \(apps.count) apps"
        }
    }

    /// The decisions about one URL.
    package mutating func markup(of decisions: [LinkReport.Decision]) -> Markup {
        guard let first = decisions.first else { return "" }
        let matches = decisions.contains { $0.verdict == .match }
        let tone: Tone = matches ? .good : .warning
        var items: Markup = ""
        // What opens it comes first.
        let ordered = decisions.filter { $0.verdict == .match } + decisions.filter { $0.verdict != .match }
        for decision in ordered.prefix(Self.shownApps) { items += item(decision) }
        let more = decisions.count - min(decisions.count, Self.shownApps)
        let rest: Markup? = more == 0 ? nil : "<p>\(more == 1 ? "1 more app" : "\(more) more apps")</p>\n"
        return """
            <article class="check decision \(tone.name)">
            <h3><span class="mark" aria-hidden="true">\(matches ? "✓" : "–")</span> <code>\(Message.escaped(first.url))</code></h3>
            <p class="outcome">\(Self.summary(of: decisions))</p>
            \(items)\(rest)</article>

            """
    }

    private mutating func item(_ decision: LinkReport.Decision) -> Markup {
        let tone = decision.verdict.tone
        var result: Markup = """
            <div class="finding \(tone.name)">
            <h4><span class="badge">\(decision.verdict.rawValue)</span> <code>\(Message.escaped(decision.app))</code></h4>

            """
        if let rule = decision.rule {
            let label: Message = decision.verdict == .exclude ? "this rule excludes it" : "this rule matches it"
            result += PlaceHTML(place: rule.shown, label: label, tone: tone).markup
        }
        if let refusal = decision.refusal { result += "<p>\(refusal.sentence)</p>\n" }
        if let closest = decision.closest { result += self.closest(closest) }
        result += tried(decision)
        let notes =
            [decision.remark?.sentence, decision.limit].compactMap(\.self)
            + decision.unknownPoints.map {
                "not documented: \($0.sentence); a different answer would change the verdict" as Message
            }
        return result + list(notes) + "</div>\n"
    }

    private func closest(_ attempt: LinkReport.Attempt) -> Markup {
        guard let failure = attempt.failure else { return "" }
        return PlaceHTML(place: failure.place, label: failure.sentence, tone: .warning).markup
            + list(failure.hints.map { "it would match if \($0.sentence)" })
    }

    private mutating func tried(_ decision: LinkReport.Decision) -> Markup {
        let failures = decision.attempts.compactMap { attempt in attempt.failure.map { (attempt.rule.place, $0) } }
        if failures.isEmpty { return "" }
        let shown = failures.prefix(room)
        room -= shown.count
        let items = shown.map { place, failure -> Markup in
            let position = place.position
            return "<li>line \(position?.line ?? 0), column \(position?.column ?? 0): \(failure.sentence)</li>\n"
        }
        let more = failures.count - shown.count
        let rest: Markup? = more == 0 ? nil : "<li>and \(more) more</li>\n"
        let count: Markup = failures.count == 1 ? "1 rule does" : "\(failures.count) rules do"
        return """
            <details><summary>\(count) not match</summary>
            <ul class="notes">
            \(items.joined())\(rest)</ul></details>

            """
    }

    private func list(_ messages: [Message]) -> Markup {
        messages.isEmpty
            ? "" : "<ul class=\"notes\">\n\(messages.map { "<li>\($0)</li>\n" as Markup }.joined())</ul>\n"
    }
}

extension LinkReport.Verdict {
    var tone: Tone {
        switch self {
        case .match: .good
        case .exclude: .error
        case .noMatch: .warning
        }
    }
}
