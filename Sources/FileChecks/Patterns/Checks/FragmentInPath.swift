import Findings
import Judging
import UniversalLinks

extension PatternChecks {
    /// A path pattern contains a fragment.
    static let fragmentInPath = Check(
        "AD510", "fragment-in-path", .error, since: "0.1.0", evidence: .reported,
        citations: [.components, .fragmentForum],
        explanation: """
            ## What it finds
            A `#` in a path pattern: `{"/": "/#/orders/*"}`.

            ## Why it matters
            The fragment is not part of the path, so no URL has a path with a `#` in it, and the pattern matches \
            nothing. Routes after `#` are common in single-page apps; the answer of Apple’s engineers to questions \
            about them is that the fragment has a key of its own.

            ## How to fix it
            Put the fragment under `"#"`, without the `#` sign:

                {"/": "/#/orders/*"}              matches nothing
                {"/": "/", "#": "/orders/*"}      matches https://example.com/#/orders/7

            `paths` cannot match fragments; use `components`.
            """,
        of: \.pathPatterns
    ) { subject in
        guard case .fragment(let range) = subject.pathMistake else { return nil }
        let path = String(decoding: subject.pattern.bytes[..<range.lowerBound], as: UTF8.self)
        let fragment = String(decoding: subject.pattern.bytes[range].dropFirst(), as: UTF8.self)
        return Observation(
            "the path pattern \(subject.pattern.text) contains a fragment, which is not part of the path",
            at: subject.place(range),
            label: "matches no URL",
            help: "write \(plain: "\"/\": \"\(path)\", \"#\": \"\(fragment)\"") in a component")
    }
}
