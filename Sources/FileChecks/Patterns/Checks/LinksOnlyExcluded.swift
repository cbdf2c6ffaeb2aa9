import Findings
import Judging
import UniversalLinks

extension PatternChecks {
    /// An app has nothing but exclusions.
    static let linksOnlyExcluded = Check(
        "AD506", "links-only-excluded", .warning, since: "0.1.0", evidence: .recorded,
        citations: [.applinks, .universalLinksGuide, .recordedRuns],
        explanation: """
            ## What it finds
            An app whose components all have `"exclude": true`, or whose `paths` all begin with `NOT `, in all of its \
            entries.

            ## Why it matters
            A URL that no component matches does not open the app, as recorded runs of Apple’s tool show. So \
            exclusions alone open nothing: they are exceptions from a pattern that is missing. A few sites do that on \
            purpose, to switch universal links off while other services keep the app listed.

            ## How to fix it
            Add what should open after the exclusions:

                ["NOT /admin/*"]            opens nothing
                ["NOT /admin/*", "/*"]      opens everything but /admin/…

            If nothing should, leave it as it is, or remove the entry.
            """,
        in: \.ruleOrders
    ) { order in
        let most = 3
        let rest = order.exclusionsOnly.count - most
        return order.exclusionsOnly.prefix(most).enumerated().map { index, entry in
            let everything = entry.rules.first(where: \.takesEverything)
            let rule = everything ?? entry.rules[0]
            return Observation(
                "no link opens \(entry.appsInWords): there are only exclusions", at: rule.place,
                label: everything == nil ? "excludes, and nothing opens" : "excludes every URL",
                notes: index == most - 1 && rest > 0 ? [Note("\(rest) more entries have only exclusions")] : [],
                help: everything == nil
                    ? "add what should open after it, such as \(plain: rule.opener("/*"))"
                    : "put what should open before it, such as \(plain: rule.opener("/buy/*"))")
        }
    }
}

extension RuleSubject {
    /// A rule of the same form that opens what a pattern matches.
    fileprivate func opener(_ pattern: String) -> String {
        rule.form == .path ? "\"\(pattern)\"" : "{\"/\": \"\(pattern)\"}"
    }
}
