import Findings
import Judging
import LinkHandlers

extension LinkHandlerChecks {
    /// A link that the site's rules open passes none of the comparisons in the app's handler.
    static let linkDroppedByApp = Check(
        "AD747", "link-dropped-by-app", .warning, since: "0.1.0", evidence: .definition, citations: [.toolkit],
        explanation: """
            ## What it finds
            A handler that compares parts of a link with texts in the code before it does anything else, such as \
            `guard url.host == "www.example.com" else { return }`, and a URL that the site's rules open in the app and that \
            fails the comparison. The handler is a delegate's method in Swift, or the closure of the app's only `onOpenURL` or \
            `onContinueUserActivity`. It counts only if nothing happens after the comparison fails. Comparisons with computed \
            values are not judged.

            ## Why it matters
            iOS opens the app for this link instead of the browser, and the app ignores it. Often a host was added to the \
            entitlements after the handler was written: a second domain, the one without `www`, another country's. Or the \
            handler was written for a custom scheme and tests for that.

            ## How to fix it
            Let the handler accept the link, or exclude its path in the site's apple-app-site-association file, so that it \
            opens in the browser.
            """,
        of: \.filteredLinks
    ) { links in
        guard let dropped = links.dropped else { return nil }
        let parts = Set(dropped.tests.map(\.part))
        let part = parts.count == 1 ? parts.first : nil
        let name = part == .absoluteString ? "URL" : part?.rawValue ?? "part"
        return Observation(
            "iOS opens the app \(links.app.app.target) for \(dropped.url), and the app ignores it",
            at: links.filter.place,
            label: "only the \(plain: name) \(list: dropped.tests.map(\.written), lastBy: "or") gets past this check",
            notes: [Note("this rule opens the app for it", at: dropped.rule)],
            help: part == .host || part == .scheme
                ? "accept the \(plain: name) \(part == .host ? links.host : "https") here, too: add this to the comparison with ||"
                : "accept this URL here, too, or exclude its path in the site’s rules",
            snippet: part.flatMap { links.condition(on: $0) })
    }
}

extension FilteredLinks {
    /// What lets the link through as far as a part of it is concerned.
    fileprivate func condition(on part: LinkFilter.Part) -> Snippet? {
        switch part {
        case .host: Snippet(for: "the condition of this handler", "url.host == ", json: host, "")
        case .scheme: Snippet(for: "the condition of this handler", "url.scheme == \"https\"")
        case .path, .absoluteString: nil
        }
    }
}

extension LinkFilter.Test {
    fileprivate var written: String { isPrefix ? text + "…" : text }
}
