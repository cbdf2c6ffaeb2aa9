import Findings
import Judging
import TextFormats
import UniversalLinks

extension PatternChecks {
    /// Exclusions take every URL before the rules that should open it.
    static let linksOpenNothing = Check(
        "AD505", "links-open-nothing", .error, since: "0.1.0", evidence: .recorded,
        citations: [.applinks, .wwdc19UniversalLinks, .recordedRuns],
        explanation: """
            ## What it finds
            Components, or strings in `paths`, of which some should open links in the app, and of which none does: \
            exclusions come first and match every URL that they match. It is reported only where that is proved for \
            all URLs and for all entries of the app.

            ## Why it matters
            The first component that matches decides, as recorded runs of Apple’s tool show. Two mistakes are known:

                [{"?": {"web": "*"}, "exclude": true}, {"/": "/*"}]     excludes every URL
                ["NOT *", "/shop/*"]                                    excludes every URL

            In the first, `*` also matches a missing item, so the exclusion takes URLs without `web` too. In the \
            second, `NOT *` was meant as “nothing else”; but it comes first.

            ## How to fix it
            Require the item with `?*`, which needs at least one character. Put the exclusion of everything last, or \
            leave it out: a URL that no pattern matches stays in the browser anyway.

                [{"?": {"web": "?*"}, "exclude": true}, {"/": "/*"}]
                ["/shop/*", "NOT *"]
            """,
        in: \.ruleOrders
    ) { order in
        order.closed.enumerated().compactMap { index, entry in
            guard let exclusion = entry.exclusions.first else { return nil }
            let cures = index < exclusion.document.mostCured ? order.cures(for: entry) : RuleCures()
            return Observation(
                "no link opens \(entry.appsInWords): \(entry.reason)", at: exclusion.place,
                label: exclusion.takesEverything ? "excludes every URL" : "comes first",
                notes: exclusion.presenceNotes + entry.otherNotes, help: cures.help, repair: cures.repair)
        }
    }
}

extension ClosedEntry {
    fileprivate var reason: Message {
        guard exclusions.count == 1 else { return "exclusions come first and take every URL of the other components" }
        return exclusions[0].takesEverything
            ? "\(exclusions[0].words) comes first and excludes every URL"
            : "\(exclusions[0].words) comes first and excludes every URL of the other components"
    }

    fileprivate var otherNotes: [Note] {
        let most = 5
        let others = exclusions.dropFirst().prefix(most).map { Note("excludes others of these URLs", at: $0.place) }
        let shown = openers.prefix(most).map { Note("\($0.words) is never reached", at: $0.place) }
        let rest = openers.count - shown.count
        return others + shown + (rest > 0 ? [Note("nor are \(rest) more in this entry")] : [])
    }
}
