import Findings
import UniversalLinks

extension Check {
    /// A pattern seems to be written in another language.
    static let looksLikeRegex = Check(
        "AD520", "looks-like-regex", .warning, since: "0.1.0", evidence: .reported,
        citations: [.components, .developerReports],
        explanation: """
            ## What it finds
            A pattern with signs of a regular expression or of a route in a web framework: `^/buy`, `/buy/.*`, \
            `[a-z]`, `\\d`, `(en|de)`, and whole segments such as `{id}`, `:id` and `[slug]`.

            ## Why it matters
            Patterns know three things: `*` for any text, `?` for one character, and `$(name)` for a variable. \
            Everything else stands for itself, so `/users/:id` takes the URL `/users/:id` and no other. Such a \
            pattern looks right, and matches nothing that people open.

            ## How to fix it
                "/users/:id", "/users/{id}"     "/users/?*"
                "/item/[0-9]+"                  "/item/$(digit)*"
                "/(en|de)/help"                 a variable with the values en and de

            If the characters are meant as they stand, nothing is wrong.
            """,
        of: \.linkPatterns
    ) { subject in
        guard subject.pathMistake == nil, let sign = ForeignSyntax.first(in: subject) else { return [] }
        return [
            Observation(
                "\(subject.pattern.text) looks like \(sign.language), which patterns are not",
                at: subject.place(sign.range),
                label: "stands for itself", help: sign.advice)
        ]
    }
}
