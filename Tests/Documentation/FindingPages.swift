import AssociatedDomains
import Findings
import Foundation

/// The pages about findings: one with them all, and one for each.
enum FindingPages {
    /// The list of all, as it is kept in the repository.
    static var list: String {
        let tables = Catalog.families.map { family in
            "## \(family.title)\n\n| Code | Name | Severity | How we know |\n|---|---|---|---|\n"
                + family.checks.map { check in
                    "| `\(check.code)` | \(check.name) | \(check.severity.rawValue) | \(check.evidence.meaning) |\n"
                }.joined()
        }
        return """
            # All findings

            Everything that `aasa` can tell you, by code and name. Neither ever changes.

            `aasa explain AD204` and `aasa explain response-timeout` print what a finding means, why it matters, how to \
            fix it, and how we know. The built documentation (`make docs`) has the same as a page for each. What the last \
            column says is explained in [How sure we are](HowSureWeAre.md).

            \(tables.joined(separator: "\n"))
            """
    }

    /// The lists of pages that DocC's list of all shows.
    static var topics: String {
        "\n## Topics\n"
            + Catalog.families.map { family in
                "\n### \(family.title) in detail\n\n"
                    + family.checks.map { "- <doc:\($0.code)>\n" }.joined()
            }.joined()
    }

    /// The page of a check. What it finds stands at the top, without a heading, since DocC shows it wherever the page is
    /// listed.
    static func page(of check: Check) -> String {
        let text = check.page.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
            .joined(separator: "\n")
        let heading = "## What it finds\n"
        let found = text.hasPrefix(heading) ? String(text.dropFirst(heading.count)) : text
        let parts = found.components(separatedBy: "\n## ")
        let about = "It is reported as \(check.severity.article) since version \(check.since)."
        let first = parts[0].trimmingCharacters(in: .newlines) + "\n\n" + about + "\n"
        return "# \(check.code) \(check.name)\n\n" + ([first] + parts.dropFirst()).joined(separator: "\n## ")
    }
}

extension Severity {
    fileprivate var article: String {
        switch self {
        case .error: "an error"
        case .warning: "a warning"
        case .note: "a note"
        }
    }
}
