import AssociationModel
import Findings
import Judging
import TextFormats
import UniversalLinks

extension PatternChecks {
    /// An app takes every link of a site, and with them pages that it cannot show.
    static let linksTakeBrowserPages = Check(
        "AD507", "links-take-browser-pages", .note, since: "0.1.0", evidence: .reported,
        citations: [.browserPages, .applinks],
        explanation: """
            ## What it finds
            An app whose rules take every URL of the site, as `"/": "/*"` does, without any exclusion, while the site \
            has pages that a browser should keep: uploaded files, an API, feeds, pages for unsubscribing, for a new \
            password or for confirming an e-mail address, the administration. Only pages are named that a \
            `sitemap.xml`, `_redirects`, the routes of Next.js or the folders in the web root show; without the \
            directory of the site nothing is reported.

            ## Why it matters
            A tapped link to such a page opens the app, which has no screen for it: people can't unsubscribe, download \
            the file or set the password. Addresses under `/.well-known/` are taken as well, such as \
            `/.well-known/change-password`, which password managers open.

            ## How to fix it
            Exclude these pages before the rule that takes everything; the first rule that matches decides:

                {"/": "/.well-known/*", "exclude": true},
                {"/": "/api/*", "exclude": true},
                {"/": "/*"}

            In `paths`: `["NOT /.well-known/*", "NOT /api/*", "*"]`. If the app shows these pages, leave it as it is.
            """,
        of: \.linkedPages
    ) { subject in
        guard let taker = subject.taker, let first = subject.taken.first else { return nil }
        let most = 5
        let shown = subject.taken.prefix(most).map { taken in
            Note("\(taken.page.path) leads to \(taken.purpose.noun), as \(plain: taken.page.source) shows")
        }
        let rest = subject.taken.count - most
        return Observation(
            "\(taker.app) takes every link, also pages for a browser, such as \(first.page.path)",
            at: taker.rule.place, label: "takes every URL",
            notes: shown + (rest > 0 ? [Note("and \(rest) more such pages")] : [])
                + [Note("\("/.well-known/*") is taken too, which is for other programs")],
            help:
                "exclude them before it, beginning with \(plain: taker.rule.exclusion(of: "/.well-known/*")) and \(plain: taker.rule.exclusion(of: first.page.pattern))",
            repair: taker.rule.excludingBefore(["/.well-known/*"] + subject.taken.map(\.page.pattern)))
    }
}

extension DeployedPage {
    /// A pattern for the page and others of its kind.
    fileprivate var pattern: String {
        let segments = path.split(separator: "/").prefix { !$0.hasPrefix("[") && !$0.hasPrefix(":") && $0 != "*" }
        let fixed = "/" + segments.joined(separator: "/")
        return fixed.utf8.count < path.utf8.count ? fixed + (fixed == "/" ? "*" : "/*") : path
    }
}

extension RuleSubject {
    /// A rule of the same form that excludes what a pattern matches.
    fileprivate func exclusion(of pattern: String) -> String {
        if rule.form == .path { return JSONLiteral.string("NOT " + pattern) }
        return "{\"/\": \(JSONLiteral.string(pattern)), \"exclude\": true}"
    }

    /// Puts rules that exclude what these patterns match before it, in the layout around it; nil beyond a hundred, and in a
    /// signed file.
    fileprivate func excludingBefore(_ patterns: [String]) -> Repair? {
        let text = document.text
        guard document.signature == nil, patterns.count <= 100,
            let line = text.span(ofLine: text.position(of: rule.span.start).line)
        else { return nil }
        let start = rule.span.start
        let before = text.bytes(in: SourceSpan(line.start, start))
        let isFirst = before.allSatisfy { $0 == 0x20 || $0 == 0x09 }
        let separator = isFirst ? ",\n" + String(decoding: before, as: UTF8.self) : ", "
        let rules = patterns.uniqued().map(exclusion)
        return Repair(inserting: rules.joined(separator: separator) + separator, at: start)
    }
}
