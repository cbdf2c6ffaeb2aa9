import Findings
import Judging
import UniversalLinks

extension PatternChecks {
    /// A component is negated with `NOT`, which exists only in `paths`.
    static let notInComponent = Check(
        "AD515", "not-in-component", .error, since: "0.1.0", evidence: .documented,
        citations: [.components, .wwdc19UniversalLinks],
        explanation: """
            ## What it finds
            A path pattern in `components` or `defaults` that begins with `NOT `: `{"/": "NOT /admin/*"}`.

            ## Why it matters
            `NOT ` belongs to the older `paths`. `components` has no such word (Apple says so in its 2019 talk): the \
            pattern is compared literally, and no path begins with it. So nothing is excluded, and if a wider \
            component follows, the app opens what it should leave to the browser.

            ## How to fix it
            Use `exclude`:

                {"/": "NOT /admin/*"}                    excludes nothing
                {"/": "/admin/*", "exclude": true}       leaves /admin/… to the browser
            """,
        of: \.pathPatterns
    ) { subject in
        guard subject.form == .component || subject.level != .rule,
            case .negation(let range, let path) = subject.pathMistake
        else { return nil }
        return Observation(
            "\(subject.pattern.text) excludes nothing: \("NOT") has no meaning in a component",
            at: subject.place(range),
            label: "read as part of the path",
            help: subject.level == .rule
                ? "write \(plain: component(path))"
                : "remove it, and write \(plain: component(path)) as the first of \("components")",
            repair: subject.level == .rule ? subject.excluding(path) : nil)
    }

    private static func component(_ path: String) -> String { "{\"/\": \"\(path)\", \"exclude\": true}" }
}
