import Findings
import UniversalLinks

extension Check {
    /// A path pattern holds a fragment.
    static let fragmentInPath = Check(
        "AD510", "fragment-in-path", .error, since: "0.1.0", evidence: .reported,
        citations: [.components, .fragmentForum],
        explanation: """
            ## What it finds
            A `#` in a path pattern: `{"/": "/#/orders/*"}`.

            ## Why it matters
            The fragment is no part of the path, so no URL has a path with a `#` in it, and the pattern matches \
            nothing. Routes after `#` are common in single-page apps, and Apple’s engineers answer questions about \
            them in this way: the fragment has a key of its own.

            ## How to fix it
            Say the fragment under `"#"`, without the `#` sign:

                {"/": "/#/orders/*"}              matches nothing
                {"/": "/", "#": "/orders/*"}      matches https://example.com/#/orders/7

            `paths` cannot look at fragments; use `components`.
            """,
        of: \.pathPatterns
    ) { subject in
        guard case .fragment(let range) = subject.pathMistake else { return [] }
        let path = String(decoding: subject.pattern.bytes[..<range.lowerBound], as: UTF8.self)
        let fragment = String(decoding: subject.pattern.bytes[range].dropFirst(), as: UTF8.self)
        return [
            Observation(
                "the path pattern \(subject.pattern.text) holds a fragment, which no path does",
                at: subject.place(range),
                label: "matches no URL",
                help: "write \(plain: "\"/\": \"\(path)\", \"#\": \"\(fragment)\"") in a component")
        ]
    }
}
