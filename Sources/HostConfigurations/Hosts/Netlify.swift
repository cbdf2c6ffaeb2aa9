import AssociationModel
import Findings
import TextFormats

/// Netlify's redirects and rewrites, by https://docs.netlify.com/manage/routing/redirects/: a file that exists comes before
/// a rule, unless the rule is forced.
extension HostReading {
    mutating func readNetlify() {
        guard let root = value(of: TOMLReader.read(file.text.bytes)) else { return }
        let rules = (root.member("redirects")?.value.elements ?? []).compactMap(RedirectRule.init)
        readForced(rules, help: "take “force” away from the rule, or put this before it", Self.netlifyTable) {
            rule, text in
            Self.line(of: "[[redirects]]", before: rule.from.span.start, in: text).map {
                Repair(putting: Self.netlifyTable.text + "\n", beforeLineOf: $0, of: text)
            }
        }
    }

    /// `_redirects`, which Netlify and Cloudflare Pages read differently.
    mutating func readRedirects() {
        let rules = RedirectRule.rules(in: file.text)
        readForced(rules, help: "take “!” away from the rule, or put this before it", Self.netlifyLine) { rule, text in
            Repair(putting: Self.netlifyLine.text, beforeLineOf: rule.from.span.start, of: text)
        }
        if deployment.files(.netlify).isEmpty { readCloudflareRedirects(rules) }
    }

    // The first byte of the last line before a byte that begins so.
    private static func line(of start: String, before offset: Int, in text: SourceText) -> Int? {
        (1...text.position(of: offset).line).reversed().lazy.compactMap { text.span(ofLine: $0) }
            .first { text.bytes(in: $0).starts(with: start.utf8) }?.start
    }

    private mutating func readForced(
        _ rules: [RedirectRule], help: Message, _ snippet: Snippet, _ repair: (RedirectRule, SourceText) -> Repair?
    ) {
        for rule in rules where rule.isForced {
            let reach = rule.reach(on: deployment.host)
            // A rule that serves the file itself settles it.
            if reach == .covers, rule.servesFile { return }
            guard reach != .misses else { continue }
            if reach == .unknown || rule.hasCondition {
                add(
                    .unknown, "the forced rule for \(rule.from.text) may cover the file", at: rule.from.span,
                    citing: .netlifyShadowing)
                continue
            }
            readForced(rule, help: help, snippet, repair(rule, file.text))
            return
        }
    }

    private mutating func readForced(_ rule: RedirectRule, help: Message, _ snippet: Snippet, _ repair: Repair?) {
        let (from, target, span) = (rule.from.text, rule.target, rule.from.span)
        let isRedirect = (300..<400).contains(rule.status)
        guard isRedirect || rule.status >= 400 || target.isPage else {
            return add(
                .unknown, "the forced rule for \(from) hands the request to \(target)", at: span,
                label: "this is right only if that serves the file", citing: .netlifyShadowing)
        }
        let said: Message = isRedirect ? "redirects to" : "answers with"
        add(
            isRedirect ? .redirected : .caught, "the forced rule for \(from) \(said) \(target), also where a file is",
            at: span, citing: .netlifyShadowing, help: help, snippet: snippet, repair: repair)
    }

    private static let netlifyTable = Snippet(
        for: "netlify.toml",
        """
        [[redirects]]
          from = "/.well-known/apple-app-site-association"
          to = "/.well-known/apple-app-site-association"
          status = 200
          force = true
        """)
    private static let netlifyLine = Snippet(
        for: "_redirects",
        "/.well-known/apple-app-site-association  /.well-known/apple-app-site-association  200!")
}
