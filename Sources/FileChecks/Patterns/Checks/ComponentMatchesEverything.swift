import AssociationModel
import Findings
import Judging
import TextFormats
import UniversalLinks

extension PatternChecks {
    /// A component without any constraint matches every URL, and does not say so.
    static let componentMatchesEverything = Check(
        "AD503", "component-matches-everything", .note, since: "0.1.0", evidence: .recorded,
        citations: [.components, .recordedRuns],
        explanation: """
            ## What it finds
            A component without any pattern that narrows it: `{}`, one with only a comment, or `{"#": "*"}`. It \
            matches every URL of the site. A component that says so itself, with `"/": "*"` or `"/": "/*"`, is not \
            reported.

            ## Why it matters
            Whatever a component does not mention may have any value: in recorded runs of Apple’s tool `{}` matches \
            `/anything`. And `*` also matches empty text, so `{"#": "*"}` matches URLs that have no fragment. A \
            leftover component of this kind hands the whole site to the app, or with `exclude` takes all of it away.

            ## How to fix it
            If all links are meant, say so, and put the component last:

                {"/": "/*", "comment": "everything else"}

            If a fragment must be present, require at least one character of it: `{"#": "?*"}`.
            """,
        of: \.linkRules
    ) { subject in
        let rule = subject.rule
        guard subject.isPlain, rule.form == .component, rule.path == nil, rule.fragment?.pattern.isAnything ?? true,
            rule.query.isAnyWhole
        else { return nil }
        let isBare = rule.fragment == nil && rule.query.isUnspecified
        return Observation(
            rule.excludes
                ? "this component excludes every URL" : "this component matches every URL of the site",
            at: subject.document.place(rule.span),
            label: isBare ? "has no pattern" : "\("*") also matches empty text",
            help: "write \(plain: "\"/\": \"/*\"") if that is intended; otherwise add the missing pattern")
    }
}

extension LinkRule.Query {
    fileprivate var isUnspecified: Bool { if case .unspecified = self { true } else { false } }

    fileprivate var isAnyWhole: Bool {
        switch self {
        case .unspecified: true
        case .whole(let query): query.pattern.isAnything
        case .items, .void: false
        }
    }
}
