import Findings
import TestData
import TestSupport
import Testing

/// The table of hostile hosts in the documentation.
enum HostileTable {
    static func text() throws -> String {
        let codes = try findingCodes()
        return try HostileHost.groups.map { title, hosts in
            let rows = try hosts.map { try row(of: $0, codes) }
            return "### \(title)\n\n| The host | `file` | `status` | Findings |\n|---|---|---|---|\n" + rows.joined()
        }.joined(separator: "\n")
    }

    private static func row(of host: HostileHost, _ codes: [String: String]) throws -> String {
        let findings = try host.outcome.findings.map { "`\(try #require(codes[$0], "\($0)"))` \($0)" }
        return "| \(host.conduct) | `\(host.outcome.file.rawValue)` | \(host.outcome.status.map { "\($0)" } ?? "") | "
            + "\(findings.joined(separator: ", ")) |\n"
    }

    /// The codes of findings by their names, from the page that lists them.
    private static func findingCodes() throws -> [String: String] {
        let page = try Repository.text(of: MarkdownPage.catalog + "/Findings.md")
        let rows = page.matches(of: #/\| `(AD[0-9]{3})` \| ([a-z0-9-]+) \|/#)
        return Dictionary(rows.map { (String($0.2), String($0.1)) }) { first, _ in first }
    }
}
