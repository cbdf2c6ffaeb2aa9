import Findings
import Judging
import LinkHandlers

extension LinkHandlerChecks {
    /// A link that the site's rules open passes none of the comparisons in the app's handler.
    static let linkDroppedByApp = Check(
        "AD747", "link-dropped-by-app", .warning, since: "0.1.0", evidence: .definition, citations: [.toolkit],
        explanation: """
            ## What it finds
            A method that receives links and, before it does anything else, compares the host or the path with texts in the \
            code, such as `guard url.host == "www.example.com" else { return }`; and a URL that the site's rules open in the app \
            and that passes none of these comparisons. It is told only where nothing happens to such a link. What is computed \
            says nothing here.

            ## Why it matters
            iOS opens the app for that link, and not the browser, and the app does nothing with it. A host is often claimed \
            later than the handler was written: a second domain, one without `www`, one of another country.

            ## How to fix it
            Let the handler take the host or the path, or exclude the path in the site's apple-app-site-association file, so \
            that the browser opens it.
            """,
        of: \.filteredLinks
    ) { links in
        guard let dropped = links.dropped else { return nil }
        let wanted = dropped.tests.map(\.text)
        let isAboutHosts = dropped.tests.allSatisfy { if case .host = $0 { true } else { false } }
        return Observation(
            "the app \(links.app.app.target) does nothing with \(dropped.url), which it is opened for",
            at: links.filter.place, label: "this takes only \(list: wanted, lastBy: "or")",
            notes: [Note("this rule opens the app for it", at: dropped.rule)],
            help: isAboutHosts
                ? "let this method take the host \(links.host), too: join this to its comparison with ||"
                : "let this method take the path, too, or exclude it in the site’s rules",
            snippet: isAboutHosts
                ? Snippet(for: "the condition of this method", "url.host == ", json: links.host, "") : nil)
    }
}

extension LinkFilter.Test {
    fileprivate var text: String {
        switch self {
        case .host(let text), .path(let text): text
        case .pathPrefix(let text): text + "…"
        }
    }
}
