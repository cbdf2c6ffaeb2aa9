import Findings
import Judging
import UniversalLinks

extension PatternChecks {
    /// A pattern seems to be a regular expression, or a route of a web framework.
    static let looksLikeRegex = Check(
        "AD520", "looks-like-regex", .warning, since: "0.1.0", evidence: .reported,
        citations: [.components, .developerReports],
        explanation: """
            ## What it finds
            A pattern with signs of a regular expression or of a route in a web framework: `^/buy`, `/buy/.*`, \
            `[a-z]`, `\\d`, `(en|de)`, and whole segments such as `{id}`, `:id` and `[slug]`.

            ## Why it matters
            Patterns have three special forms: `*` for any text, `?` for one character, and `$(name)` for a variable. \
            Everything else is matched literally, so `/users/:id` matches the URL `/users/:id` and no other. Such a \
            pattern looks right, and matches nothing that people open.

            ## How to fix it
                "/users/:id", "/users/{id}"     "/users/?*"
                "/item/[0-9]+"                  "/item/$(digit)*"
                "/(en|de)/help"                 a variable with the values en and de

            If the characters are meant literally, nothing is wrong.
            """,
        of: \.linkPatterns
    ) { subject in
        guard subject.pathMistake == nil, let sign = ForeignSyntax.first(in: subject) else { return nil }
        return Observation(
            "\(subject.pattern.text) looks like \(sign.language), which Apple’s patterns do not support",
            at: subject.place(sign.range),
            label: "matched literally", help: sign.advice)
    }
}
